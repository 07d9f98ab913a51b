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
  %t13 = shufflevector <8 x float> %t12, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t14 = fneg <8 x float> %t13
  %t15 = getelementptr float, ptr %b0, i64 %t0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t14, ptr %t15, i32 16, <8 x i1> %t8)
  %t16 = add i64 %t0, 21
  %t17 = insertelement <8 x i64> poison, i64 %t16, i64 0
  %t18 = shufflevector <8 x i64> %t17, <8 x i64> poison, <8 x i32> zeroinitializer
  %t19 = add <8 x i64> %t18, %t2
  %t20 = insertelement <8 x i64> poison, i64 22, i64 0
  %t21 = shufflevector <8 x i64> %t20, <8 x i64> poison, <8 x i32> zeroinitializer
  %t22 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t21
  %t23 = getelementptr float, ptr %b1, i64 %t16
  %t24 = shufflevector <8 x i1> %t22, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t25 = getelementptr float, ptr %t23, i64 -7
  %t26 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t25, i32 4, <8 x i1> %t24, <8 x float> zeroinitializer)
  %t27 = shufflevector <8 x float> %t26, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t28 = fneg <8 x float> %t27
  %t29 = add i64 %t0, 8
  %t30 = getelementptr float, ptr %b0, i64 %t29
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t28, ptr %t30, i32 16, <8 x i1> %t22)
  %t31 = add i64 %t0, 13
  %t32 = insertelement <8 x i64> poison, i64 %t31, i64 0
  %t33 = shufflevector <8 x i64> %t32, <8 x i64> poison, <8 x i32> zeroinitializer
  %t34 = add <8 x i64> %t33, %t2
  %t35 = insertelement <8 x i64> poison, i64 14, i64 0
  %t36 = shufflevector <8 x i64> %t35, <8 x i64> poison, <8 x i32> zeroinitializer
  %t37 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t36
  %t38 = getelementptr float, ptr %b1, i64 %t31
  %t39 = shufflevector <8 x i1> %t37, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t40 = getelementptr float, ptr %t38, i64 -7
  %t41 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t40, i32 4, <8 x i1> %t39, <8 x float> zeroinitializer)
  %t42 = shufflevector <8 x float> %t41, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t43 = fneg <8 x float> %t42
  %t44 = add i64 %t0, 16
  %t45 = getelementptr float, ptr %b0, i64 %t44
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t43, ptr %t45, i32 16, <8 x i1> %t37)
  %t46 = add i64 %t0, 5
  %t47 = insertelement <8 x i64> poison, i64 %t46, i64 0
  %t48 = shufflevector <8 x i64> %t47, <8 x i64> poison, <8 x i32> zeroinitializer
  %t49 = add <8 x i64> %t48, %t2
  %t50 = insertelement <8 x i64> poison, i64 6, i64 0
  %t51 = shufflevector <8 x i64> %t50, <8 x i64> poison, <8 x i32> zeroinitializer
  %t52 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t51
  %t53 = getelementptr float, ptr %b1, i64 %t46
  %t54 = shufflevector <8 x i1> %t52, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t55 = getelementptr float, ptr %t53, i64 -7
  %t56 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t55, i32 4, <8 x i1> %t54, <8 x float> zeroinitializer)
  %t57 = shufflevector <8 x float> %t56, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t58 = fneg <8 x float> %t57
  %t59 = add i64 %t0, 24
  %t60 = getelementptr float, ptr %b0, i64 %t59
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t58, ptr %t60, i32 16, <8 x i1> %t52)
  %t61 = add i64 %t0, 59
  %t62 = insertelement <8 x i64> poison, i64 %t61, i64 0
  %t63 = shufflevector <8 x i64> %t62, <8 x i64> poison, <8 x i32> zeroinitializer
  %t64 = add <8 x i64> %t63, %t2
  %t65 = getelementptr float, ptr %b1, i64 %t61
  %t66 = shufflevector <8 x i1> %t8, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t67 = getelementptr float, ptr %t65, i64 -7
  %t68 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t67, i32 4, <8 x i1> %t66, <8 x float> zeroinitializer)
  %t69 = shufflevector <8 x float> %t68, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t70 = fneg <8 x float> %t69
  %t71 = add i64 %t0, 30
  %t72 = getelementptr float, ptr %b0, i64 %t71
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t70, ptr %t72, i32 8, <8 x i1> %t8)
  %t73 = add i64 %t0, 51
  %t74 = insertelement <8 x i64> poison, i64 %t73, i64 0
  %t75 = shufflevector <8 x i64> %t74, <8 x i64> poison, <8 x i32> zeroinitializer
  %t76 = add <8 x i64> %t75, %t2
  %t77 = getelementptr float, ptr %b1, i64 %t73
  %t78 = shufflevector <8 x i1> %t22, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t79 = getelementptr float, ptr %t77, i64 -7
  %t80 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t79, i32 4, <8 x i1> %t78, <8 x float> zeroinitializer)
  %t81 = shufflevector <8 x float> %t80, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t82 = fneg <8 x float> %t81
  %t83 = add i64 %t0, 38
  %t84 = getelementptr float, ptr %b0, i64 %t83
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t82, ptr %t84, i32 8, <8 x i1> %t22)
  %t85 = add i64 %t0, 43
  %t86 = insertelement <8 x i64> poison, i64 %t85, i64 0
  %t87 = shufflevector <8 x i64> %t86, <8 x i64> poison, <8 x i32> zeroinitializer
  %t88 = add <8 x i64> %t87, %t2
  %t89 = getelementptr float, ptr %b1, i64 %t85
  %t90 = shufflevector <8 x i1> %t37, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t91 = getelementptr float, ptr %t89, i64 -7
  %t92 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t91, i32 4, <8 x i1> %t90, <8 x float> zeroinitializer)
  %t93 = shufflevector <8 x float> %t92, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t94 = fneg <8 x float> %t93
  %t95 = add i64 %t0, 46
  %t96 = getelementptr float, ptr %b0, i64 %t95
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t94, ptr %t96, i32 8, <8 x i1> %t37)
  %t97 = add i64 %t0, 35
  %t98 = insertelement <8 x i64> poison, i64 %t97, i64 0
  %t99 = shufflevector <8 x i64> %t98, <8 x i64> poison, <8 x i32> zeroinitializer
  %t100 = add <8 x i64> %t99, %t2
  %t101 = getelementptr float, ptr %b1, i64 %t97
  %t102 = shufflevector <8 x i1> %t52, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t103 = getelementptr float, ptr %t101, i64 -7
  %t104 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t103, i32 4, <8 x i1> %t102, <8 x float> zeroinitializer)
  %t105 = shufflevector <8 x float> %t104, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t106 = fneg <8 x float> %t105
  %t107 = add i64 %t0, 54
  %t108 = getelementptr float, ptr %b0, i64 %t107
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t106, ptr %t108, i32 8, <8 x i1> %t52)
  %t109 = add i64 %t0, 89
  %t110 = insertelement <8 x i64> poison, i64 %t109, i64 0
  %t111 = shufflevector <8 x i64> %t110, <8 x i64> poison, <8 x i32> zeroinitializer
  %t112 = add <8 x i64> %t111, %t2
  %t113 = getelementptr float, ptr %b1, i64 %t109
  %t114 = shufflevector <8 x i1> %t8, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t115 = getelementptr float, ptr %t113, i64 -7
  %t116 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t115, i32 4, <8 x i1> %t114, <8 x float> zeroinitializer)
  %t117 = shufflevector <8 x float> %t116, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t118 = fneg <8 x float> %t117
  %t119 = add i64 %t0, 60
  %t120 = getelementptr float, ptr %b0, i64 %t119
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t118, ptr %t120, i32 16, <8 x i1> %t8)
  %t121 = add i64 %t0, 81
  %t122 = insertelement <8 x i64> poison, i64 %t121, i64 0
  %t123 = shufflevector <8 x i64> %t122, <8 x i64> poison, <8 x i32> zeroinitializer
  %t124 = add <8 x i64> %t123, %t2
  %t125 = getelementptr float, ptr %b1, i64 %t121
  %t126 = shufflevector <8 x i1> %t22, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t127 = getelementptr float, ptr %t125, i64 -7
  %t128 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t127, i32 4, <8 x i1> %t126, <8 x float> zeroinitializer)
  %t129 = shufflevector <8 x float> %t128, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t130 = fneg <8 x float> %t129
  %t131 = add i64 %t0, 68
  %t132 = getelementptr float, ptr %b0, i64 %t131
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t130, ptr %t132, i32 16, <8 x i1> %t22)
  %t133 = add i64 %t0, 73
  %t134 = insertelement <8 x i64> poison, i64 %t133, i64 0
  %t135 = shufflevector <8 x i64> %t134, <8 x i64> poison, <8 x i32> zeroinitializer
  %t136 = add <8 x i64> %t135, %t2
  %t137 = getelementptr float, ptr %b1, i64 %t133
  %t138 = shufflevector <8 x i1> %t37, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t139 = getelementptr float, ptr %t137, i64 -7
  %t140 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t139, i32 4, <8 x i1> %t138, <8 x float> zeroinitializer)
  %t141 = shufflevector <8 x float> %t140, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t142 = fneg <8 x float> %t141
  %t143 = add i64 %t0, 76
  %t144 = getelementptr float, ptr %b0, i64 %t143
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t142, ptr %t144, i32 16, <8 x i1> %t37)
  %t145 = add i64 %t0, 65
  %t146 = insertelement <8 x i64> poison, i64 %t145, i64 0
  %t147 = shufflevector <8 x i64> %t146, <8 x i64> poison, <8 x i32> zeroinitializer
  %t148 = add <8 x i64> %t147, %t2
  %t149 = getelementptr float, ptr %b1, i64 %t145
  %t150 = shufflevector <8 x i1> %t52, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t151 = getelementptr float, ptr %t149, i64 -7
  %t152 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t151, i32 4, <8 x i1> %t150, <8 x float> zeroinitializer)
  %t153 = shufflevector <8 x float> %t152, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t154 = fneg <8 x float> %t153
  %t155 = add i64 %t0, 84
  %t156 = getelementptr float, ptr %b0, i64 %t155
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t154, ptr %t156, i32 16, <8 x i1> %t52)
  %t157 = add i64 %t0, 119
  %t158 = insertelement <8 x i64> poison, i64 %t157, i64 0
  %t159 = shufflevector <8 x i64> %t158, <8 x i64> poison, <8 x i32> zeroinitializer
  %t160 = add <8 x i64> %t159, %t2
  %t161 = getelementptr float, ptr %b1, i64 %t157
  %t162 = shufflevector <8 x i1> %t8, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t163 = getelementptr float, ptr %t161, i64 -7
  %t164 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t163, i32 4, <8 x i1> %t162, <8 x float> zeroinitializer)
  %t165 = shufflevector <8 x float> %t164, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t166 = fneg <8 x float> %t165
  %t167 = add i64 %t0, 90
  %t168 = getelementptr float, ptr %b0, i64 %t167
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t166, ptr %t168, i32 8, <8 x i1> %t8)
  %t169 = add i64 %t0, 111
  %t170 = insertelement <8 x i64> poison, i64 %t169, i64 0
  %t171 = shufflevector <8 x i64> %t170, <8 x i64> poison, <8 x i32> zeroinitializer
  %t172 = add <8 x i64> %t171, %t2
  %t173 = getelementptr float, ptr %b1, i64 %t169
  %t174 = shufflevector <8 x i1> %t22, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t175 = getelementptr float, ptr %t173, i64 -7
  %t176 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t175, i32 4, <8 x i1> %t174, <8 x float> zeroinitializer)
  %t177 = shufflevector <8 x float> %t176, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t178 = fneg <8 x float> %t177
  %t179 = add i64 %t0, 98
  %t180 = getelementptr float, ptr %b0, i64 %t179
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t178, ptr %t180, i32 8, <8 x i1> %t22)
  %t181 = add i64 %t0, 103
  %t182 = insertelement <8 x i64> poison, i64 %t181, i64 0
  %t183 = shufflevector <8 x i64> %t182, <8 x i64> poison, <8 x i32> zeroinitializer
  %t184 = add <8 x i64> %t183, %t2
  %t185 = getelementptr float, ptr %b1, i64 %t181
  %t186 = shufflevector <8 x i1> %t37, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t187 = getelementptr float, ptr %t185, i64 -7
  %t188 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t187, i32 4, <8 x i1> %t186, <8 x float> zeroinitializer)
  %t189 = shufflevector <8 x float> %t188, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t190 = fneg <8 x float> %t189
  %t191 = add i64 %t0, 106
  %t192 = getelementptr float, ptr %b0, i64 %t191
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t190, ptr %t192, i32 8, <8 x i1> %t37)
  %t193 = add i64 %t0, 95
  %t194 = insertelement <8 x i64> poison, i64 %t193, i64 0
  %t195 = shufflevector <8 x i64> %t194, <8 x i64> poison, <8 x i32> zeroinitializer
  %t196 = add <8 x i64> %t195, %t2
  %t197 = getelementptr float, ptr %b1, i64 %t193
  %t198 = shufflevector <8 x i1> %t52, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t199 = getelementptr float, ptr %t197, i64 -7
  %t200 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t199, i32 4, <8 x i1> %t198, <8 x float> zeroinitializer)
  %t201 = shufflevector <8 x float> %t200, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t202 = fneg <8 x float> %t201
  %t203 = add i64 %t0, 114
  %t204 = getelementptr float, ptr %b0, i64 %t203
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t202, ptr %t204, i32 8, <8 x i1> %t52)
  %t205 = add i64 %t0, 149
  %t206 = insertelement <8 x i64> poison, i64 %t205, i64 0
  %t207 = shufflevector <8 x i64> %t206, <8 x i64> poison, <8 x i32> zeroinitializer
  %t208 = add <8 x i64> %t207, %t2
  %t209 = getelementptr float, ptr %b1, i64 %t205
  %t210 = shufflevector <8 x i1> %t8, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t211 = getelementptr float, ptr %t209, i64 -7
  %t212 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t211, i32 4, <8 x i1> %t210, <8 x float> zeroinitializer)
  %t213 = shufflevector <8 x float> %t212, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t214 = fneg <8 x float> %t213
  %t215 = add i64 %t0, 120
  %t216 = getelementptr float, ptr %b0, i64 %t215
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t214, ptr %t216, i32 16, <8 x i1> %t8)
  %t217 = add i64 %t0, 141
  %t218 = insertelement <8 x i64> poison, i64 %t217, i64 0
  %t219 = shufflevector <8 x i64> %t218, <8 x i64> poison, <8 x i32> zeroinitializer
  %t220 = add <8 x i64> %t219, %t2
  %t221 = getelementptr float, ptr %b1, i64 %t217
  %t222 = shufflevector <8 x i1> %t22, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t223 = getelementptr float, ptr %t221, i64 -7
  %t224 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t223, i32 4, <8 x i1> %t222, <8 x float> zeroinitializer)
  %t225 = shufflevector <8 x float> %t224, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t226 = fneg <8 x float> %t225
  %t227 = add i64 %t0, 128
  %t228 = getelementptr float, ptr %b0, i64 %t227
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t226, ptr %t228, i32 16, <8 x i1> %t22)
  %t229 = add i64 %t0, 133
  %t230 = insertelement <8 x i64> poison, i64 %t229, i64 0
  %t231 = shufflevector <8 x i64> %t230, <8 x i64> poison, <8 x i32> zeroinitializer
  %t232 = add <8 x i64> %t231, %t2
  %t233 = getelementptr float, ptr %b1, i64 %t229
  %t234 = shufflevector <8 x i1> %t37, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t235 = getelementptr float, ptr %t233, i64 -7
  %t236 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t235, i32 4, <8 x i1> %t234, <8 x float> zeroinitializer)
  %t237 = shufflevector <8 x float> %t236, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t238 = fneg <8 x float> %t237
  %t239 = add i64 %t0, 136
  %t240 = getelementptr float, ptr %b0, i64 %t239
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t238, ptr %t240, i32 16, <8 x i1> %t37)
  %t241 = add i64 %t0, 125
  %t242 = insertelement <8 x i64> poison, i64 %t241, i64 0
  %t243 = shufflevector <8 x i64> %t242, <8 x i64> poison, <8 x i32> zeroinitializer
  %t244 = add <8 x i64> %t243, %t2
  %t245 = getelementptr float, ptr %b1, i64 %t241
  %t246 = shufflevector <8 x i1> %t52, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t247 = getelementptr float, ptr %t245, i64 -7
  %t248 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t247, i32 4, <8 x i1> %t246, <8 x float> zeroinitializer)
  %t249 = shufflevector <8 x float> %t248, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t250 = fneg <8 x float> %t249
  %t251 = add i64 %t0, 144
  %t252 = getelementptr float, ptr %b0, i64 %t251
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t250, ptr %t252, i32 16, <8 x i1> %t52)
  %t253 = add i64 %t0, 179
  %t254 = insertelement <8 x i64> poison, i64 %t253, i64 0
  %t255 = shufflevector <8 x i64> %t254, <8 x i64> poison, <8 x i32> zeroinitializer
  %t256 = add <8 x i64> %t255, %t2
  %t257 = getelementptr float, ptr %b1, i64 %t253
  %t258 = shufflevector <8 x i1> %t8, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t259 = getelementptr float, ptr %t257, i64 -7
  %t260 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t259, i32 4, <8 x i1> %t258, <8 x float> zeroinitializer)
  %t261 = shufflevector <8 x float> %t260, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t262 = fneg <8 x float> %t261
  %t263 = add i64 %t0, 150
  %t264 = getelementptr float, ptr %b0, i64 %t263
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t262, ptr %t264, i32 8, <8 x i1> %t8)
  %t265 = add i64 %t0, 171
  %t266 = insertelement <8 x i64> poison, i64 %t265, i64 0
  %t267 = shufflevector <8 x i64> %t266, <8 x i64> poison, <8 x i32> zeroinitializer
  %t268 = add <8 x i64> %t267, %t2
  %t269 = getelementptr float, ptr %b1, i64 %t265
  %t270 = shufflevector <8 x i1> %t22, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t271 = getelementptr float, ptr %t269, i64 -7
  %t272 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t271, i32 4, <8 x i1> %t270, <8 x float> zeroinitializer)
  %t273 = shufflevector <8 x float> %t272, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t274 = fneg <8 x float> %t273
  %t275 = add i64 %t0, 158
  %t276 = getelementptr float, ptr %b0, i64 %t275
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t274, ptr %t276, i32 8, <8 x i1> %t22)
  %t277 = add i64 %t0, 163
  %t278 = insertelement <8 x i64> poison, i64 %t277, i64 0
  %t279 = shufflevector <8 x i64> %t278, <8 x i64> poison, <8 x i32> zeroinitializer
  %t280 = add <8 x i64> %t279, %t2
  %t281 = getelementptr float, ptr %b1, i64 %t277
  %t282 = shufflevector <8 x i1> %t37, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t283 = getelementptr float, ptr %t281, i64 -7
  %t284 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t283, i32 4, <8 x i1> %t282, <8 x float> zeroinitializer)
  %t285 = shufflevector <8 x float> %t284, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t286 = fneg <8 x float> %t285
  %t287 = add i64 %t0, 166
  %t288 = getelementptr float, ptr %b0, i64 %t287
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t286, ptr %t288, i32 8, <8 x i1> %t37)
  %t289 = add i64 %t0, 155
  %t290 = insertelement <8 x i64> poison, i64 %t289, i64 0
  %t291 = shufflevector <8 x i64> %t290, <8 x i64> poison, <8 x i32> zeroinitializer
  %t292 = add <8 x i64> %t291, %t2
  %t293 = getelementptr float, ptr %b1, i64 %t289
  %t294 = shufflevector <8 x i1> %t52, <8 x i1> zeroinitializer, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t295 = getelementptr float, ptr %t293, i64 -7
  %t296 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t295, i32 4, <8 x i1> %t294, <8 x float> zeroinitializer)
  %t297 = shufflevector <8 x float> %t296, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %t298 = fneg <8 x float> %t297
  %t299 = add i64 %t0, 174
  %t300 = getelementptr float, ptr %b0, i64 %t299
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t298, ptr %t300, i32 8, <8 x i1> %t52)
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
