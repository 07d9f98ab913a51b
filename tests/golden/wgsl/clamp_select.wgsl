// %0 = input[0] : f32[1000]
// %1 = input[1] : f32[1000]
// %2 = lt(%0, %1) : bool[1000]
// %3 = max(%0, %1) : f32[1000]
// %4 = constant[-1] : f32
// %5 = expand(%4) : f32[1000]
// %6 = min(%0, %5) : f32[1000]
// %7 = where(%2, %3, %6) : f32[1000]
// return %7

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read> b1: array<f32>;
@group(0) @binding(2) var<storage, read> b2: array<f32>;
var<private> hidden: u32;

fn is_nan_f32(x: f32) -> bool {
  return (bitcast<u32>(x) & u32(0x7fffffff)) > u32(0x7f800000);
}

fn order_f32(x: f32) -> i32 {
  let bits = bitcast<i32>(x);
  return bits ^ ((bits >> u32(31)) & i32(0x7fffffff));
}

fn greater_f32(a: f32, b: f32) -> f32 {
  let take = (order_f32(a) < order_f32(b)) | is_nan_f32(b);
  return select(a, b, take & !is_nan_f32(a));
}

fn lesser_f32(a: f32, b: f32) -> f32 {
  let take = (order_f32(b) < order_f32(a)) | is_nan_f32(b);
  return select(a, b, take & !is_nan_f32(a));
}

@compute @workgroup_size(64)
fn k_e_1000(@builtin(workgroup_id) group: vec3<u32>,
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
  let v1 = b1[v0];
  let v2 = b2[v0];
  let v3 = (((v1 < v2) & !is_nan_f32(v1)) & !is_nan_f32(v2));
  let v4 = greater_f32(v1, v2);
  let v5 = -0x1p+0f;
  let v6 = lesser_f32(v1, v5);
  let v7 = select(v6, v4, v3);
  b0[v0] = v7;
}
