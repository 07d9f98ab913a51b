// %0 = input[0] : f32[32, 200]
// %1 = reduce_max[1](%0) : f32[32]
// %2 = reshape(%1) : f32[32, 1]
// %3 = expand(%2) : f32[32, 200]
// %4 = sub(%0, %3) : f32[32, 200]
// %5 = exp(%4) : f32[32, 200]
// %6 = reduce_sum[1](%5) : f32[32]
// %7 = reshape(%6) : f32[32, 1]
// %8 = expand(%7) : f32[32, 200]
// %9 = div(%5, %8) : f32[32, 200]
// return %9

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
fn k_max_8x32_r25(@builtin(workgroup_id) group: vec3<u32>,
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
  let v1 = 32i;
  let v2 = (v0 - ((v0 / v1) * v1));
  let v3 = (v0 / v1);
  let v4 = bitcast<f32>(0xff800000u | hidden);
  let v5 = 25i;
  let v6 = 200i;
  let v7 = (v2 * v6);
  let v8 = (v3 * v5);
  let v9 = (v7 + v8);
  var v11 = v4;
  for (var v10 = 0i; v10 < v5; v10 = v10 + 1i) {
    let v12 = (v9 + v10);
    let v13 = b1[v12];
    let v14 = greater_f32(v11, v13);
    let next_v11 = v14;
    v11 = next_v11;
  }
  let v16 = (v3 * v1);
  let v17 = (v16 + v2);
  b0[v17] = v11;
}

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read> b1: array<f32>;
@group(0) @binding(2) var<storage, read> b2: array<f32>;
var<private> hidden: u32;

fn order_f32x4(x: vec4<f32>) -> vec4<i32> {
  let bits = bitcast<vec4<i32>>(x);
  return bits ^ ((bits >> vec4<u32>(31)) & vec4<i32>(0x7fffffff));
}

fn is_nan_f32x4(x: vec4<f32>) -> vec4<bool> {
  return (bitcast<vec4<u32>>(x) & vec4<u32>(0x7fffffff)) > vec4<u32>(0x7f800000);
}

fn greater_f32x4(a: vec4<f32>, b: vec4<f32>) -> vec4<f32> {
  let take = (order_f32x4(a) < order_f32x4(b)) | is_nan_f32x4(b);
  return select(a, b, take & !is_nan_f32x4(a));
}

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

fn hide_f32(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) | hidden);
}

