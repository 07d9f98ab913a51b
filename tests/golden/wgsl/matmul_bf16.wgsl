// %0 = input[0] : bf16[64, 64]
// %1 = reshape(%0) : bf16[64, 1, 64]
// %2 = expand(%1) : bf16[64, 64, 64]
// %3 = input[1] : bf16[64, 64]
// %4 = permute[1, 0](%3) : bf16[64, 64]
// %5 = reshape(%4) : bf16[1, 64, 64]
// %6 = expand(%5) : bf16[64, 64, 64]
// %7 = mul(%2, %6) : bf16[64, 64, 64]
// %8 = reduce_sum[2](%7) : bf16[64, 64]
// return %8

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read> b1: array<u32>;
@group(0) @binding(2) var<storage, read> b2: array<u32>;
var<private> hidden: u32;

fn shift_right_u32x4(a: vec4<u32>, b: vec4<u32>, width: vec4<u32>) -> vec4<u32> {
  return select(vec4<u32>(0), a >> vec4<u32>(b & vec4<u32>(31)), b < width);
}

fn hide_f32x4(x: vec4<f32>) -> vec4<f32> {
  return bitcast<vec4<f32>>(bitcast<vec4<u32>>(x) | vec4<u32>(hidden));
}

fn hide_f32(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) | hidden);
}

fn shift_left_u32(a: u32, b: u32, width: u32) -> u32 {
  let count = u32(b);
  return select(u32(0), a << u32(count & u32(31)), count < width);
}

