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
  %t3 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>
  %t4 = and <8 x i1> %t2, %t3
  %t5 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 10, i64 10, i64 10, i64 10, i64 10, i64 10, i64 10, i64 10>
  %t6 = and <8 x i1> %t4, %t5
  %t7 = getelementptr float, ptr %b1, <8 x i64> %t0
  %t8 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t7, i32 4, <8 x i1> %t6, <8 x float> zeroinitializer)
  %t9 = fadd <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %t8
  %t10 = add <8 x i64> <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>, %t0
  %t11 = add <8 x i64> <i64 9, i64 9, i64 9, i64 9, i64 9, i64 9, i64 9, i64 9>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t12 = icmp slt <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>, %t11
  %t13 = add <8 x i64> <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t14 = icmp slt <8 x i64> %t13, <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>
  %t15 = and <8 x i1> %t12, %t14
  %t16 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2>
  %t17 = and <8 x i1> %t15, %t16
  %t18 = getelementptr float, ptr %b1, <8 x i64> %t10
  %t19 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t18, i32 4, <8 x i1> %t17, <8 x float> zeroinitializer)
  %t20 = fadd <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %t19
  %t21 = getelementptr float, ptr %b1, <8 x i64> %t10
  %t22 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t21, i32 4, <8 x i1> %t6, <8 x float> zeroinitializer)
  %t23 = fadd <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %t22
  %t24 = add <8 x i64> <i64 48, i64 48, i64 48, i64 48, i64 48, i64 48, i64 48, i64 48>, %t0
  %t25 = getelementptr float, ptr %b1, <8 x i64> %t24
  %t26 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t25, i32 4, <8 x i1> %t17, <8 x float> zeroinitializer)
  %t27 = fadd <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %t26
  %t28 = add <8 x i64> <i64 -2, i64 -2, i64 -2, i64 -2, i64 -2, i64 -2, i64 -2, i64 -2>, %t0
  %t29 = icmp slt <8 x i64> <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>, %t1
  %t30 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 9, i64 9, i64 9, i64 9, i64 9, i64 9, i64 9, i64 9>
  %t31 = and <8 x i1> %t29, %t30
  %t32 = and <8 x i1> %t31, %t5
  %t33 = getelementptr float, ptr %b1, <8 x i64> %t28
  %t34 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t33, i32 4, <8 x i1> %t32, <8 x float> zeroinitializer)
  %t35 = fadd <8 x float> %t9, %t34
  %t36 = add <8 x i64> <i64 22, i64 22, i64 22, i64 22, i64 22, i64 22, i64 22, i64 22>, %t0
  %t37 = icmp slt <8 x i64> <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>, %t11
  %t38 = icmp slt <8 x i64> %t13, <i64 9, i64 9, i64 9, i64 9, i64 9, i64 9, i64 9, i64 9>
  %t39 = and <8 x i1> %t37, %t38
  %t40 = and <8 x i1> %t39, %t16
  %t41 = getelementptr float, ptr %b1, <8 x i64> %t36
  %t42 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t41, i32 4, <8 x i1> %t40, <8 x float> zeroinitializer)
  %t43 = fadd <8 x float> %t20, %t42
  %t44 = getelementptr float, ptr %b1, <8 x i64> %t36
  %t45 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t44, i32 4, <8 x i1> %t32, <8 x float> zeroinitializer)
  %t46 = fadd <8 x float> %t23, %t45
  %t47 = add <8 x i64> <i64 46, i64 46, i64 46, i64 46, i64 46, i64 46, i64 46, i64 46>, %t0
  %t48 = getelementptr float, ptr %b1, <8 x i64> %t47
  %t49 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t48, i32 4, <8 x i1> %t40, <8 x float> zeroinitializer)
  %t50 = fadd <8 x float> %t27, %t49
  %t51 = add <8 x i64> <i64 -4, i64 -4, i64 -4, i64 -4, i64 -4, i64 -4, i64 -4, i64 -4>, %t0
  %t52 = icmp slt <8 x i64> <i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2>, %t1
  %t53 = and <8 x i1> %t52, %t5
  %t54 = and <8 x i1> %t53, %t5
  %t55 = getelementptr float, ptr %b1, <8 x i64> %t51
  %t56 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t55, i32 4, <8 x i1> %t54, <8 x float> zeroinitializer)
  %t57 = fadd <8 x float> %t35, %t56
  %t58 = add <8 x i64> <i64 20, i64 20, i64 20, i64 20, i64 20, i64 20, i64 20, i64 20>, %t0
  %t59 = icmp slt <8 x i64> <i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2>, %t11
  %t60 = icmp slt <8 x i64> %t13, <i64 10, i64 10, i64 10, i64 10, i64 10, i64 10, i64 10, i64 10>
  %t61 = and <8 x i1> %t59, %t60
  %t62 = and <8 x i1> %t61, %t16
  %t63 = getelementptr float, ptr %b1, <8 x i64> %t58
  %t64 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t63, i32 4, <8 x i1> %t62, <8 x float> zeroinitializer)
  %t65 = fadd <8 x float> %t43, %t64
  %t66 = getelementptr float, ptr %b1, <8 x i64> %t58
  %t67 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t66, i32 4, <8 x i1> %t54, <8 x float> zeroinitializer)
  %t68 = fadd <8 x float> %t46, %t67
  %t69 = add <8 x i64> <i64 44, i64 44, i64 44, i64 44, i64 44, i64 44, i64 44, i64 44>, %t0
  %t70 = getelementptr float, ptr %b1, <8 x i64> %t69
  %t71 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t70, i32 4, <8 x i1> %t62, <8 x float> zeroinitializer)
  %t72 = fadd <8 x float> %t50, %t71
  %t73 = getelementptr float, ptr %b0, i64 0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t57, ptr %t73, i32 32, <8 x i1> %t5)
  %t74 = getelementptr float, ptr %b0, i64 8
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t65, ptr %t74, i32 32, <8 x i1> %t16)
  %t75 = getelementptr float, ptr %b0, i64 10
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t68, ptr %t75, i32 8, <8 x i1> %t5)
  %t76 = getelementptr float, ptr %b0, i64 18
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t72, ptr %t76, i32 8, <8 x i1> %t16)
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
