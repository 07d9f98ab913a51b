// %0 = input[0] : f32[64, 100]
// %1 = reduce_max[1](%0) : f32[64]
// return %1

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>;
var<private> hidden: u32;

fn order_f32x4(x: vec4<f32>) -> vec4<i32> {
  let bits = bitcast<vec4<i32>>(x);
  return bits ^ ((bits >> vec4<u32>(31)) & vec4<i32>(0x7fffffff));
}

fn is_nan_f32x4(x: vec4<f32>) -> vec4<bool> {
  return (bitcast<vec4<u32>>(x) & vec4<u32>(0x7fffffff)) > vec4<u32>(0x7f800000);
}

fn greater_f32x4(a: vec4<f32>, b: vec4<f32>) -> vec4<f32> {
  let take = (order_f32x4(a) < order_f32x4(b)) | is_nan_f32x4(b);
  return select(a, b, take & !is_nan_f32x4(a));
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

fn hide_f32(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) | hidden);
}

@compute @workgroup_size(64)
fn k_max_64_r100(@builtin(workgroup_id) group: vec3<u32>,
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
  let v1 = bitcast<f32>(0xff800000u | hidden);
  let v2 = vec4<f32>(v1, v1, v1, v1);
  let v3 = 5i;
  let v4 = 100i;
  let v5 = (v0 * v4);
  let v6 = 20i;
  let v7 = 4i;
  let v8 = 8i;
  let v9 = 12i;
  let v10 = 16i;
  var v12 = v2;
  var v13 = v2;
  var v14 = v2;
  var v15 = v2;
  var v16 = v2;
  for (var v11 = 0i; v11 < v3; v11 = v11 + 1i) {
    let v17 = (v11 * v6);
    let v18 = (v5 + v17);
    let v19 = b1[(v18 >> 2u)];
    let v20 = greater_f32x4(v12, v19);
    let v21 = (v18 + v7);
    let v22 = b1[(v21 >> 2u)];
    let v23 = greater_f32x4(v13, v22);
    let v24 = (v18 + v8);
    let v25 = b1[(v24 >> 2u)];
    let v26 = greater_f32x4(v14, v25);
    let v27 = (v18 + v9);
    let v28 = b1[(v27 >> 2u)];
    let v29 = greater_f32x4(v15, v28);
    let v30 = (v18 + v10);
    let v31 = b1[(v30 >> 2u)];
    let v32 = greater_f32x4(v16, v31);
    let next_v12 = v20;
    let next_v13 = v23;
    let next_v14 = v26;
    let next_v15 = v29;
    let next_v16 = v32;
    v12 = next_v12;
    v13 = next_v13;
    v14 = next_v14;
    v15 = next_v15;
    v16 = next_v16;
  }
  let v34 = greater_f32x4(v12, v15);
  let v35 = greater_f32x4(v13, v16);
  let v36 = greater_f32x4(v34, v14);
  let v37 = greater_f32x4(v36, v35);
  let v38_0 = greater_f32(v37.x, v37.z);
  let v38_1 = greater_f32(v37.y, v37.w);
  let v38_2 = greater_f32(hide_f32(v38_0), hide_f32(v38_1));
  let v38 = v38_2;
  b0[v0] = v38;
}
