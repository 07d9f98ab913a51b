; %0 = input[0] : f32[1000]
; %1 = constant[0] : f32
; %2 = expand(%1) : f32[1000]
; %3 = max(%0, %2) : f32[1000]
; return %3

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
  %t7 = fcmp ole <8 x float> %t6, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %t8 = select <8 x i1> %t7, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %t6
  %t9 = getelementptr float, ptr %b0, i64 %t0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t8, ptr %t9, i32 32, <8 x i1> %t4)
  %t10 = add i64 %t0, 8
  %t11 = sub i64 1000, %t10
  %t12 = insertelement <8 x i64> poison, i64 %t11, i64 0
  %t13 = shufflevector <8 x i64> %t12, <8 x i64> poison, <8 x i32> zeroinitializer
  %t14 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t13
  %t15 = getelementptr float, ptr %b1, i64 %t10
  %t16 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t15, i32 32, <8 x i1> %t14, <8 x float> zeroinitializer)
  %t17 = fcmp ole <8 x float> %t16, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %t18 = select <8 x i1> %t17, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %t16
  %t19 = getelementptr float, ptr %b0, i64 %t10
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t18, ptr %t19, i32 32, <8 x i1> %t14)
  %t20 = add i64 %t0, 16
  %t21 = sub i64 1000, %t20
  %t22 = insertelement <8 x i64> poison, i64 %t21, i64 0
  %t23 = shufflevector <8 x i64> %t22, <8 x i64> poison, <8 x i32> zeroinitializer
  %t24 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t23
  %t25 = getelementptr float, ptr %b1, i64 %t20
  %t26 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t25, i32 32, <8 x i1> %t24, <8 x float> zeroinitializer)
  %t27 = fcmp ole <8 x float> %t26, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %t28 = select <8 x i1> %t27, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %t26
  %t29 = getelementptr float, ptr %b0, i64 %t20
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t28, ptr %t29, i32 32, <8 x i1> %t24)
  %t30 = add i64 %t0, 24
  %t31 = sub i64 1000, %t30
  %t32 = insertelement <8 x i64> poison, i64 %t31, i64 0
  %t33 = shufflevector <8 x i64> %t32, <8 x i64> poison, <8 x i32> zeroinitializer
  %t34 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t33
  %t35 = getelementptr float, ptr %b1, i64 %t30
  %t36 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t35, i32 32, <8 x i1> %t34, <8 x float> zeroinitializer)
  %t37 = fcmp ole <8 x float> %t36, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %t38 = select <8 x i1> %t37, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %t36
  %t39 = getelementptr float, ptr %b0, i64 %t30
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t38, ptr %t39, i32 32, <8 x i1> %t34)
  %t40 = add i64 %t0, 32
  %t41 = sub i64 1000, %t40
  %t42 = insertelement <8 x i64> poison, i64 %t41, i64 0
  %t43 = shufflevector <8 x i64> %t42, <8 x i64> poison, <8 x i32> zeroinitializer
  %t44 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t43
  %t45 = getelementptr float, ptr %b1, i64 %t40
  %t46 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t45, i32 32, <8 x i1> %t44, <8 x float> zeroinitializer)
  %t47 = fcmp ole <8 x float> %t46, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %t48 = select <8 x i1> %t47, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %t46
  %t49 = getelementptr float, ptr %b0, i64 %t40
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t48, ptr %t49, i32 32, <8 x i1> %t44)
  %t50 = add i64 %t0, 40
  %t51 = sub i64 1000, %t50
  %t52 = insertelement <8 x i64> poison, i64 %t51, i64 0
  %t53 = shufflevector <8 x i64> %t52, <8 x i64> poison, <8 x i32> zeroinitializer
  %t54 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t53
  %t55 = getelementptr float, ptr %b1, i64 %t50
  %t56 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t55, i32 32, <8 x i1> %t54, <8 x float> zeroinitializer)
  %t57 = fcmp ole <8 x float> %t56, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %t58 = select <8 x i1> %t57, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %t56
  %t59 = getelementptr float, ptr %b0, i64 %t50
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t58, ptr %t59, i32 32, <8 x i1> %t54)
  %t60 = add i64 %t0, 48
  %t61 = sub i64 1000, %t60
  %t62 = insertelement <8 x i64> poison, i64 %t61, i64 0
  %t63 = shufflevector <8 x i64> %t62, <8 x i64> poison, <8 x i32> zeroinitializer
  %t64 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t63
  %t65 = getelementptr float, ptr %b1, i64 %t60
  %t66 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t65, i32 32, <8 x i1> %t64, <8 x float> zeroinitializer)
  %t67 = fcmp ole <8 x float> %t66, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %t68 = select <8 x i1> %t67, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %t66
  %t69 = getelementptr float, ptr %b0, i64 %t60
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t68, ptr %t69, i32 32, <8 x i1> %t64)
  %t70 = add i64 %t0, 56
  %t71 = sub i64 1000, %t70
  %t72 = insertelement <8 x i64> poison, i64 %t71, i64 0
  %t73 = shufflevector <8 x i64> %t72, <8 x i64> poison, <8 x i32> zeroinitializer
  %t74 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t73
  %t75 = getelementptr float, ptr %b1, i64 %t70
  %t76 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t75, i32 32, <8 x i1> %t74, <8 x float> zeroinitializer)
  %t77 = fcmp ole <8 x float> %t76, <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %t78 = select <8 x i1> %t77, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, <8 x float> %t76
  %t79 = getelementptr float, ptr %b0, i64 %t70
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t78, ptr %t79, i32 32, <8 x i1> %t74)
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, i32, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, i32, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
