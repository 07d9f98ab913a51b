// %0 = input[0] : i32[16]
// %1 = reshape(%0) : i32[16, 1]
// %2 = expand(%1) : i32[16, 10]
// %3 = iota[1] : i32[16, 10]
// %4 = eq(%2, %3) : bool[16, 10]
// %5 = cast(%4) : f32[16, 10]
// return %5

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read> b1: array<i32>;
var<private> hidden: u32;

@compute @workgroup_size(64)
fn k_e_16x10(@builtin(workgroup_id) group: vec3<u32>,
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
  let v1 = 10i;
  let v2 = (v0 - ((v0 / v1) * v1));
  let v3 = (v0 / v1);
  let v4 = b1[v3];
  let v5 = (v4 == v2);
  let v6 = select(bitcast<f32>(hidden), 0x1p+0f, v5);
  let v7 = (v3 * v1);
  let v8 = (v7 + v2);
  b0[v8] = v6;
}
