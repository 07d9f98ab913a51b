; %0 = input[0] : f32[12, 30]
; %1 = flip[1](%0) : f32[12, 30]
; %2 = neg(%1) : f32[12, 30]
; return %2

define void @e_12x30(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = mul i64 %g, 180
  %t1 = add i64 %t0, 29
  %t2 = mul <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %t3 = insertelement <8 x i64> poison, i64 %t1, i64 0
  %t4 = shufflevector <8 x i64> %t3, <8 x i64> poison, <8 x i32> zeroinitializer
  %t5 = add <8 x i64> %t4, %t2
  %t6 = insertelement <8 x i64> poison, i64 30, i64 0
  %t7 = shufflevector <8 x i64> %t6, <8 x i64> poison, <8 x i32> zeroinitializer
  %t8 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t7
  %t9 = getelementptr float, ptr %b1, i64 %t1
  %t10 = shufflevector <8 x i1> %t8, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t11 = getelementptr float, ptr %t9, i64 -7
  %t12 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t11, i32 4, <8 x i1> %t10, <8 x float> zeroinitializer)
  %t13 = shufflevector <8 x float> poison, <8 x float> %t12, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t14 = select <8 x i1> %t8, <8 x float> %t13, <8 x float> zeroinitializer
  %t15 = fneg <8 x float> %t14
  %t16 = getelementptr float, ptr %b0, i64 %t0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t15, ptr %t16, i32 16, <8 x i1> %t8)
  %t17 = add i64 %t0, 21
  %t18 = insertelement <8 x i64> poison, i64 %t17, i64 0
  %t19 = shufflevector <8 x i64> %t18, <8 x i64> poison, <8 x i32> zeroinitializer
  %t20 = add <8 x i64> %t19, %t2
  %t21 = insertelement <8 x i64> poison, i64 22, i64 0
  %t22 = shufflevector <8 x i64> %t21, <8 x i64> poison, <8 x i32> zeroinitializer
  %t23 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t22
  %t24 = getelementptr float, ptr %b1, i64 %t17
  %t25 = shufflevector <8 x i1> %t23, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t26 = getelementptr float, ptr %t24, i64 -7
  %t27 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t26, i32 4, <8 x i1> %t25, <8 x float> zeroinitializer)
  %t28 = shufflevector <8 x float> poison, <8 x float> %t27, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t29 = select <8 x i1> %t23, <8 x float> %t28, <8 x float> zeroinitializer
  %t30 = fneg <8 x float> %t29
  %t31 = add i64 %t0, 8
  %t32 = getelementptr float, ptr %b0, i64 %t31
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t30, ptr %t32, i32 16, <8 x i1> %t23)
  %t33 = add i64 %t0, 13
  %t34 = insertelement <8 x i64> poison, i64 %t33, i64 0
  %t35 = shufflevector <8 x i64> %t34, <8 x i64> poison, <8 x i32> zeroinitializer
  %t36 = add <8 x i64> %t35, %t2
  %t37 = insertelement <8 x i64> poison, i64 14, i64 0
  %t38 = shufflevector <8 x i64> %t37, <8 x i64> poison, <8 x i32> zeroinitializer
  %t39 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t38
  %t40 = getelementptr float, ptr %b1, i64 %t33
  %t41 = shufflevector <8 x i1> %t39, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t42 = getelementptr float, ptr %t40, i64 -7
  %t43 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t42, i32 4, <8 x i1> %t41, <8 x float> zeroinitializer)
  %t44 = shufflevector <8 x float> poison, <8 x float> %t43, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t45 = select <8 x i1> %t39, <8 x float> %t44, <8 x float> zeroinitializer
  %t46 = fneg <8 x float> %t45
  %t47 = add i64 %t0, 16
  %t48 = getelementptr float, ptr %b0, i64 %t47
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t46, ptr %t48, i32 16, <8 x i1> %t39)
  %t49 = add i64 %t0, 5
  %t50 = insertelement <8 x i64> poison, i64 %t49, i64 0
  %t51 = shufflevector <8 x i64> %t50, <8 x i64> poison, <8 x i32> zeroinitializer
  %t52 = add <8 x i64> %t51, %t2
  %t53 = insertelement <8 x i64> poison, i64 6, i64 0
  %t54 = shufflevector <8 x i64> %t53, <8 x i64> poison, <8 x i32> zeroinitializer
  %t55 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t54
  %t56 = getelementptr float, ptr %b1, i64 %t49
  %t57 = shufflevector <8 x i1> %t55, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t58 = getelementptr float, ptr %t56, i64 -7
  %t59 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t58, i32 4, <8 x i1> %t57, <8 x float> zeroinitializer)
  %t60 = shufflevector <8 x float> poison, <8 x float> %t59, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t61 = select <8 x i1> %t55, <8 x float> %t60, <8 x float> zeroinitializer
  %t62 = fneg <8 x float> %t61
  %t63 = add i64 %t0, 24
  %t64 = getelementptr float, ptr %b0, i64 %t63
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t62, ptr %t64, i32 16, <8 x i1> %t55)
  %t65 = add i64 %t0, 59
  %t66 = insertelement <8 x i64> poison, i64 %t65, i64 0
  %t67 = shufflevector <8 x i64> %t66, <8 x i64> poison, <8 x i32> zeroinitializer
  %t68 = add <8 x i64> %t67, %t2
  %t69 = getelementptr float, ptr %b1, i64 %t65
  %t70 = shufflevector <8 x i1> %t8, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t71 = getelementptr float, ptr %t69, i64 -7
  %t72 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t71, i32 4, <8 x i1> %t70, <8 x float> zeroinitializer)
  %t73 = shufflevector <8 x float> poison, <8 x float> %t72, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t74 = select <8 x i1> %t8, <8 x float> %t73, <8 x float> zeroinitializer
  %t75 = fneg <8 x float> %t74
  %t76 = add i64 %t0, 30
  %t77 = getelementptr float, ptr %b0, i64 %t76
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t75, ptr %t77, i32 8, <8 x i1> %t8)
  %t78 = add i64 %t0, 51
  %t79 = insertelement <8 x i64> poison, i64 %t78, i64 0
  %t80 = shufflevector <8 x i64> %t79, <8 x i64> poison, <8 x i32> zeroinitializer
  %t81 = add <8 x i64> %t80, %t2
  %t82 = getelementptr float, ptr %b1, i64 %t78
  %t83 = shufflevector <8 x i1> %t23, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t84 = getelementptr float, ptr %t82, i64 -7
  %t85 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t84, i32 4, <8 x i1> %t83, <8 x float> zeroinitializer)
  %t86 = shufflevector <8 x float> poison, <8 x float> %t85, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t87 = select <8 x i1> %t23, <8 x float> %t86, <8 x float> zeroinitializer
  %t88 = fneg <8 x float> %t87
  %t89 = add i64 %t0, 38
  %t90 = getelementptr float, ptr %b0, i64 %t89
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t88, ptr %t90, i32 8, <8 x i1> %t23)
  %t91 = add i64 %t0, 43
  %t92 = insertelement <8 x i64> poison, i64 %t91, i64 0
  %t93 = shufflevector <8 x i64> %t92, <8 x i64> poison, <8 x i32> zeroinitializer
  %t94 = add <8 x i64> %t93, %t2
  %t95 = getelementptr float, ptr %b1, i64 %t91
  %t96 = shufflevector <8 x i1> %t39, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t97 = getelementptr float, ptr %t95, i64 -7
  %t98 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t97, i32 4, <8 x i1> %t96, <8 x float> zeroinitializer)
  %t99 = shufflevector <8 x float> poison, <8 x float> %t98, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t100 = select <8 x i1> %t39, <8 x float> %t99, <8 x float> zeroinitializer
  %t101 = fneg <8 x float> %t100
  %t102 = add i64 %t0, 46
  %t103 = getelementptr float, ptr %b0, i64 %t102
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t101, ptr %t103, i32 8, <8 x i1> %t39)
  %t104 = add i64 %t0, 35
  %t105 = insertelement <8 x i64> poison, i64 %t104, i64 0
  %t106 = shufflevector <8 x i64> %t105, <8 x i64> poison, <8 x i32> zeroinitializer
  %t107 = add <8 x i64> %t106, %t2
  %t108 = getelementptr float, ptr %b1, i64 %t104
  %t109 = shufflevector <8 x i1> %t55, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t110 = getelementptr float, ptr %t108, i64 -7
  %t111 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t110, i32 4, <8 x i1> %t109, <8 x float> zeroinitializer)
  %t112 = shufflevector <8 x float> poison, <8 x float> %t111, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t113 = select <8 x i1> %t55, <8 x float> %t112, <8 x float> zeroinitializer
  %t114 = fneg <8 x float> %t113
  %t115 = add i64 %t0, 54
  %t116 = getelementptr float, ptr %b0, i64 %t115
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t114, ptr %t116, i32 8, <8 x i1> %t55)
  %t117 = add i64 %t0, 89
  %t118 = insertelement <8 x i64> poison, i64 %t117, i64 0
  %t119 = shufflevector <8 x i64> %t118, <8 x i64> poison, <8 x i32> zeroinitializer
  %t120 = add <8 x i64> %t119, %t2
  %t121 = getelementptr float, ptr %b1, i64 %t117
  %t122 = shufflevector <8 x i1> %t8, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t123 = getelementptr float, ptr %t121, i64 -7
  %t124 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t123, i32 4, <8 x i1> %t122, <8 x float> zeroinitializer)
  %t125 = shufflevector <8 x float> poison, <8 x float> %t124, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t126 = select <8 x i1> %t8, <8 x float> %t125, <8 x float> zeroinitializer
  %t127 = fneg <8 x float> %t126
  %t128 = add i64 %t0, 60
  %t129 = getelementptr float, ptr %b0, i64 %t128
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t127, ptr %t129, i32 16, <8 x i1> %t8)
  %t130 = add i64 %t0, 81
  %t131 = insertelement <8 x i64> poison, i64 %t130, i64 0
  %t132 = shufflevector <8 x i64> %t131, <8 x i64> poison, <8 x i32> zeroinitializer
  %t133 = add <8 x i64> %t132, %t2
  %t134 = getelementptr float, ptr %b1, i64 %t130
  %t135 = shufflevector <8 x i1> %t23, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t136 = getelementptr float, ptr %t134, i64 -7
  %t137 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t136, i32 4, <8 x i1> %t135, <8 x float> zeroinitializer)
  %t138 = shufflevector <8 x float> poison, <8 x float> %t137, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t139 = select <8 x i1> %t23, <8 x float> %t138, <8 x float> zeroinitializer
  %t140 = fneg <8 x float> %t139
  %t141 = add i64 %t0, 68
  %t142 = getelementptr float, ptr %b0, i64 %t141
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t140, ptr %t142, i32 16, <8 x i1> %t23)
  %t143 = add i64 %t0, 73
  %t144 = insertelement <8 x i64> poison, i64 %t143, i64 0
  %t145 = shufflevector <8 x i64> %t144, <8 x i64> poison, <8 x i32> zeroinitializer
  %t146 = add <8 x i64> %t145, %t2
  %t147 = getelementptr float, ptr %b1, i64 %t143
  %t148 = shufflevector <8 x i1> %t39, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t149 = getelementptr float, ptr %t147, i64 -7
  %t150 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t149, i32 4, <8 x i1> %t148, <8 x float> zeroinitializer)
  %t151 = shufflevector <8 x float> poison, <8 x float> %t150, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t152 = select <8 x i1> %t39, <8 x float> %t151, <8 x float> zeroinitializer
  %t153 = fneg <8 x float> %t152
  %t154 = add i64 %t0, 76
  %t155 = getelementptr float, ptr %b0, i64 %t154
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t153, ptr %t155, i32 16, <8 x i1> %t39)
  %t156 = add i64 %t0, 65
  %t157 = insertelement <8 x i64> poison, i64 %t156, i64 0
  %t158 = shufflevector <8 x i64> %t157, <8 x i64> poison, <8 x i32> zeroinitializer
  %t159 = add <8 x i64> %t158, %t2
  %t160 = getelementptr float, ptr %b1, i64 %t156
  %t161 = shufflevector <8 x i1> %t55, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t162 = getelementptr float, ptr %t160, i64 -7
  %t163 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t162, i32 4, <8 x i1> %t161, <8 x float> zeroinitializer)
  %t164 = shufflevector <8 x float> poison, <8 x float> %t163, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t165 = select <8 x i1> %t55, <8 x float> %t164, <8 x float> zeroinitializer
  %t166 = fneg <8 x float> %t165
  %t167 = add i64 %t0, 84
  %t168 = getelementptr float, ptr %b0, i64 %t167
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t166, ptr %t168, i32 16, <8 x i1> %t55)
  %t169 = add i64 %t0, 119
  %t170 = insertelement <8 x i64> poison, i64 %t169, i64 0
  %t171 = shufflevector <8 x i64> %t170, <8 x i64> poison, <8 x i32> zeroinitializer
  %t172 = add <8 x i64> %t171, %t2
  %t173 = getelementptr float, ptr %b1, i64 %t169
  %t174 = shufflevector <8 x i1> %t8, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t175 = getelementptr float, ptr %t173, i64 -7
  %t176 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t175, i32 4, <8 x i1> %t174, <8 x float> zeroinitializer)
  %t177 = shufflevector <8 x float> poison, <8 x float> %t176, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t178 = select <8 x i1> %t8, <8 x float> %t177, <8 x float> zeroinitializer
  %t179 = fneg <8 x float> %t178
  %t180 = add i64 %t0, 90
  %t181 = getelementptr float, ptr %b0, i64 %t180
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t179, ptr %t181, i32 8, <8 x i1> %t8)
  %t182 = add i64 %t0, 111
  %t183 = insertelement <8 x i64> poison, i64 %t182, i64 0
  %t184 = shufflevector <8 x i64> %t183, <8 x i64> poison, <8 x i32> zeroinitializer
  %t185 = add <8 x i64> %t184, %t2
  %t186 = getelementptr float, ptr %b1, i64 %t182
  %t187 = shufflevector <8 x i1> %t23, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t188 = getelementptr float, ptr %t186, i64 -7
  %t189 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t188, i32 4, <8 x i1> %t187, <8 x float> zeroinitializer)
  %t190 = shufflevector <8 x float> poison, <8 x float> %t189, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t191 = select <8 x i1> %t23, <8 x float> %t190, <8 x float> zeroinitializer
  %t192 = fneg <8 x float> %t191
  %t193 = add i64 %t0, 98
  %t194 = getelementptr float, ptr %b0, i64 %t193
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t192, ptr %t194, i32 8, <8 x i1> %t23)
  %t195 = add i64 %t0, 103
  %t196 = insertelement <8 x i64> poison, i64 %t195, i64 0
  %t197 = shufflevector <8 x i64> %t196, <8 x i64> poison, <8 x i32> zeroinitializer
  %t198 = add <8 x i64> %t197, %t2
  %t199 = getelementptr float, ptr %b1, i64 %t195
  %t200 = shufflevector <8 x i1> %t39, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t201 = getelementptr float, ptr %t199, i64 -7
  %t202 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t201, i32 4, <8 x i1> %t200, <8 x float> zeroinitializer)
  %t203 = shufflevector <8 x float> poison, <8 x float> %t202, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t204 = select <8 x i1> %t39, <8 x float> %t203, <8 x float> zeroinitializer
  %t205 = fneg <8 x float> %t204
  %t206 = add i64 %t0, 106
  %t207 = getelementptr float, ptr %b0, i64 %t206
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t205, ptr %t207, i32 8, <8 x i1> %t39)
  %t208 = add i64 %t0, 95
  %t209 = insertelement <8 x i64> poison, i64 %t208, i64 0
  %t210 = shufflevector <8 x i64> %t209, <8 x i64> poison, <8 x i32> zeroinitializer
  %t211 = add <8 x i64> %t210, %t2
  %t212 = getelementptr float, ptr %b1, i64 %t208
  %t213 = shufflevector <8 x i1> %t55, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t214 = getelementptr float, ptr %t212, i64 -7
  %t215 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t214, i32 4, <8 x i1> %t213, <8 x float> zeroinitializer)
  %t216 = shufflevector <8 x float> poison, <8 x float> %t215, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t217 = select <8 x i1> %t55, <8 x float> %t216, <8 x float> zeroinitializer
  %t218 = fneg <8 x float> %t217
  %t219 = add i64 %t0, 114
  %t220 = getelementptr float, ptr %b0, i64 %t219
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t218, ptr %t220, i32 8, <8 x i1> %t55)
  %t221 = add i64 %t0, 149
  %t222 = insertelement <8 x i64> poison, i64 %t221, i64 0
  %t223 = shufflevector <8 x i64> %t222, <8 x i64> poison, <8 x i32> zeroinitializer
  %t224 = add <8 x i64> %t223, %t2
  %t225 = getelementptr float, ptr %b1, i64 %t221
  %t226 = shufflevector <8 x i1> %t8, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t227 = getelementptr float, ptr %t225, i64 -7
  %t228 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t227, i32 4, <8 x i1> %t226, <8 x float> zeroinitializer)
  %t229 = shufflevector <8 x float> poison, <8 x float> %t228, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t230 = select <8 x i1> %t8, <8 x float> %t229, <8 x float> zeroinitializer
  %t231 = fneg <8 x float> %t230
  %t232 = add i64 %t0, 120
  %t233 = getelementptr float, ptr %b0, i64 %t232
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t231, ptr %t233, i32 16, <8 x i1> %t8)
  %t234 = add i64 %t0, 141
  %t235 = insertelement <8 x i64> poison, i64 %t234, i64 0
  %t236 = shufflevector <8 x i64> %t235, <8 x i64> poison, <8 x i32> zeroinitializer
  %t237 = add <8 x i64> %t236, %t2
  %t238 = getelementptr float, ptr %b1, i64 %t234
  %t239 = shufflevector <8 x i1> %t23, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t240 = getelementptr float, ptr %t238, i64 -7
  %t241 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t240, i32 4, <8 x i1> %t239, <8 x float> zeroinitializer)
  %t242 = shufflevector <8 x float> poison, <8 x float> %t241, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t243 = select <8 x i1> %t23, <8 x float> %t242, <8 x float> zeroinitializer
  %t244 = fneg <8 x float> %t243
  %t245 = add i64 %t0, 128
  %t246 = getelementptr float, ptr %b0, i64 %t245
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t244, ptr %t246, i32 16, <8 x i1> %t23)
  %t247 = add i64 %t0, 133
  %t248 = insertelement <8 x i64> poison, i64 %t247, i64 0
  %t249 = shufflevector <8 x i64> %t248, <8 x i64> poison, <8 x i32> zeroinitializer
  %t250 = add <8 x i64> %t249, %t2
  %t251 = getelementptr float, ptr %b1, i64 %t247
  %t252 = shufflevector <8 x i1> %t39, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t253 = getelementptr float, ptr %t251, i64 -7
  %t254 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t253, i32 4, <8 x i1> %t252, <8 x float> zeroinitializer)
  %t255 = shufflevector <8 x float> poison, <8 x float> %t254, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t256 = select <8 x i1> %t39, <8 x float> %t255, <8 x float> zeroinitializer
  %t257 = fneg <8 x float> %t256
  %t258 = add i64 %t0, 136
  %t259 = getelementptr float, ptr %b0, i64 %t258
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t257, ptr %t259, i32 16, <8 x i1> %t39)
  %t260 = add i64 %t0, 125
  %t261 = insertelement <8 x i64> poison, i64 %t260, i64 0
  %t262 = shufflevector <8 x i64> %t261, <8 x i64> poison, <8 x i32> zeroinitializer
  %t263 = add <8 x i64> %t262, %t2
  %t264 = getelementptr float, ptr %b1, i64 %t260
  %t265 = shufflevector <8 x i1> %t55, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t266 = getelementptr float, ptr %t264, i64 -7
  %t267 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t266, i32 4, <8 x i1> %t265, <8 x float> zeroinitializer)
  %t268 = shufflevector <8 x float> poison, <8 x float> %t267, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t269 = select <8 x i1> %t55, <8 x float> %t268, <8 x float> zeroinitializer
  %t270 = fneg <8 x float> %t269
  %t271 = add i64 %t0, 144
  %t272 = getelementptr float, ptr %b0, i64 %t271
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t270, ptr %t272, i32 16, <8 x i1> %t55)
  %t273 = add i64 %t0, 179
  %t274 = insertelement <8 x i64> poison, i64 %t273, i64 0
  %t275 = shufflevector <8 x i64> %t274, <8 x i64> poison, <8 x i32> zeroinitializer
  %t276 = add <8 x i64> %t275, %t2
  %t277 = getelementptr float, ptr %b1, i64 %t273
  %t278 = shufflevector <8 x i1> %t8, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t279 = getelementptr float, ptr %t277, i64 -7
  %t280 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t279, i32 4, <8 x i1> %t278, <8 x float> zeroinitializer)
  %t281 = shufflevector <8 x float> poison, <8 x float> %t280, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t282 = select <8 x i1> %t8, <8 x float> %t281, <8 x float> zeroinitializer
  %t283 = fneg <8 x float> %t282
  %t284 = add i64 %t0, 150
  %t285 = getelementptr float, ptr %b0, i64 %t284
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t283, ptr %t285, i32 8, <8 x i1> %t8)
  %t286 = add i64 %t0, 171
  %t287 = insertelement <8 x i64> poison, i64 %t286, i64 0
  %t288 = shufflevector <8 x i64> %t287, <8 x i64> poison, <8 x i32> zeroinitializer
  %t289 = add <8 x i64> %t288, %t2
  %t290 = getelementptr float, ptr %b1, i64 %t286
  %t291 = shufflevector <8 x i1> %t23, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t292 = getelementptr float, ptr %t290, i64 -7
  %t293 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t292, i32 4, <8 x i1> %t291, <8 x float> zeroinitializer)
  %t294 = shufflevector <8 x float> poison, <8 x float> %t293, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t295 = select <8 x i1> %t23, <8 x float> %t294, <8 x float> zeroinitializer
  %t296 = fneg <8 x float> %t295
  %t297 = add i64 %t0, 158
  %t298 = getelementptr float, ptr %b0, i64 %t297
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t296, ptr %t298, i32 8, <8 x i1> %t23)
  %t299 = add i64 %t0, 163
  %t300 = insertelement <8 x i64> poison, i64 %t299, i64 0
  %t301 = shufflevector <8 x i64> %t300, <8 x i64> poison, <8 x i32> zeroinitializer
  %t302 = add <8 x i64> %t301, %t2
  %t303 = getelementptr float, ptr %b1, i64 %t299
  %t304 = shufflevector <8 x i1> %t39, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t305 = getelementptr float, ptr %t303, i64 -7
  %t306 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t305, i32 4, <8 x i1> %t304, <8 x float> zeroinitializer)
  %t307 = shufflevector <8 x float> poison, <8 x float> %t306, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t308 = select <8 x i1> %t39, <8 x float> %t307, <8 x float> zeroinitializer
  %t309 = fneg <8 x float> %t308
  %t310 = add i64 %t0, 166
  %t311 = getelementptr float, ptr %b0, i64 %t310
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t309, ptr %t311, i32 8, <8 x i1> %t39)
  %t312 = add i64 %t0, 155
  %t313 = insertelement <8 x i64> poison, i64 %t312, i64 0
  %t314 = shufflevector <8 x i64> %t313, <8 x i64> poison, <8 x i32> zeroinitializer
  %t315 = add <8 x i64> %t314, %t2
  %t316 = getelementptr float, ptr %b1, i64 %t312
  %t317 = shufflevector <8 x i1> %t55, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t318 = getelementptr float, ptr %t316, i64 -7
  %t319 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t318, i32 4, <8 x i1> %t317, <8 x float> zeroinitializer)
  %t320 = shufflevector <8 x float> poison, <8 x float> %t319, <8 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
  %t321 = select <8 x i1> %t55, <8 x float> %t320, <8 x float> zeroinitializer
  %t322 = fneg <8 x float> %t321
  %t323 = add i64 %t0, 174
  %t324 = getelementptr float, ptr %b0, i64 %t323
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t322, ptr %t324, i32 8, <8 x i1> %t55)
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
