// %0 = input[0] : f16[257]
// %1 = input[1] : bf16[257]
// %2 = cast(%1) : f16[257]
// %3 = add(%0, %2) : f16[257]
// return %3

enable f16;

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f16>;
@group(0) @binding(1) var<storage, read> b1: array<f16>;
@group(0) @binding(2) var<storage, read> b2: array<u32>;
var<private> hidden: u32;

fn shift_right_u32(a: u32, b: u32, width: u32) -> u32 {
  return select(u32(0), a >> u32(b & u32(31)), b < width);
}

fn hide_f32(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) | hidden);
}

fn nearest_half_f32(x: f32) -> f32 {
  let bits = bitcast<u32>(x);
  let m = bits & u32(0x7fffffff);
  let normal = (m + u32(0xfff) + ((m >> u32(13)) & u32(1))) & u32(0xffffe000);
  let small = hide_f32(hide_f32(bitcast<f32>(m) + f32(0.5)) - f32(0.5));
  var result = select(normal, bitcast<u32>(small), m < u32(0x38800000));
  result = select(result, u32(0x7f800000), m >= u32(0x477ff000));
  result = select(result, m | u32(0x400000), m > u32(0x7f800000));
  return bitcast<f32>(result | (bits & u32(0x80000000)));
}

@compute @workgroup_size(64)
fn k_e_257(@builtin(workgroup_id) group: vec3<u32>,
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
  let v1 = f32(b1[v0]);
  let v2 = v1;
  let v3 = bitcast<u32>(v0);
  let v4 = 1u;
  let v5 = (v3 & v4);
  let v6 = (v3 >> 1u);
  let v7 = b2[v6];
  let v8 = 16u;
  let v9 = (v5 * v8);
  let v10 = shift_right_u32(v7, v9, 32u);
  let v11 = 65535u;
  let v12 = (v10 & v11);
  let v13 = (v12 << 16u);
  let v14 = bitcast<f32>(v13);
  let v15 = nearest_half_f32(v14);
  let v16 = v15;
  let v17 = (v2 + v16);
  let v18 = nearest_half_f32(hide_f32(v17));
  b0[v0] = f16(v18);
}
