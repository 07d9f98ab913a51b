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
  %t9 = getelementptr float, ptr %b1, <8 x i64> %t5
  %t10 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t9, i32 4, <8 x i1> %t8, <8 x float> zeroinitializer)
  %t11 = fneg <8 x float> %t10
  %t12 = getelementptr float, ptr %b0, i64 %t0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t11, ptr %t12, i32 16, <8 x i1> %t8)
  %t13 = add i64 %t0, 21
  %t14 = insertelement <8 x i64> poison, i64 %t13, i64 0
  %t15 = shufflevector <8 x i64> %t14, <8 x i64> poison, <8 x i32> zeroinitializer
  %t16 = add <8 x i64> %t15, %t2
  %t17 = insertelement <8 x i64> poison, i64 22, i64 0
  %t18 = shufflevector <8 x i64> %t17, <8 x i64> poison, <8 x i32> zeroinitializer
  %t19 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t18
  %t20 = getelementptr float, ptr %b1, <8 x i64> %t16
  %t21 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t20, i32 4, <8 x i1> %t19, <8 x float> zeroinitializer)
  %t22 = fneg <8 x float> %t21
  %t23 = add i64 %t0, 8
  %t24 = getelementptr float, ptr %b0, i64 %t23
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t22, ptr %t24, i32 16, <8 x i1> %t19)
  %t25 = add i64 %t0, 13
  %t26 = insertelement <8 x i64> poison, i64 %t25, i64 0
  %t27 = shufflevector <8 x i64> %t26, <8 x i64> poison, <8 x i32> zeroinitializer
  %t28 = add <8 x i64> %t27, %t2
  %t29 = insertelement <8 x i64> poison, i64 14, i64 0
  %t30 = shufflevector <8 x i64> %t29, <8 x i64> poison, <8 x i32> zeroinitializer
  %t31 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t30
  %t32 = getelementptr float, ptr %b1, <8 x i64> %t28
  %t33 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t32, i32 4, <8 x i1> %t31, <8 x float> zeroinitializer)
  %t34 = fneg <8 x float> %t33
  %t35 = add i64 %t0, 16
  %t36 = getelementptr float, ptr %b0, i64 %t35
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t34, ptr %t36, i32 16, <8 x i1> %t31)
  %t37 = add i64 %t0, 5
  %t38 = insertelement <8 x i64> poison, i64 %t37, i64 0
  %t39 = shufflevector <8 x i64> %t38, <8 x i64> poison, <8 x i32> zeroinitializer
  %t40 = add <8 x i64> %t39, %t2
  %t41 = insertelement <8 x i64> poison, i64 6, i64 0
  %t42 = shufflevector <8 x i64> %t41, <8 x i64> poison, <8 x i32> zeroinitializer
  %t43 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t42
  %t44 = getelementptr float, ptr %b1, <8 x i64> %t40
  %t45 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t44, i32 4, <8 x i1> %t43, <8 x float> zeroinitializer)
  %t46 = fneg <8 x float> %t45
  %t47 = add i64 %t0, 24
  %t48 = getelementptr float, ptr %b0, i64 %t47
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t46, ptr %t48, i32 16, <8 x i1> %t43)
  %t49 = add i64 %t0, 59
  %t50 = insertelement <8 x i64> poison, i64 %t49, i64 0
  %t51 = shufflevector <8 x i64> %t50, <8 x i64> poison, <8 x i32> zeroinitializer
  %t52 = add <8 x i64> %t51, %t2
  %t53 = getelementptr float, ptr %b1, <8 x i64> %t52
  %t54 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t53, i32 4, <8 x i1> %t8, <8 x float> zeroinitializer)
  %t55 = fneg <8 x float> %t54
  %t56 = add i64 %t0, 30
  %t57 = getelementptr float, ptr %b0, i64 %t56
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t55, ptr %t57, i32 8, <8 x i1> %t8)
  %t58 = add i64 %t0, 51
  %t59 = insertelement <8 x i64> poison, i64 %t58, i64 0
  %t60 = shufflevector <8 x i64> %t59, <8 x i64> poison, <8 x i32> zeroinitializer
  %t61 = add <8 x i64> %t60, %t2
  %t62 = getelementptr float, ptr %b1, <8 x i64> %t61
  %t63 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t62, i32 4, <8 x i1> %t19, <8 x float> zeroinitializer)
  %t64 = fneg <8 x float> %t63
  %t65 = add i64 %t0, 38
  %t66 = getelementptr float, ptr %b0, i64 %t65
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t64, ptr %t66, i32 8, <8 x i1> %t19)
  %t67 = add i64 %t0, 43
  %t68 = insertelement <8 x i64> poison, i64 %t67, i64 0
  %t69 = shufflevector <8 x i64> %t68, <8 x i64> poison, <8 x i32> zeroinitializer
  %t70 = add <8 x i64> %t69, %t2
  %t71 = getelementptr float, ptr %b1, <8 x i64> %t70
  %t72 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t71, i32 4, <8 x i1> %t31, <8 x float> zeroinitializer)
  %t73 = fneg <8 x float> %t72
  %t74 = add i64 %t0, 46
  %t75 = getelementptr float, ptr %b0, i64 %t74
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t73, ptr %t75, i32 8, <8 x i1> %t31)
  %t76 = add i64 %t0, 35
  %t77 = insertelement <8 x i64> poison, i64 %t76, i64 0
  %t78 = shufflevector <8 x i64> %t77, <8 x i64> poison, <8 x i32> zeroinitializer
  %t79 = add <8 x i64> %t78, %t2
  %t80 = getelementptr float, ptr %b1, <8 x i64> %t79
  %t81 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t80, i32 4, <8 x i1> %t43, <8 x float> zeroinitializer)
  %t82 = fneg <8 x float> %t81
  %t83 = add i64 %t0, 54
  %t84 = getelementptr float, ptr %b0, i64 %t83
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t82, ptr %t84, i32 8, <8 x i1> %t43)
  %t85 = add i64 %t0, 89
  %t86 = insertelement <8 x i64> poison, i64 %t85, i64 0
  %t87 = shufflevector <8 x i64> %t86, <8 x i64> poison, <8 x i32> zeroinitializer
  %t88 = add <8 x i64> %t87, %t2
  %t89 = getelementptr float, ptr %b1, <8 x i64> %t88
  %t90 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t89, i32 4, <8 x i1> %t8, <8 x float> zeroinitializer)
  %t91 = fneg <8 x float> %t90
  %t92 = add i64 %t0, 60
  %t93 = getelementptr float, ptr %b0, i64 %t92
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t91, ptr %t93, i32 16, <8 x i1> %t8)
  %t94 = add i64 %t0, 81
  %t95 = insertelement <8 x i64> poison, i64 %t94, i64 0
  %t96 = shufflevector <8 x i64> %t95, <8 x i64> poison, <8 x i32> zeroinitializer
  %t97 = add <8 x i64> %t96, %t2
  %t98 = getelementptr float, ptr %b1, <8 x i64> %t97
  %t99 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t98, i32 4, <8 x i1> %t19, <8 x float> zeroinitializer)
  %t100 = fneg <8 x float> %t99
  %t101 = add i64 %t0, 68
  %t102 = getelementptr float, ptr %b0, i64 %t101
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t100, ptr %t102, i32 16, <8 x i1> %t19)
  %t103 = add i64 %t0, 73
  %t104 = insertelement <8 x i64> poison, i64 %t103, i64 0
  %t105 = shufflevector <8 x i64> %t104, <8 x i64> poison, <8 x i32> zeroinitializer
  %t106 = add <8 x i64> %t105, %t2
  %t107 = getelementptr float, ptr %b1, <8 x i64> %t106
  %t108 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t107, i32 4, <8 x i1> %t31, <8 x float> zeroinitializer)
  %t109 = fneg <8 x float> %t108
  %t110 = add i64 %t0, 76
  %t111 = getelementptr float, ptr %b0, i64 %t110
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t109, ptr %t111, i32 16, <8 x i1> %t31)
  %t112 = add i64 %t0, 65
  %t113 = insertelement <8 x i64> poison, i64 %t112, i64 0
  %t114 = shufflevector <8 x i64> %t113, <8 x i64> poison, <8 x i32> zeroinitializer
  %t115 = add <8 x i64> %t114, %t2
  %t116 = getelementptr float, ptr %b1, <8 x i64> %t115
  %t117 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t116, i32 4, <8 x i1> %t43, <8 x float> zeroinitializer)
  %t118 = fneg <8 x float> %t117
  %t119 = add i64 %t0, 84
  %t120 = getelementptr float, ptr %b0, i64 %t119
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t118, ptr %t120, i32 16, <8 x i1> %t43)
  %t121 = add i64 %t0, 119
  %t122 = insertelement <8 x i64> poison, i64 %t121, i64 0
  %t123 = shufflevector <8 x i64> %t122, <8 x i64> poison, <8 x i32> zeroinitializer
  %t124 = add <8 x i64> %t123, %t2
  %t125 = getelementptr float, ptr %b1, <8 x i64> %t124
  %t126 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t125, i32 4, <8 x i1> %t8, <8 x float> zeroinitializer)
  %t127 = fneg <8 x float> %t126
  %t128 = add i64 %t0, 90
  %t129 = getelementptr float, ptr %b0, i64 %t128
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t127, ptr %t129, i32 8, <8 x i1> %t8)
  %t130 = add i64 %t0, 111
  %t131 = insertelement <8 x i64> poison, i64 %t130, i64 0
  %t132 = shufflevector <8 x i64> %t131, <8 x i64> poison, <8 x i32> zeroinitializer
  %t133 = add <8 x i64> %t132, %t2
  %t134 = getelementptr float, ptr %b1, <8 x i64> %t133
  %t135 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t134, i32 4, <8 x i1> %t19, <8 x float> zeroinitializer)
  %t136 = fneg <8 x float> %t135
  %t137 = add i64 %t0, 98
  %t138 = getelementptr float, ptr %b0, i64 %t137
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t136, ptr %t138, i32 8, <8 x i1> %t19)
  %t139 = add i64 %t0, 103
  %t140 = insertelement <8 x i64> poison, i64 %t139, i64 0
  %t141 = shufflevector <8 x i64> %t140, <8 x i64> poison, <8 x i32> zeroinitializer
  %t142 = add <8 x i64> %t141, %t2
  %t143 = getelementptr float, ptr %b1, <8 x i64> %t142
  %t144 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t143, i32 4, <8 x i1> %t31, <8 x float> zeroinitializer)
  %t145 = fneg <8 x float> %t144
  %t146 = add i64 %t0, 106
  %t147 = getelementptr float, ptr %b0, i64 %t146
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t145, ptr %t147, i32 8, <8 x i1> %t31)
  %t148 = add i64 %t0, 95
  %t149 = insertelement <8 x i64> poison, i64 %t148, i64 0
  %t150 = shufflevector <8 x i64> %t149, <8 x i64> poison, <8 x i32> zeroinitializer
  %t151 = add <8 x i64> %t150, %t2
  %t152 = getelementptr float, ptr %b1, <8 x i64> %t151
  %t153 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t152, i32 4, <8 x i1> %t43, <8 x float> zeroinitializer)
  %t154 = fneg <8 x float> %t153
  %t155 = add i64 %t0, 114
  %t156 = getelementptr float, ptr %b0, i64 %t155
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t154, ptr %t156, i32 8, <8 x i1> %t43)
  %t157 = add i64 %t0, 149
  %t158 = insertelement <8 x i64> poison, i64 %t157, i64 0
  %t159 = shufflevector <8 x i64> %t158, <8 x i64> poison, <8 x i32> zeroinitializer
  %t160 = add <8 x i64> %t159, %t2
  %t161 = getelementptr float, ptr %b1, <8 x i64> %t160
  %t162 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t161, i32 4, <8 x i1> %t8, <8 x float> zeroinitializer)
  %t163 = fneg <8 x float> %t162
  %t164 = add i64 %t0, 120
  %t165 = getelementptr float, ptr %b0, i64 %t164
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t163, ptr %t165, i32 16, <8 x i1> %t8)
  %t166 = add i64 %t0, 141
  %t167 = insertelement <8 x i64> poison, i64 %t166, i64 0
  %t168 = shufflevector <8 x i64> %t167, <8 x i64> poison, <8 x i32> zeroinitializer
  %t169 = add <8 x i64> %t168, %t2
  %t170 = getelementptr float, ptr %b1, <8 x i64> %t169
  %t171 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t170, i32 4, <8 x i1> %t19, <8 x float> zeroinitializer)
  %t172 = fneg <8 x float> %t171
  %t173 = add i64 %t0, 128
  %t174 = getelementptr float, ptr %b0, i64 %t173
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t172, ptr %t174, i32 16, <8 x i1> %t19)
  %t175 = add i64 %t0, 133
  %t176 = insertelement <8 x i64> poison, i64 %t175, i64 0
  %t177 = shufflevector <8 x i64> %t176, <8 x i64> poison, <8 x i32> zeroinitializer
  %t178 = add <8 x i64> %t177, %t2
  %t179 = getelementptr float, ptr %b1, <8 x i64> %t178
  %t180 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t179, i32 4, <8 x i1> %t31, <8 x float> zeroinitializer)
  %t181 = fneg <8 x float> %t180
  %t182 = add i64 %t0, 136
  %t183 = getelementptr float, ptr %b0, i64 %t182
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t181, ptr %t183, i32 16, <8 x i1> %t31)
  %t184 = add i64 %t0, 125
  %t185 = insertelement <8 x i64> poison, i64 %t184, i64 0
  %t186 = shufflevector <8 x i64> %t185, <8 x i64> poison, <8 x i32> zeroinitializer
  %t187 = add <8 x i64> %t186, %t2
  %t188 = getelementptr float, ptr %b1, <8 x i64> %t187
  %t189 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t188, i32 4, <8 x i1> %t43, <8 x float> zeroinitializer)
  %t190 = fneg <8 x float> %t189
  %t191 = add i64 %t0, 144
  %t192 = getelementptr float, ptr %b0, i64 %t191
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t190, ptr %t192, i32 16, <8 x i1> %t43)
  %t193 = add i64 %t0, 179
  %t194 = insertelement <8 x i64> poison, i64 %t193, i64 0
  %t195 = shufflevector <8 x i64> %t194, <8 x i64> poison, <8 x i32> zeroinitializer
  %t196 = add <8 x i64> %t195, %t2
  %t197 = getelementptr float, ptr %b1, <8 x i64> %t196
  %t198 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t197, i32 4, <8 x i1> %t8, <8 x float> zeroinitializer)
  %t199 = fneg <8 x float> %t198
  %t200 = add i64 %t0, 150
  %t201 = getelementptr float, ptr %b0, i64 %t200
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t199, ptr %t201, i32 8, <8 x i1> %t8)
  %t202 = add i64 %t0, 171
  %t203 = insertelement <8 x i64> poison, i64 %t202, i64 0
  %t204 = shufflevector <8 x i64> %t203, <8 x i64> poison, <8 x i32> zeroinitializer
  %t205 = add <8 x i64> %t204, %t2
  %t206 = getelementptr float, ptr %b1, <8 x i64> %t205
  %t207 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t206, i32 4, <8 x i1> %t19, <8 x float> zeroinitializer)
  %t208 = fneg <8 x float> %t207
  %t209 = add i64 %t0, 158
  %t210 = getelementptr float, ptr %b0, i64 %t209
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t208, ptr %t210, i32 8, <8 x i1> %t19)
  %t211 = add i64 %t0, 163
  %t212 = insertelement <8 x i64> poison, i64 %t211, i64 0
  %t213 = shufflevector <8 x i64> %t212, <8 x i64> poison, <8 x i32> zeroinitializer
  %t214 = add <8 x i64> %t213, %t2
  %t215 = getelementptr float, ptr %b1, <8 x i64> %t214
  %t216 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t215, i32 4, <8 x i1> %t31, <8 x float> zeroinitializer)
  %t217 = fneg <8 x float> %t216
  %t218 = add i64 %t0, 166
  %t219 = getelementptr float, ptr %b0, i64 %t218
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t217, ptr %t219, i32 8, <8 x i1> %t31)
  %t220 = add i64 %t0, 155
  %t221 = insertelement <8 x i64> poison, i64 %t220, i64 0
  %t222 = shufflevector <8 x i64> %t221, <8 x i64> poison, <8 x i32> zeroinitializer
  %t223 = add <8 x i64> %t222, %t2
  %t224 = getelementptr float, ptr %b1, <8 x i64> %t223
  %t225 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t224, i32 4, <8 x i1> %t43, <8 x float> zeroinitializer)
  %t226 = fneg <8 x float> %t225
  %t227 = add i64 %t0, 174
  %t228 = getelementptr float, ptr %b0, i64 %t227
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t226, ptr %t228, i32 8, <8 x i1> %t43)
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
