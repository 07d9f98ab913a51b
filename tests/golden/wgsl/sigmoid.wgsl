// %0 = constant[1] : f32
// %1 = expand(%0) : f32[1000]
// %2 = input[0] : f32[1000]
// %3 = neg(%2) : f32[1000]
// %4 = exp(%3) : f32[1000]
// %5 = add(%1, %4) : f32[1000]
// %6 = div(%1, %5) : f32[1000]
// return %6

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

fn is_nan_f32(x: f32) -> bool {
  return (bitcast<u32>(x) & u32(0x7fffffff)) > u32(0x7f800000);
}

fn hide_f32(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) | hidden);
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
  let v1 = 0x1p+0f;
  let v2 = 0x1.6d7b5ep-10f;
  let v3 = 0x1.64p+6f;
  let v4 = b1[v0];
  let v5 = negative_f32(v4);
  let v6 = -0x1.ap+6f;
  let v7 = ((v5 < v6) & !is_nan_f32(v5));
  let v8 = select(v5, v6, v7);
  let v9 = ((v3 < v8) & !is_nan_f32(v8));
  let v10 = select(v8, v3, v9);
  let v11 = 0x1.715476p+0f;
  let v12 = 0x1.8p+23f;
  let v13 = fma(v10, v11, v12);
  let v14 = (hide_f32(v13) - v12);
  let v15 = -0x1.7f7d1cp-20f;
  let v16 = -0x1.62e4p-1f;
  let v17 = fma(hide_f32(v14), v16, v10);
  let v18 = fma(hide_f32(v14), v15, v17);
  let v19 = 0x1.123a56p-7f;
  let v20 = fma(v2, v18, v19);
  let v21 = 0x1.5554cp-5f;
  let v22 = fma(v20, v18, v21);
  let v23 = 0x1.55549p-3f;
  let v24 = fma(v22, v18, v23);
  let v25 = 0x1p-1f;
  let v26 = fma(v24, v18, v25);
  let v27 = fma(v26, v18, v1);
  let v28 = fma(v27, v18, v1);
  let v29 = bitcast<u32>(v13);
  let v30 = 23u;
  let v31 = (v29 << 23u);
  let v32 = bitcast<f32>(hidden);
  let v33 = ((v10 < v32) & !is_nan_f32(v10));
  let v34 = 1602224128u;
  let v35 = 528482304u;
  let v36 = select(v35, v34, v33);
  let v37 = (v31 + v36);
  let v38 = bitcast<f32>(v37);
  let v39 = (hide_f32(v28) * v38);
  let v40 = 0x1p-64f;
  let v41 = 0x1p+64f;
  let v42 = select(v41, v40, v33);
  let v43 = (hide_f32(v39) * v42);
  let v44 = (v1 + hide_f32(v43));
  let v45 = (v1 / hide_f32(v44));
  b0[v0] = v45;
}
