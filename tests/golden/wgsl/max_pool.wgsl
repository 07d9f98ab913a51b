// %0 = input[0] : f32[2, 3, 8, 8]
// %1 = window[2, 2, 2, 1](%0) : f32[2, 3, 4, 8, 2]
// %2 = window[3, 2, 2, 1](%1) : f32[2, 3, 4, 4, 2, 2]
// %3 = reduce_max[4, 5](%2) : f32[2, 3, 4, 4]
// return %3

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read> b1: array<f32>;
var<private> hidden: u32;

fn order_f32(x: f32) -> i32 {
  let bits = bitcast<i32>(x);
  return bits ^ ((bits >> u32(31)) & i32(0x7fffffff));
}

fn is_nan_f32(x: f32) -> bool {
  return (bitcast<u32>(x) & u32(0x7fffffff)) > u32(0x7f800000);
}

fn greater_f32(a: f32, b: f32) -> f32 {
  let take = (order_f32(a) < order_f32(b)) | is_nan_f32(b);
  return select(a, b, take & !is_nan_f32(a));
}

@compute @workgroup_size(64)
fn k_max_2x3x4x4_r2x2(@builtin(workgroup_id) group: vec3<u32>,
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
  let v1 = 4i;
  let v2 = (v0 - ((v0 / v1) * v1));
  let v3 = (v0 / v1);
  let v4 = bitcast<f32>(0xff800000u | hidden);
  let v5 = 16i;
  let v6 = (v3 * v5);
  let v7 = 2i;
  let v8 = (v2 * v7);
  let v9 = (v6 + v8);
  let v10 = b1[v9];
  let v11 = greater_f32(v4, v10);
  let v12 = 1i;
  let v13 = (v9 + v12);
  let v14 = b1[v13];
  let v15 = greater_f32(v11, v14);
  let v16 = 8i;
  let v17 = (v9 + v16);
  let v18 = b1[v17];
  let v19 = greater_f32(v15, v18);
  let v20 = 9i;
  let v21 = (v9 + v20);
  let v22 = b1[v21];
  let v23 = greater_f32(v19, v22);
  let v24 = (v3 * v1);
  let v25 = (v24 + v2);
  b0[v25] = v23;
}
