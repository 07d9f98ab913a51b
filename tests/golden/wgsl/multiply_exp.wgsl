// %0 = input[0] : f32[1000]
// %1 = exp(%0) : f32[1000]
// %2 = input[1] : f32[1000]
// %3 = mul(%1, %2) : f32[1000]
// return %3

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read> b1: array<f32>;
@group(0) @binding(2) var<storage, read> b2: array<f32>;
var<private> hidden: u32;

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
  let v1 = 0x1.6d7b5ep-10f;
  let v2 = 0x1.64p+6f;
  let v3 = b1[v0];
  let v4 = -0x1.ap+6f;
  let v5 = ((v3 < v4) & !is_nan_f32(v3));
  let v6 = select(v3, v4, v5);
  let v7 = ((v2 < v6) & !is_nan_f32(v6));
  let v8 = select(v6, v2, v7);
  let v9 = 0x1.715476p+0f;
  let v10 = 0x1.8p+23f;
  let v11 = fma(v8, v9, v10);
  let v12 = (hide_f32(v11) - v10);
  let v13 = -0x1.7f7d1cp-20f;
  let v14 = -0x1.62e4p-1f;
  let v15 = fma(hide_f32(v12), v14, v8);
  let v16 = fma(hide_f32(v12), v13, v15);
  let v17 = 0x1.123a56p-7f;
  let v18 = fma(v1, v16, v17);
  let v19 = 0x1.5554cp-5f;
  let v20 = fma(v18, v16, v19);
  let v21 = 0x1.55549p-3f;
  let v22 = fma(v20, v16, v21);
  let v23 = 0x1p-1f;
  let v24 = fma(v22, v16, v23);
  let v25 = 0x1p+0f;
  let v26 = fma(v24, v16, v25);
  let v27 = fma(v26, v16, v25);
  let v28 = bitcast<u32>(v11);
  let v29 = 23u;
  let v30 = (v28 << 23u);
  let v31 = bitcast<f32>(hidden);
  let v32 = ((v8 < v31) & !is_nan_f32(v8));
  let v33 = 1602224128u;
  let v34 = 528482304u;
  let v35 = select(v34, v33, v32);
  let v36 = (v30 + v35);
  let v37 = bitcast<f32>(v36);
  let v38 = (hide_f32(v27) * v37);
  let v39 = 0x1p-64f;
  let v40 = 0x1p+64f;
  let v41 = select(v40, v39, v32);
  let v42 = (hide_f32(v38) * v41);
  let v43 = b2[v0];
  let v44 = (hide_f32(v42) * v43);
  b0[v0] = v44;
}
