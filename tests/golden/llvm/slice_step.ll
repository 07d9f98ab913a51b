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
  %t5 = getelementptr float, ptr %b1, i64 0
  %t6 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 0, i32 8, i32 8, i32 1, i32 8, i32 8, i32 2, i32 8>
  %t7 = getelementptr float, ptr %t5, i64 30
  %t8 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t7, i32 4, <8 x i1> %t6, <8 x float> zeroinitializer)
  %t9 = shufflevector <8 x float> poison, <8 x float> %t8, <8 x i32> <i32 8, i32 11, i32 14, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %t10 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 3, i32 8, i32 8, i32 4, i32 8, i32 8, i32 5>
  %t11 = getelementptr float, ptr %t5, i64 38
  %t12 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t11, i32 4, <8 x i1> %t10, <8 x float> zeroinitializer)
  %t13 = shufflevector <8 x float> %t9, <8 x float> %t12, <8 x i32> <i32 0, i32 1, i32 2, i32 9, i32 12, i32 15, i32 undef, i32 undef>
  %t14 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 8, i32 6, i32 8, i32 8, i32 7, i32 8, i32 8>
  %t15 = getelementptr float, ptr %t5, i64 46
  %t16 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t15, i32 4, <8 x i1> %t14, <8 x float> zeroinitializer)
  %t17 = shufflevector <8 x float> %t13, <8 x float> %t16, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 10, i32 13>
  %t18 = select <8 x i1> %t4, <8 x float> %t17, <8 x float> zeroinitializer
  %t19 = fneg <8 x float> %t18
  %t20 = getelementptr float, ptr %b0, i64 0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t19, ptr %t20, i32 32, <8 x i1> %t4)
  %t21 = add <8 x i64> <i64 54, i64 54, i64 54, i64 54, i64 54, i64 54, i64 54, i64 54>, %t0
  %t22 = insertelement <8 x i64> poison, i64 2, i64 0
  %t23 = shufflevector <8 x i64> %t22, <8 x i64> poison, <8 x i32> zeroinitializer
  %t24 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t23
  %t25 = getelementptr float, ptr %b1, i64 0
  %t26 = shufflevector <8 x i1> %t24, <8 x i1> zeroinitializer, <8 x i32> <i32 0, i32 8, i32 8, i32 1, i32 8, i32 8, i32 2, i32 8>
  %t27 = getelementptr float, ptr %t25, i64 54
  %t28 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t27, i32 4, <8 x i1> %t26, <8 x float> zeroinitializer)
  %t29 = shufflevector <8 x float> poison, <8 x float> %t28, <8 x i32> <i32 8, i32 11, i32 14, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %t30 = shufflevector <8 x i1> %t24, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 3, i32 8, i32 8, i32 4, i32 8, i32 8, i32 5>
  %t31 = getelementptr float, ptr %t25, i64 62
  %t32 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t31, i32 4, <8 x i1> %t30, <8 x float> zeroinitializer)
  %t33 = shufflevector <8 x float> %t29, <8 x float> %t32, <8 x i32> <i32 0, i32 1, i32 2, i32 9, i32 12, i32 15, i32 undef, i32 undef>
  %t34 = shufflevector <8 x i1> %t24, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 8, i32 6, i32 8, i32 8, i32 7, i32 8, i32 8>
  %t35 = getelementptr float, ptr %t25, i64 70
  %t36 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t35, i32 4, <8 x i1> %t34, <8 x float> zeroinitializer)
  %t37 = shufflevector <8 x float> %t33, <8 x float> %t36, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 10, i32 13>
  %t38 = select <8 x i1> %t24, <8 x float> %t37, <8 x float> zeroinitializer
  %t39 = fneg <8 x float> %t38
  %t40 = getelementptr float, ptr %b0, i64 8
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t39, ptr %t40, i32 32, <8 x i1> %t24)
  %t41 = add <8 x i64> <i64 90, i64 90, i64 90, i64 90, i64 90, i64 90, i64 90, i64 90>, %t0
  %t42 = getelementptr float, ptr %b1, i64 0
  %t43 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 0, i32 8, i32 8, i32 1, i32 8, i32 8, i32 2, i32 8>
  %t44 = getelementptr float, ptr %t42, i64 90
  %t45 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t44, i32 4, <8 x i1> %t43, <8 x float> zeroinitializer)
  %t46 = shufflevector <8 x float> poison, <8 x float> %t45, <8 x i32> <i32 8, i32 11, i32 14, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %t47 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 3, i32 8, i32 8, i32 4, i32 8, i32 8, i32 5>
  %t48 = getelementptr float, ptr %t42, i64 98
  %t49 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t48, i32 4, <8 x i1> %t47, <8 x float> zeroinitializer)
  %t50 = shufflevector <8 x float> %t46, <8 x float> %t49, <8 x i32> <i32 0, i32 1, i32 2, i32 9, i32 12, i32 15, i32 undef, i32 undef>
  %t51 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 8, i32 6, i32 8, i32 8, i32 7, i32 8, i32 8>
  %t52 = getelementptr float, ptr %t42, i64 106
  %t53 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t52, i32 4, <8 x i1> %t51, <8 x float> zeroinitializer)
  %t54 = shufflevector <8 x float> %t50, <8 x float> %t53, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 10, i32 13>
  %t55 = select <8 x i1> %t4, <8 x float> %t54, <8 x float> zeroinitializer
  %t56 = fneg <8 x float> %t55
  %t57 = getelementptr float, ptr %b0, i64 10
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t56, ptr %t57, i32 8, <8 x i1> %t4)
  %t58 = add <8 x i64> <i64 114, i64 114, i64 114, i64 114, i64 114, i64 114, i64 114, i64 114>, %t0
  %t59 = getelementptr float, ptr %b1, i64 0
  %t60 = shufflevector <8 x i1> %t24, <8 x i1> zeroinitializer, <8 x i32> <i32 0, i32 8, i32 8, i32 1, i32 8, i32 8, i32 2, i32 8>
  %t61 = getelementptr float, ptr %t59, i64 114
  %t62 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t61, i32 4, <8 x i1> %t60, <8 x float> zeroinitializer)
  %t63 = shufflevector <8 x float> poison, <8 x float> %t62, <8 x i32> <i32 8, i32 11, i32 14, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %t64 = shufflevector <8 x i1> %t24, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 3, i32 8, i32 8, i32 4, i32 8, i32 8, i32 5>
  %t65 = getelementptr float, ptr %t59, i64 122
  %t66 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t65, i32 4, <8 x i1> %t64, <8 x float> zeroinitializer)
  %t67 = shufflevector <8 x float> %t63, <8 x float> %t66, <8 x i32> <i32 0, i32 1, i32 2, i32 9, i32 12, i32 15, i32 undef, i32 undef>
  %t68 = shufflevector <8 x i1> %t24, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 8, i32 6, i32 8, i32 8, i32 7, i32 8, i32 8>
  %t69 = getelementptr float, ptr %t59, i64 130
  %t70 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t69, i32 4, <8 x i1> %t68, <8 x float> zeroinitializer)
  %t71 = shufflevector <8 x float> %t67, <8 x float> %t70, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 10, i32 13>
  %t72 = select <8 x i1> %t24, <8 x float> %t71, <8 x float> zeroinitializer
  %t73 = fneg <8 x float> %t72
  %t74 = getelementptr float, ptr %b0, i64 18
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t73, ptr %t74, i32 8, <8 x i1> %t24)
  %t75 = add <8 x i64> <i64 150, i64 150, i64 150, i64 150, i64 150, i64 150, i64 150, i64 150>, %t0
  %t76 = getelementptr float, ptr %b1, i64 0
  %t77 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 0, i32 8, i32 8, i32 1, i32 8, i32 8, i32 2, i32 8>
  %t78 = getelementptr float, ptr %t76, i64 150
  %t79 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t78, i32 4, <8 x i1> %t77, <8 x float> zeroinitializer)
  %t80 = shufflevector <8 x float> poison, <8 x float> %t79, <8 x i32> <i32 8, i32 11, i32 14, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %t81 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 3, i32 8, i32 8, i32 4, i32 8, i32 8, i32 5>
  %t82 = getelementptr float, ptr %t76, i64 158
  %t83 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t82, i32 4, <8 x i1> %t81, <8 x float> zeroinitializer)
  %t84 = shufflevector <8 x float> %t80, <8 x float> %t83, <8 x i32> <i32 0, i32 1, i32 2, i32 9, i32 12, i32 15, i32 undef, i32 undef>
  %t85 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 8, i32 6, i32 8, i32 8, i32 7, i32 8, i32 8>
  %t86 = getelementptr float, ptr %t76, i64 166
  %t87 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t86, i32 4, <8 x i1> %t85, <8 x float> zeroinitializer)
  %t88 = shufflevector <8 x float> %t84, <8 x float> %t87, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 10, i32 13>
  %t89 = select <8 x i1> %t4, <8 x float> %t88, <8 x float> zeroinitializer
  %t90 = fneg <8 x float> %t89
  %t91 = getelementptr float, ptr %b0, i64 20
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t90, ptr %t91, i32 16, <8 x i1> %t4)
  %t92 = add <8 x i64> <i64 174, i64 174, i64 174, i64 174, i64 174, i64 174, i64 174, i64 174>, %t0
  %t93 = getelementptr float, ptr %b1, i64 0
  %t94 = shufflevector <8 x i1> %t24, <8 x i1> zeroinitializer, <8 x i32> <i32 0, i32 8, i32 8, i32 1, i32 8, i32 8, i32 2, i32 8>
  %t95 = getelementptr float, ptr %t93, i64 174
  %t96 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t95, i32 4, <8 x i1> %t94, <8 x float> zeroinitializer)
  %t97 = shufflevector <8 x float> poison, <8 x float> %t96, <8 x i32> <i32 8, i32 11, i32 14, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %t98 = shufflevector <8 x i1> %t24, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 3, i32 8, i32 8, i32 4, i32 8, i32 8, i32 5>
  %t99 = getelementptr float, ptr %t93, i64 182
  %t100 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t99, i32 4, <8 x i1> %t98, <8 x float> zeroinitializer)
  %t101 = shufflevector <8 x float> %t97, <8 x float> %t100, <8 x i32> <i32 0, i32 1, i32 2, i32 9, i32 12, i32 15, i32 undef, i32 undef>
  %t102 = shufflevector <8 x i1> %t24, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 8, i32 6, i32 8, i32 8, i32 7, i32 8, i32 8>
  %t103 = getelementptr float, ptr %t93, i64 190
  %t104 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t103, i32 4, <8 x i1> %t102, <8 x float> zeroinitializer)
  %t105 = shufflevector <8 x float> %t101, <8 x float> %t104, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 10, i32 13>
  %t106 = select <8 x i1> %t24, <8 x float> %t105, <8 x float> zeroinitializer
  %t107 = fneg <8 x float> %t106
  %t108 = getelementptr float, ptr %b0, i64 28
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t107, ptr %t108, i32 16, <8 x i1> %t24)
  %t109 = add <8 x i64> <i64 210, i64 210, i64 210, i64 210, i64 210, i64 210, i64 210, i64 210>, %t0
  %t110 = getelementptr float, ptr %b1, i64 0
  %t111 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 0, i32 8, i32 8, i32 1, i32 8, i32 8, i32 2, i32 8>
  %t112 = getelementptr float, ptr %t110, i64 210
  %t113 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t112, i32 4, <8 x i1> %t111, <8 x float> zeroinitializer)
  %t114 = shufflevector <8 x float> poison, <8 x float> %t113, <8 x i32> <i32 8, i32 11, i32 14, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %t115 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 3, i32 8, i32 8, i32 4, i32 8, i32 8, i32 5>
  %t116 = getelementptr float, ptr %t110, i64 218
  %t117 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t116, i32 4, <8 x i1> %t115, <8 x float> zeroinitializer)
  %t118 = shufflevector <8 x float> %t114, <8 x float> %t117, <8 x i32> <i32 0, i32 1, i32 2, i32 9, i32 12, i32 15, i32 undef, i32 undef>
  %t119 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 8, i32 6, i32 8, i32 8, i32 7, i32 8, i32 8>
  %t120 = getelementptr float, ptr %t110, i64 226
  %t121 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t120, i32 4, <8 x i1> %t119, <8 x float> zeroinitializer)
  %t122 = shufflevector <8 x float> %t118, <8 x float> %t121, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 10, i32 13>
  %t123 = select <8 x i1> %t4, <8 x float> %t122, <8 x float> zeroinitializer
  %t124 = fneg <8 x float> %t123
  %t125 = getelementptr float, ptr %b0, i64 30
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t124, ptr %t125, i32 8, <8 x i1> %t4)
  %t126 = add <8 x i64> <i64 234, i64 234, i64 234, i64 234, i64 234, i64 234, i64 234, i64 234>, %t0
  %t127 = getelementptr float, ptr %b1, i64 0
  %t128 = shufflevector <8 x i1> %t24, <8 x i1> zeroinitializer, <8 x i32> <i32 0, i32 8, i32 8, i32 1, i32 8, i32 8, i32 2, i32 8>
  %t129 = getelementptr float, ptr %t127, i64 234
  %t130 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t129, i32 4, <8 x i1> %t128, <8 x float> zeroinitializer)
  %t131 = shufflevector <8 x float> poison, <8 x float> %t130, <8 x i32> <i32 8, i32 11, i32 14, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %t132 = shufflevector <8 x i1> %t24, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 3, i32 8, i32 8, i32 4, i32 8, i32 8, i32 5>
  %t133 = getelementptr float, ptr %t127, i64 242
  %t134 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t133, i32 4, <8 x i1> %t132, <8 x float> zeroinitializer)
  %t135 = shufflevector <8 x float> %t131, <8 x float> %t134, <8 x i32> <i32 0, i32 1, i32 2, i32 9, i32 12, i32 15, i32 undef, i32 undef>
  %t136 = shufflevector <8 x i1> %t24, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 8, i32 6, i32 8, i32 8, i32 7, i32 8, i32 8>
  %t137 = getelementptr float, ptr %t127, i64 250
  %t138 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t137, i32 4, <8 x i1> %t136, <8 x float> zeroinitializer)
  %t139 = shufflevector <8 x float> %t135, <8 x float> %t138, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 10, i32 13>
  %t140 = select <8 x i1> %t24, <8 x float> %t139, <8 x float> zeroinitializer
  %t141 = fneg <8 x float> %t140
  %t142 = getelementptr float, ptr %b0, i64 38
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t141, ptr %t142, i32 8, <8 x i1> %t24)
  %t143 = add <8 x i64> <i64 270, i64 270, i64 270, i64 270, i64 270, i64 270, i64 270, i64 270>, %t0
  %t144 = getelementptr float, ptr %b1, i64 0
  %t145 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 0, i32 8, i32 8, i32 1, i32 8, i32 8, i32 2, i32 8>
  %t146 = getelementptr float, ptr %t144, i64 270
  %t147 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t146, i32 4, <8 x i1> %t145, <8 x float> zeroinitializer)
  %t148 = shufflevector <8 x float> poison, <8 x float> %t147, <8 x i32> <i32 8, i32 11, i32 14, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %t149 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 3, i32 8, i32 8, i32 4, i32 8, i32 8, i32 5>
  %t150 = getelementptr float, ptr %t144, i64 278
  %t151 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t150, i32 4, <8 x i1> %t149, <8 x float> zeroinitializer)
  %t152 = shufflevector <8 x float> %t148, <8 x float> %t151, <8 x i32> <i32 0, i32 1, i32 2, i32 9, i32 12, i32 15, i32 undef, i32 undef>
  %t153 = shufflevector <8 x i1> %t4, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 8, i32 6, i32 8, i32 8, i32 7, i32 8, i32 8>
  %t154 = getelementptr float, ptr %t144, i64 286
  %t155 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t154, i32 4, <8 x i1> %t153, <8 x float> zeroinitializer)
  %t156 = shufflevector <8 x float> %t152, <8 x float> %t155, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 10, i32 13>
  %t157 = select <8 x i1> %t4, <8 x float> %t156, <8 x float> zeroinitializer
  %t158 = fneg <8 x float> %t157
  %t159 = getelementptr float, ptr %b0, i64 40
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t158, ptr %t159, i32 32, <8 x i1> %t4)
  %t160 = add <8 x i64> <i64 294, i64 294, i64 294, i64 294, i64 294, i64 294, i64 294, i64 294>, %t0
  %t161 = getelementptr float, ptr %b1, i64 0
  %t162 = shufflevector <8 x i1> %t24, <8 x i1> zeroinitializer, <8 x i32> <i32 0, i32 8, i32 8, i32 1, i32 8, i32 8, i32 2, i32 8>
  %t163 = getelementptr float, ptr %t161, i64 294
  %t164 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t163, i32 4, <8 x i1> %t162, <8 x float> zeroinitializer)
  %t165 = shufflevector <8 x float> poison, <8 x float> %t164, <8 x i32> <i32 8, i32 11, i32 14, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>
  %t166 = shufflevector <8 x i1> %t24, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 3, i32 8, i32 8, i32 4, i32 8, i32 8, i32 5>
  %t167 = getelementptr float, ptr %t161, i64 302
  %t168 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t167, i32 4, <8 x i1> %t166, <8 x float> zeroinitializer)
  %t169 = shufflevector <8 x float> %t165, <8 x float> %t168, <8 x i32> <i32 0, i32 1, i32 2, i32 9, i32 12, i32 15, i32 undef, i32 undef>
  %t170 = shufflevector <8 x i1> %t24, <8 x i1> zeroinitializer, <8 x i32> <i32 8, i32 8, i32 6, i32 8, i32 8, i32 7, i32 8, i32 8>
  %t171 = getelementptr float, ptr %t161, i64 310
  %t172 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t171, i32 4, <8 x i1> %t170, <8 x float> zeroinitializer)
  %t173 = shufflevector <8 x float> %t169, <8 x float> %t172, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 10, i32 13>
  %t174 = select <8 x i1> %t24, <8 x float> %t173, <8 x float> zeroinitializer
  %t175 = fneg <8 x float> %t174
  %t176 = getelementptr float, ptr %b0, i64 48
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t175, ptr %t176, i32 32, <8 x i1> %t24)
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
