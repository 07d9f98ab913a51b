; %0 = input[0] : i32[16]
; %1 = reshape(%0) : i32[16, 1]
; %2 = expand(%1) : i32[16, 10]
; %3 = iota[1] : i32[16, 10]
; %4 = eq(%2, %3) : bool[16, 10]
; %5 = cast(%4) : f32[16, 10]
; return %5

define void @e_16x10(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = mul i64 %g, 8
  %t1 = getelementptr i32, ptr %b1, i64 %t0
  %t2 = load i32, ptr %t1, align 4, !invariant.load !0
  %t3 = trunc <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7> to <8 x i32>
  %t4 = insertelement <8 x i32> poison, i32 %t2, i64 0
  %t5 = shufflevector <8 x i32> %t4, <8 x i32> poison, <8 x i32> zeroinitializer
  %t6 = icmp eq <8 x i32> %t5, %t3
  %t7 = uitofp <8 x i1> %t6 to <8 x float>
  %t8 = mul i64 %g, 80
  %t9 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 10, i64 10, i64 10, i64 10, i64 10, i64 10, i64 10, i64 10>
  %t10 = getelementptr float, ptr %b0, i64 %t8
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t7, ptr %t10, i32 32, <8 x i1> %t9)
  %t11 = add <8 x i64> <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t12 = trunc <8 x i64> %t11 to <8 x i32>
  %t13 = icmp eq <8 x i32> %t5, %t12
  %t14 = uitofp <8 x i1> %t13 to <8 x float>
  %t15 = add i64 %t8, 8
  %t16 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2>
  %t17 = getelementptr float, ptr %b0, i64 %t15
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t14, ptr %t17, i32 32, <8 x i1> %t16)
  %t18 = add i64 %t0, 1
  %t19 = getelementptr i32, ptr %b1, i64 %t18
  %t20 = load i32, ptr %t19, align 4, !invariant.load !0
  %t21 = insertelement <8 x i32> poison, i32 %t20, i64 0
  %t22 = shufflevector <8 x i32> %t21, <8 x i32> poison, <8 x i32> zeroinitializer
  %t23 = icmp eq <8 x i32> %t22, %t3
  %t24 = uitofp <8 x i1> %t23 to <8 x float>
  %t25 = add i64 %t8, 10
  %t26 = getelementptr float, ptr %b0, i64 %t25
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t24, ptr %t26, i32 8, <8 x i1> %t9)
  %t27 = icmp eq <8 x i32> %t22, %t12
  %t28 = uitofp <8 x i1> %t27 to <8 x float>
  %t29 = add i64 %t8, 18
  %t30 = getelementptr float, ptr %b0, i64 %t29
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t28, ptr %t30, i32 8, <8 x i1> %t16)
  %t31 = add i64 %t0, 2
  %t32 = getelementptr i32, ptr %b1, i64 %t31
  %t33 = load i32, ptr %t32, align 4, !invariant.load !0
  %t34 = insertelement <8 x i32> poison, i32 %t33, i64 0
  %t35 = shufflevector <8 x i32> %t34, <8 x i32> poison, <8 x i32> zeroinitializer
  %t36 = icmp eq <8 x i32> %t35, %t3
  %t37 = uitofp <8 x i1> %t36 to <8 x float>
  %t38 = add i64 %t8, 20
  %t39 = getelementptr float, ptr %b0, i64 %t38
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t37, ptr %t39, i32 16, <8 x i1> %t9)
  %t40 = icmp eq <8 x i32> %t35, %t12
  %t41 = uitofp <8 x i1> %t40 to <8 x float>
  %t42 = add i64 %t8, 28
  %t43 = getelementptr float, ptr %b0, i64 %t42
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t41, ptr %t43, i32 16, <8 x i1> %t16)
  %t44 = add i64 %t0, 3
  %t45 = getelementptr i32, ptr %b1, i64 %t44
  %t46 = load i32, ptr %t45, align 4, !invariant.load !0
  %t47 = insertelement <8 x i32> poison, i32 %t46, i64 0
  %t48 = shufflevector <8 x i32> %t47, <8 x i32> poison, <8 x i32> zeroinitializer
  %t49 = icmp eq <8 x i32> %t48, %t3
  %t50 = uitofp <8 x i1> %t49 to <8 x float>
  %t51 = add i64 %t8, 30
  %t52 = getelementptr float, ptr %b0, i64 %t51
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t50, ptr %t52, i32 8, <8 x i1> %t9)
  %t53 = icmp eq <8 x i32> %t48, %t12
  %t54 = uitofp <8 x i1> %t53 to <8 x float>
  %t55 = add i64 %t8, 38
  %t56 = getelementptr float, ptr %b0, i64 %t55
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t54, ptr %t56, i32 8, <8 x i1> %t16)
  %t57 = add i64 %t0, 4
  %t58 = getelementptr i32, ptr %b1, i64 %t57
  %t59 = load i32, ptr %t58, align 4, !invariant.load !0
  %t60 = insertelement <8 x i32> poison, i32 %t59, i64 0
  %t61 = shufflevector <8 x i32> %t60, <8 x i32> poison, <8 x i32> zeroinitializer
  %t62 = icmp eq <8 x i32> %t61, %t3
  %t63 = uitofp <8 x i1> %t62 to <8 x float>
  %t64 = add i64 %t8, 40
  %t65 = getelementptr float, ptr %b0, i64 %t64
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t63, ptr %t65, i32 32, <8 x i1> %t9)
  %t66 = icmp eq <8 x i32> %t61, %t12
  %t67 = uitofp <8 x i1> %t66 to <8 x float>
  %t68 = add i64 %t8, 48
  %t69 = getelementptr float, ptr %b0, i64 %t68
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t67, ptr %t69, i32 32, <8 x i1> %t16)
  %t70 = add i64 %t0, 5
  %t71 = getelementptr i32, ptr %b1, i64 %t70
  %t72 = load i32, ptr %t71, align 4, !invariant.load !0
  %t73 = insertelement <8 x i32> poison, i32 %t72, i64 0
  %t74 = shufflevector <8 x i32> %t73, <8 x i32> poison, <8 x i32> zeroinitializer
  %t75 = icmp eq <8 x i32> %t74, %t3
  %t76 = uitofp <8 x i1> %t75 to <8 x float>
  %t77 = add i64 %t8, 50
  %t78 = getelementptr float, ptr %b0, i64 %t77
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t76, ptr %t78, i32 8, <8 x i1> %t9)
  %t79 = icmp eq <8 x i32> %t74, %t12
  %t80 = uitofp <8 x i1> %t79 to <8 x float>
  %t81 = add i64 %t8, 58
  %t82 = getelementptr float, ptr %b0, i64 %t81
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t80, ptr %t82, i32 8, <8 x i1> %t16)
  %t83 = add i64 %t0, 6
  %t84 = getelementptr i32, ptr %b1, i64 %t83
  %t85 = load i32, ptr %t84, align 4, !invariant.load !0
  %t86 = insertelement <8 x i32> poison, i32 %t85, i64 0
  %t87 = shufflevector <8 x i32> %t86, <8 x i32> poison, <8 x i32> zeroinitializer
  %t88 = icmp eq <8 x i32> %t87, %t3
  %t89 = uitofp <8 x i1> %t88 to <8 x float>
  %t90 = add i64 %t8, 60
  %t91 = getelementptr float, ptr %b0, i64 %t90
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t89, ptr %t91, i32 16, <8 x i1> %t9)
  %t92 = icmp eq <8 x i32> %t87, %t12
  %t93 = uitofp <8 x i1> %t92 to <8 x float>
  %t94 = add i64 %t8, 68
  %t95 = getelementptr float, ptr %b0, i64 %t94
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t93, ptr %t95, i32 16, <8 x i1> %t16)
  %t96 = add i64 %t0, 7
  %t97 = getelementptr i32, ptr %b1, i64 %t96
  %t98 = load i32, ptr %t97, align 4, !invariant.load !0
  %t99 = insertelement <8 x i32> poison, i32 %t98, i64 0
  %t100 = shufflevector <8 x i32> %t99, <8 x i32> poison, <8 x i32> zeroinitializer
  %t101 = icmp eq <8 x i32> %t100, %t3
  %t102 = uitofp <8 x i1> %t101 to <8 x float>
  %t103 = add i64 %t8, 70
  %t104 = getelementptr float, ptr %b0, i64 %t103
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t102, ptr %t104, i32 8, <8 x i1> %t9)
  %t105 = icmp eq <8 x i32> %t100, %t12
  %t106 = uitofp <8 x i1> %t105 to <8 x float>
  %t107 = add i64 %t8, 78
  %t108 = getelementptr float, ptr %b0, i64 %t107
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t106, ptr %t108, i32 8, <8 x i1> %t16)
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, i32, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
