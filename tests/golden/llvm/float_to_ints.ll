; %0 = input[0] : f32[1000]
; %1 = cast(%0) : i32[1000]
; %2 = cast(%0) : u8[1000]
; %3 = cast(%0) : bool[1000]
; return %1, %2, %3

define void @e_1000(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = mul i64 %g, 64
  %t1 = sub i64 1000, %t0
  %t2 = insertelement <8 x i64> poison, i64 %t1, i64 0
  %t3 = shufflevector <8 x i64> %t2, <8 x i64> poison, <8 x i32> zeroinitializer
  %t4 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t3
  %t5 = getelementptr float, ptr %b1, i64 %t0
  %t6 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t5, i32 32, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t7 = call <8 x i32> @llvm.fptosi.sat.v8i32.v8f32(<8 x float> %t6)
  %t8 = getelementptr i32, ptr %b0, i64 %t0
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t7, ptr %t8, i32 32, <8 x i1> %t4)
  %t9 = add i64 %t0, 8
  %t10 = sub i64 1000, %t9
  %t11 = insertelement <8 x i64> poison, i64 %t10, i64 0
  %t12 = shufflevector <8 x i64> %t11, <8 x i64> poison, <8 x i32> zeroinitializer
  %t13 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t12
  %t14 = getelementptr float, ptr %b1, i64 %t9
  %t15 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t14, i32 32, <8 x i1> %t13, <8 x float> zeroinitializer)
  %t16 = call <8 x i32> @llvm.fptosi.sat.v8i32.v8f32(<8 x float> %t15)
  %t17 = getelementptr i32, ptr %b0, i64 %t9
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t16, ptr %t17, i32 32, <8 x i1> %t13)
  %t18 = add i64 %t0, 16
  %t19 = sub i64 1000, %t18
  %t20 = insertelement <8 x i64> poison, i64 %t19, i64 0
  %t21 = shufflevector <8 x i64> %t20, <8 x i64> poison, <8 x i32> zeroinitializer
  %t22 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t21
  %t23 = getelementptr float, ptr %b1, i64 %t18
  %t24 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t23, i32 32, <8 x i1> %t22, <8 x float> zeroinitializer)
  %t25 = call <8 x i32> @llvm.fptosi.sat.v8i32.v8f32(<8 x float> %t24)
  %t26 = getelementptr i32, ptr %b0, i64 %t18
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t25, ptr %t26, i32 32, <8 x i1> %t22)
  %t27 = add i64 %t0, 24
  %t28 = sub i64 1000, %t27
  %t29 = insertelement <8 x i64> poison, i64 %t28, i64 0
  %t30 = shufflevector <8 x i64> %t29, <8 x i64> poison, <8 x i32> zeroinitializer
  %t31 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t30
  %t32 = getelementptr float, ptr %b1, i64 %t27
  %t33 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t32, i32 32, <8 x i1> %t31, <8 x float> zeroinitializer)
  %t34 = call <8 x i32> @llvm.fptosi.sat.v8i32.v8f32(<8 x float> %t33)
  %t35 = getelementptr i32, ptr %b0, i64 %t27
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t34, ptr %t35, i32 32, <8 x i1> %t31)
  %t36 = add i64 %t0, 32
  %t37 = sub i64 1000, %t36
  %t38 = insertelement <8 x i64> poison, i64 %t37, i64 0
  %t39 = shufflevector <8 x i64> %t38, <8 x i64> poison, <8 x i32> zeroinitializer
  %t40 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t39
  %t41 = getelementptr float, ptr %b1, i64 %t36
  %t42 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t41, i32 32, <8 x i1> %t40, <8 x float> zeroinitializer)
  %t43 = call <8 x i32> @llvm.fptosi.sat.v8i32.v8f32(<8 x float> %t42)
  %t44 = getelementptr i32, ptr %b0, i64 %t36
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t43, ptr %t44, i32 32, <8 x i1> %t40)
  %t45 = add i64 %t0, 40
  %t46 = sub i64 1000, %t45
  %t47 = insertelement <8 x i64> poison, i64 %t46, i64 0
  %t48 = shufflevector <8 x i64> %t47, <8 x i64> poison, <8 x i32> zeroinitializer
  %t49 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t48
  %t50 = getelementptr float, ptr %b1, i64 %t45
  %t51 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t50, i32 32, <8 x i1> %t49, <8 x float> zeroinitializer)
  %t52 = call <8 x i32> @llvm.fptosi.sat.v8i32.v8f32(<8 x float> %t51)
  %t53 = getelementptr i32, ptr %b0, i64 %t45
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t52, ptr %t53, i32 32, <8 x i1> %t49)
  %t54 = add i64 %t0, 48
  %t55 = sub i64 1000, %t54
  %t56 = insertelement <8 x i64> poison, i64 %t55, i64 0
  %t57 = shufflevector <8 x i64> %t56, <8 x i64> poison, <8 x i32> zeroinitializer
  %t58 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t57
  %t59 = getelementptr float, ptr %b1, i64 %t54
  %t60 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t59, i32 32, <8 x i1> %t58, <8 x float> zeroinitializer)
  %t61 = call <8 x i32> @llvm.fptosi.sat.v8i32.v8f32(<8 x float> %t60)
  %t62 = getelementptr i32, ptr %b0, i64 %t54
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t61, ptr %t62, i32 32, <8 x i1> %t58)
  %t63 = add i64 %t0, 56
  %t64 = sub i64 1000, %t63
  %t65 = insertelement <8 x i64> poison, i64 %t64, i64 0
  %t66 = shufflevector <8 x i64> %t65, <8 x i64> poison, <8 x i32> zeroinitializer
  %t67 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t66
  %t68 = getelementptr float, ptr %b1, i64 %t63
  %t69 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t68, i32 32, <8 x i1> %t67, <8 x float> zeroinitializer)
  %t70 = call <8 x i32> @llvm.fptosi.sat.v8i32.v8f32(<8 x float> %t69)
  %t71 = getelementptr i32, ptr %b0, i64 %t63
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t70, ptr %t71, i32 32, <8 x i1> %t67)
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, i32, <8 x i1>, <8 x float>)
declare <8 x i32> @llvm.fptosi.sat.v8i32.v8f32(<8 x float>)
declare void @llvm.masked.store.v8i32.p0(<8 x i32>, ptr, i32, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}

