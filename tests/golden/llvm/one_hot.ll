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
  %t9 = insertelement <8 x i64> poison, i64 10, i64 0
  %t10 = shufflevector <8 x i64> %t9, <8 x i64> poison, <8 x i32> zeroinitializer
  %t11 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t10
  %t12 = getelementptr float, ptr %b0, i64 %t8
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t7, ptr %t12, i32 32, <8 x i1> %t11)
  %t13 = add <8 x i64> <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t14 = trunc <8 x i64> %t13 to <8 x i32>
  %t15 = icmp eq <8 x i32> %t5, %t14
  %t16 = uitofp <8 x i1> %t15 to <8 x float>
  %t17 = add i64 %t8, 8
  %t18 = insertelement <8 x i64> poison, i64 2, i64 0
  %t19 = shufflevector <8 x i64> %t18, <8 x i64> poison, <8 x i32> zeroinitializer
  %t20 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t19
  %t21 = getelementptr float, ptr %b0, i64 %t17
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t16, ptr %t21, i32 32, <8 x i1> %t20)
  %t22 = add i64 %t0, 1
  %t23 = getelementptr i32, ptr %b1, i64 %t22
  %t24 = load i32, ptr %t23, align 4, !invariant.load !0
  %t25 = insertelement <8 x i32> poison, i32 %t24, i64 0
  %t26 = shufflevector <8 x i32> %t25, <8 x i32> poison, <8 x i32> zeroinitializer
  %t27 = icmp eq <8 x i32> %t26, %t3
  %t28 = uitofp <8 x i1> %t27 to <8 x float>
  %t29 = add i64 %t8, 10
  %t30 = getelementptr float, ptr %b0, i64 %t29
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t28, ptr %t30, i32 8, <8 x i1> %t11)
  %t31 = icmp eq <8 x i32> %t26, %t14
  %t32 = uitofp <8 x i1> %t31 to <8 x float>
  %t33 = add i64 %t8, 18
  %t34 = getelementptr float, ptr %b0, i64 %t33
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t32, ptr %t34, i32 8, <8 x i1> %t20)
  %t35 = add i64 %t0, 2
  %t36 = getelementptr i32, ptr %b1, i64 %t35
  %t37 = load i32, ptr %t36, align 4, !invariant.load !0
  %t38 = insertelement <8 x i32> poison, i32 %t37, i64 0
  %t39 = shufflevector <8 x i32> %t38, <8 x i32> poison, <8 x i32> zeroinitializer
  %t40 = icmp eq <8 x i32> %t39, %t3
  %t41 = uitofp <8 x i1> %t40 to <8 x float>
  %t42 = add i64 %t8, 20
  %t43 = getelementptr float, ptr %b0, i64 %t42
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t41, ptr %t43, i32 16, <8 x i1> %t11)
  %t44 = icmp eq <8 x i32> %t39, %t14
  %t45 = uitofp <8 x i1> %t44 to <8 x float>
  %t46 = add i64 %t8, 28
  %t47 = getelementptr float, ptr %b0, i64 %t46
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t45, ptr %t47, i32 16, <8 x i1> %t20)
  %t48 = add i64 %t0, 3
  %t49 = getelementptr i32, ptr %b1, i64 %t48
  %t50 = load i32, ptr %t49, align 4, !invariant.load !0
  %t51 = insertelement <8 x i32> poison, i32 %t50, i64 0
  %t52 = shufflevector <8 x i32> %t51, <8 x i32> poison, <8 x i32> zeroinitializer
  %t53 = icmp eq <8 x i32> %t52, %t3
  %t54 = uitofp <8 x i1> %t53 to <8 x float>
  %t55 = add i64 %t8, 30
  %t56 = getelementptr float, ptr %b0, i64 %t55
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t54, ptr %t56, i32 8, <8 x i1> %t11)
  %t57 = icmp eq <8 x i32> %t52, %t14
  %t58 = uitofp <8 x i1> %t57 to <8 x float>
  %t59 = add i64 %t8, 38
  %t60 = getelementptr float, ptr %b0, i64 %t59
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t58, ptr %t60, i32 8, <8 x i1> %t20)
  %t61 = add i64 %t0, 4
  %t62 = getelementptr i32, ptr %b1, i64 %t61
  %t63 = load i32, ptr %t62, align 4, !invariant.load !0
  %t64 = insertelement <8 x i32> poison, i32 %t63, i64 0
  %t65 = shufflevector <8 x i32> %t64, <8 x i32> poison, <8 x i32> zeroinitializer
  %t66 = icmp eq <8 x i32> %t65, %t3
  %t67 = uitofp <8 x i1> %t66 to <8 x float>
  %t68 = add i64 %t8, 40
  %t69 = getelementptr float, ptr %b0, i64 %t68
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t67, ptr %t69, i32 32, <8 x i1> %t11)
  %t70 = icmp eq <8 x i32> %t65, %t14
  %t71 = uitofp <8 x i1> %t70 to <8 x float>
  %t72 = add i64 %t8, 48
  %t73 = getelementptr float, ptr %b0, i64 %t72
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t71, ptr %t73, i32 32, <8 x i1> %t20)
  %t74 = add i64 %t0, 5
  %t75 = getelementptr i32, ptr %b1, i64 %t74
  %t76 = load i32, ptr %t75, align 4, !invariant.load !0
  %t77 = insertelement <8 x i32> poison, i32 %t76, i64 0
  %t78 = shufflevector <8 x i32> %t77, <8 x i32> poison, <8 x i32> zeroinitializer
  %t79 = icmp eq <8 x i32> %t78, %t3
  %t80 = uitofp <8 x i1> %t79 to <8 x float>
  %t81 = add i64 %t8, 50
  %t82 = getelementptr float, ptr %b0, i64 %t81
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t80, ptr %t82, i32 8, <8 x i1> %t11)
  %t83 = icmp eq <8 x i32> %t78, %t14
  %t84 = uitofp <8 x i1> %t83 to <8 x float>
  %t85 = add i64 %t8, 58
  %t86 = getelementptr float, ptr %b0, i64 %t85
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t84, ptr %t86, i32 8, <8 x i1> %t20)
  %t87 = add i64 %t0, 6
  %t88 = getelementptr i32, ptr %b1, i64 %t87
  %t89 = load i32, ptr %t88, align 4, !invariant.load !0
  %t90 = insertelement <8 x i32> poison, i32 %t89, i64 0
  %t91 = shufflevector <8 x i32> %t90, <8 x i32> poison, <8 x i32> zeroinitializer
  %t92 = icmp eq <8 x i32> %t91, %t3
  %t93 = uitofp <8 x i1> %t92 to <8 x float>
  %t94 = add i64 %t8, 60
  %t95 = getelementptr float, ptr %b0, i64 %t94
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t93, ptr %t95, i32 16, <8 x i1> %t11)
  %t96 = icmp eq <8 x i32> %t91, %t14
  %t97 = uitofp <8 x i1> %t96 to <8 x float>
  %t98 = add i64 %t8, 68
  %t99 = getelementptr float, ptr %b0, i64 %t98
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t97, ptr %t99, i32 16, <8 x i1> %t20)
  %t100 = add i64 %t0, 7
  %t101 = getelementptr i32, ptr %b1, i64 %t100
  %t102 = load i32, ptr %t101, align 4, !invariant.load !0
  %t103 = insertelement <8 x i32> poison, i32 %t102, i64 0
  %t104 = shufflevector <8 x i32> %t103, <8 x i32> poison, <8 x i32> zeroinitializer
  %t105 = icmp eq <8 x i32> %t104, %t3
  %t106 = uitofp <8 x i1> %t105 to <8 x float>
  %t107 = add i64 %t8, 70
  %t108 = getelementptr float, ptr %b0, i64 %t107
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t106, ptr %t108, i32 8, <8 x i1> %t11)
  %t109 = icmp eq <8 x i32> %t104, %t14
  %t110 = uitofp <8 x i1> %t109 to <8 x float>
  %t111 = add i64 %t8, 78
  %t112 = getelementptr float, ptr %b0, i64 %t111
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t110, ptr %t112, i32 8, <8 x i1> %t20)
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
