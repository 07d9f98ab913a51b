; %0 = input[0] : f32[1000]
; %1 = exp(%0) : f32[1000]
; %2 = input[1] : f32[1000]
; %3 = mul(%1, %2) : f32[1000]
; return %3

define void @e_1000(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %pb2 = getelementptr ptr, ptr %buffers, i64 2
  %b2 = load ptr, ptr %pb2, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = mul i64 %g, 40
  %t1 = getelementptr float, ptr %b1, i64 %t0
  %t2 = load <8 x float>, ptr %t1, align 32, !invariant.load !0
  %t3 = fcmp olt <8 x float> %t2, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %t4 = select <8 x i1> %t3, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %t2
  %t5 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %t4
  %t6 = select <8 x i1> %t5, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %t4
  %t7 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t6, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %t8 = fsub <8 x float> %t7, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %t9 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t8, <8 x float> <float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000>, <8 x float> %t6)
  %t10 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t8, <8 x float> <float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000>, <8 x float> %t9)
  %t11 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000>, <8 x float> %t10, <8 x float> <float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000>)
  %t12 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t11, <8 x float> %t10, <8 x float> <float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000>)
  %t13 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t12, <8 x float> %t10, <8 x float> <float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000>)
  %t14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t13, <8 x float> %t10, <8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>)
  %t15 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t14, <8 x float> %t10, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %t16 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t15, <8 x float> %t10, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %t17 = bitcast <8 x float> %t7 to <8 x i32>
  %t18 = shl <8 x i32> %t17, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %t19 = fcmp olt <8 x float> %t6, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %t20 = select <8 x i1> %t19, <8 x i32> <i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128>, <8 x i32> <i32 528482304, i32 528482304, i32 528482304, i32 528482304, i32 528482304, i32 528482304, i32 528482304, i32 528482304>
  %t21 = add <8 x i32> %t18, %t20
  %t22 = bitcast <8 x i32> %t21 to <8 x float>
  %t23 = fmul <8 x float> %t16, %t22
  %t24 = select <8 x i1> %t19, <8 x float> <float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000>, <8 x float> <float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000>
  %t25 = fmul <8 x float> %t23, %t24
  %t26 = getelementptr float, ptr %b2, i64 %t0
  %t27 = load <8 x float>, ptr %t26, align 32, !invariant.load !0
  %t28 = fmul <8 x float> %t25, %t27
  %t29 = getelementptr float, ptr %b0, i64 %t0
  store <8 x float> %t28, ptr %t29, align 32
  %t30 = add i64 %t0, 8
  %t31 = getelementptr float, ptr %b1, i64 %t30
  %t32 = load <8 x float>, ptr %t31, align 32, !invariant.load !0
  %t33 = fcmp olt <8 x float> %t32, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %t34 = select <8 x i1> %t33, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %t32
  %t35 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %t34
  %t36 = select <8 x i1> %t35, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %t34
  %t37 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t36, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %t38 = fsub <8 x float> %t37, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %t39 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t38, <8 x float> <float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000>, <8 x float> %t36)
  %t40 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t38, <8 x float> <float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000>, <8 x float> %t39)
  %t41 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000>, <8 x float> %t40, <8 x float> <float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000>)
  %t42 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t41, <8 x float> %t40, <8 x float> <float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000>)
  %t43 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t42, <8 x float> %t40, <8 x float> <float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000>)
  %t44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t43, <8 x float> %t40, <8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>)
  %t45 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t44, <8 x float> %t40, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %t46 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t45, <8 x float> %t40, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %t47 = bitcast <8 x float> %t37 to <8 x i32>
  %t48 = shl <8 x i32> %t47, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %t49 = fcmp olt <8 x float> %t36, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %t50 = select <8 x i1> %t49, <8 x i32> <i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128>, <8 x i32> <i32 528482304, i32 528482304, i32 528482304, i32 528482304, i32 528482304, i32 528482304, i32 528482304, i32 528482304>
  %t51 = add <8 x i32> %t48, %t50
  %t52 = bitcast <8 x i32> %t51 to <8 x float>
  %t53 = fmul <8 x float> %t46, %t52
  %t54 = select <8 x i1> %t49, <8 x float> <float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000>, <8 x float> <float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000>
  %t55 = fmul <8 x float> %t53, %t54
  %t56 = getelementptr float, ptr %b2, i64 %t30
  %t57 = load <8 x float>, ptr %t56, align 32, !invariant.load !0
  %t58 = fmul <8 x float> %t55, %t57
  %t59 = getelementptr float, ptr %b0, i64 %t30
  store <8 x float> %t58, ptr %t59, align 32
  %t60 = add i64 %t0, 16
  %t61 = getelementptr float, ptr %b1, i64 %t60
  %t62 = load <8 x float>, ptr %t61, align 32, !invariant.load !0
  %t63 = fcmp olt <8 x float> %t62, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %t64 = select <8 x i1> %t63, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %t62
  %t65 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %t64
  %t66 = select <8 x i1> %t65, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %t64
  %t67 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t66, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %t68 = fsub <8 x float> %t67, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %t69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t68, <8 x float> <float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000>, <8 x float> %t66)
  %t70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t68, <8 x float> <float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000>, <8 x float> %t69)
  %t71 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000>, <8 x float> %t70, <8 x float> <float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000>)
  %t72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t71, <8 x float> %t70, <8 x float> <float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000>)
  %t73 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t72, <8 x float> %t70, <8 x float> <float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000>)
  %t74 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t73, <8 x float> %t70, <8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>)
  %t75 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t74, <8 x float> %t70, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %t76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t75, <8 x float> %t70, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %t77 = bitcast <8 x float> %t67 to <8 x i32>
  %t78 = shl <8 x i32> %t77, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %t79 = fcmp olt <8 x float> %t66, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %t80 = select <8 x i1> %t79, <8 x i32> <i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128>, <8 x i32> <i32 528482304, i32 528482304, i32 528482304, i32 528482304, i32 528482304, i32 528482304, i32 528482304, i32 528482304>
  %t81 = add <8 x i32> %t78, %t80
  %t82 = bitcast <8 x i32> %t81 to <8 x float>
  %t83 = fmul <8 x float> %t76, %t82
  %t84 = select <8 x i1> %t79, <8 x float> <float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000>, <8 x float> <float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000>
  %t85 = fmul <8 x float> %t83, %t84
  %t86 = getelementptr float, ptr %b2, i64 %t60
  %t87 = load <8 x float>, ptr %t86, align 32, !invariant.load !0
  %t88 = fmul <8 x float> %t85, %t87
  %t89 = getelementptr float, ptr %b0, i64 %t60
  store <8 x float> %t88, ptr %t89, align 32
  %t90 = add i64 %t0, 24
  %t91 = getelementptr float, ptr %b1, i64 %t90
  %t92 = load <8 x float>, ptr %t91, align 32, !invariant.load !0
  %t93 = fcmp olt <8 x float> %t92, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %t94 = select <8 x i1> %t93, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %t92
  %t95 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %t94
  %t96 = select <8 x i1> %t95, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %t94
  %t97 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t96, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %t98 = fsub <8 x float> %t97, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %t99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t98, <8 x float> <float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000>, <8 x float> %t96)
  %t100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t98, <8 x float> <float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000>, <8 x float> %t99)
  %t101 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000>, <8 x float> %t100, <8 x float> <float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000>)
  %t102 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t101, <8 x float> %t100, <8 x float> <float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000>)
  %t103 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t102, <8 x float> %t100, <8 x float> <float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000>)
  %t104 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t103, <8 x float> %t100, <8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>)
  %t105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t104, <8 x float> %t100, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %t106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t105, <8 x float> %t100, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %t107 = bitcast <8 x float> %t97 to <8 x i32>
  %t108 = shl <8 x i32> %t107, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %t109 = fcmp olt <8 x float> %t96, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %t110 = select <8 x i1> %t109, <8 x i32> <i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128>, <8 x i32> <i32 528482304, i32 528482304, i32 528482304, i32 528482304, i32 528482304, i32 528482304, i32 528482304, i32 528482304>
  %t111 = add <8 x i32> %t108, %t110
  %t112 = bitcast <8 x i32> %t111 to <8 x float>
  %t113 = fmul <8 x float> %t106, %t112
  %t114 = select <8 x i1> %t109, <8 x float> <float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000>, <8 x float> <float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000>
  %t115 = fmul <8 x float> %t113, %t114
  %t116 = getelementptr float, ptr %b2, i64 %t90
  %t117 = load <8 x float>, ptr %t116, align 32, !invariant.load !0
  %t118 = fmul <8 x float> %t115, %t117
  %t119 = getelementptr float, ptr %b0, i64 %t90
  store <8 x float> %t118, ptr %t119, align 32
  %t120 = add i64 %t0, 32
  %t121 = getelementptr float, ptr %b1, i64 %t120
  %t122 = load <8 x float>, ptr %t121, align 32, !invariant.load !0
  %t123 = fcmp olt <8 x float> %t122, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %t124 = select <8 x i1> %t123, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %t122
  %t125 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %t124
  %t126 = select <8 x i1> %t125, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %t124
  %t127 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t126, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %t128 = fsub <8 x float> %t127, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %t129 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t128, <8 x float> <float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000, float 0xBFE62E4000000000>, <8 x float> %t126)
  %t130 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t128, <8 x float> <float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000, float 0xBEB7F7D1C0000000>, <8 x float> %t129)
  %t131 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000, float 0x3F56D7B5E0000000>, <8 x float> %t130, <8 x float> <float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000, float 0x3F8123A560000000>)
  %t132 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t131, <8 x float> %t130, <8 x float> <float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000, float 0x3FA5554C00000000>)
  %t133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t132, <8 x float> %t130, <8 x float> <float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000, float 0x3FC5554900000000>)
  %t134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t133, <8 x float> %t130, <8 x float> <float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000, float 0x3FE0000000000000>)
  %t135 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t134, <8 x float> %t130, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %t136 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t135, <8 x float> %t130, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %t137 = bitcast <8 x float> %t127 to <8 x i32>
  %t138 = shl <8 x i32> %t137, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %t139 = fcmp olt <8 x float> %t126, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %t140 = select <8 x i1> %t139, <8 x i32> <i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128, i32 1602224128>, <8 x i32> <i32 528482304, i32 528482304, i32 528482304, i32 528482304, i32 528482304, i32 528482304, i32 528482304, i32 528482304>
  %t141 = add <8 x i32> %t138, %t140
  %t142 = bitcast <8 x i32> %t141 to <8 x float>
  %t143 = fmul <8 x float> %t136, %t142
  %t144 = select <8 x i1> %t139, <8 x float> <float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000, float 0x3BF0000000000000>, <8 x float> <float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000, float 0x43F0000000000000>
  %t145 = fmul <8 x float> %t143, %t144
  %t146 = getelementptr float, ptr %b2, i64 %t120
  %t147 = load <8 x float>, ptr %t146, align 32, !invariant.load !0
  %t148 = fmul <8 x float> %t145, %t147
  %t149 = getelementptr float, ptr %b0, i64 %t120
  store <8 x float> %t148, ptr %t149, align 32
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
