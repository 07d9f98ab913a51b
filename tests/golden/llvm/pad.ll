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
  %t6 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t7 = insertelement <8 x i1> poison, i1 %t5, i64 0
  %t8 = shufflevector <8 x i1> %t7, <8 x i1> poison, <8 x i32> zeroinitializer
  %t9 = and <8 x i1> %t8, %t6
  %t10 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 33, i64 33, i64 33, i64 33, i64 33, i64 33, i64 33, i64 33>
  %t11 = and <8 x i1> %t9, %t10
  %t12 = getelementptr float, ptr %b1, i64 %t1
  %t13 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t12, i32 8, <8 x i1> %t11, <8 x float> zeroinitializer)
  %t14 = fneg <8 x float> %t13
  %t15 = mul i64 %g, 165
  %t16 = getelementptr float, ptr %b0, i64 %t15
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t14, ptr %t16, i32 4, <8 x i1> %t10)
  %t17 = add i64 %t0, -22
  %t18 = add <8 x i64> <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t19 = icmp slt <8 x i64> %t18, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t20 = and <8 x i1> %t8, %t19
  %t21 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 25, i64 25, i64 25, i64 25, i64 25, i64 25, i64 25, i64 25>
  %t22 = and <8 x i1> %t20, %t21
  %t23 = getelementptr float, ptr %b1, i64 %t17
  %t24 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t23, i32 8, <8 x i1> %t22, <8 x float> zeroinitializer)
  %t25 = fneg <8 x float> %t24
  %t26 = add i64 %t15, 8
  %t27 = getelementptr float, ptr %b0, i64 %t26
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t25, ptr %t27, i32 4, <8 x i1> %t21)
  %t28 = add i64 %t0, -14
  %t29 = add <8 x i64> <i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t30 = icmp slt <8 x i64> %t29, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t31 = and <8 x i1> %t8, %t30
  %t32 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 17, i64 17, i64 17, i64 17, i64 17, i64 17, i64 17, i64 17>
  %t33 = and <8 x i1> %t31, %t32
  %t34 = getelementptr float, ptr %b1, i64 %t28
  %t35 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t34, i32 8, <8 x i1> %t33, <8 x float> zeroinitializer)
  %t36 = fneg <8 x float> %t35
  %t37 = add i64 %t15, 16
  %t38 = getelementptr float, ptr %b0, i64 %t37
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t36, ptr %t38, i32 4, <8 x i1> %t32)
  %t39 = add i64 %t0, -6
  %t40 = add <8 x i64> <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t41 = icmp slt <8 x i64> %t40, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t42 = and <8 x i1> %t8, %t41
  %t43 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 9, i64 9, i64 9, i64 9, i64 9, i64 9, i64 9, i64 9>
  %t44 = and <8 x i1> %t42, %t43
  %t45 = getelementptr float, ptr %b1, i64 %t39
  %t46 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t45, i32 8, <8 x i1> %t44, <8 x float> zeroinitializer)
  %t47 = fneg <8 x float> %t46
  %t48 = add i64 %t15, 24
  %t49 = getelementptr float, ptr %b0, i64 %t48
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t47, ptr %t49, i32 4, <8 x i1> %t43)
  %t50 = add i64 %t0, 2
  %t51 = add <8 x i64> <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t52 = icmp slt <8 x i64> %t51, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t53 = and <8 x i1> %t8, %t52
  %t54 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>
  %t55 = and <8 x i1> %t53, %t54
  %t56 = getelementptr float, ptr %b1, i64 %t50
  %t57 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t56, i32 8, <8 x i1> %t55, <8 x float> zeroinitializer)
  %t58 = fneg <8 x float> %t57
  %t59 = add i64 %t15, 32
  %t60 = getelementptr float, ptr %b0, i64 %t59
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t58, ptr %t60, i32 4, <8 x i1> %t54)
  %t61 = add i64 %t2, 1
  %t62 = icmp slt i64 0, %t61
  %t63 = icmp slt i64 %t61, 13
  %t64 = and i1 %t62, %t63
  %t65 = insertelement <8 x i1> poison, i1 %t64, i64 0
  %t66 = shufflevector <8 x i1> %t65, <8 x i1> poison, <8 x i32> zeroinitializer
  %t67 = and <8 x i1> %t66, %t6
  %t68 = and <8 x i1> %t67, %t10
  %t69 = getelementptr float, ptr %b1, i64 %t0
  %t70 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t69, i32 8, <8 x i1> %t68, <8 x float> zeroinitializer)
  %t71 = fneg <8 x float> %t70
  %t72 = add i64 %t15, 33
  %t73 = getelementptr float, ptr %b0, i64 %t72
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t71, ptr %t73, i32 4, <8 x i1> %t10)
  %t74 = add i64 %t0, 8
  %t75 = and <8 x i1> %t66, %t19
  %t76 = and <8 x i1> %t75, %t21
  %t77 = getelementptr float, ptr %b1, i64 %t74
  %t78 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t77, i32 8, <8 x i1> %t76, <8 x float> zeroinitializer)
  %t79 = fneg <8 x float> %t78
  %t80 = add i64 %t15, 41
  %t81 = getelementptr float, ptr %b0, i64 %t80
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t79, ptr %t81, i32 4, <8 x i1> %t21)
  %t82 = add i64 %t0, 16
  %t83 = and <8 x i1> %t66, %t30
  %t84 = and <8 x i1> %t83, %t32
  %t85 = getelementptr float, ptr %b1, i64 %t82
  %t86 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t85, i32 8, <8 x i1> %t84, <8 x float> zeroinitializer)
  %t87 = fneg <8 x float> %t86
  %t88 = add i64 %t15, 49
  %t89 = getelementptr float, ptr %b0, i64 %t88
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t87, ptr %t89, i32 4, <8 x i1> %t32)
  %t90 = add i64 %t0, 24
  %t91 = and <8 x i1> %t66, %t41
  %t92 = and <8 x i1> %t91, %t43
  %t93 = getelementptr float, ptr %b1, i64 %t90
  %t94 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t93, i32 8, <8 x i1> %t92, <8 x float> zeroinitializer)
  %t95 = fneg <8 x float> %t94
  %t96 = add i64 %t15, 57
  %t97 = getelementptr float, ptr %b0, i64 %t96
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t95, ptr %t97, i32 4, <8 x i1> %t43)
  %t98 = add i64 %t0, 32
  %t99 = and <8 x i1> %t66, %t52
  %t100 = and <8 x i1> %t99, %t54
  %t101 = getelementptr float, ptr %b1, i64 %t98
  %t102 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t101, i32 8, <8 x i1> %t100, <8 x float> zeroinitializer)
  %t103 = fneg <8 x float> %t102
  %t104 = add i64 %t15, 65
  %t105 = getelementptr float, ptr %b0, i64 %t104
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t103, ptr %t105, i32 4, <8 x i1> %t54)
  %t106 = add i64 %t0, 30
  %t107 = add i64 %t2, 2
  %t108 = icmp slt i64 0, %t107
  %t109 = icmp slt i64 %t107, 13
  %t110 = and i1 %t108, %t109
  %t111 = insertelement <8 x i1> poison, i1 %t110, i64 0
  %t112 = shufflevector <8 x i1> %t111, <8 x i1> poison, <8 x i32> zeroinitializer
  %t113 = and <8 x i1> %t112, %t6
  %t114 = and <8 x i1> %t113, %t10
  %t115 = getelementptr float, ptr %b1, i64 %t106
  %t116 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t115, i32 8, <8 x i1> %t114, <8 x float> zeroinitializer)
  %t117 = fneg <8 x float> %t116
  %t118 = add i64 %t15, 66
  %t119 = getelementptr float, ptr %b0, i64 %t118
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t117, ptr %t119, i32 4, <8 x i1> %t10)
  %t120 = add i64 %t0, 38
  %t121 = and <8 x i1> %t112, %t19
  %t122 = and <8 x i1> %t121, %t21
  %t123 = getelementptr float, ptr %b1, i64 %t120
  %t124 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t123, i32 8, <8 x i1> %t122, <8 x float> zeroinitializer)
  %t125 = fneg <8 x float> %t124
  %t126 = add i64 %t15, 74
  %t127 = getelementptr float, ptr %b0, i64 %t126
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t125, ptr %t127, i32 4, <8 x i1> %t21)
  %t128 = add i64 %t0, 46
  %t129 = and <8 x i1> %t112, %t30
  %t130 = and <8 x i1> %t129, %t32
  %t131 = getelementptr float, ptr %b1, i64 %t128
  %t132 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t131, i32 8, <8 x i1> %t130, <8 x float> zeroinitializer)
  %t133 = fneg <8 x float> %t132
  %t134 = add i64 %t15, 82
  %t135 = getelementptr float, ptr %b0, i64 %t134
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t133, ptr %t135, i32 4, <8 x i1> %t32)
  %t136 = add i64 %t0, 54
  %t137 = and <8 x i1> %t112, %t41
  %t138 = and <8 x i1> %t137, %t43
  %t139 = getelementptr float, ptr %b1, i64 %t136
  %t140 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t139, i32 8, <8 x i1> %t138, <8 x float> zeroinitializer)
  %t141 = fneg <8 x float> %t140
  %t142 = add i64 %t15, 90
  %t143 = getelementptr float, ptr %b0, i64 %t142
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t141, ptr %t143, i32 4, <8 x i1> %t43)
  %t144 = add i64 %t0, 62
  %t145 = and <8 x i1> %t112, %t52
  %t146 = and <8 x i1> %t145, %t54
  %t147 = getelementptr float, ptr %b1, i64 %t144
  %t148 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t147, i32 8, <8 x i1> %t146, <8 x float> zeroinitializer)
  %t149 = fneg <8 x float> %t148
  %t150 = add i64 %t15, 98
  %t151 = getelementptr float, ptr %b0, i64 %t150
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t149, ptr %t151, i32 4, <8 x i1> %t54)
  %t152 = add i64 %t0, 60
  %t153 = add i64 %t2, 3
  %t154 = icmp slt i64 0, %t153
  %t155 = icmp slt i64 %t153, 13
  %t156 = and i1 %t154, %t155
  %t157 = insertelement <8 x i1> poison, i1 %t156, i64 0
  %t158 = shufflevector <8 x i1> %t157, <8 x i1> poison, <8 x i32> zeroinitializer
  %t159 = and <8 x i1> %t158, %t6
  %t160 = and <8 x i1> %t159, %t10
  %t161 = getelementptr float, ptr %b1, i64 %t152
  %t162 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t161, i32 8, <8 x i1> %t160, <8 x float> zeroinitializer)
  %t163 = fneg <8 x float> %t162
  %t164 = add i64 %t15, 99
  %t165 = getelementptr float, ptr %b0, i64 %t164
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t163, ptr %t165, i32 4, <8 x i1> %t10)
  %t166 = add i64 %t0, 68
  %t167 = and <8 x i1> %t158, %t19
  %t168 = and <8 x i1> %t167, %t21
  %t169 = getelementptr float, ptr %b1, i64 %t166
  %t170 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t169, i32 8, <8 x i1> %t168, <8 x float> zeroinitializer)
  %t171 = fneg <8 x float> %t170
  %t172 = add i64 %t15, 107
  %t173 = getelementptr float, ptr %b0, i64 %t172
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t171, ptr %t173, i32 4, <8 x i1> %t21)
  %t174 = add i64 %t0, 76
  %t175 = and <8 x i1> %t158, %t30
  %t176 = and <8 x i1> %t175, %t32
  %t177 = getelementptr float, ptr %b1, i64 %t174
  %t178 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t177, i32 8, <8 x i1> %t176, <8 x float> zeroinitializer)
  %t179 = fneg <8 x float> %t178
  %t180 = add i64 %t15, 115
  %t181 = getelementptr float, ptr %b0, i64 %t180
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t179, ptr %t181, i32 4, <8 x i1> %t32)
  %t182 = add i64 %t0, 84
  %t183 = and <8 x i1> %t158, %t41
  %t184 = and <8 x i1> %t183, %t43
  %t185 = getelementptr float, ptr %b1, i64 %t182
  %t186 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t185, i32 8, <8 x i1> %t184, <8 x float> zeroinitializer)
  %t187 = fneg <8 x float> %t186
  %t188 = add i64 %t15, 123
  %t189 = getelementptr float, ptr %b0, i64 %t188
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t187, ptr %t189, i32 4, <8 x i1> %t43)
  %t190 = add i64 %t0, 92
  %t191 = and <8 x i1> %t158, %t52
  %t192 = and <8 x i1> %t191, %t54
  %t193 = getelementptr float, ptr %b1, i64 %t190
  %t194 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t193, i32 8, <8 x i1> %t192, <8 x float> zeroinitializer)
  %t195 = fneg <8 x float> %t194
  %t196 = add i64 %t15, 131
  %t197 = getelementptr float, ptr %b0, i64 %t196
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t195, ptr %t197, i32 4, <8 x i1> %t54)
  %t198 = add i64 %t0, 90
  %t199 = add i64 %t2, 4
  %t200 = icmp slt i64 0, %t199
  %t201 = icmp slt i64 %t199, 13
  %t202 = and i1 %t200, %t201
  %t203 = insertelement <8 x i1> poison, i1 %t202, i64 0
  %t204 = shufflevector <8 x i1> %t203, <8 x i1> poison, <8 x i32> zeroinitializer
  %t205 = and <8 x i1> %t204, %t6
  %t206 = and <8 x i1> %t205, %t10
  %t207 = getelementptr float, ptr %b1, i64 %t198
  %t208 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t207, i32 8, <8 x i1> %t206, <8 x float> zeroinitializer)
  %t209 = fneg <8 x float> %t208
  %t210 = add i64 %t15, 132
  %t211 = getelementptr float, ptr %b0, i64 %t210
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t209, ptr %t211, i32 4, <8 x i1> %t10)
  %t212 = add i64 %t0, 98
  %t213 = and <8 x i1> %t204, %t19
  %t214 = and <8 x i1> %t213, %t21
  %t215 = getelementptr float, ptr %b1, i64 %t212
  %t216 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t215, i32 8, <8 x i1> %t214, <8 x float> zeroinitializer)
  %t217 = fneg <8 x float> %t216
  %t218 = add i64 %t15, 140
  %t219 = getelementptr float, ptr %b0, i64 %t218
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t217, ptr %t219, i32 4, <8 x i1> %t21)
  %t220 = add i64 %t0, 106
  %t221 = and <8 x i1> %t204, %t30
  %t222 = and <8 x i1> %t221, %t32
  %t223 = getelementptr float, ptr %b1, i64 %t220
  %t224 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t223, i32 8, <8 x i1> %t222, <8 x float> zeroinitializer)
  %t225 = fneg <8 x float> %t224
  %t226 = add i64 %t15, 148
  %t227 = getelementptr float, ptr %b0, i64 %t226
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t225, ptr %t227, i32 4, <8 x i1> %t32)
  %t228 = add i64 %t0, 114
  %t229 = and <8 x i1> %t204, %t41
  %t230 = and <8 x i1> %t229, %t43
  %t231 = getelementptr float, ptr %b1, i64 %t228
  %t232 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t231, i32 8, <8 x i1> %t230, <8 x float> zeroinitializer)
  %t233 = fneg <8 x float> %t232
  %t234 = add i64 %t15, 156
  %t235 = getelementptr float, ptr %b0, i64 %t234
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t233, ptr %t235, i32 4, <8 x i1> %t43)
  %t236 = add i64 %t0, 122
  %t237 = and <8 x i1> %t204, %t52
  %t238 = and <8 x i1> %t237, %t54
  %t239 = getelementptr float, ptr %b1, i64 %t236
  %t240 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t239, i32 8, <8 x i1> %t238, <8 x float> zeroinitializer)
  %t241 = fneg <8 x float> %t240
  %t242 = add i64 %t15, 164
  %t243 = getelementptr float, ptr %b0, i64 %t242
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t241, ptr %t243, i32 4, <8 x i1> %t54)
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
