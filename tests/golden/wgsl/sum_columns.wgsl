// %0 = input[0] : f32[64, 100]
// %1 = reduce_sum[0](%0) : f32[100]
// return %1

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read> b1: array<f32>;
var<private> hidden: u32;

fn hide_f32x4(x: vec4<f32>) -> vec4<f32> {
  return bitcast<vec4<f32>>(bitcast<vec4<u32>>(x) | vec4<u32>(hidden));
}

fn hide_f32(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) | hidden);
}

@compute @workgroup_size(64)
fn k_sum_100_r64(@builtin(workgroup_id) group: vec3<u32>,
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
  let v1 = bitcast<f32>(hidden);
  let v2 = vec4<f32>(v1, v1, v1, v1);
  let v3 = 4i;
  let v4 = 1600i;
  let v5 = vec4<i32>(0i, 1i, 2i, 3i);
  let v6 = 100i;
  let v7 = vec4<i32>(v6, v6, v6, v6);
  let v8 = (v5 * v7);
  let v9 = 400i;
  let v10 = 800i;
  let v11 = 1200i;
  var v13 = v2;
  var v14 = v2;
  var v15 = v2;
  var v16 = v2;
  for (var v12 = 0i; v12 < v3; v12 = v12 + 1i) {
    let v17 = (v12 * v4);
    let v18 = (v0 + v17);
    let v19 = vec4<i32>(v18, v18, v18, v18);
    let v20 = (v19 + v8);
    let v21 = vec4<f32>(b1[v20.x], b1[v20.y], b1[v20.z], b1[v20.w]);
    let v22 = (hide_f32x4(v13) + v21);
    let v23 = (v18 + v9);
    let v24 = vec4<i32>(v23, v23, v23, v23);
    let v25 = (v24 + v8);
    let v26 = vec4<f32>(b1[v25.x], b1[v25.y], b1[v25.z], b1[v25.w]);
    let v27 = (hide_f32x4(v14) + v26);
    let v28 = (v18 + v10);
    let v29 = vec4<i32>(v28, v28, v28, v28);
    let v30 = (v29 + v8);
    let v31 = vec4<f32>(b1[v30.x], b1[v30.y], b1[v30.z], b1[v30.w]);
    let v32 = (hide_f32x4(v15) + v31);
    let v33 = (v18 + v11);
    let v34 = vec4<i32>(v33, v33, v33, v33);
    let v35 = (v34 + v8);
    let v36 = vec4<f32>(b1[v35.x], b1[v35.y], b1[v35.z], b1[v35.w]);
    let v37 = (hide_f32x4(v16) + v36);
    let next_v13 = v22;
    let next_v14 = v27;
    let next_v15 = v32;
    let next_v16 = v37;
    v13 = next_v13;
    v14 = next_v14;
    v15 = next_v15;
    v16 = next_v16;
  }
  let v39 = (hide_f32x4(v13) + hide_f32x4(v15));
  let v40 = (hide_f32x4(v14) + hide_f32x4(v16));
  let v41 = (hide_f32x4(v39) + hide_f32x4(v40));
  let v42_0 = (hide_f32(v41.x) + hide_f32(v41.z));
  let v42_1 = (hide_f32(v41.y) + hide_f32(v41.w));
  let v42_2 = (hide_f32(v42_0) + hide_f32(v42_1));
  let v42 = v42_2;
  b0[v0] = v42;
}
