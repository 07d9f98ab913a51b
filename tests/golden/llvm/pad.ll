; %0 = input[0] : f32[12, 30]
; %1 = pad[1, 2, 0, 3](%0) : f32[15, 33]
; %2 = neg(%1) : f32[15, 33]
; return %2

define void @e_15x33(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = mul i64 %g, 150
  %t1 = add i64 %t0, -30
  %t2 = mul i64 %g, 5
  %t3 = icmp slt i64 0, %t2
  %t4 = icmp slt i64 %t2, 13
  %t5 = and i1 %t3, %t4
  %t6 = insertelement <8 x i64> poison, i64 30, i64 0
  %t7 = shufflevector <8 x i64> %t6, <8 x i64> poison, <8 x i32> zeroinitializer
  %t8 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t7
  %t9 = insertelement <8 x i1> poison, i1 %t5, i64 0
  %t10 = shufflevector <8 x i1> %t9, <8 x i1> poison, <8 x i32> zeroinitializer
  %t11 = and <8 x i1> %t10, %t8
  %t12 = insertelement <8 x i64> poison, i64 33, i64 0
  %t13 = shufflevector <8 x i64> %t12, <8 x i64> poison, <8 x i32> zeroinitializer
  %t14 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t13
  %t15 = and <8 x i1> %t11, %t14
  %t16 = getelementptr float, ptr %b1, i64 %t1
  %t17 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t16, i32 8, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t18 = fneg <8 x float> %t17
  %t19 = mul i64 %g, 165
  %t20 = getelementptr float, ptr %b0, i64 %t19
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t18, ptr %t20, i32 4, <8 x i1> %t14)
  %t21 = add i64 %t0, -22
  %t22 = add <8 x i64> <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t23 = icmp slt <8 x i64> %t22, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t24 = and <8 x i1> %t10, %t23
  %t25 = insertelement <8 x i64> poison, i64 25, i64 0
  %t26 = shufflevector <8 x i64> %t25, <8 x i64> poison, <8 x i32> zeroinitializer
  %t27 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t26
  %t28 = and <8 x i1> %t24, %t27
  %t29 = getelementptr float, ptr %b1, i64 %t21
  %t30 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t29, i32 8, <8 x i1> %t28, <8 x float> zeroinitializer)
  %t31 = fneg <8 x float> %t30
  %t32 = add i64 %t19, 8
  %t33 = getelementptr float, ptr %b0, i64 %t32
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t31, ptr %t33, i32 4, <8 x i1> %t27)
  %t34 = add i64 %t0, -14
  %t35 = add <8 x i64> <i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t36 = icmp slt <8 x i64> %t35, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t37 = and <8 x i1> %t10, %t36
  %t38 = insertelement <8 x i64> poison, i64 17, i64 0
  %t39 = shufflevector <8 x i64> %t38, <8 x i64> poison, <8 x i32> zeroinitializer
  %t40 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t39
  %t41 = and <8 x i1> %t37, %t40
  %t42 = getelementptr float, ptr %b1, i64 %t34
  %t43 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t42, i32 8, <8 x i1> %t41, <8 x float> zeroinitializer)
  %t44 = fneg <8 x float> %t43
  %t45 = add i64 %t19, 16
  %t46 = getelementptr float, ptr %b0, i64 %t45
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t44, ptr %t46, i32 4, <8 x i1> %t40)
  %t47 = add i64 %t0, -6
  %t48 = add <8 x i64> <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t49 = icmp slt <8 x i64> %t48, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t50 = and <8 x i1> %t10, %t49
  %t51 = insertelement <8 x i64> poison, i64 9, i64 0
  %t52 = shufflevector <8 x i64> %t51, <8 x i64> poison, <8 x i32> zeroinitializer
  %t53 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t52
  %t54 = and <8 x i1> %t50, %t53
  %t55 = getelementptr float, ptr %b1, i64 %t47
  %t56 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t55, i32 8, <8 x i1> %t54, <8 x float> zeroinitializer)
  %t57 = fneg <8 x float> %t56
  %t58 = add i64 %t19, 24
  %t59 = getelementptr float, ptr %b0, i64 %t58
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t57, ptr %t59, i32 4, <8 x i1> %t53)
  %t60 = add i64 %t0, 2
  %t61 = add <8 x i64> <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t62 = icmp slt <8 x i64> %t61, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t63 = and <8 x i1> %t10, %t62
  %t64 = insertelement <8 x i64> poison, i64 1, i64 0
  %t65 = shufflevector <8 x i64> %t64, <8 x i64> poison, <8 x i32> zeroinitializer
  %t66 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t65
  %t67 = and <8 x i1> %t63, %t66
  %t68 = getelementptr float, ptr %b1, i64 %t60
  %t69 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t68, i32 8, <8 x i1> %t67, <8 x float> zeroinitializer)
  %t70 = fneg <8 x float> %t69
  %t71 = add i64 %t19, 32
  %t72 = getelementptr float, ptr %b0, i64 %t71
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t70, ptr %t72, i32 4, <8 x i1> %t66)
  %t73 = add i64 %t2, 1
  %t74 = icmp slt i64 0, %t73
  %t75 = icmp slt i64 %t73, 13
  %t76 = and i1 %t74, %t75
  %t77 = insertelement <8 x i1> poison, i1 %t76, i64 0
  %t78 = shufflevector <8 x i1> %t77, <8 x i1> poison, <8 x i32> zeroinitializer
  %t79 = and <8 x i1> %t78, %t8
  %t80 = and <8 x i1> %t79, %t14
  %t81 = getelementptr float, ptr %b1, i64 %t0
  %t82 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t81, i32 8, <8 x i1> %t80, <8 x float> zeroinitializer)
  %t83 = fneg <8 x float> %t82
  %t84 = add i64 %t19, 33
  %t85 = getelementptr float, ptr %b0, i64 %t84
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t83, ptr %t85, i32 4, <8 x i1> %t14)
  %t86 = add i64 %t0, 8
  %t87 = and <8 x i1> %t78, %t23
  %t88 = and <8 x i1> %t87, %t27
  %t89 = getelementptr float, ptr %b1, i64 %t86
  %t90 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t89, i32 8, <8 x i1> %t88, <8 x float> zeroinitializer)
  %t91 = fneg <8 x float> %t90
  %t92 = add i64 %t19, 41
  %t93 = getelementptr float, ptr %b0, i64 %t92
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t91, ptr %t93, i32 4, <8 x i1> %t27)
  %t94 = add i64 %t0, 16
  %t95 = and <8 x i1> %t78, %t36
  %t96 = and <8 x i1> %t95, %t40
  %t97 = getelementptr float, ptr %b1, i64 %t94
  %t98 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t97, i32 8, <8 x i1> %t96, <8 x float> zeroinitializer)
  %t99 = fneg <8 x float> %t98
  %t100 = add i64 %t19, 49
  %t101 = getelementptr float, ptr %b0, i64 %t100
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t99, ptr %t101, i32 4, <8 x i1> %t40)
  %t102 = add i64 %t0, 24
  %t103 = and <8 x i1> %t78, %t49
  %t104 = and <8 x i1> %t103, %t53
  %t105 = getelementptr float, ptr %b1, i64 %t102
  %t106 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t105, i32 8, <8 x i1> %t104, <8 x float> zeroinitializer)
  %t107 = fneg <8 x float> %t106
  %t108 = add i64 %t19, 57
  %t109 = getelementptr float, ptr %b0, i64 %t108
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t107, ptr %t109, i32 4, <8 x i1> %t53)
  %t110 = add i64 %t0, 32
  %t111 = and <8 x i1> %t78, %t62
  %t112 = and <8 x i1> %t111, %t66
  %t113 = getelementptr float, ptr %b1, i64 %t110
  %t114 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t113, i32 8, <8 x i1> %t112, <8 x float> zeroinitializer)
  %t115 = fneg <8 x float> %t114
  %t116 = add i64 %t19, 65
  %t117 = getelementptr float, ptr %b0, i64 %t116
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t115, ptr %t117, i32 4, <8 x i1> %t66)
  %t118 = add i64 %t0, 30
  %t119 = add i64 %t2, 2
  %t120 = icmp slt i64 0, %t119
  %t121 = icmp slt i64 %t119, 13
  %t122 = and i1 %t120, %t121
  %t123 = insertelement <8 x i1> poison, i1 %t122, i64 0
  %t124 = shufflevector <8 x i1> %t123, <8 x i1> poison, <8 x i32> zeroinitializer
  %t125 = and <8 x i1> %t124, %t8
  %t126 = and <8 x i1> %t125, %t14
  %t127 = getelementptr float, ptr %b1, i64 %t118
  %t128 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t127, i32 8, <8 x i1> %t126, <8 x float> zeroinitializer)
  %t129 = fneg <8 x float> %t128
  %t130 = add i64 %t19, 66
  %t131 = getelementptr float, ptr %b0, i64 %t130
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t129, ptr %t131, i32 4, <8 x i1> %t14)
  %t132 = add i64 %t0, 38
  %t133 = and <8 x i1> %t124, %t23
  %t134 = and <8 x i1> %t133, %t27
  %t135 = getelementptr float, ptr %b1, i64 %t132
  %t136 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t135, i32 8, <8 x i1> %t134, <8 x float> zeroinitializer)
  %t137 = fneg <8 x float> %t136
  %t138 = add i64 %t19, 74
  %t139 = getelementptr float, ptr %b0, i64 %t138
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t137, ptr %t139, i32 4, <8 x i1> %t27)
  %t140 = add i64 %t0, 46
  %t141 = and <8 x i1> %t124, %t36
  %t142 = and <8 x i1> %t141, %t40
  %t143 = getelementptr float, ptr %b1, i64 %t140
  %t144 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t143, i32 8, <8 x i1> %t142, <8 x float> zeroinitializer)
  %t145 = fneg <8 x float> %t144
  %t146 = add i64 %t19, 82
  %t147 = getelementptr float, ptr %b0, i64 %t146
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t145, ptr %t147, i32 4, <8 x i1> %t40)
  %t148 = add i64 %t0, 54
  %t149 = and <8 x i1> %t124, %t49
  %t150 = and <8 x i1> %t149, %t53
  %t151 = getelementptr float, ptr %b1, i64 %t148
  %t152 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t151, i32 8, <8 x i1> %t150, <8 x float> zeroinitializer)
  %t153 = fneg <8 x float> %t152
  %t154 = add i64 %t19, 90
  %t155 = getelementptr float, ptr %b0, i64 %t154
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t153, ptr %t155, i32 4, <8 x i1> %t53)
  %t156 = add i64 %t0, 62
  %t157 = and <8 x i1> %t124, %t62
  %t158 = and <8 x i1> %t157, %t66
  %t159 = getelementptr float, ptr %b1, i64 %t156
  %t160 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t159, i32 8, <8 x i1> %t158, <8 x float> zeroinitializer)
  %t161 = fneg <8 x float> %t160
  %t162 = add i64 %t19, 98
  %t163 = getelementptr float, ptr %b0, i64 %t162
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t161, ptr %t163, i32 4, <8 x i1> %t66)
  %t164 = add i64 %t0, 60
  %t165 = add i64 %t2, 3
  %t166 = icmp slt i64 0, %t165
  %t167 = icmp slt i64 %t165, 13
  %t168 = and i1 %t166, %t167
  %t169 = insertelement <8 x i1> poison, i1 %t168, i64 0
  %t170 = shufflevector <8 x i1> %t169, <8 x i1> poison, <8 x i32> zeroinitializer
  %t171 = and <8 x i1> %t170, %t8
  %t172 = and <8 x i1> %t171, %t14
  %t173 = getelementptr float, ptr %b1, i64 %t164
  %t174 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t173, i32 8, <8 x i1> %t172, <8 x float> zeroinitializer)
  %t175 = fneg <8 x float> %t174
  %t176 = add i64 %t19, 99
  %t177 = getelementptr float, ptr %b0, i64 %t176
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t175, ptr %t177, i32 4, <8 x i1> %t14)
  %t178 = add i64 %t0, 68
  %t179 = and <8 x i1> %t170, %t23
  %t180 = and <8 x i1> %t179, %t27
  %t181 = getelementptr float, ptr %b1, i64 %t178
  %t182 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t181, i32 8, <8 x i1> %t180, <8 x float> zeroinitializer)
  %t183 = fneg <8 x float> %t182
  %t184 = add i64 %t19, 107
  %t185 = getelementptr float, ptr %b0, i64 %t184
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t183, ptr %t185, i32 4, <8 x i1> %t27)
  %t186 = add i64 %t0, 76
  %t187 = and <8 x i1> %t170, %t36
  %t188 = and <8 x i1> %t187, %t40
  %t189 = getelementptr float, ptr %b1, i64 %t186
  %t190 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t189, i32 8, <8 x i1> %t188, <8 x float> zeroinitializer)
  %t191 = fneg <8 x float> %t190
  %t192 = add i64 %t19, 115
  %t193 = getelementptr float, ptr %b0, i64 %t192
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t191, ptr %t193, i32 4, <8 x i1> %t40)
  %t194 = add i64 %t0, 84
  %t195 = and <8 x i1> %t170, %t49
  %t196 = and <8 x i1> %t195, %t53
  %t197 = getelementptr float, ptr %b1, i64 %t194
  %t198 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t197, i32 8, <8 x i1> %t196, <8 x float> zeroinitializer)
  %t199 = fneg <8 x float> %t198
  %t200 = add i64 %t19, 123
  %t201 = getelementptr float, ptr %b0, i64 %t200
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t199, ptr %t201, i32 4, <8 x i1> %t53)
  %t202 = add i64 %t0, 92
  %t203 = and <8 x i1> %t170, %t62
  %t204 = and <8 x i1> %t203, %t66
  %t205 = getelementptr float, ptr %b1, i64 %t202
  %t206 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t205, i32 8, <8 x i1> %t204, <8 x float> zeroinitializer)
  %t207 = fneg <8 x float> %t206
  %t208 = add i64 %t19, 131
  %t209 = getelementptr float, ptr %b0, i64 %t208
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t207, ptr %t209, i32 4, <8 x i1> %t66)
  %t210 = add i64 %t0, 90
  %t211 = add i64 %t2, 4
  %t212 = icmp slt i64 0, %t211
  %t213 = icmp slt i64 %t211, 13
  %t214 = and i1 %t212, %t213
  %t215 = insertelement <8 x i1> poison, i1 %t214, i64 0
  %t216 = shufflevector <8 x i1> %t215, <8 x i1> poison, <8 x i32> zeroinitializer
  %t217 = and <8 x i1> %t216, %t8
  %t218 = and <8 x i1> %t217, %t14
  %t219 = getelementptr float, ptr %b1, i64 %t210
  %t220 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t219, i32 8, <8 x i1> %t218, <8 x float> zeroinitializer)
  %t221 = fneg <8 x float> %t220
  %t222 = add i64 %t19, 132
  %t223 = getelementptr float, ptr %b0, i64 %t222
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t221, ptr %t223, i32 4, <8 x i1> %t14)
  %t224 = add i64 %t0, 98
  %t225 = and <8 x i1> %t216, %t23
  %t226 = and <8 x i1> %t225, %t27
  %t227 = getelementptr float, ptr %b1, i64 %t224
  %t228 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t227, i32 8, <8 x i1> %t226, <8 x float> zeroinitializer)
  %t229 = fneg <8 x float> %t228
  %t230 = add i64 %t19, 140
  %t231 = getelementptr float, ptr %b0, i64 %t230
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t229, ptr %t231, i32 4, <8 x i1> %t27)
  %t232 = add i64 %t0, 106
  %t233 = and <8 x i1> %t216, %t36
  %t234 = and <8 x i1> %t233, %t40
  %t235 = getelementptr float, ptr %b1, i64 %t232
  %t236 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t235, i32 8, <8 x i1> %t234, <8 x float> zeroinitializer)
  %t237 = fneg <8 x float> %t236
  %t238 = add i64 %t19, 148
  %t239 = getelementptr float, ptr %b0, i64 %t238
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t237, ptr %t239, i32 4, <8 x i1> %t40)
  %t240 = add i64 %t0, 114
  %t241 = and <8 x i1> %t216, %t49
  %t242 = and <8 x i1> %t241, %t53
  %t243 = getelementptr float, ptr %b1, i64 %t240
  %t244 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t243, i32 8, <8 x i1> %t242, <8 x float> zeroinitializer)
  %t245 = fneg <8 x float> %t244
  %t246 = add i64 %t19, 156
  %t247 = getelementptr float, ptr %b0, i64 %t246
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t245, ptr %t247, i32 4, <8 x i1> %t53)
  %t248 = add i64 %t0, 122
  %t249 = and <8 x i1> %t216, %t62
  %t250 = and <8 x i1> %t249, %t66
  %t251 = getelementptr float, ptr %b1, i64 %t248
  %t252 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t251, i32 8, <8 x i1> %t250, <8 x float> zeroinitializer)
  %t253 = fneg <8 x float> %t252
  %t254 = add i64 %t19, 164
  %t255 = getelementptr float, ptr %b0, i64 %t254
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t253, ptr %t255, i32 4, <8 x i1> %t66)
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
