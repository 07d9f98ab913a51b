// %0 = input[0] : f32[2, 8, 3]
// %1 = unwindow[1, 1, 1, 10](%0) : f32[2, 10, 3]
// %2 = reduce_sum[2](%1) : f32[2, 10]
// return %2

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read> b1: array<f32>;
var<private> hidden: u32;

fn hide_f32(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) | hidden);
}

@compute @workgroup_size(64)
fn k_sum_2x10_r3(@builtin(workgroup_id) group: vec3<u32>,
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
  let v4 = bitcast<f32>(hidden);
  let v5 = 24i;
  let v6 = (v3 * v5);
  let v7 = 3i;
  let v8 = (v2 * v7);
  let v9 = (v6 + v8);
  let v10 = 0i;
  let v11 = 1i;
  let v12 = (v2 + v11);
  let v13 = (v10 < v12);
  let v14 = 8i;
  let v15 = (v2 < v14);
  let v16 = (v13 & v15);
  let v17_at = select(0i, v9, v16);
  let v17 = select(bitcast<f32>(hidden), b1[v17_at], v16);
  let v18 = (v4 + v17);
  let v19 = -2i;
  let v20 = (v9 + v19);
  let v21 = (v11 < v12);
  let v22 = 9i;
  let v23 = (v2 < v22);
  let v24 = (v21 & v23);
  let v25_at = select(0i, v20, v24);
  let v25 = select(bitcast<f32>(hidden), b1[v25_at], v24);
  let v26 = (hide_f32(v18) + v25);
  let v27 = -4i;
  let v28 = (v9 + v27);
  let v29 = 2i;
  let v30 = (v29 < v12);
  let v31 = (v2 < v1);
  let v32 = (v30 & v31);
  let v33_at = select(0i, v28, v32);
  let v33 = select(bitcast<f32>(hidden), b1[v33_at], v32);
  let v34 = (hide_f32(v26) + v33);
  let v35 = (v3 * v1);
  let v36 = (v35 + v2);
  b0[v36] = v34;
}