define void @e_1000(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = mul i64 %g, 64
  %t1 = sub i64 1000, %t0
  %t2 = insertelement <8 x i64> poison, i64 %t1, i64 0
  %t3 = shufflevector <8 x i64> %t2, <8 x i64> poison, <8 x i32> zeroinitializer
  %t4 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t3
  %t5 = getelementptr float, ptr %b1, i64 %t0
  %t6 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t5, i32 32, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t7 = call <8 x i8> @llvm.fptoui.sat.v8i8.v8f32(<8 x float> %t6)
  %t8 = getelementptr i8, ptr %b0, i64 %t0
  call void @llvm.masked.store.v8i8.p0(<8 x i8> %t7, ptr %t8, i32 8, <8 x i1> %t4)
  %t9 = add i64 %t0, 8
  %t10 = sub i64 1000, %t9
  %t11 = insertelement <8 x i64> poison, i64 %t10, i64 0
  %t12 = shufflevector <8 x i64> %t11, <8 x i64> poison, <8 x i32> zeroinitializer
  %t13 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t12
  %t14 = getelementptr float, ptr %b1, i64 %t9
  %t15 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t14, i32 32, <8 x i1> %t13, <8 x float> zeroinitializer)
  %t16 = call <8 x i8> @llvm.fptoui.sat.v8i8.v8f32(<8 x float> %t15)
  %t17 = getelementptr i8, ptr %b0, i64 %t9
  call void @llvm.masked.store.v8i8.p0(<8 x i8> %t16, ptr %t17, i32 8, <8 x i1> %t13)
  %t18 = add i64 %t0, 16
  %t19 = sub i64 1000, %t18
  %t20 = insertelement <8 x i64> poison, i64 %t19, i64 0
  %t21 = shufflevector <8 x i64> %t20, <8 x i64> poison, <8 x i32> zeroinitializer
  %t22 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t21
  %t23 = getelementptr float, ptr %b1, i64 %t18
  %t24 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t23, i32 32, <8 x i1> %t22, <8 x float> zeroinitializer)
  %t25 = call <8 x i8> @llvm.fptoui.sat.v8i8.v8f32(<8 x float> %t24)
  %t26 = getelementptr i8, ptr %b0, i64 %t18
  call void @llvm.masked.store.v8i8.p0(<8 x i8> %t25, ptr %t26, i32 8, <8 x i1> %t22)
  %t27 = add i64 %t0, 24
  %t28 = sub i64 1000, %t27
  %t29 = insertelement <8 x i64> poison, i64 %t28, i64 0
  %t30 = shufflevector <8 x i64> %t29, <8 x i64> poison, <8 x i32> zeroinitializer
  %t31 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t30
  %t32 = getelementptr float, ptr %b1, i64 %t27
  %t33 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t32, i32 32, <8 x i1> %t31, <8 x float> zeroinitializer)
  %t34 = call <8 x i8> @llvm.fptoui.sat.v8i8.v8f32(<8 x float> %t33)
  %t35 = getelementptr i8, ptr %b0, i64 %t27
  call void @llvm.masked.store.v8i8.p0(<8 x i8> %t34, ptr %t35, i32 8, <8 x i1> %t31)
  %t36 = add i64 %t0, 32
  %t37 = sub i64 1000, %t36
  %t38 = insertelement <8 x i64> poison, i64 %t37, i64 0
  %t39 = shufflevector <8 x i64> %t38, <8 x i64> poison, <8 x i32> zeroinitializer
  %t40 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t39
  %t41 = getelementptr float, ptr %b1, i64 %t36
  %t42 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t41, i32 32, <8 x i1> %t40, <8 x float> zeroinitializer)
  %t43 = call <8 x i8> @llvm.fptoui.sat.v8i8.v8f32(<8 x float> %t42)
  %t44 = getelementptr i8, ptr %b0, i64 %t36
  call void @llvm.masked.store.v8i8.p0(<8 x i8> %t43, ptr %t44, i32 8, <8 x i1> %t40)
  %t45 = add i64 %t0, 40
  %t46 = sub i64 1000, %t45
  %t47 = insertelement <8 x i64> poison, i64 %t46, i64 0
  %t48 = shufflevector <8 x i64> %t47, <8 x i64> poison, <8 x i32> zeroinitializer
  %t49 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t48
  %t50 = getelementptr float, ptr %b1, i64 %t45
  %t51 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t50, i32 32, <8 x i1> %t49, <8 x float> zeroinitializer)
  %t52 = call <8 x i8> @llvm.fptoui.sat.v8i8.v8f32(<8 x float> %t51)
  %t53 = getelementptr i8, ptr %b0, i64 %t45
  call void @llvm.masked.store.v8i8.p0(<8 x i8> %t52, ptr %t53, i32 8, <8 x i1> %t49)
  %t54 = add i64 %t0, 48
  %t55 = sub i64 1000, %t54
  %t56 = insertelement <8 x i64> poison, i64 %t55, i64 0
  %t57 = shufflevector <8 x i64> %t56, <8 x i64> poison, <8 x i32> zeroinitializer
  %t58 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t57
  %t59 = getelementptr float, ptr %b1, i64 %t54
  %t60 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t59, i32 32, <8 x i1> %t58, <8 x float> zeroinitializer)
  %t61 = call <8 x i8> @llvm.fptoui.sat.v8i8.v8f32(<8 x float> %t60)
  %t62 = getelementptr i8, ptr %b0, i64 %t54
  call void @llvm.masked.store.v8i8.p0(<8 x i8> %t61, ptr %t62, i32 8, <8 x i1> %t58)
  %t63 = add i64 %t0, 56
  %t64 = sub i64 1000, %t63
  %t65 = insertelement <8 x i64> poison, i64 %t64, i64 0
  %t66 = shufflevector <8 x i64> %t65, <8 x i64> poison, <8 x i32> zeroinitializer
  %t67 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t66
  %t68 = getelementptr float, ptr %b1, i64 %t63
  %t69 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t68, i32 32, <8 x i1> %t67, <8 x float> zeroinitializer)
  %t70 = call <8 x i8> @llvm.fptoui.sat.v8i8.v8f32(<8 x float> %t69)
  %t71 = getelementptr i8, ptr %b0, i64 %t63
  call void @llvm.masked.store.v8i8.p0(<8 x i8> %t70, ptr %t71, i32 8, <8 x i1> %t67)
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, i32, <8 x i1>, <8 x float>)
declare <8 x i8> @llvm.fptoui.sat.v8i8.v8f32(<8 x float>)
declare void @llvm.masked.store.v8i8.p0(<8 x i8>, ptr, i32, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}

