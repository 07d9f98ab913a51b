// %0 = input[0] : f32[17, 33]
// %1 = reshape(%0) : f32[17, 1, 33]
// %2 = expand(%1) : f32[17, 19, 33]
// %3 = input[1] : f32[33, 19]
// %4 = permute[1, 0](%3) : f32[19, 33]
// %5 = reshape(%4) : f32[1, 19, 33]
// %6 = expand(%5) : f32[17, 19, 33]
// %7 = mul(%2, %6) : f32[17, 19, 33]
// %8 = reduce_sum[2](%7) : f32[17, 19]
// return %8

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read> b1: array<f32>;
@group(0) @binding(2) var<storage, read> b2: array<f32>;
var<private> hidden: u32;

@compute @workgroup_size(64)
fn k_dot_17x19_r33(@builtin(workgroup_id) group: vec3<u32>,
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
  let v1 = 19i;
  let v2 = (v0 - ((v0 / v1) * v1));
  let v3 = (v0 / v1);
  let v4 = bitcast<f32>(hidden);
  let v5 = 33i;
  let v6 = (v3 * v5);
  var v8 = v4;
  for (var v7 = 0i; v7 < v5; v7 = v7 + 1i) {
    let v9 = (v6 + v7);
    let v10 = b1[v9];
    let v11 = (v7 * v1);
    let v12 = (v2 + v11);
    let v13 = b2[v12];
    let v14 = fma(v10, v13, v8);
    let next_v8 = v14;
    v8 = next_v8;
  }
  let v16 = (v3 * v1);
  let v17 = (v16 + v2);
  b0[v17] = v8;
}
