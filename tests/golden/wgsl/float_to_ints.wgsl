// %0 = input[0] : f32[1000]
// %1 = cast(%0) : i32[1000]
// %2 = cast(%0) : u8[1000]
// %3 = cast(%0) : bool[1000]
// return %1, %2, %3

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<i32>;
@group(0) @binding(1) var<storage, read_write> b1: array<atomic<u32>>;
@group(0) @binding(2) var<storage, read_write> b2: array<atomic<u32>>;
@group(0) @binding(3) var<storage, read> b3: array<f32>;
var<private> hidden: u32;

fn is_nan_f32(x: f32) -> bool {
  return (bitcast<u32>(x) & u32(0x7fffffff)) > u32(0x7f800000);
}

fn to_int_f32_i32(x: f32, low: f32, high: f32, first: i32, last: i32) -> i32 {
  let nan = is_nan_f32(x);
  let below = x <= low;
  let above = x >= high;
  let inside = i32(select(x, f32(0), nan | below | above));
  return select(select(select(inside, last, above), first, below), i32(0), nan);
}

fn to_int_f32_u32(x: f32, low: f32, high: f32, first: u32, last: u32) -> u32 {
  let nan = is_nan_f32(x);
  let below = x <= low;
  let above = x >= high;
  let inside = u32(select(x, f32(0), nan | below | above));
  return select(select(select(inside, last, above), first, below), u32(0), nan);
}

fn shift_left_u32(a: u32, b: u32, width: u32) -> u32 {
  let count = u32(b);
  return select(u32(0), a << u32(count & u32(31)), count < width);
}

fn magnitude_f32(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) & u32(0x7fffffff));
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
  let v1 = b3[v0];
  let v2 = to_int_f32_i32(v1, -0x1p+31f, 0x1p+31f, i32(-2147483648), 2147483647i);
  b0[v0] = v2;
  let v4 = to_int_f32_u32(v1, bitcast<f32>(hidden), 0x1p+8f, 0u, 255u);
  let v5 = v4;
  let v6 = bitcast<u32>(v0);
  let v7 = 3u;
  let v8 = (v6 & v7);
  let v9 = 8u;
  let v10 = (v8 * v9);
  let v11 = 255u;
  let v12 = shift_left_u32(v11, v10, 32u);
  let v13 = shift_left_u32(v5, v10, 32u);
  let v14 = 2u;
  let v15 = (v6 >> 2u);
  atomicAnd(&b1[v15], ~v12);
  atomicOr(&b1[v15], v13);
  let v17 = (bitcast<u32>(magnitude_f32(v1)) != 0u);
  let v18 = select(0u, 1u, v17);
  let v19 = shift_left_u32(v18, v10, 32u);
  atomicAnd(&b2[v15], ~v12);
  atomicOr(&b2[v15], v19);
}
