// %0 = input[0] : bool[100]
// %1 = bit_not(%0) : bool[100]
// %2 = cast(%0) : f32[100]
// %3 = constant[3] : f32
// %4 = expand(%3) : f32[100]
// %5 = where(%1, %2, %4) : f32[100]
// return %5

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read> b1: array<u32>;
var<private> hidden: u32;

fn shift_right_u32(a: u32, b: u32, width: u32) -> u32 {
  return select(u32(0), a >> u32(b & u32(31)), b < width);
}

@compute @workgroup_size(64)
fn k_e_100(@builtin(workgroup_id) group: vec3<u32>,
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
  let v1 = bitcast<u32>(v0);
  let v2 = 3u;
  let v3 = (v1 & v2);
  let v4 = 2u;
  let v5 = (v1 >> 2u);
  let v6 = b1[v5];
  let v7 = 8u;
  let v8 = (v3 * v7);
  let v9 = shift_right_u32(v6, v8, 32u);
  let v10 = 255u;
  let v11 = (v9 & v10);
  let v12 = 0u;
  let v13 = (v11 != v12);
  let v14 = 0x1.8p+1f;
  let v15 = select(bitcast<f32>(hidden), 0x1p+0f, v13);
  let v16 = select(v15, v14, v13);
  b0[v0] = v16;
}
