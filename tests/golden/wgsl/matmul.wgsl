// %0 = input[0] : f32[96, 64]
// %1 = reshape(%0) : f32[96, 1, 64]
// %2 = expand(%1) : f32[96, 128, 64]
// %3 = input[1] : f32[64, 128]
// %4 = permute[1, 0](%3) : f32[128, 64]
// %5 = reshape(%4) : f32[1, 128, 64]
// %6 = expand(%5) : f32[96, 128, 64]
// %7 = mul(%2, %6) : f32[96, 128, 64]
// %8 = reduce_sum[2](%7) : f32[96, 128]
// return %8

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> b2: array<f32>;
var<private> hidden: u32;

fn hide_f32x4(x: vec4<f32>) -> vec4<f32> {
  return bitcast<vec4<f32>>(bitcast<vec4<u32>>(x) | vec4<u32>(hidden));
}

fn hide_f32(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) | hidden);
}

@compute @workgroup_size(64)
fn k_dot_96x128_r64(@builtin(workgroup_id) group: vec3<u32>,
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
  let v6 = 16i;
  let v7 = (v5 - ((v5 / v6) * v6));
  let v8 = (v5 / v6);
  let v9 = (v7 * v1);
  let v10 = (v9 + v2);
  let v11 = (v8 * v1);
  let v12 = (v11 + v4);
  let v13 = bitcast<f32>(hidden);
  let v14 = vec4<f32>(v13, v13, v13, v13);
  let v15 = 4i;
  let v16 = 64i;
  let v17 = (v12 * v16);
  let v18 = 2048i;
  let v19 = vec4<i32>(0i, 1i, 2i, 3i);
  let v20 = 128i;
  let v21 = vec4<i32>(v20, v20, v20, v20);
  let v22 = (v19 * v21);
  let v23 = 512i;
  let v24 = 1024i;
  let v25 = 12i;
  let v26 = 1536i;
  var v28 = v14;
  var v29 = v14;
  var v30 = v14;
  var v31 = v14;
  for (var v27 = 0i; v27 < v15; v27 = v27 + 1i) {
    let v32 = (v27 * v6);
    let v33 = (v17 + v32);
    let v34 = b1[(v33 >> 2u)];
    let v35 = (v27 * v18);
    let v36 = (v10 + v35);
    let v37 = vec4<i32>(v36, v36, v36, v36);
    let v38 = (v37 + v22);
    let v39 = vec4<f32>(b2[v38.x], b2[v38.y], b2[v38.z], b2[v38.w]);
    let v40 = fma(v34, v39, v28);
    let v41 = (v33 + v15);
    let v42 = b1[(v41 >> 2u)];
    let v43 = (v36 + v23);
    let v44 = vec4<i32>(v43, v43, v43, v43);
    let v45 = (v44 + v22);
    let v46 = vec4<f32>(b2[v45.x], b2[v45.y], b2[v45.z], b2[v45.w]);
    let v47 = fma(v42, v46, v29);
    let v48 = (v33 + v1);
    let v49 = b1[(v48 >> 2u)];
    let v50 = (v36 + v24);
    let v51 = vec4<i32>(v50, v50, v50, v50);
    let v52 = (v51 + v22);
    let v53 = vec4<f32>(b2[v52.x], b2[v52.y], b2[v52.z], b2[v52.w]);
    let v54 = fma(v49, v53, v30);
    let v55 = (v33 + v25);
    let v56 = b1[(v55 >> 2u)];
    let v57 = (v36 + v26);
    let v58 = vec4<i32>(v57, v57, v57, v57);
    let v59 = (v58 + v22);
    let v60 = vec4<f32>(b2[v59.x], b2[v59.y], b2[v59.z], b2[v59.w]);
    let v61 = fma(v56, v60, v31);
    let next_v28 = v40;
    let next_v29 = v47;
    let next_v30 = v54;
    let next_v31 = v61;
    v28 = next_v28;
    v29 = next_v29;
    v30 = next_v30;
    v31 = next_v31;
  }
  let v63 = (hide_f32x4(v28) + hide_f32x4(v30));
  let v64 = (hide_f32x4(v29) + hide_f32x4(v31));
  let v65 = (hide_f32x4(v63) + hide_f32x4(v64));
  let v66_0 = (hide_f32(v65.x) + hide_f32(v65.z));
  let v66_1 = (hide_f32(v65.y) + hide_f32(v65.w));
  let v66_2 = (hide_f32(v66_0) + hide_f32(v66_1));
  let v66 = v66_2;
  let v67 = (v12 * v20);
  let v68 = (v67 + v10);
  b0[v68] = v66;
}
