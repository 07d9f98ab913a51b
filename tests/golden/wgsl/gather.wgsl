// %0 = input[0] : f32[12, 30]
// %1 = input[1] : i32[5, 30]
// %2 = gather[0](%0, %1) : f32[5, 30]
// return %2

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read> b1: array<i32>;
@group(0) @binding(2) var<storage, read> b2: array<f32>;
var<private> hidden: u32;

@compute @workgroup_size(64)
fn k_e_5x30(@builtin(workgroup_id) group: vec3<u32>,
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
  let v5 = (v4 + v2);
  let v6 = b1[v5];
  let v7 = bitcast<u32>(v6);
  let v8 = 31i;
  let v9 = (v6 >> 31u);
  let v10 = bitcast<u32>(v9);
  let v11 = bitcast<i32>(v7);
  let v12 = (v11 * v1);
  let v13 = (v12 + v2);
  let v14 = -1i;
  let v15 = bitcast<u32>(v14);
  let v16 = (v14 >> 31u);
  let v17 = bitcast<u32>(v16);
  let v18 = bitcast<i32>(v17);
  let v19 = bitcast<i32>(v10);
  let v20 = (v18 < v19);
  let v21 = (v17 == v10);
  let v22 = (v15 < v7);
  let v23 = (v21 & v22);
  let v24 = (v20 | v23);
  let v25 = 12i;
  let v26 = bitcast<u32>(v25);
  let v27 = (v25 >> 31u);
  let v28 = bitcast<u32>(v27);
  let v29 = bitcast<i32>(v28);
  let v30 = (v19 < v29);
  let v31 = (v10 == v28);
  let v32 = (v7 < v26);
  let v33 = (v31 & v32);
  let v34 = (v30 | v33);
  let v35 = (v24 & v34);
  let v36_at = select(0i, v13, v35);
  let v36 = select(bitcast<f32>(hidden), b2[v36_at], v35);
  b0[v5] = v36;
}
