// %0 = iota[0] : i32[8, 20]
// %1 = iota[1] : i32[8, 20]
// %2 = add(%0, %1) : i32[8, 20]
// return %2

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<i32>;

@compute @workgroup_size(64)
fn k_e_8x20(@builtin(workgroup_id) group: vec3<u32>,
    @builtin(num_workgroups) groups: vec3<u32>,
    @builtin(local_invocation_index) local: u32) {
  let row = group.z * groups.y + group.y;
  let number = row * groups.x + group.x;
  let item = number * 64u + local;
  if (item >= launch.w0.x) {
    return;
  }
  let v0 = i32(item);
  let v1 = 20i;
  let v2 = (v0 - ((v0 / v1) * v1));
  let v3 = (v0 / v1);
  let v4 = (v3 + v2);
  let v5 = (v3 * v1);
  let v6 = (v5 + v2);
  b0[v6] = v4;
}
