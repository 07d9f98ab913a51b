// %0 = input[0] : f32[1000]
// %1 = input[1] : f32[1000]
// %2 = add(%0, %1) : f32[1000]
// return %2

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read> b1: array<f32>;
@group(0) @binding(2) var<storage, read> b2: array<f32>;
var<private> hidden: u32;

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
  let v3 = (v1 + v2);
  b0[v0] = v3;
}
