// %0 = input[0] : f16[20, 40]
// %1 = reduce_sum[1](%0) : f16[20]
// return %1

enable f16;

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f16>;
@group(0) @binding(1) var<storage, read> b1: array<vec4<f16>>;
var<private> hidden: u32;

fn hide_f32x4(x: vec4<f32>) -> vec4<f32> {
  return bitcast<vec4<f32>>(bitcast<vec4<u32>>(x) | vec4<u32>(hidden));
}

fn hide_f32(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) | hidden);
}

fn nearest_half_f32(x: f32) -> f32 {
  let bits = bitcast<u32>(x);
  let m = bits & u32(0x7fffffff);
  let normal = (m + u32(0xfff) + ((m >> u32(13)) & u32(1))) & u32(0xffffe000);
  let small = hide_f32(hide_f32(bitcast<f32>(m) + f32(0.5)) - f32(0.5));
  var result = select(normal, bitcast<u32>(small), m < u32(0x38800000));
  result = select(result, u32(0x7f800000), m >= u32(0x477ff000));
  result = select(result, m | u32(0x400000), m > u32(0x7f800000));
  return bitcast<f32>(result | (bits & u32(0x80000000)));
}

@compute @workgroup_size(64)
fn k_sum_20_r40(@builtin(workgroup_id) group: vec3<u32>,
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
  let v3 = 2i;
  let v4 = 40i;
  let v5 = (v0 * v4);
  let v6 = 20i;
  let v7 = 4i;
  let v8 = 8i;
  let v9 = 12i;
  let v10 = 16i;
  var v12 = v2;
  var v13 = v2;
  var v14 = v2;
  var v15 = v2;
  var v16 = v2;
  for (var v11 = 0i; v11 < v3; v11 = v11 + 1i) {
    let v17 = (v11 * v6);
    let v18 = (v5 + v17);
    let v19 = vec4<f32>(b1[(v18 >> 2u)]);
    let v20 = v19;
    let v21 = (hide_f32x4(v12) + v20);
    let v22 = (v18 + v7);
    let v23 = vec4<f32>(b1[(v22 >> 2u)]);
    let v24 = v23;
    let v25 = (hide_f32x4(v13) + v24);
    let v26 = (v18 + v8);
    let v27 = vec4<f32>(b1[(v26 >> 2u)]);
    let v28 = v27;
    let v29 = (hide_f32x4(v14) + v28);
    let v30 = (v18 + v9);
    let v31 = vec4<f32>(b1[(v30 >> 2u)]);
    let v32 = v31;
    let v33 = (hide_f32x4(v15) + v32);
    let v34 = (v18 + v10);
    let v35 = vec4<f32>(b1[(v34 >> 2u)]);
    let v36 = v35;
    let v37 = (hide_f32x4(v16) + v36);
    let next_v12 = v21;
    let next_v13 = v25;
    let next_v14 = v29;
    let next_v15 = v33;
    let next_v16 = v37;
    v12 = next_v12;
    v13 = next_v13;
    v14 = next_v14;
    v15 = next_v15;
    v16 = next_v16;
  }
  let v39 = (hide_f32x4(v12) + hide_f32x4(v15));
  let v40 = (hide_f32x4(v13) + hide_f32x4(v16));
  let v41 = (hide_f32x4(v39) + hide_f32x4(v14));
  let v42 = (hide_f32x4(v41) + hide_f32x4(v40));
  let v43_0 = (hide_f32(v42.x) + hide_f32(v42.z));
  let v43_1 = (hide_f32(v42.y) + hide_f32(v42.w));
  let v43_2 = (hide_f32(v43_0) + hide_f32(v43_1));
  let v43 = v43_2;
  let v44 = nearest_half_f32(hide_f32(v43));
  b0[v0] = f16(v44);
}