define void @e_1000(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = mul i64 %g, 64
  %t1 = sub i64 1000, %t0
  %t2 = insertelement <8 x i64> poison, i64 %t1, i64 0
  %t3 = shufflevector <8 x i64> %t2, <8 x i64> poison, <8 x i32> zeroinitializer
  %t4 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t3
  %t5 = getelementptr float, ptr %b1, i64 %t0
  %t6 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t5, i32 32, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t7 = fcmp une <8 x float> %t6, <float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0>
  %t8 = zext <8 x i1> %t7 to <8 x i8>
  %t9 = getelementptr i8, ptr %b0, i64 %t0
  call void @llvm.masked.store.v8i8.p0(<8 x i8> %t8, ptr %t9, i32 8, <8 x i1> %t4)
  %t10 = add i64 %t0, 8
  %t11 = sub i64 1000, %t10
  %t12 = insertelement <8 x i64> poison, i64 %t11, i64 0
  %t13 = shufflevector <8 x i64> %t12, <8 x i64> poison, <8 x i32> zeroinitializer
  %t14 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t13
  %t15 = getelementptr float, ptr %b1, i64 %t10
  %t16 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t15, i32 32, <8 x i1> %t14, <8 x float> zeroinitializer)
  %t17 = fcmp une <8 x float> %t16, <float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0>
  %t18 = zext <8 x i1> %t17 to <8 x i8>
  %t19 = getelementptr i8, ptr %b0, i64 %t10
  call void @llvm.masked.store.v8i8.p0(<8 x i8> %t18, ptr %t19, i32 8, <8 x i1> %t14)
  %t20 = add i64 %t0, 16
  %t21 = sub i64 1000, %t20
  %t22 = insertelement <8 x i64> poison, i64 %t21, i64 0
  %t23 = shufflevector <8 x i64> %t22, <8 x i64> poison, <8 x i32> zeroinitializer
  %t24 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t23
  %t25 = getelementptr float, ptr %b1, i64 %t20
  %t26 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t25, i32 32, <8 x i1> %t24, <8 x float> zeroinitializer)
  %t27 = fcmp une <8 x float> %t26, <float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0>
  %t28 = zext <8 x i1> %t27 to <8 x i8>
  %t29 = getelementptr i8, ptr %b0, i64 %t20
  call void @llvm.masked.store.v8i8.p0(<8 x i8> %t28, ptr %t29, i32 8, <8 x i1> %t24)
  %t30 = add i64 %t0, 24
  %t31 = sub i64 1000, %t30
  %t32 = insertelement <8 x i64> poison, i64 %t31, i64 0
  %t33 = shufflevector <8 x i64> %t32, <8 x i64> poison, <8 x i32> zeroinitializer
  %t34 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t33
  %t35 = getelementptr float, ptr %b1, i64 %t30
  %t36 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t35, i32 32, <8 x i1> %t34, <8 x float> zeroinitializer)
  %t37 = fcmp une <8 x float> %t36, <float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0>
  %t38 = zext <8 x i1> %t37 to <8 x i8>
  %t39 = getelementptr i8, ptr %b0, i64 %t30
  call void @llvm.masked.store.v8i8.p0(<8 x i8> %t38, ptr %t39, i32 8, <8 x i1> %t34)
  %t40 = add i64 %t0, 32
  %t41 = sub i64 1000, %t40
  %t42 = insertelement <8 x i64> poison, i64 %t41, i64 0
  %t43 = shufflevector <8 x i64> %t42, <8 x i64> poison, <8 x i32> zeroinitializer
  %t44 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t43
  %t45 = getelementptr float, ptr %b1, i64 %t40
  %t46 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t45, i32 32, <8 x i1> %t44, <8 x float> zeroinitializer)
  %t47 = fcmp une <8 x float> %t46, <float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0>
  %t48 = zext <8 x i1> %t47 to <8 x i8>
  %t49 = getelementptr i8, ptr %b0, i64 %t40
  call void @llvm.masked.store.v8i8.p0(<8 x i8> %t48, ptr %t49, i32 8, <8 x i1> %t44)
  %t50 = add i64 %t0, 40
  %t51 = sub i64 1000, %t50
  %t52 = insertelement <8 x i64> poison, i64 %t51, i64 0
  %t53 = shufflevector <8 x i64> %t52, <8 x i64> poison, <8 x i32> zeroinitializer
  %t54 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t53
  %t55 = getelementptr float, ptr %b1, i64 %t50
  %t56 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t55, i32 32, <8 x i1> %t54, <8 x float> zeroinitializer)
  %t57 = fcmp une <8 x float> %t56, <float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0>
  %t58 = zext <8 x i1> %t57 to <8 x i8>
  %t59 = getelementptr i8, ptr %b0, i64 %t50
  call void @llvm.masked.store.v8i8.p0(<8 x i8> %t58, ptr %t59, i32 8, <8 x i1> %t54)
  %t60 = add i64 %t0, 48
  %t61 = sub i64 1000, %t60
  %t62 = insertelement <8 x i64> poison, i64 %t61, i64 0
  %t63 = shufflevector <8 x i64> %t62, <8 x i64> poison, <8 x i32> zeroinitializer
  %t64 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t63
  %t65 = getelementptr float, ptr %b1, i64 %t60
  %t66 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t65, i32 32, <8 x i1> %t64, <8 x float> zeroinitializer)
  %t67 = fcmp une <8 x float> %t66, <float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0>
  %t68 = zext <8 x i1> %t67 to <8 x i8>
  %t69 = getelementptr i8, ptr %b0, i64 %t60
  call void @llvm.masked.store.v8i8.p0(<8 x i8> %t68, ptr %t69, i32 8, <8 x i1> %t64)
  %t70 = add i64 %t0, 56
  %t71 = sub i64 1000, %t70
  %t72 = insertelement <8 x i64> poison, i64 %t71, i64 0
  %t73 = shufflevector <8 x i64> %t72, <8 x i64> poison, <8 x i32> zeroinitializer
  %t74 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t73
  %t75 = getelementptr float, ptr %b1, i64 %t70
  %t76 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t75, i32 32, <8 x i1> %t74, <8 x float> zeroinitializer)
  %t77 = fcmp une <8 x float> %t76, <float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0>
  %t78 = zext <8 x i1> %t77 to <8 x i8>
  %t79 = getelementptr i8, ptr %b0, i64 %t70
  call void @llvm.masked.store.v8i8.p0(<8 x i8> %t78, ptr %t79, i32 8, <8 x i1> %t74)
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, i32, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8i8.p0(<8 x i8>, ptr, i32, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
