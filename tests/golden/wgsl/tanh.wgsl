// %0 = input[0] : f32[1000]
// %1 = tanh(%0) : f32[1000]
// return %1

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read> b1: array<f32>;
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
  let v1 = b1[v0];
  let v2 = bitcast<u32>(v1);
  let v3 = 2147483647u;
  let v4 = (v2 & v3);
  let v5 = bitcast<f32>(v4);
  let v6 = 0x1.333334p-1f;
  let v7 = ((v5 < v6) & !is_nan_f32(v5));
  let v8 = -0x1.830be4p-8f;
  let v9 = (v5 * hide_f32(v5));
  let v10 = 0x1.54e016p-6f;
  let v11 = fma(v8, hide_f32(v9), v10);
  let v12 = -0x1.b89edap-5f;
  let v13 = fma(v11, hide_f32(v9), v12);
  let v14 = 0x1.1109dcp-3f;
  let v15 = fma(v13, hide_f32(v9), v14);
  let v16 = -0x1.55553ep-2f;
  let v17 = fma(v15, hide_f32(v9), v16);
  let v18 = (hide_f32(v17) * hide_f32(v9));
  let v19 = fma(hide_f32(v18), v5, v5);
  let v20 = 0x1p+0f;
  let v21 = 0x1p+1f;
  let v22 = 0x1.6d7b5ep-10f;
  let v23 = 0x1.4p+4f;
  let v24 = (v5 + hide_f32(v5));
  let v25 = ((v23 < hide_f32(v24)) & !is_nan_f32(hide_f32(v24)));
  let v26 = select(v24, v23, v25);
  let v27 = 0x1.715476p+0f;
  let v28 = 0x1.8p+23f;
  let v29 = fma(hide_f32(v26), v27, v28);
  let v30 = (hide_f32(v29) - v28);
  let v31 = -0x1.7f7d1cp-20f;
  let v32 = -0x1.62e4p-1f;
  let v33 = fma(hide_f32(v30), v32, hide_f32(v26));
  let v34 = fma(hide_f32(v30), v31, v33);
  let v35 = 0x1.123a56p-7f;
  let v36 = fma(v22, v34, v35);
  let v37 = 0x1.5554cp-5f;
  let v38 = fma(v36, v34, v37);
  let v39 = 0x1.55549p-3f;
  let v40 = fma(v38, v34, v39);
  let v41 = 0x1p-1f;
  let v42 = fma(v40, v34, v41);
  let v43 = fma(v42, v34, v20);
  let v44 = fma(v43, v34, v20);
  let v45 = bitcast<u32>(v29);
  let v46 = 23u;
  let v47 = (v45 << 23u);
  let v48 = 1065353216u;
  let v49 = (v47 + v48);
  let v50 = bitcast<f32>(v49);
  let v51 = (hide_f32(v44) * v50);
  let v52 = (hide_f32(v51) + v20);
  let v53 = (v21 / hide_f32(v52));
  let v54 = (v20 - hide_f32(v53));
  let v55 = select(v54, v19, v7);
  let v56 = bitcast<u32>(v55);
  let v57 = 2147483648u;
  let v58 = (v2 & v57);
  let v59 = (v56 | v58);
  let v60 = bitcast<f32>(v59);
  b0[v0] = v60;
}
