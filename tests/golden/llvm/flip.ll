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
  %t6 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t7 = getelementptr float, ptr %b1, <8 x i64> %t5
  %t8 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t7, i32 4, <8 x i1> %t6, <8 x float> zeroinitializer)
  %t9 = fneg <8 x float> %t8
  %t10 = getelementptr float, ptr %b0, i64 %t0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t9, ptr %t10, i32 16, <8 x i1> %t6)
  %t11 = add i64 %t0, 21
  %t12 = insertelement <8 x i64> poison, i64 %t11, i64 0
  %t13 = shufflevector <8 x i64> %t12, <8 x i64> poison, <8 x i32> zeroinitializer
  %t14 = add <8 x i64> %t13, %t2
  %t15 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 22, i64 22, i64 22, i64 22, i64 22, i64 22, i64 22, i64 22>
  %t16 = getelementptr float, ptr %b1, <8 x i64> %t14
  %t17 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t16, i32 4, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t18 = fneg <8 x float> %t17
  %t19 = add i64 %t0, 8
  %t20 = getelementptr float, ptr %b0, i64 %t19
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t18, ptr %t20, i32 16, <8 x i1> %t15)
  %t21 = add i64 %t0, 13
  %t22 = insertelement <8 x i64> poison, i64 %t21, i64 0
  %t23 = shufflevector <8 x i64> %t22, <8 x i64> poison, <8 x i32> zeroinitializer
  %t24 = add <8 x i64> %t23, %t2
  %t25 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 14, i64 14, i64 14, i64 14, i64 14, i64 14, i64 14, i64 14>
  %t26 = getelementptr float, ptr %b1, <8 x i64> %t24
  %t27 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t26, i32 4, <8 x i1> %t25, <8 x float> zeroinitializer)
  %t28 = fneg <8 x float> %t27
  %t29 = add i64 %t0, 16
  %t30 = getelementptr float, ptr %b0, i64 %t29
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t28, ptr %t30, i32 16, <8 x i1> %t25)
  %t31 = add i64 %t0, 5
  %t32 = insertelement <8 x i64> poison, i64 %t31, i64 0
  %t33 = shufflevector <8 x i64> %t32, <8 x i64> poison, <8 x i32> zeroinitializer
  %t34 = add <8 x i64> %t33, %t2
  %t35 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 6, i64 6, i64 6, i64 6, i64 6, i64 6, i64 6, i64 6>
  %t36 = getelementptr float, ptr %b1, <8 x i64> %t34
  %t37 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t36, i32 4, <8 x i1> %t35, <8 x float> zeroinitializer)
  %t38 = fneg <8 x float> %t37
  %t39 = add i64 %t0, 24
  %t40 = getelementptr float, ptr %b0, i64 %t39
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t38, ptr %t40, i32 16, <8 x i1> %t35)
  %t41 = add i64 %t0, 59
  %t42 = insertelement <8 x i64> poison, i64 %t41, i64 0
  %t43 = shufflevector <8 x i64> %t42, <8 x i64> poison, <8 x i32> zeroinitializer
  %t44 = add <8 x i64> %t43, %t2
  %t45 = getelementptr float, ptr %b1, <8 x i64> %t44
  %t46 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t45, i32 4, <8 x i1> %t6, <8 x float> zeroinitializer)
  %t47 = fneg <8 x float> %t46
  %t48 = add i64 %t0, 30
  %t49 = getelementptr float, ptr %b0, i64 %t48
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t47, ptr %t49, i32 8, <8 x i1> %t6)
  %t50 = add i64 %t0, 51
  %t51 = insertelement <8 x i64> poison, i64 %t50, i64 0
  %t52 = shufflevector <8 x i64> %t51, <8 x i64> poison, <8 x i32> zeroinitializer
  %t53 = add <8 x i64> %t52, %t2
  %t54 = getelementptr float, ptr %b1, <8 x i64> %t53
  %t55 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t54, i32 4, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t56 = fneg <8 x float> %t55
  %t57 = add i64 %t0, 38
  %t58 = getelementptr float, ptr %b0, i64 %t57
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t56, ptr %t58, i32 8, <8 x i1> %t15)
  %t59 = add i64 %t0, 43
  %t60 = insertelement <8 x i64> poison, i64 %t59, i64 0
  %t61 = shufflevector <8 x i64> %t60, <8 x i64> poison, <8 x i32> zeroinitializer
  %t62 = add <8 x i64> %t61, %t2
  %t63 = getelementptr float, ptr %b1, <8 x i64> %t62
  %t64 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t63, i32 4, <8 x i1> %t25, <8 x float> zeroinitializer)
  %t65 = fneg <8 x float> %t64
  %t66 = add i64 %t0, 46
  %t67 = getelementptr float, ptr %b0, i64 %t66
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t65, ptr %t67, i32 8, <8 x i1> %t25)
  %t68 = add i64 %t0, 35
  %t69 = insertelement <8 x i64> poison, i64 %t68, i64 0
  %t70 = shufflevector <8 x i64> %t69, <8 x i64> poison, <8 x i32> zeroinitializer
  %t71 = add <8 x i64> %t70, %t2
  %t72 = getelementptr float, ptr %b1, <8 x i64> %t71
  %t73 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t72, i32 4, <8 x i1> %t35, <8 x float> zeroinitializer)
  %t74 = fneg <8 x float> %t73
  %t75 = add i64 %t0, 54
  %t76 = getelementptr float, ptr %b0, i64 %t75
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t74, ptr %t76, i32 8, <8 x i1> %t35)
  %t77 = add i64 %t0, 89
  %t78 = insertelement <8 x i64> poison, i64 %t77, i64 0
  %t79 = shufflevector <8 x i64> %t78, <8 x i64> poison, <8 x i32> zeroinitializer
  %t80 = add <8 x i64> %t79, %t2
  %t81 = getelementptr float, ptr %b1, <8 x i64> %t80
  %t82 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t81, i32 4, <8 x i1> %t6, <8 x float> zeroinitializer)
  %t83 = fneg <8 x float> %t82
  %t84 = add i64 %t0, 60
  %t85 = getelementptr float, ptr %b0, i64 %t84
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t83, ptr %t85, i32 16, <8 x i1> %t6)
  %t86 = add i64 %t0, 81
  %t87 = insertelement <8 x i64> poison, i64 %t86, i64 0
  %t88 = shufflevector <8 x i64> %t87, <8 x i64> poison, <8 x i32> zeroinitializer
  %t89 = add <8 x i64> %t88, %t2
  %t90 = getelementptr float, ptr %b1, <8 x i64> %t89
  %t91 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t90, i32 4, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t92 = fneg <8 x float> %t91
  %t93 = add i64 %t0, 68
  %t94 = getelementptr float, ptr %b0, i64 %t93
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t92, ptr %t94, i32 16, <8 x i1> %t15)
  %t95 = add i64 %t0, 73
  %t96 = insertelement <8 x i64> poison, i64 %t95, i64 0
  %t97 = shufflevector <8 x i64> %t96, <8 x i64> poison, <8 x i32> zeroinitializer
  %t98 = add <8 x i64> %t97, %t2
  %t99 = getelementptr float, ptr %b1, <8 x i64> %t98
  %t100 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t99, i32 4, <8 x i1> %t25, <8 x float> zeroinitializer)
  %t101 = fneg <8 x float> %t100
  %t102 = add i64 %t0, 76
  %t103 = getelementptr float, ptr %b0, i64 %t102
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t101, ptr %t103, i32 16, <8 x i1> %t25)
  %t104 = add i64 %t0, 65
  %t105 = insertelement <8 x i64> poison, i64 %t104, i64 0
  %t106 = shufflevector <8 x i64> %t105, <8 x i64> poison, <8 x i32> zeroinitializer
  %t107 = add <8 x i64> %t106, %t2
  %t108 = getelementptr float, ptr %b1, <8 x i64> %t107
  %t109 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t108, i32 4, <8 x i1> %t35, <8 x float> zeroinitializer)
  %t110 = fneg <8 x float> %t109
  %t111 = add i64 %t0, 84
  %t112 = getelementptr float, ptr %b0, i64 %t111
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t110, ptr %t112, i32 16, <8 x i1> %t35)
  %t113 = add i64 %t0, 119
  %t114 = insertelement <8 x i64> poison, i64 %t113, i64 0
  %t115 = shufflevector <8 x i64> %t114, <8 x i64> poison, <8 x i32> zeroinitializer
  %t116 = add <8 x i64> %t115, %t2
  %t117 = getelementptr float, ptr %b1, <8 x i64> %t116
  %t118 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t117, i32 4, <8 x i1> %t6, <8 x float> zeroinitializer)
  %t119 = fneg <8 x float> %t118
  %t120 = add i64 %t0, 90
  %t121 = getelementptr float, ptr %b0, i64 %t120
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t119, ptr %t121, i32 8, <8 x i1> %t6)
  %t122 = add i64 %t0, 111
  %t123 = insertelement <8 x i64> poison, i64 %t122, i64 0
  %t124 = shufflevector <8 x i64> %t123, <8 x i64> poison, <8 x i32> zeroinitializer
  %t125 = add <8 x i64> %t124, %t2
  %t126 = getelementptr float, ptr %b1, <8 x i64> %t125
  %t127 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t126, i32 4, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t128 = fneg <8 x float> %t127
  %t129 = add i64 %t0, 98
  %t130 = getelementptr float, ptr %b0, i64 %t129
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t128, ptr %t130, i32 8, <8 x i1> %t15)
  %t131 = add i64 %t0, 103
  %t132 = insertelement <8 x i64> poison, i64 %t131, i64 0
  %t133 = shufflevector <8 x i64> %t132, <8 x i64> poison, <8 x i32> zeroinitializer
  %t134 = add <8 x i64> %t133, %t2
  %t135 = getelementptr float, ptr %b1, <8 x i64> %t134
  %t136 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t135, i32 4, <8 x i1> %t25, <8 x float> zeroinitializer)
  %t137 = fneg <8 x float> %t136
  %t138 = add i64 %t0, 106
  %t139 = getelementptr float, ptr %b0, i64 %t138
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t137, ptr %t139, i32 8, <8 x i1> %t25)
  %t140 = add i64 %t0, 95
  %t141 = insertelement <8 x i64> poison, i64 %t140, i64 0
  %t142 = shufflevector <8 x i64> %t141, <8 x i64> poison, <8 x i32> zeroinitializer
  %t143 = add <8 x i64> %t142, %t2
  %t144 = getelementptr float, ptr %b1, <8 x i64> %t143
  %t145 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t144, i32 4, <8 x i1> %t35, <8 x float> zeroinitializer)
  %t146 = fneg <8 x float> %t145
  %t147 = add i64 %t0, 114
  %t148 = getelementptr float, ptr %b0, i64 %t147
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t146, ptr %t148, i32 8, <8 x i1> %t35)
  %t149 = add i64 %t0, 149
  %t150 = insertelement <8 x i64> poison, i64 %t149, i64 0
  %t151 = shufflevector <8 x i64> %t150, <8 x i64> poison, <8 x i32> zeroinitializer
  %t152 = add <8 x i64> %t151, %t2
  %t153 = getelementptr float, ptr %b1, <8 x i64> %t152
  %t154 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t153, i32 4, <8 x i1> %t6, <8 x float> zeroinitializer)
  %t155 = fneg <8 x float> %t154
  %t156 = add i64 %t0, 120
  %t157 = getelementptr float, ptr %b0, i64 %t156
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t155, ptr %t157, i32 16, <8 x i1> %t6)
  %t158 = add i64 %t0, 141
  %t159 = insertelement <8 x i64> poison, i64 %t158, i64 0
  %t160 = shufflevector <8 x i64> %t159, <8 x i64> poison, <8 x i32> zeroinitializer
  %t161 = add <8 x i64> %t160, %t2
  %t162 = getelementptr float, ptr %b1, <8 x i64> %t161
  %t163 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t162, i32 4, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t164 = fneg <8 x float> %t163
  %t165 = add i64 %t0, 128
  %t166 = getelementptr float, ptr %b0, i64 %t165
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t164, ptr %t166, i32 16, <8 x i1> %t15)
  %t167 = add i64 %t0, 133
  %t168 = insertelement <8 x i64> poison, i64 %t167, i64 0
  %t169 = shufflevector <8 x i64> %t168, <8 x i64> poison, <8 x i32> zeroinitializer
  %t170 = add <8 x i64> %t169, %t2
  %t171 = getelementptr float, ptr %b1, <8 x i64> %t170
  %t172 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t171, i32 4, <8 x i1> %t25, <8 x float> zeroinitializer)
  %t173 = fneg <8 x float> %t172
  %t174 = add i64 %t0, 136
  %t175 = getelementptr float, ptr %b0, i64 %t174
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t173, ptr %t175, i32 16, <8 x i1> %t25)
  %t176 = add i64 %t0, 125
  %t177 = insertelement <8 x i64> poison, i64 %t176, i64 0
  %t178 = shufflevector <8 x i64> %t177, <8 x i64> poison, <8 x i32> zeroinitializer
  %t179 = add <8 x i64> %t178, %t2
  %t180 = getelementptr float, ptr %b1, <8 x i64> %t179
  %t181 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t180, i32 4, <8 x i1> %t35, <8 x float> zeroinitializer)
  %t182 = fneg <8 x float> %t181
  %t183 = add i64 %t0, 144
  %t184 = getelementptr float, ptr %b0, i64 %t183
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t182, ptr %t184, i32 16, <8 x i1> %t35)
  %t185 = add i64 %t0, 179
  %t186 = insertelement <8 x i64> poison, i64 %t185, i64 0
  %t187 = shufflevector <8 x i64> %t186, <8 x i64> poison, <8 x i32> zeroinitializer
  %t188 = add <8 x i64> %t187, %t2
  %t189 = getelementptr float, ptr %b1, <8 x i64> %t188
  %t190 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t189, i32 4, <8 x i1> %t6, <8 x float> zeroinitializer)
  %t191 = fneg <8 x float> %t190
  %t192 = add i64 %t0, 150
  %t193 = getelementptr float, ptr %b0, i64 %t192
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t191, ptr %t193, i32 8, <8 x i1> %t6)
  %t194 = add i64 %t0, 171
  %t195 = insertelement <8 x i64> poison, i64 %t194, i64 0
  %t196 = shufflevector <8 x i64> %t195, <8 x i64> poison, <8 x i32> zeroinitializer
  %t197 = add <8 x i64> %t196, %t2
  %t198 = getelementptr float, ptr %b1, <8 x i64> %t197
  %t199 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t198, i32 4, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t200 = fneg <8 x float> %t199
  %t201 = add i64 %t0, 158
  %t202 = getelementptr float, ptr %b0, i64 %t201
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t200, ptr %t202, i32 8, <8 x i1> %t15)
  %t203 = add i64 %t0, 163
  %t204 = insertelement <8 x i64> poison, i64 %t203, i64 0
  %t205 = shufflevector <8 x i64> %t204, <8 x i64> poison, <8 x i32> zeroinitializer
  %t206 = add <8 x i64> %t205, %t2
  %t207 = getelementptr float, ptr %b1, <8 x i64> %t206
  %t208 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t207, i32 4, <8 x i1> %t25, <8 x float> zeroinitializer)
  %t209 = fneg <8 x float> %t208
  %t210 = add i64 %t0, 166
  %t211 = getelementptr float, ptr %b0, i64 %t210
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t209, ptr %t211, i32 8, <8 x i1> %t25)
  %t212 = add i64 %t0, 155
  %t213 = insertelement <8 x i64> poison, i64 %t212, i64 0
  %t214 = shufflevector <8 x i64> %t213, <8 x i64> poison, <8 x i32> zeroinitializer
  %t215 = add <8 x i64> %t214, %t2
  %t216 = getelementptr float, ptr %b1, <8 x i64> %t215
  %t217 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t216, i32 4, <8 x i1> %t35, <8 x float> zeroinitializer)
  %t218 = fneg <8 x float> %t217
  %t219 = add i64 %t0, 174
  %t220 = getelementptr float, ptr %b0, i64 %t219
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t218, ptr %t220, i32 8, <8 x i1> %t35)
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
