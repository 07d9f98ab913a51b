// %0 = input[0] : i32[333]
// %1 = input[1] : i32[333]
// %2 = shl(%0, %1) : i32[333]
// %3 = shr(%0, %1) : i32[333]
// %4 = bit_xor(%2, %3) : i32[333]
// %5 = bit_not(%0) : i32[333]
// return %4, %5

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<i32>;
@group(0) @binding(1) var<storage, read_write> b1: array<i32>;
@group(0) @binding(2) var<storage, read> b2: array<i32>;
@group(0) @binding(3) var<storage, read> b3: array<i32>;

fn shift_left_i32(a: i32, b: i32, width: u32) -> i32 {
  let count = u32(b);
  return select(i32(0), a << u32(count & u32(31)), count < width);
}

fn shift_right_signed_i32(a: i32, b: i32, width: u32) -> i32 {
  let count = u32(b);
  return a >> u32(select(width - u32(1), count, count < width));
}

@compute @workgroup_size(64)
fn k_e_333(@builtin(workgroup_id) group: vec3<u32>,
    @builtin(num_workgroups) groups: vec3<u32>,
    @builtin(local_invocation_index) local: u32) {
  let row = group.z * groups.y + group.y;
  let number = row * groups.x + group.x;
  let item = number * 64u + local;
  if (item >= launch.w0.x) {
    return;
  }
  let v0 = i32(item);
  let v1 = b2[v0];
  let v2 = b3[v0];
  let v3 = shift_left_i32(v1, v2, 32u);
  let v4 = shift_right_signed_i32(v1, v2, 32u);
  let v5 = (v3 ^ v4);
  b0[v0] = v5;
  let v7 = ~v1;
  b1[v0] = v7;
}
