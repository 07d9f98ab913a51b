; %0 = input[0] : f32[2, 8, 3]
; %1 = unwindow[1, 1, 1, 10](%0) : f32[2, 10, 3]
; %2 = reduce_sum[2](%1) : f32[2, 10]
; return %2

define void @sum_2x10_r3(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = mul <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3>
  %t1 = add <8 x i64> <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t2 = icmp slt <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>, %t1
  %t3 = insertelement <8 x i64> poison, i64 8, i64 0
  %t4 = shufflevector <8 x i64> %t3, <8 x i64> poison, <8 x i32> zeroinitializer
  %t5 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t4
  %t6 = and <8 x i1> %t2, %t5
  %t7 = insertelement <8 x i64> poison, i64 10, i64 0
  %t8 = shufflevector <8 x i64> %t7, <8 x i64> poison, <8 x i32> zeroinitializer
  %t9 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t8
  %t10 = and <8 x i1> %t6, %t9
  %t11 = getelementptr float, ptr %b1, <8 x i64> %t0
  %t12 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t11, i32 4, <8 x i1> %t10, <8 x float> zeroinitializer)
  %t13 = fadd <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %t12
  %t14 = add <8 x i64> <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>, %t0
  %t15 = add <8 x i64> <i64 9, i64 9, i64 9, i64 9, i64 9, i64 9, i64 9, i64 9>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t16 = icmp slt <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>, %t15
  %t17 = add <8 x i64> <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t18 = icmp slt <8 x i64> %t17, <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>
  %t19 = and <8 x i1> %t16, %t18
  %t20 = insertelement <8 x i64> poison, i64 2, i64 0
  %t21 = shufflevector <8 x i64> %t20, <8 x i64> poison, <8 x i32> zeroinitializer
  %t22 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t21
  %t23 = and <8 x i1> %t19, %t22
  %t24 = getelementptr float, ptr %b1, <8 x i64> %t14
  %t25 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t24, i32 4, <8 x i1> %t23, <8 x float> zeroinitializer)
  %t26 = fadd <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %t25
  %t27 = getelementptr float, ptr %b1, <8 x i64> %t14
  %t28 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t27, i32 4, <8 x i1> %t10, <8 x float> zeroinitializer)
  %t29 = fadd <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %t28
  %t30 = add <8 x i64> <i64 48, i64 48, i64 48, i64 48, i64 48, i64 48, i64 48, i64 48>, %t0
  %t31 = getelementptr float, ptr %b1, <8 x i64> %t30
  %t32 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t31, i32 4, <8 x i1> %t23, <8 x float> zeroinitializer)
  %t33 = fadd <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %t32
  %t34 = add <8 x i64> <i64 -2, i64 -2, i64 -2, i64 -2, i64 -2, i64 -2, i64 -2, i64 -2>, %t0
  %t35 = icmp slt <8 x i64> <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>, %t1
  %t36 = insertelement <8 x i64> poison, i64 9, i64 0
  %t37 = shufflevector <8 x i64> %t36, <8 x i64> poison, <8 x i32> zeroinitializer
  %t38 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t37
  %t39 = and <8 x i1> %t35, %t38
  %t40 = and <8 x i1> %t39, %t9
  %t41 = getelementptr float, ptr %b1, <8 x i64> %t34
  %t42 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t41, i32 4, <8 x i1> %t40, <8 x float> zeroinitializer)
  %t43 = fadd <8 x float> %t13, %t42
  %t44 = add <8 x i64> <i64 22, i64 22, i64 22, i64 22, i64 22, i64 22, i64 22, i64 22>, %t0
  %t45 = icmp slt <8 x i64> <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>, %t15
  %t46 = icmp slt <8 x i64> %t17, <i64 9, i64 9, i64 9, i64 9, i64 9, i64 9, i64 9, i64 9>
  %t47 = and <8 x i1> %t45, %t46
  %t48 = and <8 x i1> %t47, %t22
  %t49 = getelementptr float, ptr %b1, <8 x i64> %t44
  %t50 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t49, i32 4, <8 x i1> %t48, <8 x float> zeroinitializer)
  %t51 = fadd <8 x float> %t26, %t50
  %t52 = getelementptr float, ptr %b1, <8 x i64> %t44
  %t53 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t52, i32 4, <8 x i1> %t40, <8 x float> zeroinitializer)
  %t54 = fadd <8 x float> %t29, %t53
  %t55 = add <8 x i64> <i64 46, i64 46, i64 46, i64 46, i64 46, i64 46, i64 46, i64 46>, %t0
  %t56 = getelementptr float, ptr %b1, <8 x i64> %t55
  %t57 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t56, i32 4, <8 x i1> %t48, <8 x float> zeroinitializer)
  %t58 = fadd <8 x float> %t33, %t57
  %t59 = add <8 x i64> <i64 -4, i64 -4, i64 -4, i64 -4, i64 -4, i64 -4, i64 -4, i64 -4>, %t0
  %t60 = icmp slt <8 x i64> <i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2>, %t1
  %t61 = and <8 x i1> %t60, %t9
  %t62 = and <8 x i1> %t61, %t9
  %t63 = getelementptr float, ptr %b1, <8 x i64> %t59
  %t64 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t63, i32 4, <8 x i1> %t62, <8 x float> zeroinitializer)
  %t65 = fadd <8 x float> %t43, %t64
  %t66 = add <8 x i64> <i64 20, i64 20, i64 20, i64 20, i64 20, i64 20, i64 20, i64 20>, %t0
  %t67 = icmp slt <8 x i64> <i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2>, %t15
  %t68 = icmp slt <8 x i64> %t17, <i64 10, i64 10, i64 10, i64 10, i64 10, i64 10, i64 10, i64 10>
  %t69 = and <8 x i1> %t67, %t68
  %t70 = and <8 x i1> %t69, %t22
  %t71 = getelementptr float, ptr %b1, <8 x i64> %t66
  %t72 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t71, i32 4, <8 x i1> %t70, <8 x float> zeroinitializer)
  %t73 = fadd <8 x float> %t51, %t72
  %t74 = getelementptr float, ptr %b1, <8 x i64> %t66
  %t75 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t74, i32 4, <8 x i1> %t62, <8 x float> zeroinitializer)
  %t76 = fadd <8 x float> %t54, %t75
  %t77 = add <8 x i64> <i64 44, i64 44, i64 44, i64 44, i64 44, i64 44, i64 44, i64 44>, %t0
  %t78 = getelementptr float, ptr %b1, <8 x i64> %t77
  %t79 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t78, i32 4, <8 x i1> %t70, <8 x float> zeroinitializer)
  %t80 = fadd <8 x float> %t58, %t79
  %t81 = getelementptr float, ptr %b0, i64 0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t65, ptr %t81, i32 32, <8 x i1> %t9)
  %t82 = getelementptr float, ptr %b0, i64 8
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t73, ptr %t82, i32 32, <8 x i1> %t22)
  %t83 = getelementptr float, ptr %b0, i64 10
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t76, ptr %t83, i32 8, <8 x i1> %t9)
  %t84 = getelementptr float, ptr %b0, i64 18
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t80, ptr %t84, i32 8, <8 x i1> %t22)
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr>, i32, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, i32, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
