// %0 = input[0] : i32[333]
// %1 = input[1] : i32[333]
// %2 = div(%0, %1) : i32[333]
// %3 = mod(%0, %1) : i32[333]
// %4 = constant[7] : i32
// %5 = expand(%4) : i32[333]
// %6 = div(%0, %5) : i32[333]
// return %2, %3, %6

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<i32>;
@group(0) @binding(1) var<storage, read_write> b1: array<i32>;
@group(0) @binding(2) var<storage, read_write> b2: array<i32>;
@group(0) @binding(3) var<storage, read> b3: array<i32>;
@group(0) @binding(4) var<storage, read> b4: array<i32>;

fn quotient_i32(a: i32, b: i32) -> i32 {
  return select(a / b, i32(0), b == i32(0));
}

fn remainder_i32(a: i32, b: i32) -> i32 {
  let quotient = a / b;
  return select(a - quotient * b, i32(0), b == i32(0));
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
  let v1 = b3[v0];
  let v2 = b4[v0];
  let v3 = quotient_i32(v1, v2);
  b0[v0] = v3;
  let v5 = remainder_i32(v1, v2);
  b1[v0] = v5;
  let v7 = 7i;
  let v8 = (v1 / v7);
  b2[v0] = v8;
}
