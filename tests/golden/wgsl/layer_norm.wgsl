// %0 = input[0] : f32[32, 96]
// %1 = reduce_sum[1](%0) : f32[32]
// %2 = constant[0.010416667] : f32
// %3 = expand(%2) : f32[32]
// %4 = mul(%1, %3) : f32[32]
// %5 = reshape(%4) : f32[32, 1]
// %6 = expand(%5) : f32[32, 96]
// %7 = sub(%0, %6) : f32[32, 96]
// %8 = mul(%7, %7) : f32[32, 96]
// %9 = reduce_sum[1](%8) : f32[32]
// %10 = mul(%9, %3) : f32[32]
// %11 = constant[1e-05] : f32
// %12 = expand(%11) : f32[32]
// %13 = add(%10, %12) : f32[32]
// %14 = sqrt(%13) : f32[32]
// %15 = reshape(%14) : f32[32, 1]
// %16 = expand(%15) : f32[32, 96]
// %17 = div(%7, %16) : f32[32, 96]
// return %17

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>;
var<private> hidden: u32;

fn hide_f32x4(x: vec4<f32>) -> vec4<f32> {
  return bitcast<vec4<f32>>(bitcast<vec4<u32>>(x) | vec4<u32>(hidden));
}

fn hide_f32(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) | hidden);
}

