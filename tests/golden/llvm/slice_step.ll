; %0 = input[0] : f32[12, 30]
; %1 = slice[1:5:2, 0:10:3](%0) : f32[5, 10]
; %2 = neg(%1) : f32[5, 10]
; return %2

define void @e_5x10(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
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
  %t1 = add <8 x i64> <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>, %t0
  %t2 = insertelement <8 x i64> poison, i64 10, i64 0
  %t3 = shufflevector <8 x i64> %t2, <8 x i64> poison, <8 x i32> zeroinitializer
  %t4 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t3
  %t5 = getelementptr float, ptr %b1, i64 30
  %t6 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 0, i32 8, i32 8, i32 1, i32 8, i32 8, i32 2, i32 8>
  %t7 = getelementptr float, ptr %t5, i64 0
  %t8 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t7, i32 4, <8 x i1> %t6, <8 x float> zeroinitializer)
  %t9 = shufflevector <8 x float> %t8, <8 x float> poison, <8 x i32> <i32 0, i32 3, i32 6, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %t10 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 3, i32 8, i32 8, i32 4, i32 8, i32 8, i32 5>
  %t11 = getelementptr float, ptr %t5, i64 8
  %t12 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t11, i32 4, <8 x i1> %t10, <8 x float> zeroinitializer)
  %t13 = shufflevector <8 x float> %t9, <8 x float> %t12, <8 x i32> <i32 0, i32 1, i32 2, i32 9, i32 12, i32 15, i32 undef, i32 undef>
  %t14 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 8, i32 6, i32 8, i32 8, i32 7, i32 8, i32 8>
  %t15 = getelementptr float, ptr %t5, i64 16
  %t16 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t15, i32 4, <8 x i1> %t14, <8 x float> zeroinitializer)
  %t17 = shufflevector <8 x float> %t13, <8 x float> %t16, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 10, i32 13>
  %t18 = fneg <8 x float> %t17
  %t19 = getelementptr float, ptr %b0, i64 0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t18, ptr %t19, i32 32, <8 x i1> %t4)
  %t20 = add <8 x i64> <i64 54, i64 54, i64 54, i64 54, i64 54, i64 54, i64 54, i64 54>, %t0
  %t21 = insertelement <8 x i64> poison, i64 2, i64 0
  %t22 = shufflevector <8 x i64> %t21, <8 x i64> poison, <8 x i32> zeroinitializer
  %t23 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t22
  %t24 = getelementptr float, ptr %b1, i64 54
  %t25 = shufflevector <8 x i1> %t23, <8 x i1> zeroinitializer, <8 x i32> <i32 0, i32 8, i32 8, i32 1, i32 8, i32 8, i32 2, i32 8>
  %t26 = getelementptr float, ptr %t24, i64 0
  %t27 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t26, i32 4, <8 x i1> %t25, <8 x float> zeroinitializer)
  %t28 = shufflevector <8 x float> %t27, <8 x float> poison, <8 x i32> <i32 0, i32 3, i32 6, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %t29 = shufflevector <8 x i1> %t23, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 3, i32 8, i32 8, i32 4, i32 8, i32 8, i32 5>
  %t30 = getelementptr float, ptr %t24, i64 8
  %t31 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t30, i32 4, <8 x i1> %t29, <8 x float> zeroinitializer)
  %t32 = shufflevector <8 x float> %t28, <8 x float> %t31, <8 x i32> <i32 0, i32 1, i32 2, i32 9, i32 12, i32 15, i32 undef, i32 undef>
  %t33 = shufflevector <8 x i1> %t23, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 8, i32 6, i32 8, i32 8, i32 7, i32 8, i32 8>
  %t34 = getelementptr float, ptr %t24, i64 16
  %t35 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t34, i32 4, <8 x i1> %t33, <8 x float> zeroinitializer)
  %t36 = shufflevector <8 x float> %t32, <8 x float> %t35, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 10, i32 13>
  %t37 = fneg <8 x float> %t36
  %t38 = getelementptr float, ptr %b0, i64 8
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t37, ptr %t38, i32 32, <8 x i1> %t23)
  %t39 = add <8 x i64> <i64 90, i64 90, i64 90, i64 90, i64 90, i64 90, i64 90, i64 90>, %t0
  %t40 = getelementptr float, ptr %b1, i64 90
  %t41 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 0, i32 8, i32 8, i32 1, i32 8, i32 8, i32 2, i32 8>
  %t42 = getelementptr float, ptr %t40, i64 0
  %t43 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t42, i32 4, <8 x i1> %t41, <8 x float> zeroinitializer)
  %t44 = shufflevector <8 x float> %t43, <8 x float> poison, <8 x i32> <i32 0, i32 3, i32 6, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %t45 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 3, i32 8, i32 8, i32 4, i32 8, i32 8, i32 5>
  %t46 = getelementptr float, ptr %t40, i64 8
  %t47 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t46, i32 4, <8 x i1> %t45, <8 x float> zeroinitializer)
  %t48 = shufflevector <8 x float> %t44, <8 x float> %t47, <8 x i32> <i32 0, i32 1, i32 2, i32 9, i32 12, i32 15, i32 undef, i32 undef>
  %t49 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 8, i32 6, i32 8, i32 8, i32 7, i32 8, i32 8>
  %t50 = getelementptr float, ptr %t40, i64 16
  %t51 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t50, i32 4, <8 x i1> %t49, <8 x float> zeroinitializer)
  %t52 = shufflevector <8 x float> %t48, <8 x float> %t51, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 10, i32 13>
  %t53 = fneg <8 x float> %t52
  %t54 = getelementptr float, ptr %b0, i64 10
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t53, ptr %t54, i32 8, <8 x i1> %t4)
  %t55 = add <8 x i64> <i64 114, i64 114, i64 114, i64 114, i64 114, i64 114, i64 114, i64 114>, %t0
  %t56 = getelementptr float, ptr %b1, i64 114
  %t57 = shufflevector <8 x i1> %t23, <8 x i1> zeroinitializer, <8 x i32> <i32 0, i32 8, i32 8, i32 1, i32 8, i32 8, i32 2, i32 8>
  %t58 = getelementptr float, ptr %t56, i64 0
  %t59 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t58, i32 4, <8 x i1> %t57, <8 x float> zeroinitializer)
  %t60 = shufflevector <8 x float> %t59, <8 x float> poison, <8 x i32> <i32 0, i32 3, i32 6, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %t61 = shufflevector <8 x i1> %t23, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 3, i32 8, i32 8, i32 4, i32 8, i32 8, i32 5>
  %t62 = getelementptr float, ptr %t56, i64 8
  %t63 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t62, i32 4, <8 x i1> %t61, <8 x float> zeroinitializer)
  %t64 = shufflevector <8 x float> %t60, <8 x float> %t63, <8 x i32> <i32 0, i32 1, i32 2, i32 9, i32 12, i32 15, i32 undef, i32 undef>
  %t65 = shufflevector <8 x i1> %t23, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 8, i32 6, i32 8, i32 8, i32 7, i32 8, i32 8>
  %t66 = getelementptr float, ptr %t56, i64 16
  %t67 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t66, i32 4, <8 x i1> %t65, <8 x float> zeroinitializer)
  %t68 = shufflevector <8 x float> %t64, <8 x float> %t67, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 10, i32 13>
  %t69 = fneg <8 x float> %t68
  %t70 = getelementptr float, ptr %b0, i64 18
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t69, ptr %t70, i32 8, <8 x i1> %t23)
  %t71 = add <8 x i64> <i64 150, i64 150, i64 150, i64 150, i64 150, i64 150, i64 150, i64 150>, %t0
  %t72 = getelementptr float, ptr %b1, i64 150
  %t73 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 0, i32 8, i32 8, i32 1, i32 8, i32 8, i32 2, i32 8>
  %t74 = getelementptr float, ptr %t72, i64 0
  %t75 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t74, i32 4, <8 x i1> %t73, <8 x float> zeroinitializer)
  %t76 = shufflevector <8 x float> %t75, <8 x float> poison, <8 x i32> <i32 0, i32 3, i32 6, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %t77 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 3, i32 8, i32 8, i32 4, i32 8, i32 8, i32 5>
  %t78 = getelementptr float, ptr %t72, i64 8
  %t79 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t78, i32 4, <8 x i1> %t77, <8 x float> zeroinitializer)
  %t80 = shufflevector <8 x float> %t76, <8 x float> %t79, <8 x i32> <i32 0, i32 1, i32 2, i32 9, i32 12, i32 15, i32 undef, i32 undef>
  %t81 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 8, i32 6, i32 8, i32 8, i32 7, i32 8, i32 8>
  %t82 = getelementptr float, ptr %t72, i64 16
  %t83 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t82, i32 4, <8 x i1> %t81, <8 x float> zeroinitializer)
  %t84 = shufflevector <8 x float> %t80, <8 x float> %t83, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 10, i32 13>
  %t85 = fneg <8 x float> %t84
  %t86 = getelementptr float, ptr %b0, i64 20
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t85, ptr %t86, i32 16, <8 x i1> %t4)
  %t87 = add <8 x i64> <i64 174, i64 174, i64 174, i64 174, i64 174, i64 174, i64 174, i64 174>, %t0
  %t88 = getelementptr float, ptr %b1, i64 174
  %t89 = shufflevector <8 x i1> %t23, <8 x i1> zeroinitializer, <8 x i32> <i32 0, i32 8, i32 8, i32 1, i32 8, i32 8, i32 2, i32 8>
  %t90 = getelementptr float, ptr %t88, i64 0
  %t91 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t90, i32 4, <8 x i1> %t89, <8 x float> zeroinitializer)
  %t92 = shufflevector <8 x float> %t91, <8 x float> poison, <8 x i32> <i32 0, i32 3, i32 6, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %t93 = shufflevector <8 x i1> %t23, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 3, i32 8, i32 8, i32 4, i32 8, i32 8, i32 5>
  %t94 = getelementptr float, ptr %t88, i64 8
  %t95 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t94, i32 4, <8 x i1> %t93, <8 x float> zeroinitializer)
  %t96 = shufflevector <8 x float> %t92, <8 x float> %t95, <8 x i32> <i32 0, i32 1, i32 2, i32 9, i32 12, i32 15, i32 undef, i32 undef>
  %t97 = shufflevector <8 x i1> %t23, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 8, i32 6, i32 8, i32 8, i32 7, i32 8, i32 8>
  %t98 = getelementptr float, ptr %t88, i64 16
  %t99 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t98, i32 4, <8 x i1> %t97, <8 x float> zeroinitializer)
  %t100 = shufflevector <8 x float> %t96, <8 x float> %t99, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 10, i32 13>
  %t101 = fneg <8 x float> %t100
  %t102 = getelementptr float, ptr %b0, i64 28
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t101, ptr %t102, i32 16, <8 x i1> %t23)
  %t103 = add <8 x i64> <i64 210, i64 210, i64 210, i64 210, i64 210, i64 210, i64 210, i64 210>, %t0
  %t104 = getelementptr float, ptr %b1, i64 210
  %t105 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 0, i32 8, i32 8, i32 1, i32 8, i32 8, i32 2, i32 8>
  %t106 = getelementptr float, ptr %t104, i64 0
  %t107 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t106, i32 4, <8 x i1> %t105, <8 x float> zeroinitializer)
  %t108 = shufflevector <8 x float> %t107, <8 x float> poison, <8 x i32> <i32 0, i32 3, i32 6, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %t109 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 3, i32 8, i32 8, i32 4, i32 8, i32 8, i32 5>
  %t110 = getelementptr float, ptr %t104, i64 8
  %t111 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t110, i32 4, <8 x i1> %t109, <8 x float> zeroinitializer)
  %t112 = shufflevector <8 x float> %t108, <8 x float> %t111, <8 x i32> <i32 0, i32 1, i32 2, i32 9, i32 12, i32 15, i32 undef, i32 undef>
  %t113 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 8, i32 6, i32 8, i32 8, i32 7, i32 8, i32 8>
  %t114 = getelementptr float, ptr %t104, i64 16
  %t115 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t114, i32 4, <8 x i1> %t113, <8 x float> zeroinitializer)
  %t116 = shufflevector <8 x float> %t112, <8 x float> %t115, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 10, i32 13>
  %t117 = fneg <8 x float> %t116
  %t118 = getelementptr float, ptr %b0, i64 30
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t117, ptr %t118, i32 8, <8 x i1> %t4)
  %t119 = add <8 x i64> <i64 234, i64 234, i64 234, i64 234, i64 234, i64 234, i64 234, i64 234>, %t0
  %t120 = getelementptr float, ptr %b1, i64 234
  %t121 = shufflevector <8 x i1> %t23, <8 x i1> zeroinitializer, <8 x i32> <i32 0, i32 8, i32 8, i32 1, i32 8, i32 8, i32 2, i32 8>
  %t122 = getelementptr float, ptr %t120, i64 0
  %t123 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t122, i32 4, <8 x i1> %t121, <8 x float> zeroinitializer)
  %t124 = shufflevector <8 x float> %t123, <8 x float> poison, <8 x i32> <i32 0, i32 3, i32 6, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %t125 = shufflevector <8 x i1> %t23, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 3, i32 8, i32 8, i32 4, i32 8, i32 8, i32 5>
  %t126 = getelementptr float, ptr %t120, i64 8
  %t127 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t126, i32 4, <8 x i1> %t125, <8 x float> zeroinitializer)
  %t128 = shufflevector <8 x float> %t124, <8 x float> %t127, <8 x i32> <i32 0, i32 1, i32 2, i32 9, i32 12, i32 15, i32 undef, i32 undef>
  %t129 = shufflevector <8 x i1> %t23, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 8, i32 6, i32 8, i32 8, i32 7, i32 8, i32 8>
  %t130 = getelementptr float, ptr %t120, i64 16
  %t131 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t130, i32 4, <8 x i1> %t129, <8 x float> zeroinitializer)
  %t132 = shufflevector <8 x float> %t128, <8 x float> %t131, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 10, i32 13>
  %t133 = fneg <8 x float> %t132
  %t134 = getelementptr float, ptr %b0, i64 38
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t133, ptr %t134, i32 8, <8 x i1> %t23)
  %t135 = add <8 x i64> <i64 270, i64 270, i64 270, i64 270, i64 270, i64 270, i64 270, i64 270>, %t0
  %t136 = getelementptr float, ptr %b1, i64 270
  %t137 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 0, i32 8, i32 8, i32 1, i32 8, i32 8, i32 2, i32 8>
  %t138 = getelementptr float, ptr %t136, i64 0
  %t139 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t138, i32 4, <8 x i1> %t137, <8 x float> zeroinitializer)
  %t140 = shufflevector <8 x float> %t139, <8 x float> poison, <8 x i32> <i32 0, i32 3, i32 6, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %t141 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 3, i32 8, i32 8, i32 4, i32 8, i32 8, i32 5>
  %t142 = getelementptr float, ptr %t136, i64 8
  %t143 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t142, i32 4, <8 x i1> %t141, <8 x float> zeroinitializer)
  %t144 = shufflevector <8 x float> %t140, <8 x float> %t143, <8 x i32> <i32 0, i32 1, i32 2, i32 9, i32 12, i32 15, i32 undef, i32 undef>
  %t145 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 8, i32 6, i32 8, i32 8, i32 7, i32 8, i32 8>
  %t146 = getelementptr float, ptr %t136, i64 16
  %t147 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t146, i32 4, <8 x i1> %t145, <8 x float> zeroinitializer)
  %t148 = shufflevector <8 x float> %t144, <8 x float> %t147, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 10, i32 13>
  %t149 = fneg <8 x float> %t148
  %t150 = getelementptr float, ptr %b0, i64 40
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t149, ptr %t150, i32 32, <8 x i1> %t4)
  %t151 = add <8 x i64> <i64 294, i64 294, i64 294, i64 294, i64 294, i64 294, i64 294, i64 294>, %t0
  %t152 = getelementptr float, ptr %b1, i64 294
  %t153 = shufflevector <8 x i1> %t23, <8 x i1> zeroinitializer, <8 x i32> <i32 0, i32 8, i32 8, i32 1, i32 8, i32 8, i32 2, i32 8>
  %t154 = getelementptr float, ptr %t152, i64 0
  %t155 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t154, i32 4, <8 x i1> %t153, <8 x float> zeroinitializer)
  %t156 = shufflevector <8 x float> %t155, <8 x float> poison, <8 x i32> <i32 0, i32 3, i32 6, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %t157 = shufflevector <8 x i1> %t23, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 3, i32 8, i32 8, i32 4, i32 8, i32 8, i32 5>
  %t158 = getelementptr float, ptr %t152, i64 8
  %t159 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t158, i32 4, <8 x i1> %t157, <8 x float> zeroinitializer)
  %t160 = shufflevector <8 x float> %t156, <8 x float> %t159, <8 x i32> <i32 0, i32 1, i32 2, i32 9, i32 12, i32 15, i32 undef, i32 undef>
  %t161 = shufflevector <8 x i1> %t23, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 8, i32 6, i32 8, i32 8, i32 7, i32 8, i32 8>
  %t162 = getelementptr float, ptr %t152, i64 16
  %t163 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t162, i32 4, <8 x i1> %t161, <8 x float> zeroinitializer)
  %t164 = shufflevector <8 x float> %t160, <8 x float> %t163, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 10, i32 13>
  %t165 = fneg <8 x float> %t164
  %t166 = getelementptr float, ptr %b0, i64 48
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t165, ptr %t166, i32 32, <8 x i1> %t23)
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
