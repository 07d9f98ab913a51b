// %0 = input[0] : u8[20, 40]
// %1 = reduce_sum[1](%0) : u8[20]
// return %1

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read> b1: array<u32>;

fn shift_right_u32x4(a: vec4<u32>, b: vec4<u32>, width: vec4<u32>) -> vec4<u32> {
  return select(vec4<u32>(0), a >> vec4<u32>(b & vec4<u32>(31)), b < width);
}

fn shift_left_u32(a: u32, b: u32, width: u32) -> u32 {
  let count = u32(b);
  return select(u32(0), a << u32(count & u32(31)), count < width);
}

@compute @workgroup_size(64)
fn k_sum_20_r40(@builtin(workgroup_id) group: vec3<u32>,
    @builtin(num_workgroups) groups: vec3<u32>,
    @builtin(local_invocation_index) local: u32) {
  let row = group.z * groups.y + group.y;
  let number = row * groups.x + group.x;
  let item = number * 64u + local;
  if (item >= launch.w0.x) {
    return;
  }
  let v0 = i32(item);
  let v1 = 0u;
  let v2 = vec4<u32>(v1, v1, v1, v1);
  let v3 = 2i;
  let v4 = 40i;
  let v5 = (v0 * v4);
  let v6 = 20i;
  let v7 = 4i;
  let v8 = 8i;
  let v9 = 12i;
  let v10 = 16i;
  let v11 = 3u;
  let v12 = vec4<u32>(0u, 1u, 2u, 3u);
  let v13 = 2u;
  let v14 = 8u;
  let v15 = vec4<u32>(v14, v14, v14, v14);
  let v16 = 255u;
  let v17 = vec4<u32>(v16, v16, v16, v16);
  var v19 = v2;
  var v20 = v2;
  var v21 = v2;
  var v22 = v2;
  var v23 = v2;
  for (var v18 = 0i; v18 < v3; v18 = v18 + 1i) {
    let v24 = (v18 * v6);
    let v25 = (v5 + v24);
    let v26 = bitcast<u32>(v25);
    let v27 = (v26 & v11);
    let v28 = vec4<u32>(v27, v27, v27, v27);
    let v29 = (v28 + v12);
    let v30 = (v26 >> 2u);
    let v31 = b1[v30];
    let v32 = (v29 * v15);
    let v33 = vec4<u32>(v31, v31, v31, v31);
    let v34 = shift_right_u32x4(v33, v32, vec4<u32>(32u));
    let v35 = (v34 & v17);
    let v36 = (v35 & vec4<u32>(255u));
    let v37 = v36;
    let v38 = (v19 + v37);
    let v39 = (v25 + v7);
    let v40 = bitcast<u32>(v39);
    let v41 = (v40 & v11);
    let v42 = vec4<u32>(v41, v41, v41, v41);
    let v43 = (v42 + v12);
    let v44 = (v40 >> 2u);
    let v45 = b1[v44];
    let v46 = (v43 * v15);
    let v47 = vec4<u32>(v45, v45, v45, v45);
    let v48 = shift_right_u32x4(v47, v46, vec4<u32>(32u));
    let v49 = (v48 & v17);
    let v50 = (v49 & vec4<u32>(255u));
    let v51 = v50;
    let v52 = (v20 + v51);
    let v53 = (v25 + v8);
    let v54 = bitcast<u32>(v53);
    let v55 = (v54 & v11);
    let v56 = vec4<u32>(v55, v55, v55, v55);
    let v57 = (v56 + v12);
    let v58 = (v54 >> 2u);
    let v59 = b1[v58];
    let v60 = (v57 * v15);
    let v61 = vec4<u32>(v59, v59, v59, v59);
    let v62 = shift_right_u32x4(v61, v60, vec4<u32>(32u));
    let v63 = (v62 & v17);
    let v64 = (v63 & vec4<u32>(255u));
    let v65 = v64;
    let v66 = (v21 + v65);
    let v67 = (v25 + v9);
    let v68 = bitcast<u32>(v67);
    let v69 = (v68 & v11);
    let v70 = vec4<u32>(v69, v69, v69, v69);
    let v71 = (v70 + v12);
    let v72 = (v68 >> 2u);
    let v73 = b1[v72];
    let v74 = (v71 * v15);
    let v75 = vec4<u32>(v73, v73, v73, v73);
    let v76 = shift_right_u32x4(v75, v74, vec4<u32>(32u));
    let v77 = (v76 & v17);
    let v78 = (v77 & vec4<u32>(255u));
    let v79 = v78;
    let v80 = (v22 + v79);
    let v81 = (v25 + v10);
    let v82 = bitcast<u32>(v81);
    let v83 = (v82 & v11);
    let v84 = vec4<u32>(v83, v83, v83, v83);
    let v85 = (v84 + v12);
    let v86 = (v82 >> 2u);
    let v87 = b1[v86];
    let v88 = (v85 * v15);
    let v89 = vec4<u32>(v87, v87, v87, v87);
    let v90 = shift_right_u32x4(v89, v88, vec4<u32>(32u));
    let v91 = (v90 & v17);
    let v92 = (v91 & vec4<u32>(255u));
    let v93 = v92;
    let v94 = (v23 + v93);
    let next_v19 = v38;
    let next_v20 = v52;
    let next_v21 = v66;
    let next_v22 = v80;
    let next_v23 = v94;
    v19 = next_v19;
    v20 = next_v20;
    v21 = next_v21;
    v22 = next_v22;
    v23 = next_v23;
  }
  let v96 = (v19 + v22);
  let v97 = (v20 + v23);
  let v98 = (v96 + v21);
  let v99 = (v98 + v97);
  let v100_0 = (v99.x + v99.z);
  let v100_1 = (v99.y + v99.w);
  let v100_2 = (v100_0 + v100_1);
  let v100 = v100_2;
  let v101 = (v100 & 255u);
  let v102 = v101;
  let v103 = bitcast<u32>(v0);
  let v104 = (v103 & v11);
  let v105 = (v104 * v14);
  let v106 = shift_left_u32(v16, v105, 32u);
  let v107 = shift_left_u32(v102, v105, 32u);
  let v108 = (v103 >> 2u);
  atomicAnd(&b0[v108], ~v106);
  atomicOr(&b0[v108], v107);
}
