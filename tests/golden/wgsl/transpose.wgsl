// %0 = input[0] : f32[12, 30]
// %1 = permute[1, 0](%0) : f32[30, 12]
// %2 = contiguous(%1) : f32[30, 12]
// return %2

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read> b1: array<f32>;
var<private> hidden: u32;

@compute @workgroup_size(64)
fn k_e_30x12(@builtin(workgroup_id) group: vec3<u32>,
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
  let v1 = 12i;
  let v2 = (v0 - ((v0 / v1) * v1));
  let v3 = (v0 / v1);
  let v4 = 30i;
  let v5 = (v2 * v4);
  let v6 = (v5 + v3);
  let v7 = b1[v6];
  let v8 = (v3 * v1);
  let v9 = (v8 + v2);
  b0[v9] = v7;
}
