// %0 = input[0] : f32[500]
// %1 = input[2] : f32[500]
// %2 = constant[0.9] : f32
// %3 = expand(%2) : f32[500]
// %4 = mul(%1, %3) : f32[500]
// %5 = input[1] : f32[500]
// %6 = constant[0.1] : f32
// %7 = expand(%6) : f32[500]
// %8 = mul(%5, %7) : f32[500]
// %9 = add(%4, %8) : f32[500]
// %10 = constant[0.001] : f32
// %11 = expand(%10) : f32[500]
// %12 = mul(%9, %11) : f32[500]
// %13 = input[3] : f32[500]
// %14 = constant[0.999] : f32
// %15 = expand(%14) : f32[500]
// %16 = mul(%13, %15) : f32[500]
// %17 = mul(%5, %5) : f32[500]
// %18 = mul(%17, %11) : f32[500]
// %19 = add(%16, %18) : f32[500]
// %20 = sqrt(%19) : f32[500]
// %21 = constant[1e-08] : f32
// %22 = expand(%21) : f32[500]
// %23 = add(%20, %22) : f32[500]
// %24 = div(%12, %23) : f32[500]
// %25 = sub(%0, %24) : f32[500]
// return %25, %9, %19

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<f32>;
@group(0) @binding(1) var<storage, read_write> b1: array<f32>;
@group(0) @binding(2) var<storage, read_write> b2: array<f32>;
@group(0) @binding(3) var<storage, read> b3: array<f32>;
@group(0) @binding(4) var<storage, read> b4: array<f32>;
@group(0) @binding(5) var<storage, read> b5: array<f32>;
@group(0) @binding(6) var<storage, read> b6: array<f32>;
var<private> hidden: u32;

fn hide_f32(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) | hidden);
}

@compute @workgroup_size(64)
fn k_e_500(@builtin(workgroup_id) group: vec3<u32>,
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
  let v1 = b3[v0];
  let v2 = 0x1.ccccccp-1f;
  let v3 = (v1 * v2);
  let v4 = b4[v0];
  let v5 = 0x1.99999ap-4f;
  let v6 = (v4 * v5);
  let v7 = (hide_f32(v3) + hide_f32(v6));
  b0[v0] = v7;
  let v9 = b5[v0];
  let v10 = 0x1.ff7ceep-1f;
  let v11 = (v9 * v10);
  let v12 = (v4 * hide_f32(v4));
  let v13 = 0x1.0624dep-10f;
  let v14 = (hide_f32(v12) * v13);
  let v15 = (hide_f32(v11) + hide_f32(v14));
  b1[v0] = v15;
  let v17 = b6[v0];
  let v18 = (hide_f32(v7) * v13);
  let v19 = sqrt(hide_f32(v15));
  let v20 = 0x1.5798eep-27f;
  let v21 = (hide_f32(v19) + v20);
  let v22 = (hide_f32(v18) / hide_f32(v21));
  let v23 = (v17 - hide_f32(v22));
  b2[v0] = v23;
}
