// %0 = input[0] : f32[12, 30]
// %1 = pad[1, 2, 0, 3](%0) : f32[15, 33]
// %2 = neg(%1) : f32[15, 33]
// return %2

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read> b1: array<f32>;
var<private> hidden: u32;

fn negative_f32(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) ^ u32(0x80000000));
}

@compute @workgroup_size(64)
fn k_e_15x33(@builtin(workgroup_id) group: vec3<u32>,
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
  let v1 = 33i;
  let v2 = (v0 - ((v0 / v1) * v1));
  let v3 = (v0 / v1);
  let v4 = 30i;
  let v5 = (v3 * v4);
  let v6 = (v5 + v2);
  let v7 = -30i;
  let v8 = (v6 + v7);
  let v9 = 0i;
  let v10 = (v9 < v3);
  let v11 = 13i;
  let v12 = (v3 < v11);
  let v13 = (v10 & v12);
  let v14 = (v2 < v4);
  let v15 = (v13 & v14);
  let v16_at = select(0i, v8, v15);
  let v16 = select(bitcast<f32>(hidden), b1[v16_at], v15);
  let v17 = negative_f32(v16);
  let v18 = (v3 * v1);
  let v19 = (v18 + v2);
  b0[v19] = v17;
}
