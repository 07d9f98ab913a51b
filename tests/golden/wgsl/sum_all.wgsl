// %0 = input[0] : f32[10000]
// %1 = reduce_sum[0](%0) : f32
// return %1

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
fn k_sum_200_r50(@builtin(workgroup_id) group: vec3<u32>,
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
  let v2 = 25i;
  let v3 = 400i;
  let v4 = 200i;
  var v6 = v1;
  for (var v5 = 0i; v5 < v2; v5 = v5 + 1i) {
    let v7 = (v5 * v3);
    let v8 = (v0 + v7);
    let v9 = b1[v8];
    let v10 = (hide_f32(v6) + v9);
    let v11 = (v8 + v4);
    let v12 = b1[v11];
    let v13 = (hide_f32(v10) + v12);
    let next_v6 = v13;
    v6 = next_v6;
  }
  b0[v0] = v6;
}

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
fn k_sum_8_r25(@builtin(workgroup_id) group: vec3<u32>,
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
  let v2 = 25i;
  let v3 = (v0 * v2);
  var v5 = v1;
  for (var v4 = 0i; v4 < v2; v4 = v4 + 1i) {
    let v6 = (v3 + v4);
    let v7 = b1[v6];
    let v8 = (hide_f32(v5) + v7);
    let next_v5 = v8;
    v5 = next_v5;
  }
  b0[v0] = v5;
}

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>;
var<private> hidden: u32;

fn hide_f32x4(x: vec4<f32>) -> vec4<f32> {
  return bitcast<vec4<f32>>(bitcast<vec4<u32>>(x) | vec4<u32>(hidden));
}

fn hide_f32(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) | hidden);
}

@compute @workgroup_size(64)
fn k_sum_r8(@builtin(workgroup_id) group: vec3<u32>,
    @builtin(num_workgroups) groups: vec3<u32>,
    @builtin(local_invocation_index) local: u32) {
  hidden = launch.w0.y >> 31u;
  let row = group.z * groups.y + group.y;
  let number = row * groups.x + group.x;
  let item = number * 64u + local;
  if (item >= launch.w0.x) {
    return;
  }
  let v0 = bitcast<f32>(hidden);
  let v1 = vec4<f32>(v0, v0, v0, v0);
  let v2 = 0i;
  let v3 = b1[(v2 >> 2u)];
  let v4 = (v1 + v3);
  let v5 = 4i;
  let v6 = b1[(v5 >> 2u)];
  let v7 = (v1 + v6);
  let v8 = (hide_f32x4(v4) + hide_f32x4(v7));
  let v9_0 = (hide_f32(v8.x) + hide_f32(v8.z));
  let v9_1 = (hide_f32(v8.y) + hide_f32(v8.w));
  let v9_2 = (hide_f32(v9_0) + hide_f32(v9_1));
  let v9 = v9_2;
  b0[v2] = v9;
}
