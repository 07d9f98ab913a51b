// %0 = input[0] : f32[12, 30]
// %1 = flip[1](%0) : f32[12, 30]
// %2 = neg(%1) : f32[12, 30]
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
fn k_e_12x30(@builtin(workgroup_id) group: vec3<u32>,
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
  let v1 = 30i;
  let v2 = (v0 - ((v0 / v1) * v1));
  let v3 = (v0 / v1);
  let v4 = (v3 * v1);
  let v5 = -1i;
  let v6 = (v2 * v5);
  let v7 = (v4 + v6);
  let v8 = 29i;
  let v9 = (v7 + v8);
  let v10 = b1[v9];
  let v11 = negative_f32(v10);
  let v12 = (v4 + v2);
  b0[v12] = v11;
}