@compute @workgroup_size(64)
fn k_sum_64x64_r64(@builtin(workgroup_id) group: vec3<u32>,
    @builtin(num_workgroups) groups: vec3<u32>,
    @builtin(local_invocation_index) local: u32) {
  hidden = launch.w0.y >> 31u;
  let row = group.z * groups.y + group.y;
  let number = row * groups.x + group.x;
  let item = number * 64u + local;
  if (item >= launch.w0.x) {
    return;
  }
  let v0 = i32(item);
  let v1 = 8i;
  let v2 = (v0 - ((v0 / v1) * v1));
  let v3 = (v0 / v1);
  let v4 = (v3 - ((v3 / v1) * v1));
  let v5 = (v3 / v1);
  let v6 = (v5 - ((v5 / v1) * v1));
  let v7 = (v5 / v1);
  let v8 = (v6 * v1);
  let v9 = (v8 + v2);
  let v10 = (v7 * v1);
  let v11 = (v10 + v4);
  let v12 = bitcast<f32>(hidden);
  let v13 = vec4<f32>(v12, v12, v12, v12);
  let v14 = 4i;
  let v15 = 64i;
  let v16 = (v11 * v15);
  let v17 = 16i;
  let v18 = 1024i;
  let v19 = vec4<i32>(0i, 1i, 2i, 3i);
  let v20 = vec4<i32>(v15, v15, v15, v15);
  let v21 = (v19 * v20);
  let v22 = 256i;
  let v23 = 512i;
  let v24 = 12i;
  let v25 = 768i;
  let v26 = vec4<u32>(0u, 1u, 2u, 3u);
  let v27 = 1u;
  let v28 = vec4<u32>(v27, v27, v27, v27);
  let v29 = 16u;
  let v30 = vec4<u32>(v29, v29, v29, v29);
  let v31 = 65535u;
  let v32 = vec4<u32>(v31, v31, v31, v31);
  let v33 = 2139095040u;
  let v34 = 2147483647u;
  let v35 = vec4<u32>(v34, v34, v34, v34);
  let v36 = vec4<u32>(v33, v33, v33, v33);
  let v37 = 32704u;
  let v38 = 32767u;
  let v39 = vec4<u32>(v38, v38, v38, v38);
  let v40 = vec4<u32>(v37, v37, v37, v37);
  let v41 = 2147483648u;
  let v42 = vec4<u32>(v41, v41, v41, v41);
  var v44 = v13;
  var v45 = v13;
  var v46 = v13;
  var v47 = v13;
  for (var v43 = 0i; v43 < v14; v43 = v43 + 1i) {
    let v48 = (v43 * v17);
    let v49 = (v16 + v48);
    let v50 = bitcast<u32>(v49);
    let v51 = vec4<u32>(v50, v50, v50, v50);
    let v52 = (v51 + v26);
    let v53 = (v52 & v28);
    let v54 = (v52 >> vec4<u32>(1u));
    let v55 = vec4<u32>(b1[v54.x], b1[v54.y], b1[v54.z], b1[v54.w]);
    let v56 = (v53 * v30);
    let v57 = shift_right_u32x4(v55, v56, vec4<u32>(32u));
    let v58 = (v57 & v32);
    let v59 = (v58 << vec4<u32>(16u));
    let v60 = bitcast<vec4<f32>>(v59);
    let v61 = (v43 * v18);
    let v62 = (v9 + v61);
    let v63 = vec4<i32>(v62, v62, v62, v62);
    let v64 = (v63 + v21);
    let v65 = bitcast<vec4<u32>>(v64);
    let v66 = (v65 & v28);
    let v67 = (v65 >> vec4<u32>(1u));
    let v68 = vec4<u32>(b2[v67.x], b2[v67.y], b2[v67.z], b2[v67.w]);
    let v69 = (v66 * v30);
    let v70 = shift_right_u32x4(v68, v69, vec4<u32>(32u));
    let v71 = (v70 & v32);
    let v72 = (v71 << vec4<u32>(16u));
    let v73 = bitcast<vec4<f32>>(v72);
    let v74 = (v60 * v73);
    let v75 = bitcast<vec4<u32>>(v74);
    let v76 = (v75 & v35);
    let v77 = bitcast<vec4<f32>>(v76);
    let v78 = bitcast<vec4<u32>>(v77);
    let v79 = (v36 < v78);
    let v80 = (v76 + v39);
    let v81 = (v76 >> vec4<u32>(16u));
    let v82 = (v81 & v28);
    let v83 = (v80 + v82);
    let v84 = (v83 >> vec4<u32>(16u));
    let v85 = select(v84, v40, v79);
    let v86 = (v75 & v42);
    let v87 = (v86 >> vec4<u32>(16u));
    let v88 = (v85 | v87);
    let v89 = (v88 << vec4<u32>(16u));
    let v90 = bitcast<vec4<f32>>(v89);
    let v91 = (hide_f32x4(v44) + v90);
    let v92 = (v49 + v14);
    let v93 = bitcast<u32>(v92);
    let v94 = vec4<u32>(v93, v93, v93, v93);
    let v95 = (v94 + v26);
    let v96 = (v95 & v28);
    let v97 = (v95 >> vec4<u32>(1u));
    let v98 = vec4<u32>(b1[v97.x], b1[v97.y], b1[v97.z], b1[v97.w]);
    let v99 = (v96 * v30);
    let v100 = shift_right_u32x4(v98, v99, vec4<u32>(32u));
    let v101 = (v100 & v32);
    let v102 = (v101 << vec4<u32>(16u));
    let v103 = bitcast<vec4<f32>>(v102);
    let v104 = (v62 + v22);
    let v105 = vec4<i32>(v104, v104, v104, v104);
    let v106 = (v105 + v21);
    let v107 = bitcast<vec4<u32>>(v106);
    let v108 = (v107 & v28);
    let v109 = (v107 >> vec4<u32>(1u));
    let v110 = vec4<u32>(b2[v109.x], b2[v109.y], b2[v109.z], b2[v109.w]);
    let v111 = (v108 * v30);
    let v112 = shift_right_u32x4(v110, v111, vec4<u32>(32u));
    let v113 = (v112 & v32);
    let v114 = (v113 << vec4<u32>(16u));
    let v115 = bitcast<vec4<f32>>(v114);
    let v116 = (v103 * v115);
    let v117 = bitcast<vec4<u32>>(v116);
    let v118 = (v117 & v35);
    let v119 = bitcast<vec4<f32>>(v118);
    let v120 = bitcast<vec4<u32>>(v119);
    let v121 = (v36 < v120);
    let v122 = (v118 + v39);
    let v123 = (v118 >> vec4<u32>(16u));
    let v124 = (v123 & v28);
    let v125 = (v122 + v124);
    let v126 = (v125 >> vec4<u32>(16u));
    let v127 = select(v126, v40, v121);
    let v128 = (v117 & v42);
    let v129 = (v128 >> vec4<u32>(16u));
    let v130 = (v127 | v129);
    let v131 = (v130 << vec4<u32>(16u));
    let v132 = bitcast<vec4<f32>>(v131);
    let v133 = (hide_f32x4(v45) + v132);
    let v134 = (v49 + v1);
    let v135 = bitcast<u32>(v134);
    let v136 = vec4<u32>(v135, v135, v135, v135);
    let v137 = (v136 + v26);
    let v138 = (v137 & v28);
    let v139 = (v137 >> vec4<u32>(1u));
    let v140 = vec4<u32>(b1[v139.x], b1[v139.y], b1[v139.z], b1[v139.w]);
    let v141 = (v138 * v30);
    let v142 = shift_right_u32x4(v140, v141, vec4<u32>(32u));
    let v143 = (v142 & v32);
    let v144 = (v143 << vec4<u32>(16u));
    let v145 = bitcast<vec4<f32>>(v144);
    let v146 = (v62 + v23);
    let v147 = vec4<i32>(v146, v146, v146, v146);
    let v148 = (v147 + v21);
    let v149 = bitcast<vec4<u32>>(v148);
    let v150 = (v149 & v28);
    let v151 = (v149 >> vec4<u32>(1u));
    let v152 = vec4<u32>(b2[v151.x], b2[v151.y], b2[v151.z], b2[v151.w]);
    let v153 = (v150 * v30);
    let v154 = shift_right_u32x4(v152, v153, vec4<u32>(32u));
    let v155 = (v154 & v32);
    let v156 = (v155 << vec4<u32>(16u));
    let v157 = bitcast<vec4<f32>>(v156);
    let v158 = (v145 * v157);
    let v159 = bitcast<vec4<u32>>(v158);
    let v160 = (v159 & v35);
    let v161 = bitcast<vec4<f32>>(v160);
    let v162 = bitcast<vec4<u32>>(v161);
    let v163 = (v36 < v162);
    let v164 = (v160 + v39);
    let v165 = (v160 >> vec4<u32>(16u));
    let v166 = (v165 & v28);
    let v167 = (v164 + v166);
    let v168 = (v167 >> vec4<u32>(16u));
    let v169 = select(v168, v40, v163);
    let v170 = (v159 & v42);
    let v171 = (v170 >> vec4<u32>(16u));
    let v172 = (v169 | v171);
    let v173 = (v172 << vec4<u32>(16u));
    let v174 = bitcast<vec4<f32>>(v173);
    let v175 = (hide_f32x4(v46) + v174);
    let v176 = (v49 + v24);
    let v177 = bitcast<u32>(v176);
    let v178 = vec4<u32>(v177, v177, v177, v177);
    let v179 = (v178 + v26);
    let v180 = (v179 & v28);
    let v181 = (v179 >> vec4<u32>(1u));
    let v182 = vec4<u32>(b1[v181.x], b1[v181.y], b1[v181.z], b1[v181.w]);
    let v183 = (v180 * v30);
    let v184 = shift_right_u32x4(v182, v183, vec4<u32>(32u));
    let v185 = (v184 & v32);
    let v186 = (v185 << vec4<u32>(16u));
    let v187 = bitcast<vec4<f32>>(v186);
    let v188 = (v62 + v25);
    let v189 = vec4<i32>(v188, v188, v188, v188);
    let v190 = (v189 + v21);
    let v191 = bitcast<vec4<u32>>(v190);
    let v192 = (v191 & v28);
    let v193 = (v191 >> vec4<u32>(1u));
    let v194 = vec4<u32>(b2[v193.x], b2[v193.y], b2[v193.z], b2[v193.w]);
    let v195 = (v192 * v30);
    let v196 = shift_right_u32x4(v194, v195, vec4<u32>(32u));
    let v197 = (v196 & v32);
    let v198 = (v197 << vec4<u32>(16u));
    let v199 = bitcast<vec4<f32>>(v198);
    let v200 = (v187 * v199);
    let v201 = bitcast<vec4<u32>>(v200);
    let v202 = (v201 & v35);
    let v203 = bitcast<vec4<f32>>(v202);
    let v204 = bitcast<vec4<u32>>(v203);
    let v205 = (v36 < v204);
    let v206 = (v202 + v39);
    let v207 = (v202 >> vec4<u32>(16u));
    let v208 = (v207 & v28);
    let v209 = (v206 + v208);
    let v210 = (v209 >> vec4<u32>(16u));
    let v211 = select(v210, v40, v205);
    let v212 = (v201 & v42);
    let v213 = (v212 >> vec4<u32>(16u));
    let v214 = (v211 | v213);
    let v215 = (v214 << vec4<u32>(16u));
    let v216 = bitcast<vec4<f32>>(v215);
    let v217 = (hide_f32x4(v47) + v216);
    let next_v44 = v91;
    let next_v45 = v133;
    let next_v46 = v175;
    let next_v47 = v217;
    v44 = next_v44;
    v45 = next_v45;
    v46 = next_v46;
    v47 = next_v47;
  }
  let v219 = (hide_f32x4(v44) + hide_f32x4(v46));
  let v220 = (hide_f32x4(v45) + hide_f32x4(v47));
  let v221 = (hide_f32x4(v219) + hide_f32x4(v220));
  let v222_0 = (hide_f32(v221.x) + hide_f32(v221.z));
  let v222_1 = (hide_f32(v221.y) + hide_f32(v221.w));
  let v222_2 = (hide_f32(v222_0) + hide_f32(v222_1));
  let v222 = v222_2;
  let v223 = bitcast<u32>(v222);
  let v224 = (v223 & v34);
  let v225 = bitcast<f32>(v224);
  let v226 = bitcast<u32>(v225);
  let v227 = (v33 < v226);
  let v228 = (v224 + v38);
  let v229 = (v224 >> 16u);
  let v230 = (v229 & v27);
  let v231 = (v228 + v230);
  let v232 = (v231 >> 16u);
  let v233 = select(v232, v37, v227);
  let v234 = (v223 & v41);
  let v235 = (v234 >> 16u);
  let v236 = (v233 | v235);
  let v237 = (v16 + v9);
  let v238 = bitcast<u32>(v237);
  let v239 = (v238 & v27);
  let v240 = (v239 * v29);
  let v241 = shift_left_u32(v31, v240, 32u);
  let v242 = shift_left_u32(v236, v240, 32u);
  let v243 = (v238 >> 1u);
  atomicAnd(&b0[v243], ~v241);
  atomicOr(&b0[v243], v242);
}
