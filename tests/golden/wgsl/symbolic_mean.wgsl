// %0 = variable[batch, 1, 256] : i64
// %1 = input[0] : f32[batch, 100]
// %2 = reduce_sum[0](%1) : f32[100]
// return %2

struct Launch {
  w0: vec2<u32>,
  w1: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read> b1: array<f32>;
var<private> hidden: u32;

fn hide_f32(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) | hidden);
}

@compute @workgroup_size(64)
fn k_sum_100_rbatch(@builtin(workgroup_id) group: vec3<u32>,
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
  let v2 = launch.w1.x;
  let v3 = bitcast<i32>(v2);
  let v4 = 100i;
  var v6 = v1;
  for (var v5 = 0i; v5 < v3; v5 = v5 + 1i) {
    let v7 = (v5 * v4);
    let v8 = (v0 + v7);
    let v9 = b1[v8];
    let v10 = (hide_f32(v6) + v9);
    let next_v6 = v10;
    v6 = next_v6;
  }
  b0[v0] = v6;
}