@compute @workgroup_size(64)
fn k_sum_8x32_r8x25(@builtin(workgroup_id) group: vec3<u32>,
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
  let v1 = 32i;
  let v2 = (v0 - ((v0 / v1) * v1));
  let v3 = (v0 / v1);
  let v4 = bitcast<f32>(0xff800000u | hidden);
  let v5 = vec4<f32>(v4, v4, v4, v4);
  let v6 = 2i;
  let v7 = 128i;
  let v8 = vec4<i32>(0i, 1i, 2i, 3i);
  let v9 = vec4<i32>(v1, v1, v1, v1);
  let v10 = (v8 * v9);
  var v12 = v5;
  for (var v11 = 0i; v11 < v6; v11 = v11 + 1i) {
    let v13 = (v11 * v7);
    let v14 = (v2 + v13);
    let v15 = vec4<i32>(v14, v14, v14, v14);
    let v16 = (v15 + v10);
    let v17 = vec4<f32>(b2[v16.x], b2[v16.y], b2[v16.z], b2[v16.w]);
    let v18 = greater_f32x4(v12, v17);
    let next_v12 = v18;
    v12 = next_v12;
  }
  let v20_0 = greater_f32(v12.x, v12.z);
  let v20_1 = greater_f32(v12.y, v12.w);
  let v20_2 = greater_f32(hide_f32(v20_0), hide_f32(v20_1));
  let v20 = v20_2;
  let v21 = bitcast<f32>(hidden);
  let v22 = 25i;
  let v23 = 0x1.6d7b5ep-10f;
  let v24 = 0x1.64p+6f;
  let v25 = 200i;
  let v26 = (v2 * v25);
  let v27 = (v3 * v22);
  let v28 = (v26 + v27);
  let v29 = -0x1.ap+6f;
  let v30 = 0x1.715476p+0f;
  let v31 = 0x1.8p+23f;
  let v32 = -0x1.7f7d1cp-20f;
  let v33 = -0x1.62e4p-1f;
  let v34 = 0x1.123a56p-7f;
  let v35 = 0x1.5554cp-5f;
  let v36 = 0x1.55549p-3f;
  let v37 = 0x1p-1f;
  let v38 = 0x1p+0f;
  let v39 = 23u;
  let v40 = 1602224128u;
  let v41 = 528482304u;
  let v42 = 0x1p-64f;
  let v43 = 0x1p+64f;
  var v45 = v21;
  for (var v44 = 0i; v44 < v22; v44 = v44 + 1i) {
    let v46 = (v28 + v44);
    let v47 = b1[v46];
    let v48 = (v47 - hide_f32(v20));
    let v49 = ((hide_f32(v48) < v29) & !is_nan_f32(hide_f32(v48)));
    let v50 = select(v48, v29, v49);
    let v51 = ((v24 < hide_f32(v50)) & !is_nan_f32(hide_f32(v50)));
    let v52 = select(v50, v24, v51);
    let v53 = fma(hide_f32(v52), v30, v31);
    let v54 = (hide_f32(v53) - v31);
    let v55 = fma(hide_f32(v54), v33, hide_f32(v52));
    let v56 = fma(hide_f32(v54), v32, v55);
    let v57 = fma(v23, v56, v34);
    let v58 = fma(v57, v56, v35);
    let v59 = fma(v58, v56, v36);
    let v60 = fma(v59, v56, v37);
    let v61 = fma(v60, v56, v38);
    let v62 = fma(v61, v56, v38);
    let v63 = bitcast<u32>(v53);
    let v64 = (v63 << 23u);
    let v65 = ((hide_f32(v52) < v21) & !is_nan_f32(hide_f32(v52)));
    let v66 = select(v41, v40, v65);
    let v67 = (v64 + v66);
    let v68 = bitcast<f32>(v67);
    let v69 = (hide_f32(v62) * v68);
    let v70 = select(v43, v42, v65);
    let v71 = fma(hide_f32(v69), v70, v45);
    let next_v45 = v71;
    v45 = next_v45;
  }
  let v73 = (v3 * v1);
  let v74 = (v73 + v2);
  b0[v74] = v45;
}

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read> b1: array<f32>;
@group(0) @binding(2) var<storage, read> b2: array<f32>;
@group(0) @binding(3) var<storage, read> b3: array<f32>;
var<private> hidden: u32;

fn order_f32x4(x: vec4<f32>) -> vec4<i32> {
  let bits = bitcast<vec4<i32>>(x);
  return bits ^ ((bits >> vec4<u32>(31)) & vec4<i32>(0x7fffffff));
}

fn is_nan_f32x4(x: vec4<f32>) -> vec4<bool> {
  return (bitcast<vec4<u32>>(x) & vec4<u32>(0x7fffffff)) > vec4<u32>(0x7f800000);
}

fn greater_f32x4(a: vec4<f32>, b: vec4<f32>) -> vec4<f32> {
  let take = (order_f32x4(a) < order_f32x4(b)) | is_nan_f32x4(b);
  return select(a, b, take & !is_nan_f32x4(a));
}

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

fn hide_f32(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) | hidden);
}