@compute @workgroup_size(64)
fn k_sum_32_r96(@builtin(workgroup_id) group: vec3<u32>,
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
  let v1 = bitcast<f32>(hidden);
  let v2 = vec4<f32>(v1, v1, v1, v1);
  let v3 = 4i;
  let v4 = 96i;
  let v5 = (v0 * v4);
  let v6 = 24i;
  let v7 = 8i;
  let v8 = 12i;
  let v9 = 16i;
  let v10 = 20i;
  var v12 = v2;
  var v13 = v2;
  var v14 = v2;
  var v15 = v2;
  var v16 = v2;
  var v17 = v2;
  for (var v11 = 0i; v11 < v3; v11 = v11 + 1i) {
    let v18 = (v11 * v6);
    let v19 = (v5 + v18);
    let v20 = b1[(v19 >> 2u)];
    let v21 = (hide_f32x4(v12) + v20);
    let v22 = (v19 + v3);
    let v23 = b1[(v22 >> 2u)];
    let v24 = (hide_f32x4(v13) + v23);
    let v25 = (v19 + v7);
    let v26 = b1[(v25 >> 2u)];
    let v27 = (hide_f32x4(v14) + v26);
    let v28 = (v19 + v8);
    let v29 = b1[(v28 >> 2u)];
    let v30 = (hide_f32x4(v15) + v29);
    let v31 = (v19 + v9);
    let v32 = b1[(v31 >> 2u)];
    let v33 = (hide_f32x4(v16) + v32);
    let v34 = (v19 + v10);
    let v35 = b1[(v34 >> 2u)];
    let v36 = (hide_f32x4(v17) + v35);
    let next_v12 = v21;
    let next_v13 = v24;
    let next_v14 = v27;
    let next_v15 = v30;
    let next_v16 = v33;
    let next_v17 = v36;
    v12 = next_v12;
    v13 = next_v13;
    v14 = next_v14;
    v15 = next_v15;
    v16 = next_v16;
    v17 = next_v17;
  }
  let v38 = (hide_f32x4(v12) + hide_f32x4(v15));
  let v39 = (hide_f32x4(v13) + hide_f32x4(v16));
  let v40 = (hide_f32x4(v14) + hide_f32x4(v17));
  let v41 = (hide_f32x4(v38) + hide_f32x4(v40));
  let v42 = (hide_f32x4(v41) + hide_f32x4(v39));
  let v43_0 = (hide_f32(v42.x) + hide_f32(v42.z));
  let v43_1 = (hide_f32(v42.y) + hide_f32(v42.w));
  let v43_2 = (hide_f32(v43_0) + hide_f32(v43_1));
  let v43 = v43_2;
  let v44 = 0x1.555556p-7f;
  let v45 = (hide_f32(v43) * v44);
  b0[v0] = v45;
}

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
fn k_dot_32_r96(@builtin(workgroup_id) group: vec3<u32>,
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
  let v1 = bitcast<f32>(hidden);
  let v2 = vec4<f32>(v1, v1, v1, v1);
  let v3 = 4i;
  let v4 = 96i;
  let v5 = (v0 * v4);
  let v6 = 24i;
  let v7 = b2[v0];
  let v8 = vec4<f32>(v7, v7, v7, v7);
  let v9 = 8i;
  let v10 = 12i;
  let v11 = 16i;
  let v12 = 20i;
  var v14 = v2;
  var v15 = v2;
  var v16 = v2;
  var v17 = v2;
  var v18 = v2;
  var v19 = v2;
  for (var v13 = 0i; v13 < v3; v13 = v13 + 1i) {
    let v20 = (v13 * v6);
    let v21 = (v5 + v20);
    let v22 = b1[(v21 >> 2u)];
    let v23 = (v22 - v8);
    let v24 = fma(hide_f32x4(v23), hide_f32x4(v23), v14);
    let v25 = (v21 + v3);
    let v26 = b1[(v25 >> 2u)];
    let v27 = (v26 - v8);
    let v28 = fma(hide_f32x4(v27), hide_f32x4(v27), v15);
    let v29 = (v21 + v9);
    let v30 = b1[(v29 >> 2u)];
    let v31 = (v30 - v8);
    let v32 = fma(hide_f32x4(v31), hide_f32x4(v31), v16);
    let v33 = (v21 + v10);
    let v34 = b1[(v33 >> 2u)];
    let v35 = (v34 - v8);
    let v36 = fma(hide_f32x4(v35), hide_f32x4(v35), v17);
    let v37 = (v21 + v11);
    let v38 = b1[(v37 >> 2u)];
    let v39 = (v38 - v8);
    let v40 = fma(hide_f32x4(v39), hide_f32x4(v39), v18);
    let v41 = (v21 + v12);
    let v42 = b1[(v41 >> 2u)];
    let v43 = (v42 - v8);
    let v44 = fma(hide_f32x4(v43), hide_f32x4(v43), v19);
    let next_v14 = v24;
    let next_v15 = v28;
    let next_v16 = v32;
    let next_v17 = v36;
    let next_v18 = v40;
    let next_v19 = v44;
    v14 = next_v14;
    v15 = next_v15;
    v16 = next_v16;
    v17 = next_v17;
    v18 = next_v18;
    v19 = next_v19;
  }
  let v46 = (hide_f32x4(v14) + hide_f32x4(v17));
  let v47 = (hide_f32x4(v15) + hide_f32x4(v18));
  let v48 = (hide_f32x4(v16) + hide_f32x4(v19));
  let v49 = (hide_f32x4(v46) + hide_f32x4(v48));
  let v50 = (hide_f32x4(v49) + hide_f32x4(v47));
  let v51_0 = (hide_f32(v50.x) + hide_f32(v50.z));
  let v51_1 = (hide_f32(v50.y) + hide_f32(v50.w));
  let v51_2 = (hide_f32(v51_0) + hide_f32(v51_1));
  let v51 = v51_2;
  let v52 = 0x1.555556p-7f;
  let v53 = (hide_f32(v51) * v52);
  let v54 = 0x1.4f8b58p-17f;
  let v55 = (hide_f32(v53) + v54);
  let v56 = sqrt(hide_f32(v55));
  b0[v0] = v56;
}

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read> b1: array<f32>;
@group(0) @binding(2) var<storage, read> b2: array<f32>;
@group(0) @binding(3) var<storage, read> b3: array<f32>;
var<private> hidden: u32;

fn hide_f32(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) | hidden);
}

@compute @workgroup_size(64)
fn k_e_32x96(@builtin(workgroup_id) group: vec3<u32>,
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
  let v1 = 96i;
  let v2 = (v0 - ((v0 / v1) * v1));
  let v3 = (v0 / v1);
  let v4 = (v3 * v1);
  let v5 = (v4 + v2);
  let v6 = b1[v5];
  let v7 = b2[v3];
  let v8 = (v6 - v7);
  let v9 = b3[v3];
  let v10 = (hide_f32(v8) / v9);
  b0[v5] = v10;
}
