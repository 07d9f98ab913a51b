// %0 = input[0] : bool[20, 40]
// %1 = reduce_max[1](%0) : bool[20]
// return %1

struct Launch {
  w0: vec2<u32>,
}
var<immediate> launch: Launch;
@group(0) @binding(0) var<storage, read_write> b0: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read> b1: array<u32>;

fn shift_right_u32x4(a: vec4<u32>, b: vec4<u32>, width: vec4<u32>) -> vec4<u32> {
  return select(vec4<u32>(0), a >> vec4<u32>(b & vec4<u32>(31)), b < width);
}

fn shift_left_u32(a: u32, b: u32, width: u32) -> u32 {
  let count = u32(b);
  return select(u32(0), a << u32(count & u32(31)), count < width);
}

@compute @workgroup_size(64)
fn k_max_20_r40(@builtin(workgroup_id) group: vec3<u32>,
    @builtin(num_workgroups) groups: vec3<u32>,
    @builtin(local_invocation_index) local: u32) {
  let row = group.z * groups.y + group.y;
  let number = row * groups.x + group.x;
  let item = number * 64u + local;
  if (item >= launch.w0.x) {
    return;
  }
  let v0 = i32(item);
  let v1 = false;
  let v2 = vec4<bool>(v1, v1, v1, v1);
  let v3 = 2i;
  let v4 = 40i;
  let v5 = (v0 * v4);
  let v6 = 20i;
  let v7 = 4i;
  let v8 = 8i;
  let v9 = 12i;
  let v10 = 16i;
  let v11 = 3u;
  let v12 = vec4<u32>(0u, 1u, 2u, 3u);
  let v13 = 2u;
  let v14 = 8u;
  let v15 = vec4<u32>(v14, v14, v14, v14);
  let v16 = 255u;
  let v17 = vec4<u32>(v16, v16, v16, v16);
  let v18 = 0u;
  let v19 = vec4<u32>(v18, v18, v18, v18);
  var v21 = v2;
  var v22 = v2;
  var v23 = v2;
  var v24 = v2;
  var v25 = v2;
  for (var v20 = 0i; v20 < v3; v20 = v20 + 1i) {
    let v26 = (v20 * v6);
    let v27 = (v5 + v26);
    let v28 = bitcast<u32>(v27);
    let v29 = (v28 & v11);
    let v30 = vec4<u32>(v29, v29, v29, v29);
    let v31 = (v30 + v12);
    let v32 = (v28 >> 2u);
    let v33 = b1[v32];
    let v34 = (v31 * v15);
    let v35 = vec4<u32>(v33, v33, v33, v33);
    let v36 = shift_right_u32x4(v35, v34, vec4<u32>(32u));
    let v37 = (v36 & v17);
    let v38 = (v37 != v19);
    let v39 = (v21 | v38);
    let v40 = (v27 + v7);
    let v41 = bitcast<u32>(v40);
    let v42 = (v41 & v11);
    let v43 = vec4<u32>(v42, v42, v42, v42);
    let v44 = (v43 + v12);
    let v45 = (v41 >> 2u);
    let v46 = b1[v45];
    let v47 = (v44 * v15);
    let v48 = vec4<u32>(v46, v46, v46, v46);
    let v49 = shift_right_u32x4(v48, v47, vec4<u32>(32u));
    let v50 = (v49 & v17);
    let v51 = (v50 != v19);
    let v52 = (v22 | v51);
    let v53 = (v27 + v8);
    let v54 = bitcast<u32>(v53);
    let v55 = (v54 & v11);
    let v56 = vec4<u32>(v55, v55, v55, v55);
    let v57 = (v56 + v12);
    let v58 = (v54 >> 2u);
    let v59 = b1[v58];
    let v60 = (v57 * v15);
    let v61 = vec4<u32>(v59, v59, v59, v59);
    let v62 = shift_right_u32x4(v61, v60, vec4<u32>(32u));
    let v63 = (v62 & v17);
    let v64 = (v63 != v19);
    let v65 = (v23 | v64);
    let v66 = (v27 + v9);
    let v67 = bitcast<u32>(v66);
    let v68 = (v67 & v11);
    let v69 = vec4<u32>(v68, v68, v68, v68);
    let v70 = (v69 + v12);
    let v71 = (v67 >> 2u);
    let v72 = b1[v71];
    let v73 = (v70 * v15);
    let v74 = vec4<u32>(v72, v72, v72, v72);
    let v75 = shift_right_u32x4(v74, v73, vec4<u32>(32u));
    let v76 = (v75 & v17);
    let v77 = (v76 != v19);
    let v78 = (v24 | v77);
    let v79 = (v27 + v10);
    let v80 = bitcast<u32>(v79);
    let v81 = (v80 & v11);
    let v82 = vec4<u32>(v81, v81, v81, v81);
    let v83 = (v82 + v12);
    let v84 = (v80 >> 2u);
    let v85 = b1[v84];
    let v86 = (v83 * v15);
    let v87 = vec4<u32>(v85, v85, v85, v85);
    let v88 = shift_right_u32x4(v87, v86, vec4<u32>(32u));
    let v89 = (v88 & v17);
    let v90 = (v89 != v19);
    let v91 = (v25 | v90);
    let next_v21 = v39;
    let next_v22 = v52;
    let next_v23 = v65;
    let next_v24 = v78;
    let next_v25 = v91;
    v21 = next_v21;
    v22 = next_v22;
    v23 = next_v23;
    v24 = next_v24;
    v25 = next_v25;
  }
  let v93 = (v21 | v24);
  let v94 = (v22 | v25);
  let v95 = (v93 | v23);
  let v96 = (v95 | v94);
  let v97_0 = (v96.x | v96.z);
  let v97_1 = (v96.y | v96.w);
  let v97_2 = (v97_0 | v97_1);
  let v97 = v97_2;
  let v98 = select(0u, 1u, v97);
  let v99 = bitcast<u32>(v0);
  let v100 = (v99 & v11);
  let v101 = (v100 * v14);
  let v102 = shift_left_u32(v16, v101, 32u);
  let v103 = shift_left_u32(v98, v101, 32u);
  let v104 = (v99 >> 2u);
  atomicAnd(&b0[v104], ~v102);
  atomicOr(&b0[v104], v103);
}
