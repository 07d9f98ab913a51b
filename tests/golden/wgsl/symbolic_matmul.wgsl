// %0 = variable[batch, 1, 256] : i64
// %1 = input[0] : f32[batch, 100]
// %2 = reshape(%1) : f32[batch, 1, 100]
// %3 = expand(%2) : f32[batch, 32, 100]
// %4 = input[1] : f32[100, 32]
// %5 = permute[1, 0](%4) : f32[32, 100]
// %6 = reshape(%5) : f32[1, 32, 100]
// %7 = expand(%6) : f32[batch, 32, 100]
// %8 = mul(%3, %7) : f32[batch, 32, 100]
// %9 = reduce_sum[2](%8) : f32[batch, 32]
// return %9

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
fn k_dot_batchx32_r100(@builtin(workgroup_id) group: vec3<u32>,
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
  let v1 = 32i;
  let v2 = (v0 - ((v0 / v1) * v1));
  let v3 = (v0 / v1);
  let v4 = bitcast<f32>(hidden);
  let v5 = vec4<f32>(v4, v4, v4, v4);
  let v6 = 5i;
  let v7 = 100i;
  let v8 = (v3 * v7);
  let v9 = 20i;
  let v10 = 640i;
  let v11 = vec4<i32>(0i, 1i, 2i, 3i);
  let v12 = vec4<i32>(v1, v1, v1, v1);
  let v13 = (v11 * v12);
  let v14 = 4i;
  let v15 = 128i;
  let v16 = 8i;
  let v17 = 256i;
  let v18 = 12i;
  let v19 = 384i;
  let v20 = 16i;
  let v21 = 512i;
  var v23 = v5;
  var v24 = v5;
  var v25 = v5;
  var v26 = v5;
  var v27 = v5;
  for (var v22 = 0i; v22 < v6; v22 = v22 + 1i) {
    let v28 = (v22 * v9);
    let v29 = (v8 + v28);
    let v30 = b1[(v29 >> 2u)];
    let v31 = (v22 * v10);
    let v32 = (v2 + v31);
    let v33 = vec4<i32>(v32, v32, v32, v32);
    let v34 = (v33 + v13);
    let v35 = vec4<f32>(b2[v34.x], b2[v34.y], b2[v34.z], b2[v34.w]);
    let v36 = fma(v30, v35, v23);
    let v37 = (v29 + v14);
    let v38 = b1[(v37 >> 2u)];
    let v39 = (v32 + v15);
    let v40 = vec4<i32>(v39, v39, v39, v39);
    let v41 = (v40 + v13);
    let v42 = vec4<f32>(b2[v41.x], b2[v41.y], b2[v41.z], b2[v41.w]);
    let v43 = fma(v38, v42, v24);
    let v44 = (v29 + v16);
    let v45 = b1[(v44 >> 2u)];
    let v46 = (v32 + v17);
    let v47 = vec4<i32>(v46, v46, v46, v46);
    let v48 = (v47 + v13);
    let v49 = vec4<f32>(b2[v48.x], b2[v48.y], b2[v48.z], b2[v48.w]);
    let v50 = fma(v45, v49, v25);
    let v51 = (v29 + v18);
    let v52 = b1[(v51 >> 2u)];
    let v53 = (v32 + v19);
    let v54 = vec4<i32>(v53, v53, v53, v53);
    let v55 = (v54 + v13);
    let v56 = vec4<f32>(b2[v55.x], b2[v55.y], b2[v55.z], b2[v55.w]);
    let v57 = fma(v52, v56, v26);
    let v58 = (v29 + v20);
    let v59 = b1[(v58 >> 2u)];
    let v60 = (v32 + v21);
    let v61 = vec4<i32>(v60, v60, v60, v60);
    let v62 = (v61 + v13);
    let v63 = vec4<f32>(b2[v62.x], b2[v62.y], b2[v62.z], b2[v62.w]);
    let v64 = fma(v59, v63, v27);
    let next_v23 = v36;
    let next_v24 = v43;
    let next_v25 = v50;
    let next_v26 = v57;
    let next_v27 = v64;
    v23 = next_v23;
    v24 = next_v24;
    v25 = next_v25;
    v26 = next_v26;
    v27 = next_v27;
  }
  let v66 = (hide_f32x4(v23) + hide_f32x4(v26));
  let v67 = (hide_f32x4(v24) + hide_f32x4(v27));
  let v68 = (hide_f32x4(v66) + hide_f32x4(v25));
  let v69 = (hide_f32x4(v68) + hide_f32x4(v67));
  let v70_0 = (hide_f32(v69.x) + hide_f32(v69.z));
  let v70_1 = (hide_f32(v69.y) + hide_f32(v69.w));
  let v70_2 = (hide_f32(v70_0) + hide_f32(v70_1));
  let v70 = v70_2;
  let v71 = (v3 * v1);
  let v72 = (v71 + v2);
  b0[v72] = v70;
}
