// %0 = input[0] : f32[64, 128]
// %1 = reshape(%0) : f32[64, 1, 128]
// %2 = expand(%1) : f32[64, 64, 128]
// %3 = input[1] : f32[128, 64]
// %4 = permute[1, 0](%3) : f32[64, 128]
// %5 = reshape(%4) : f32[1, 64, 128]
// %6 = expand(%5) : f32[64, 64, 128]
// %7 = mul(%2, %6) : f32[64, 64, 128]
// %8 = reduce_sum[2](%7) : f32[64, 64]
// %9 = input[2] : f32[64]
// %10 = expand(%9) : f32[64, 64]
// %11 = add(%8, %10) : f32[64, 64]
// %12 = constant[0] : f32
// %13 = expand(%12) : f32[64, 64]
// %14 = max(%11, %13) : f32[64, 64]
// return %14

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> b2: array<f32>;
@group(0) @binding(3) var<storage, read> b3: array<f32>;
var<private> hidden: u32;

fn hide_f32x4(x: vec4<f32>) -> vec4<f32> {
  return bitcast<vec4<f32>>(bitcast<vec4<u32>>(x) | vec4<u32>(hidden));
}

fn hide_f32(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) | hidden);
}

fn order_f32(x: f32) -> i32 {
  let bits = bitcast<i32>(x);
  return bits ^ ((bits >> u32(31)) & i32(0x7fffffff));
}

fn is_nan_f32(x: f32) -> bool {
  return (bitcast<u32>(x) & u32(0x7fffffff)) > u32(0x7f800000);
}

fn greater_f32(a: f32, b: f32) -> f32 {
  let take = (order_f32(a) < order_f32(b)) | is_nan_f32(b);
  return select(a, b, take & !is_nan_f32(a));
}

@compute @workgroup_size(64)
fn k_dot_64x64_r128(@builtin(workgroup_id) group: vec3<u32>,
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
  let v15 = 128i;
  let v16 = (v11 * v15);
  let v17 = 32i;
  let v18 = 2048i;
  let v19 = vec4<i32>(0i, 1i, 2i, 3i);
  let v20 = 64i;
  let v21 = vec4<i32>(v20, v20, v20, v20);
  let v22 = (v19 * v21);
  let v23 = 256i;
  let v24 = 512i;
  let v25 = 12i;
  let v26 = 768i;
  let v27 = 16i;
  let v28 = 1024i;
  let v29 = 20i;
  let v30 = 1280i;
  let v31 = 24i;
  let v32 = 1536i;
  let v33 = 28i;
  let v34 = 1792i;
  var v36 = v13;
  var v37 = v13;
  var v38 = v13;
  var v39 = v13;
  var v40 = v13;
  var v41 = v13;
  var v42 = v13;
  var v43 = v13;
  for (var v35 = 0i; v35 < v14; v35 = v35 + 1i) {
    let v44 = (v35 * v17);
    let v45 = (v16 + v44);
    let v46 = b1[(v45 >> 2u)];
    let v47 = (v35 * v18);
    let v48 = (v9 + v47);
    let v49 = vec4<i32>(v48, v48, v48, v48);
    let v50 = (v49 + v22);
    let v51 = vec4<f32>(b2[v50.x], b2[v50.y], b2[v50.z], b2[v50.w]);
    let v52 = fma(v46, v51, v36);
    let v53 = (v45 + v14);
    let v54 = b1[(v53 >> 2u)];
    let v55 = (v48 + v23);
    let v56 = vec4<i32>(v55, v55, v55, v55);
    let v57 = (v56 + v22);
    let v58 = vec4<f32>(b2[v57.x], b2[v57.y], b2[v57.z], b2[v57.w]);
    let v59 = fma(v54, v58, v37);
    let v60 = (v45 + v1);
    let v61 = b1[(v60 >> 2u)];
    let v62 = (v48 + v24);
    let v63 = vec4<i32>(v62, v62, v62, v62);
    let v64 = (v63 + v22);
    let v65 = vec4<f32>(b2[v64.x], b2[v64.y], b2[v64.z], b2[v64.w]);
    let v66 = fma(v61, v65, v38);
    let v67 = (v45 + v25);
    let v68 = b1[(v67 >> 2u)];
    let v69 = (v48 + v26);
    let v70 = vec4<i32>(v69, v69, v69, v69);
    let v71 = (v70 + v22);
    let v72 = vec4<f32>(b2[v71.x], b2[v71.y], b2[v71.z], b2[v71.w]);
    let v73 = fma(v68, v72, v39);
    let v74 = (v45 + v27);
    let v75 = b1[(v74 >> 2u)];
    let v76 = (v48 + v28);
    let v77 = vec4<i32>(v76, v76, v76, v76);
    let v78 = (v77 + v22);
    let v79 = vec4<f32>(b2[v78.x], b2[v78.y], b2[v78.z], b2[v78.w]);
    let v80 = fma(v75, v79, v40);
    let v81 = (v45 + v29);
    let v82 = b1[(v81 >> 2u)];
    let v83 = (v48 + v30);
    let v84 = vec4<i32>(v83, v83, v83, v83);
    let v85 = (v84 + v22);
    let v86 = vec4<f32>(b2[v85.x], b2[v85.y], b2[v85.z], b2[v85.w]);
    let v87 = fma(v82, v86, v41);
    let v88 = (v45 + v31);
    let v89 = b1[(v88 >> 2u)];
    let v90 = (v48 + v32);
    let v91 = vec4<i32>(v90, v90, v90, v90);
    let v92 = (v91 + v22);
    let v93 = vec4<f32>(b2[v92.x], b2[v92.y], b2[v92.z], b2[v92.w]);
    let v94 = fma(v89, v93, v42);
    let v95 = (v45 + v33);
    let v96 = b1[(v95 >> 2u)];
    let v97 = (v48 + v34);
    let v98 = vec4<i32>(v97, v97, v97, v97);
    let v99 = (v98 + v22);
    let v100 = vec4<f32>(b2[v99.x], b2[v99.y], b2[v99.z], b2[v99.w]);
    let v101 = fma(v96, v100, v43);
    let next_v36 = v52;
    let next_v37 = v59;
    let next_v38 = v66;
    let next_v39 = v73;
    let next_v40 = v80;
    let next_v41 = v87;
    let next_v42 = v94;
    let next_v43 = v101;
    v36 = next_v36;
    v37 = next_v37;
    v38 = next_v38;
    v39 = next_v39;
    v40 = next_v40;
    v41 = next_v41;
    v42 = next_v42;
    v43 = next_v43;
  }
  let v103 = (hide_f32x4(v36) + hide_f32x4(v40));
  let v104 = (hide_f32x4(v37) + hide_f32x4(v41));
  let v105 = (hide_f32x4(v38) + hide_f32x4(v42));
  let v106 = (hide_f32x4(v39) + hide_f32x4(v43));
  let v107 = (hide_f32x4(v103) + hide_f32x4(v105));
  let v108 = (hide_f32x4(v104) + hide_f32x4(v106));
  let v109 = (hide_f32x4(v107) + hide_f32x4(v108));
  let v110_0 = (hide_f32(v109.x) + hide_f32(v109.z));
  let v110_1 = (hide_f32(v109.y) + hide_f32(v109.w));
  let v110_2 = (hide_f32(v110_0) + hide_f32(v110_1));
  let v110 = v110_2;
  let v111 = b3[v9];
  let v112 = (hide_f32(v110) + v111);
  let v113 = greater_f32(hide_f32(v112), v12);
  let v114 = (v11 * v20);
  let v115 = (v114 + v9);
  b0[v115] = v113;
}