@compute @workgroup_size(64)
fn k_sum_32x200_r8x8(@builtin(workgroup_id) group: vec3<u32>,
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
  let v1 = 200i;
  let v2 = (v0 - ((v0 / v1) * v1));
  let v3 = (v0 / v1);
  let v4 = 0x1.6d7b5ep-10f;
  let v5 = 0x1.64p+6f;
  let v6 = (v3 * v1);
  let v7 = (v6 + v2);
  let v8 = b1[v7];
  let v9 = bitcast<f32>(0xff800000u | hidden);
  let v10 = vec4<f32>(v9, v9, v9, v9);
  let v11 = 2i;
  let v12 = 128i;
  let v13 = vec4<i32>(0i, 1i, 2i, 3i);
  let v14 = 32i;
  let v15 = vec4<i32>(v14, v14, v14, v14);
  let v16 = (v13 * v15);
  var v18 = v10;
  for (var v17 = 0i; v17 < v11; v17 = v17 + 1i) {
    let v19 = (v17 * v12);
    let v20 = (v3 + v19);
    let v21 = vec4<i32>(v20, v20, v20, v20);
    let v22 = (v21 + v16);
    let v23 = vec4<f32>(b2[v22.x], b2[v22.y], b2[v22.z], b2[v22.w]);
    let v24 = greater_f32x4(v18, v23);
    let next_v18 = v24;
    v18 = next_v18;
  }
  let v26_0 = greater_f32(v18.x, v18.z);
  let v26_1 = greater_f32(v18.y, v18.w);
  let v26_2 = greater_f32(hide_f32(v26_0), hide_f32(v26_1));
  let v26 = v26_2;
  let v27 = (v8 - hide_f32(v26));
  let v28 = -0x1.ap+6f;
  let v29 = ((hide_f32(v27) < v28) & !is_nan_f32(hide_f32(v27)));
  let v30 = select(v27, v28, v29);
  let v31 = ((v5 < hide_f32(v30)) & !is_nan_f32(hide_f32(v30)));
  let v32 = select(v30, v5, v31);
  let v33 = 0x1.715476p+0f;
  let v34 = 0x1.8p+23f;
  let v35 = fma(hide_f32(v32), v33, v34);
  let v36 = (hide_f32(v35) - v34);
  let v37 = -0x1.7f7d1cp-20f;
  let v38 = -0x1.62e4p-1f;
  let v39 = fma(hide_f32(v36), v38, hide_f32(v32));
  let v40 = fma(hide_f32(v36), v37, v39);
  let v41 = 0x1.123a56p-7f;
  let v42 = fma(v4, v40, v41);
  let v43 = 0x1.5554cp-5f;
  let v44 = fma(v42, v40, v43);
  let v45 = 0x1.55549p-3f;
  let v46 = fma(v44, v40, v45);
  let v47 = 0x1p-1f;
  let v48 = fma(v46, v40, v47);
  let v49 = 0x1p+0f;
  let v50 = fma(v48, v40, v49);
  let v51 = fma(v50, v40, v49);
  let v52 = bitcast<u32>(v35);
  let v53 = 23u;
  let v54 = (v52 << 23u);
  let v55 = bitcast<f32>(hidden);
  let v56 = ((hide_f32(v32) < v55) & !is_nan_f32(hide_f32(v32)));
  let v57 = 1602224128u;
  let v58 = 528482304u;
  let v59 = select(v58, v57, v56);
  let v60 = (v54 + v59);
  let v61 = bitcast<f32>(v60);
  let v62 = (hide_f32(v51) * v61);
  let v63 = 0x1p-64f;
  let v64 = 0x1p+64f;
  let v65 = select(v64, v63, v56);
  let v66 = (hide_f32(v62) * v65);
  let v67 = b3[v3];
  let v68 = (v55 + v67);
  let v69 = (v3 + v14);
  let v70 = b3[v69];
  let v71 = (hide_f32(v68) + v70);
  let v72 = 64i;
  let v73 = (v3 + v72);
  let v74 = b3[v73];
  let v75 = (hide_f32(v71) + v74);
  let v76 = 96i;
  let v77 = (v3 + v76);
  let v78 = b3[v77];
  let v79 = (hide_f32(v75) + v78);
  let v80 = (v3 + v12);
  let v81 = b3[v80];
  let v82 = (hide_f32(v79) + v81);
  let v83 = 160i;
  let v84 = (v3 + v83);
  let v85 = b3[v84];
  let v86 = (hide_f32(v82) + v85);
  let v87 = 192i;
  let v88 = (v3 + v87);
  let v89 = b3[v88];
  let v90 = (hide_f32(v86) + v89);
  let v91 = 224i;
  let v92 = (v3 + v91);
  let v93 = b3[v92];
  let v94 = (hide_f32(v90) + v93);
  let v95 = (hide_f32(v66) / hide_f32(v94));
  b0[v7] = v95;
}
