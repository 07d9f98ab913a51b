// %0 = input[0] : f32[10, 4]
// %1 = pad[0, 0, 0, 6](%0) : f32[10, 10]
// %2 = input[1] : f32[10, 6]
// %3 = pad[0, 0, 4, 0](%2) : f32[10, 10]
// %4 = add(%1, %3) : f32[10, 10]
// return %4

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read> b1: array<f32>;
@group(0) @binding(2) var<storage, read> b2: array<f32>;
var<private> hidden: u32;

@compute @workgroup_size(64)
fn k_e_10x10(@builtin(workgroup_id) group: vec3<u32>,
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
  let v4 = 4i;
  let v5 = (v3 * v4);
  let v6 = (v5 + v2);
  let v7 = (v2 < v4);
  let v8_at = select(0i, v6, v7);
  let v8 = select(bitcast<f32>(hidden), b1[v8_at], v7);
  let v9 = 6i;
  let v10 = (v3 * v9);
  let v11 = (v10 + v2);
  let v12 = -4i;
  let v13 = (v11 + v12);
  let v14 = 3i;
  let v15 = (v14 < v2);
  let v16_at = select(0i, v13, v15);
  let v16 = select(bitcast<f32>(hidden), b2[v16_at], v15);
  let v17 = (v8 + v16);
  let v18 = (v3 * v1);
  let v19 = (v18 + v2);
  b0[v19] = v17;
}
