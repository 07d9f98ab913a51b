; %0 = input[0] : f32[2, 4, 12, 12]
; %1 = pad[0, 0, 0, 0, 1, 1, 1, 1](%0) : f32[2, 4, 14, 14]
; %2 = window[2, 3, 1, 1](%1) : f32[2, 4, 12, 14, 3]
; %3 = window[3, 3, 1, 1](%2) : f32[2, 4, 12, 12, 3, 3]
; %4 = permute[0, 2, 3, 1, 4, 5](%3) : f32[2, 12, 12, 4, 3, 3]
; %5 = reshape(%4) : f32[2, 1, 12, 12, 4, 3, 3]
; %6 = expand(%5) : f32[2, 8, 12, 12, 4, 3, 3]
; %7 = input[1] : f32[8, 4, 3, 3]
; %8 = reshape(%7) : f32[1, 8, 1, 1, 4, 3, 3]
; %9 = expand(%8) : f32[2, 8, 12, 12, 4, 3, 3]
; %10 = mul(%6, %9) : f32[2, 8, 12, 12, 4, 3, 3]
; %11 = reduce_sum[4, 5, 6](%10) : f32[2, 8, 12, 12]
; return %11

define void @e_2x4x14x14(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = mul i64 %g, 84
  %t1 = add i64 %t0, -13
  %t2 = mul i64 %g, 7
  %t3 = icmp slt i64 0, %t2
  %t4 = icmp slt i64 %t2, 13
  %t5 = and i1 %t3, %t4
  %t6 = icmp slt <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t7 = insertelement <8 x i1> poison, i1 %t5, i64 0
  %t8 = shufflevector <8 x i1> %t7, <8 x i1> poison, <8 x i32> zeroinitializer
  %t9 = and <8 x i1> %t8, %t6
  %t10 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 13, i64 13, i64 13, i64 13, i64 13, i64 13, i64 13, i64 13>
  %t11 = and <8 x i1> %t9, %t10
  %t12 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 14, i64 14, i64 14, i64 14, i64 14, i64 14, i64 14, i64 14>
  %t13 = and <8 x i1> %t11, %t12
  %t14 = getelementptr float, ptr %b1, i64 %t1
  %t15 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t14, i32 4, <8 x i1> %t13, <8 x float> zeroinitializer)
  %t16 = mul i64 %g, 98
  %t17 = getelementptr float, ptr %b0, i64 %t16
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t15, ptr %t17, i32 8, <8 x i1> %t12)
  %t18 = add i64 %t0, -5
  %t19 = add <8 x i64> <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t20 = icmp slt <8 x i64> <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>, %t19
  %t21 = and <8 x i1> %t8, %t20
  %t22 = icmp slt <8 x i64> %t19, <i64 13, i64 13, i64 13, i64 13, i64 13, i64 13, i64 13, i64 13>
  %t23 = and <8 x i1> %t21, %t22
  %t24 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 6, i64 6, i64 6, i64 6, i64 6, i64 6, i64 6, i64 6>
  %t25 = and <8 x i1> %t23, %t24
  %t26 = getelementptr float, ptr %b1, i64 %t18
  %t27 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t26, i32 4, <8 x i1> %t25, <8 x float> zeroinitializer)
  %t28 = add i64 %t16, 8
  %t29 = getelementptr float, ptr %b0, i64 %t28
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t27, ptr %t29, i32 8, <8 x i1> %t24)
  %t30 = add i64 %t0, -1
  %t31 = add i64 %t2, 1
  %t32 = icmp slt i64 0, %t31
  %t33 = icmp slt i64 %t31, 13
  %t34 = and i1 %t32, %t33
  %t35 = insertelement <8 x i1> poison, i1 %t34, i64 0
  %t36 = shufflevector <8 x i1> %t35, <8 x i1> poison, <8 x i32> zeroinitializer
  %t37 = and <8 x i1> %t36, %t6
  %t38 = and <8 x i1> %t37, %t10
  %t39 = and <8 x i1> %t38, %t12
  %t40 = getelementptr float, ptr %b1, i64 %t30
  %t41 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t40, i32 4, <8 x i1> %t39, <8 x float> zeroinitializer)
  %t42 = add i64 %t16, 14
  %t43 = getelementptr float, ptr %b0, i64 %t42
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t41, ptr %t43, i32 8, <8 x i1> %t12)
  %t44 = add i64 %t0, 7
  %t45 = and <8 x i1> %t36, %t20
  %t46 = and <8 x i1> %t45, %t22
  %t47 = and <8 x i1> %t46, %t24
  %t48 = getelementptr float, ptr %b1, i64 %t44
  %t49 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t48, i32 4, <8 x i1> %t47, <8 x float> zeroinitializer)
  %t50 = add i64 %t16, 22
  %t51 = getelementptr float, ptr %b0, i64 %t50
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t49, ptr %t51, i32 8, <8 x i1> %t24)
  %t52 = add i64 %t0, 11
  %t53 = add i64 %t2, 2
  %t54 = icmp slt i64 0, %t53
  %t55 = icmp slt i64 %t53, 13
  %t56 = and i1 %t54, %t55
  %t57 = insertelement <8 x i1> poison, i1 %t56, i64 0
  %t58 = shufflevector <8 x i1> %t57, <8 x i1> poison, <8 x i32> zeroinitializer
  %t59 = and <8 x i1> %t58, %t6
  %t60 = and <8 x i1> %t59, %t10
  %t61 = and <8 x i1> %t60, %t12
  %t62 = getelementptr float, ptr %b1, i64 %t52
  %t63 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t62, i32 4, <8 x i1> %t61, <8 x float> zeroinitializer)
  %t64 = add i64 %t16, 28
  %t65 = getelementptr float, ptr %b0, i64 %t64
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t63, ptr %t65, i32 8, <8 x i1> %t12)
  %t66 = add i64 %t0, 19
  %t67 = and <8 x i1> %t58, %t20
  %t68 = and <8 x i1> %t67, %t22
  %t69 = and <8 x i1> %t68, %t24
  %t70 = getelementptr float, ptr %b1, i64 %t66
  %t71 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t70, i32 4, <8 x i1> %t69, <8 x float> zeroinitializer)
  %t72 = add i64 %t16, 36
  %t73 = getelementptr float, ptr %b0, i64 %t72
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t71, ptr %t73, i32 8, <8 x i1> %t24)
  %t74 = add i64 %t0, 23
  %t75 = add i64 %t2, 3
  %t76 = icmp slt i64 0, %t75
  %t77 = icmp slt i64 %t75, 13
  %t78 = and i1 %t76, %t77
  %t79 = insertelement <8 x i1> poison, i1 %t78, i64 0
  %t80 = shufflevector <8 x i1> %t79, <8 x i1> poison, <8 x i32> zeroinitializer
  %t81 = and <8 x i1> %t80, %t6
  %t82 = and <8 x i1> %t81, %t10
  %t83 = and <8 x i1> %t82, %t12
  %t84 = getelementptr float, ptr %b1, i64 %t74
  %t85 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t84, i32 4, <8 x i1> %t83, <8 x float> zeroinitializer)
  %t86 = add i64 %t16, 42
  %t87 = getelementptr float, ptr %b0, i64 %t86
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t85, ptr %t87, i32 8, <8 x i1> %t12)
  %t88 = add i64 %t0, 31
  %t89 = and <8 x i1> %t80, %t20
  %t90 = and <8 x i1> %t89, %t22
  %t91 = and <8 x i1> %t90, %t24
  %t92 = getelementptr float, ptr %b1, i64 %t88
  %t93 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t92, i32 4, <8 x i1> %t91, <8 x float> zeroinitializer)
  %t94 = add i64 %t16, 50
  %t95 = getelementptr float, ptr %b0, i64 %t94
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t93, ptr %t95, i32 8, <8 x i1> %t24)
  %t96 = add i64 %t0, 35
  %t97 = add i64 %t2, 4
  %t98 = icmp slt i64 0, %t97
  %t99 = icmp slt i64 %t97, 13
  %t100 = and i1 %t98, %t99
  %t101 = insertelement <8 x i1> poison, i1 %t100, i64 0
  %t102 = shufflevector <8 x i1> %t101, <8 x i1> poison, <8 x i32> zeroinitializer
  %t103 = and <8 x i1> %t102, %t6
  %t104 = and <8 x i1> %t103, %t10
  %t105 = and <8 x i1> %t104, %t12
  %t106 = getelementptr float, ptr %b1, i64 %t96
  %t107 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t106, i32 4, <8 x i1> %t105, <8 x float> zeroinitializer)
  %t108 = add i64 %t16, 56
  %t109 = getelementptr float, ptr %b0, i64 %t108
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t107, ptr %t109, i32 8, <8 x i1> %t12)
  %t110 = add i64 %t0, 43
  %t111 = and <8 x i1> %t102, %t20
  %t112 = and <8 x i1> %t111, %t22
  %t113 = and <8 x i1> %t112, %t24
  %t114 = getelementptr float, ptr %b1, i64 %t110
  %t115 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t114, i32 4, <8 x i1> %t113, <8 x float> zeroinitializer)
  %t116 = add i64 %t16, 64
  %t117 = getelementptr float, ptr %b0, i64 %t116
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t115, ptr %t117, i32 8, <8 x i1> %t24)
  %t118 = add i64 %t0, 47
  %t119 = add i64 %t2, 5
  %t120 = icmp slt i64 0, %t119
  %t121 = icmp slt i64 %t119, 13
  %t122 = and i1 %t120, %t121
  %t123 = insertelement <8 x i1> poison, i1 %t122, i64 0
  %t124 = shufflevector <8 x i1> %t123, <8 x i1> poison, <8 x i32> zeroinitializer
  %t125 = and <8 x i1> %t124, %t6
  %t126 = and <8 x i1> %t125, %t10
  %t127 = and <8 x i1> %t126, %t12
  %t128 = getelementptr float, ptr %b1, i64 %t118
  %t129 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t128, i32 4, <8 x i1> %t127, <8 x float> zeroinitializer)
  %t130 = add i64 %t16, 70
  %t131 = getelementptr float, ptr %b0, i64 %t130
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t129, ptr %t131, i32 8, <8 x i1> %t12)
  %t132 = add i64 %t0, 55
  %t133 = and <8 x i1> %t124, %t20
  %t134 = and <8 x i1> %t133, %t22
  %t135 = and <8 x i1> %t134, %t24
  %t136 = getelementptr float, ptr %b1, i64 %t132
  %t137 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t136, i32 4, <8 x i1> %t135, <8 x float> zeroinitializer)
  %t138 = add i64 %t16, 78
  %t139 = getelementptr float, ptr %b0, i64 %t138
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t137, ptr %t139, i32 8, <8 x i1> %t24)
  %t140 = add i64 %t0, 59
  %t141 = add i64 %t2, 6
  %t142 = icmp slt i64 0, %t141
  %t143 = icmp slt i64 %t141, 13
  %t144 = and i1 %t142, %t143
  %t145 = insertelement <8 x i1> poison, i1 %t144, i64 0
  %t146 = shufflevector <8 x i1> %t145, <8 x i1> poison, <8 x i32> zeroinitializer
  %t147 = and <8 x i1> %t146, %t6
  %t148 = and <8 x i1> %t147, %t10
  %t149 = and <8 x i1> %t148, %t12
  %t150 = getelementptr float, ptr %b1, i64 %t140
  %t151 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t150, i32 4, <8 x i1> %t149, <8 x float> zeroinitializer)
  %t152 = add i64 %t16, 84
  %t153 = getelementptr float, ptr %b0, i64 %t152
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t151, ptr %t153, i32 8, <8 x i1> %t12)
  %t154 = add i64 %t0, 67
  %t155 = and <8 x i1> %t146, %t20
  %t156 = and <8 x i1> %t155, %t22
  %t157 = and <8 x i1> %t156, %t24
  %t158 = getelementptr float, ptr %b1, i64 %t154
  %t159 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t158, i32 4, <8 x i1> %t157, <8 x float> zeroinitializer)
  %t160 = add i64 %t16, 92
  %t161 = getelementptr float, ptr %b0, i64 %t160
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t159, ptr %t161, i32 8, <8 x i1> %t24)
  %t162 = add i64 %t0, 131
  %t163 = getelementptr float, ptr %b1, i64 %t162
  %t164 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t163, i32 4, <8 x i1> %t13, <8 x float> zeroinitializer)
  %t165 = add i64 %t16, 196
  %t166 = getelementptr float, ptr %b0, i64 %t165
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t164, ptr %t166, i32 8, <8 x i1> %t12)
  %t167 = add i64 %t0, 139
  %t168 = getelementptr float, ptr %b1, i64 %t167
  %t169 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t168, i32 4, <8 x i1> %t25, <8 x float> zeroinitializer)
  %t170 = add i64 %t16, 204
  %t171 = getelementptr float, ptr %b0, i64 %t170
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t169, ptr %t171, i32 8, <8 x i1> %t24)
  %t172 = add i64 %t0, 143
  %t173 = getelementptr float, ptr %b1, i64 %t172
  %t174 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t173, i32 4, <8 x i1> %t39, <8 x float> zeroinitializer)
  %t175 = add i64 %t16, 210
  %t176 = getelementptr float, ptr %b0, i64 %t175
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t174, ptr %t176, i32 8, <8 x i1> %t12)
  %t177 = add i64 %t0, 151
  %t178 = getelementptr float, ptr %b1, i64 %t177
  %t179 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t178, i32 4, <8 x i1> %t47, <8 x float> zeroinitializer)
  %t180 = add i64 %t16, 218
  %t181 = getelementptr float, ptr %b0, i64 %t180
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t179, ptr %t181, i32 8, <8 x i1> %t24)
  %t182 = add i64 %t0, 155
  %t183 = getelementptr float, ptr %b1, i64 %t182
  %t184 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t183, i32 4, <8 x i1> %t61, <8 x float> zeroinitializer)
  %t185 = add i64 %t16, 224
  %t186 = getelementptr float, ptr %b0, i64 %t185
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t184, ptr %t186, i32 8, <8 x i1> %t12)
  %t187 = add i64 %t0, 163
  %t188 = getelementptr float, ptr %b1, i64 %t187
  %t189 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t188, i32 4, <8 x i1> %t69, <8 x float> zeroinitializer)
  %t190 = add i64 %t16, 232
  %t191 = getelementptr float, ptr %b0, i64 %t190
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t189, ptr %t191, i32 8, <8 x i1> %t24)
  %t192 = add i64 %t0, 167
  %t193 = getelementptr float, ptr %b1, i64 %t192
  %t194 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t193, i32 4, <8 x i1> %t83, <8 x float> zeroinitializer)
  %t195 = add i64 %t16, 238
  %t196 = getelementptr float, ptr %b0, i64 %t195
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t194, ptr %t196, i32 8, <8 x i1> %t12)
  %t197 = add i64 %t0, 175
  %t198 = getelementptr float, ptr %b1, i64 %t197
  %t199 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t198, i32 4, <8 x i1> %t91, <8 x float> zeroinitializer)
  %t200 = add i64 %t16, 246
  %t201 = getelementptr float, ptr %b0, i64 %t200
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t199, ptr %t201, i32 8, <8 x i1> %t24)
  %t202 = add i64 %t0, 179
  %t203 = getelementptr float, ptr %b1, i64 %t202
  %t204 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t203, i32 4, <8 x i1> %t105, <8 x float> zeroinitializer)
  %t205 = add i64 %t16, 252
  %t206 = getelementptr float, ptr %b0, i64 %t205
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t204, ptr %t206, i32 8, <8 x i1> %t12)
  %t207 = add i64 %t0, 187
  %t208 = getelementptr float, ptr %b1, i64 %t207
  %t209 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t208, i32 4, <8 x i1> %t113, <8 x float> zeroinitializer)
  %t210 = add i64 %t16, 260
  %t211 = getelementptr float, ptr %b0, i64 %t210
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t209, ptr %t211, i32 8, <8 x i1> %t24)
  %t212 = add i64 %t0, 191
  %t213 = getelementptr float, ptr %b1, i64 %t212
  %t214 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t213, i32 4, <8 x i1> %t127, <8 x float> zeroinitializer)
  %t215 = add i64 %t16, 266
  %t216 = getelementptr float, ptr %b0, i64 %t215
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t214, ptr %t216, i32 8, <8 x i1> %t12)
  %t217 = add i64 %t0, 199
  %t218 = getelementptr float, ptr %b1, i64 %t217
  %t219 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t218, i32 4, <8 x i1> %t135, <8 x float> zeroinitializer)
  %t220 = add i64 %t16, 274
  %t221 = getelementptr float, ptr %b0, i64 %t220
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t219, ptr %t221, i32 8, <8 x i1> %t24)
  %t222 = add i64 %t0, 203
  %t223 = getelementptr float, ptr %b1, i64 %t222
  %t224 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t223, i32 4, <8 x i1> %t149, <8 x float> zeroinitializer)
  %t225 = add i64 %t16, 280
  %t226 = getelementptr float, ptr %b0, i64 %t225
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t224, ptr %t226, i32 8, <8 x i1> %t12)
  %t227 = add i64 %t0, 211
  %t228 = getelementptr float, ptr %b1, i64 %t227
  %t229 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t228, i32 4, <8 x i1> %t157, <8 x float> zeroinitializer)
  %t230 = add i64 %t16, 288
  %t231 = getelementptr float, ptr %b0, i64 %t230
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t229, ptr %t231, i32 8, <8 x i1> %t24)
  %t232 = add i64 %t0, 275
  %t233 = getelementptr float, ptr %b1, i64 %t232
  %t234 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t233, i32 4, <8 x i1> %t13, <8 x float> zeroinitializer)
  %t235 = add i64 %t16, 392
  %t236 = getelementptr float, ptr %b0, i64 %t235
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t234, ptr %t236, i32 8, <8 x i1> %t12)
  %t237 = add i64 %t0, 283
  %t238 = getelementptr float, ptr %b1, i64 %t237
  %t239 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t238, i32 4, <8 x i1> %t25, <8 x float> zeroinitializer)
  %t240 = add i64 %t16, 400
  %t241 = getelementptr float, ptr %b0, i64 %t240
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t239, ptr %t241, i32 8, <8 x i1> %t24)
  %t242 = add i64 %t0, 287
  %t243 = getelementptr float, ptr %b1, i64 %t242
  %t244 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t243, i32 4, <8 x i1> %t39, <8 x float> zeroinitializer)
  %t245 = add i64 %t16, 406
  %t246 = getelementptr float, ptr %b0, i64 %t245
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t244, ptr %t246, i32 8, <8 x i1> %t12)
  %t247 = add i64 %t0, 295
  %t248 = getelementptr float, ptr %b1, i64 %t247
  %t249 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t248, i32 4, <8 x i1> %t47, <8 x float> zeroinitializer)
  %t250 = add i64 %t16, 414
  %t251 = getelementptr float, ptr %b0, i64 %t250
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t249, ptr %t251, i32 8, <8 x i1> %t24)
  %t252 = add i64 %t0, 299
  %t253 = getelementptr float, ptr %b1, i64 %t252
  %t254 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t253, i32 4, <8 x i1> %t61, <8 x float> zeroinitializer)
  %t255 = add i64 %t16, 420
  %t256 = getelementptr float, ptr %b0, i64 %t255
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t254, ptr %t256, i32 8, <8 x i1> %t12)
  %t257 = add i64 %t0, 307
  %t258 = getelementptr float, ptr %b1, i64 %t257
  %t259 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t258, i32 4, <8 x i1> %t69, <8 x float> zeroinitializer)
  %t260 = add i64 %t16, 428
  %t261 = getelementptr float, ptr %b0, i64 %t260
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t259, ptr %t261, i32 8, <8 x i1> %t24)
  %t262 = add i64 %t0, 311
  %t263 = getelementptr float, ptr %b1, i64 %t262
  %t264 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t263, i32 4, <8 x i1> %t83, <8 x float> zeroinitializer)
  %t265 = add i64 %t16, 434
  %t266 = getelementptr float, ptr %b0, i64 %t265
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t264, ptr %t266, i32 8, <8 x i1> %t12)
  %t267 = add i64 %t0, 319
  %t268 = getelementptr float, ptr %b1, i64 %t267
  %t269 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t268, i32 4, <8 x i1> %t91, <8 x float> zeroinitializer)
  %t270 = add i64 %t16, 442
  %t271 = getelementptr float, ptr %b0, i64 %t270
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t269, ptr %t271, i32 8, <8 x i1> %t24)
  %t272 = add i64 %t0, 323
  %t273 = getelementptr float, ptr %b1, i64 %t272
  %t274 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t273, i32 4, <8 x i1> %t105, <8 x float> zeroinitializer)
  %t275 = add i64 %t16, 448
  %t276 = getelementptr float, ptr %b0, i64 %t275
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t274, ptr %t276, i32 8, <8 x i1> %t12)
  %t277 = add i64 %t0, 331
  %t278 = getelementptr float, ptr %b1, i64 %t277
  %t279 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t278, i32 4, <8 x i1> %t113, <8 x float> zeroinitializer)
  %t280 = add i64 %t16, 456
  %t281 = getelementptr float, ptr %b0, i64 %t280
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t279, ptr %t281, i32 8, <8 x i1> %t24)
  %t282 = add i64 %t0, 335
  %t283 = getelementptr float, ptr %b1, i64 %t282
  %t284 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t283, i32 4, <8 x i1> %t127, <8 x float> zeroinitializer)
  %t285 = add i64 %t16, 462
  %t286 = getelementptr float, ptr %b0, i64 %t285
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t284, ptr %t286, i32 8, <8 x i1> %t12)
  %t287 = add i64 %t0, 343
  %t288 = getelementptr float, ptr %b1, i64 %t287
  %t289 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t288, i32 4, <8 x i1> %t135, <8 x float> zeroinitializer)
  %t290 = add i64 %t16, 470
  %t291 = getelementptr float, ptr %b0, i64 %t290
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t289, ptr %t291, i32 8, <8 x i1> %t24)
  %t292 = add i64 %t0, 347
  %t293 = getelementptr float, ptr %b1, i64 %t292
  %t294 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t293, i32 4, <8 x i1> %t149, <8 x float> zeroinitializer)
  %t295 = add i64 %t16, 476
  %t296 = getelementptr float, ptr %b0, i64 %t295
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t294, ptr %t296, i32 8, <8 x i1> %t12)
  %t297 = add i64 %t0, 355
  %t298 = getelementptr float, ptr %b1, i64 %t297
  %t299 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t298, i32 4, <8 x i1> %t157, <8 x float> zeroinitializer)
  %t300 = add i64 %t16, 484
  %t301 = getelementptr float, ptr %b0, i64 %t300
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t299, ptr %t301, i32 8, <8 x i1> %t24)
  %t302 = add i64 %t0, 419
  %t303 = getelementptr float, ptr %b1, i64 %t302
  %t304 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t303, i32 4, <8 x i1> %t13, <8 x float> zeroinitializer)
  %t305 = add i64 %t16, 588
  %t306 = getelementptr float, ptr %b0, i64 %t305
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t304, ptr %t306, i32 8, <8 x i1> %t12)
  %t307 = add i64 %t0, 427
  %t308 = getelementptr float, ptr %b1, i64 %t307
  %t309 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t308, i32 4, <8 x i1> %t25, <8 x float> zeroinitializer)
  %t310 = add i64 %t16, 596
  %t311 = getelementptr float, ptr %b0, i64 %t310
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t309, ptr %t311, i32 8, <8 x i1> %t24)
  %t312 = add i64 %t0, 431
  %t313 = getelementptr float, ptr %b1, i64 %t312
  %t314 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t313, i32 4, <8 x i1> %t39, <8 x float> zeroinitializer)
  %t315 = add i64 %t16, 602
  %t316 = getelementptr float, ptr %b0, i64 %t315
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t314, ptr %t316, i32 8, <8 x i1> %t12)
  %t317 = add i64 %t0, 439
  %t318 = getelementptr float, ptr %b1, i64 %t317
  %t319 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t318, i32 4, <8 x i1> %t47, <8 x float> zeroinitializer)
  %t320 = add i64 %t16, 610
  %t321 = getelementptr float, ptr %b0, i64 %t320
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t319, ptr %t321, i32 8, <8 x i1> %t24)
  %t322 = add i64 %t0, 443
  %t323 = getelementptr float, ptr %b1, i64 %t322
  %t324 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t323, i32 4, <8 x i1> %t61, <8 x float> zeroinitializer)
  %t325 = add i64 %t16, 616
  %t326 = getelementptr float, ptr %b0, i64 %t325
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t324, ptr %t326, i32 8, <8 x i1> %t12)
  %t327 = add i64 %t0, 451
  %t328 = getelementptr float, ptr %b1, i64 %t327
  %t329 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t328, i32 4, <8 x i1> %t69, <8 x float> zeroinitializer)
  %t330 = add i64 %t16, 624
  %t331 = getelementptr float, ptr %b0, i64 %t330
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t329, ptr %t331, i32 8, <8 x i1> %t24)
  %t332 = add i64 %t0, 455
  %t333 = getelementptr float, ptr %b1, i64 %t332
  %t334 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t333, i32 4, <8 x i1> %t83, <8 x float> zeroinitializer)
  %t335 = add i64 %t16, 630
  %t336 = getelementptr float, ptr %b0, i64 %t335
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t334, ptr %t336, i32 8, <8 x i1> %t12)
  %t337 = add i64 %t0, 463
  %t338 = getelementptr float, ptr %b1, i64 %t337
  %t339 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t338, i32 4, <8 x i1> %t91, <8 x float> zeroinitializer)
  %t340 = add i64 %t16, 638
  %t341 = getelementptr float, ptr %b0, i64 %t340
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t339, ptr %t341, i32 8, <8 x i1> %t24)
  %t342 = add i64 %t0, 467
  %t343 = getelementptr float, ptr %b1, i64 %t342
  %t344 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t343, i32 4, <8 x i1> %t105, <8 x float> zeroinitializer)
  %t345 = add i64 %t16, 644
  %t346 = getelementptr float, ptr %b0, i64 %t345
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t344, ptr %t346, i32 8, <8 x i1> %t12)
  %t347 = add i64 %t0, 475
  %t348 = getelementptr float, ptr %b1, i64 %t347
  %t349 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t348, i32 4, <8 x i1> %t113, <8 x float> zeroinitializer)
  %t350 = add i64 %t16, 652
  %t351 = getelementptr float, ptr %b0, i64 %t350
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t349, ptr %t351, i32 8, <8 x i1> %t24)
  %t352 = add i64 %t0, 479
  %t353 = getelementptr float, ptr %b1, i64 %t352
  %t354 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t353, i32 4, <8 x i1> %t127, <8 x float> zeroinitializer)
  %t355 = add i64 %t16, 658
  %t356 = getelementptr float, ptr %b0, i64 %t355
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t354, ptr %t356, i32 8, <8 x i1> %t12)
  %t357 = add i64 %t0, 487
  %t358 = getelementptr float, ptr %b1, i64 %t357
  %t359 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t358, i32 4, <8 x i1> %t135, <8 x float> zeroinitializer)
  %t360 = add i64 %t16, 666
  %t361 = getelementptr float, ptr %b0, i64 %t360
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t359, ptr %t361, i32 8, <8 x i1> %t24)
  %t362 = add i64 %t0, 491
  %t363 = getelementptr float, ptr %b1, i64 %t362
  %t364 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t363, i32 4, <8 x i1> %t149, <8 x float> zeroinitializer)
  %t365 = add i64 %t16, 672
  %t366 = getelementptr float, ptr %b0, i64 %t365
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t364, ptr %t366, i32 8, <8 x i1> %t12)
  %t367 = add i64 %t0, 499
  %t368 = getelementptr float, ptr %b1, i64 %t367
  %t369 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t368, i32 4, <8 x i1> %t157, <8 x float> zeroinitializer)
  %t370 = add i64 %t16, 680
  %t371 = getelementptr float, ptr %b0, i64 %t370
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t369, ptr %t371, i32 8, <8 x i1> %t24)
  %t372 = add i64 %t0, 563
  %t373 = getelementptr float, ptr %b1, i64 %t372
  %t374 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t373, i32 4, <8 x i1> %t13, <8 x float> zeroinitializer)
  %t375 = add i64 %t16, 784
  %t376 = getelementptr float, ptr %b0, i64 %t375
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t374, ptr %t376, i32 8, <8 x i1> %t12)
  %t377 = add i64 %t0, 571
  %t378 = getelementptr float, ptr %b1, i64 %t377
  %t379 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t378, i32 4, <8 x i1> %t25, <8 x float> zeroinitializer)
  %t380 = add i64 %t16, 792
  %t381 = getelementptr float, ptr %b0, i64 %t380
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t379, ptr %t381, i32 8, <8 x i1> %t24)
  %t382 = add i64 %t0, 575
  %t383 = getelementptr float, ptr %b1, i64 %t382
  %t384 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t383, i32 4, <8 x i1> %t39, <8 x float> zeroinitializer)
  %t385 = add i64 %t16, 798
  %t386 = getelementptr float, ptr %b0, i64 %t385
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t384, ptr %t386, i32 8, <8 x i1> %t12)
  %t387 = add i64 %t0, 583
  %t388 = getelementptr float, ptr %b1, i64 %t387
  %t389 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t388, i32 4, <8 x i1> %t47, <8 x float> zeroinitializer)
  %t390 = add i64 %t16, 806
  %t391 = getelementptr float, ptr %b0, i64 %t390
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t389, ptr %t391, i32 8, <8 x i1> %t24)
  %t392 = add i64 %t0, 587
  %t393 = getelementptr float, ptr %b1, i64 %t392
  %t394 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t393, i32 4, <8 x i1> %t61, <8 x float> zeroinitializer)
  %t395 = add i64 %t16, 812
  %t396 = getelementptr float, ptr %b0, i64 %t395
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t394, ptr %t396, i32 8, <8 x i1> %t12)
  %t397 = add i64 %t0, 595
  %t398 = getelementptr float, ptr %b1, i64 %t397
  %t399 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t398, i32 4, <8 x i1> %t69, <8 x float> zeroinitializer)
  %t400 = add i64 %t16, 820
  %t401 = getelementptr float, ptr %b0, i64 %t400
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t399, ptr %t401, i32 8, <8 x i1> %t24)
  %t402 = add i64 %t0, 599
  %t403 = getelementptr float, ptr %b1, i64 %t402
  %t404 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t403, i32 4, <8 x i1> %t83, <8 x float> zeroinitializer)
  %t405 = add i64 %t16, 826
  %t406 = getelementptr float, ptr %b0, i64 %t405
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t404, ptr %t406, i32 8, <8 x i1> %t12)
  %t407 = add i64 %t0, 607
  %t408 = getelementptr float, ptr %b1, i64 %t407
  %t409 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t408, i32 4, <8 x i1> %t91, <8 x float> zeroinitializer)
  %t410 = add i64 %t16, 834
  %t411 = getelementptr float, ptr %b0, i64 %t410
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t409, ptr %t411, i32 8, <8 x i1> %t24)
  %t412 = add i64 %t0, 611
  %t413 = getelementptr float, ptr %b1, i64 %t412
  %t414 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t413, i32 4, <8 x i1> %t105, <8 x float> zeroinitializer)
  %t415 = add i64 %t16, 840
  %t416 = getelementptr float, ptr %b0, i64 %t415
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t414, ptr %t416, i32 8, <8 x i1> %t12)
  %t417 = add i64 %t0, 619
  %t418 = getelementptr float, ptr %b1, i64 %t417
  %t419 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t418, i32 4, <8 x i1> %t113, <8 x float> zeroinitializer)
  %t420 = add i64 %t16, 848
  %t421 = getelementptr float, ptr %b0, i64 %t420
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t419, ptr %t421, i32 8, <8 x i1> %t24)
  %t422 = add i64 %t0, 623
  %t423 = getelementptr float, ptr %b1, i64 %t422
  %t424 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t423, i32 4, <8 x i1> %t127, <8 x float> zeroinitializer)
  %t425 = add i64 %t16, 854
  %t426 = getelementptr float, ptr %b0, i64 %t425
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t424, ptr %t426, i32 8, <8 x i1> %t12)
  %t427 = add i64 %t0, 631
  %t428 = getelementptr float, ptr %b1, i64 %t427
  %t429 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t428, i32 4, <8 x i1> %t135, <8 x float> zeroinitializer)
  %t430 = add i64 %t16, 862
  %t431 = getelementptr float, ptr %b0, i64 %t430
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t429, ptr %t431, i32 8, <8 x i1> %t24)
  %t432 = add i64 %t0, 635
  %t433 = getelementptr float, ptr %b1, i64 %t432
  %t434 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t433, i32 4, <8 x i1> %t149, <8 x float> zeroinitializer)
  %t435 = add i64 %t16, 868
  %t436 = getelementptr float, ptr %b0, i64 %t435
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t434, ptr %t436, i32 8, <8 x i1> %t12)
  %t437 = add i64 %t0, 643
  %t438 = getelementptr float, ptr %b1, i64 %t437
  %t439 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t438, i32 4, <8 x i1> %t157, <8 x float> zeroinitializer)
  %t440 = add i64 %t16, 876
  %t441 = getelementptr float, ptr %b0, i64 %t440
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t439, ptr %t441, i32 8, <8 x i1> %t24)
  %t442 = add i64 %t0, 707
  %t443 = getelementptr float, ptr %b1, i64 %t442
  %t444 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t443, i32 4, <8 x i1> %t13, <8 x float> zeroinitializer)
  %t445 = add i64 %t16, 980
  %t446 = getelementptr float, ptr %b0, i64 %t445
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t444, ptr %t446, i32 8, <8 x i1> %t12)
  %t447 = add i64 %t0, 715
  %t448 = getelementptr float, ptr %b1, i64 %t447
  %t449 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t448, i32 4, <8 x i1> %t25, <8 x float> zeroinitializer)
  %t450 = add i64 %t16, 988
  %t451 = getelementptr float, ptr %b0, i64 %t450
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t449, ptr %t451, i32 8, <8 x i1> %t24)
  %t452 = add i64 %t0, 719
  %t453 = getelementptr float, ptr %b1, i64 %t452
  %t454 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t453, i32 4, <8 x i1> %t39, <8 x float> zeroinitializer)
  %t455 = add i64 %t16, 994
  %t456 = getelementptr float, ptr %b0, i64 %t455
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t454, ptr %t456, i32 8, <8 x i1> %t12)
  %t457 = add i64 %t0, 727
  %t458 = getelementptr float, ptr %b1, i64 %t457
  %t459 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t458, i32 4, <8 x i1> %t47, <8 x float> zeroinitializer)
  %t460 = add i64 %t16, 1002
  %t461 = getelementptr float, ptr %b0, i64 %t460
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t459, ptr %t461, i32 8, <8 x i1> %t24)
  %t462 = add i64 %t0, 731
  %t463 = getelementptr float, ptr %b1, i64 %t462
  %t464 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t463, i32 4, <8 x i1> %t61, <8 x float> zeroinitializer)
  %t465 = add i64 %t16, 1008
  %t466 = getelementptr float, ptr %b0, i64 %t465
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t464, ptr %t466, i32 8, <8 x i1> %t12)
  %t467 = add i64 %t0, 739
  %t468 = getelementptr float, ptr %b1, i64 %t467
  %t469 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t468, i32 4, <8 x i1> %t69, <8 x float> zeroinitializer)
  %t470 = add i64 %t16, 1016
  %t471 = getelementptr float, ptr %b0, i64 %t470
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t469, ptr %t471, i32 8, <8 x i1> %t24)
  %t472 = add i64 %t0, 743
  %t473 = getelementptr float, ptr %b1, i64 %t472
  %t474 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t473, i32 4, <8 x i1> %t83, <8 x float> zeroinitializer)
  %t475 = add i64 %t16, 1022
  %t476 = getelementptr float, ptr %b0, i64 %t475
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t474, ptr %t476, i32 8, <8 x i1> %t12)
  %t477 = add i64 %t0, 751
  %t478 = getelementptr float, ptr %b1, i64 %t477
  %t479 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t478, i32 4, <8 x i1> %t91, <8 x float> zeroinitializer)
  %t480 = add i64 %t16, 1030
  %t481 = getelementptr float, ptr %b0, i64 %t480
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t479, ptr %t481, i32 8, <8 x i1> %t24)
  %t482 = add i64 %t0, 755
  %t483 = getelementptr float, ptr %b1, i64 %t482
  %t484 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t483, i32 4, <8 x i1> %t105, <8 x float> zeroinitializer)
  %t485 = add i64 %t16, 1036
  %t486 = getelementptr float, ptr %b0, i64 %t485
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t484, ptr %t486, i32 8, <8 x i1> %t12)
  %t487 = add i64 %t0, 763
  %t488 = getelementptr float, ptr %b1, i64 %t487
  %t489 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t488, i32 4, <8 x i1> %t113, <8 x float> zeroinitializer)
  %t490 = add i64 %t16, 1044
  %t491 = getelementptr float, ptr %b0, i64 %t490
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t489, ptr %t491, i32 8, <8 x i1> %t24)
  %t492 = add i64 %t0, 767
  %t493 = getelementptr float, ptr %b1, i64 %t492
  %t494 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t493, i32 4, <8 x i1> %t127, <8 x float> zeroinitializer)
  %t495 = add i64 %t16, 1050
  %t496 = getelementptr float, ptr %b0, i64 %t495
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t494, ptr %t496, i32 8, <8 x i1> %t12)
  %t497 = add i64 %t0, 775
  %t498 = getelementptr float, ptr %b1, i64 %t497
  %t499 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t498, i32 4, <8 x i1> %t135, <8 x float> zeroinitializer)
  %t500 = add i64 %t16, 1058
  %t501 = getelementptr float, ptr %b0, i64 %t500
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t499, ptr %t501, i32 8, <8 x i1> %t24)
  %t502 = add i64 %t0, 779
  %t503 = getelementptr float, ptr %b1, i64 %t502
  %t504 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t503, i32 4, <8 x i1> %t149, <8 x float> zeroinitializer)
  %t505 = add i64 %t16, 1064
  %t506 = getelementptr float, ptr %b0, i64 %t505
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t504, ptr %t506, i32 8, <8 x i1> %t12)
  %t507 = add i64 %t0, 787
  %t508 = getelementptr float, ptr %b1, i64 %t507
  %t509 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t508, i32 4, <8 x i1> %t157, <8 x float> zeroinitializer)
  %t510 = add i64 %t16, 1072
  %t511 = getelementptr float, ptr %b0, i64 %t510
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t509, ptr %t511, i32 8, <8 x i1> %t24)
  %t512 = add i64 %t0, 851
  %t513 = getelementptr float, ptr %b1, i64 %t512
  %t514 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t513, i32 4, <8 x i1> %t13, <8 x float> zeroinitializer)
  %t515 = add i64 %t16, 1176
  %t516 = getelementptr float, ptr %b0, i64 %t515
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t514, ptr %t516, i32 8, <8 x i1> %t12)
  %t517 = add i64 %t0, 859
  %t518 = getelementptr float, ptr %b1, i64 %t517
  %t519 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t518, i32 4, <8 x i1> %t25, <8 x float> zeroinitializer)
  %t520 = add i64 %t16, 1184
  %t521 = getelementptr float, ptr %b0, i64 %t520
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t519, ptr %t521, i32 8, <8 x i1> %t24)
  %t522 = add i64 %t0, 863
  %t523 = getelementptr float, ptr %b1, i64 %t522
  %t524 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t523, i32 4, <8 x i1> %t39, <8 x float> zeroinitializer)
  %t525 = add i64 %t16, 1190
  %t526 = getelementptr float, ptr %b0, i64 %t525
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t524, ptr %t526, i32 8, <8 x i1> %t12)
  %t527 = add i64 %t0, 871
  %t528 = getelementptr float, ptr %b1, i64 %t527
  %t529 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t528, i32 4, <8 x i1> %t47, <8 x float> zeroinitializer)
  %t530 = add i64 %t16, 1198
  %t531 = getelementptr float, ptr %b0, i64 %t530
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t529, ptr %t531, i32 8, <8 x i1> %t24)
  %t532 = add i64 %t0, 875
  %t533 = getelementptr float, ptr %b1, i64 %t532
  %t534 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t533, i32 4, <8 x i1> %t61, <8 x float> zeroinitializer)
  %t535 = add i64 %t16, 1204
  %t536 = getelementptr float, ptr %b0, i64 %t535
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t534, ptr %t536, i32 8, <8 x i1> %t12)
  %t537 = add i64 %t0, 883
  %t538 = getelementptr float, ptr %b1, i64 %t537
  %t539 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t538, i32 4, <8 x i1> %t69, <8 x float> zeroinitializer)
  %t540 = add i64 %t16, 1212
  %t541 = getelementptr float, ptr %b0, i64 %t540
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t539, ptr %t541, i32 8, <8 x i1> %t24)
  %t542 = add i64 %t0, 887
  %t543 = getelementptr float, ptr %b1, i64 %t542
  %t544 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t543, i32 4, <8 x i1> %t83, <8 x float> zeroinitializer)
  %t545 = add i64 %t16, 1218
  %t546 = getelementptr float, ptr %b0, i64 %t545
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t544, ptr %t546, i32 8, <8 x i1> %t12)
  %t547 = add i64 %t0, 895
  %t548 = getelementptr float, ptr %b1, i64 %t547
  %t549 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t548, i32 4, <8 x i1> %t91, <8 x float> zeroinitializer)
  %t550 = add i64 %t16, 1226
  %t551 = getelementptr float, ptr %b0, i64 %t550
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t549, ptr %t551, i32 8, <8 x i1> %t24)
  %t552 = add i64 %t0, 899
  %t553 = getelementptr float, ptr %b1, i64 %t552
  %t554 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t553, i32 4, <8 x i1> %t105, <8 x float> zeroinitializer)
  %t555 = add i64 %t16, 1232
  %t556 = getelementptr float, ptr %b0, i64 %t555
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t554, ptr %t556, i32 8, <8 x i1> %t12)
  %t557 = add i64 %t0, 907
  %t558 = getelementptr float, ptr %b1, i64 %t557
  %t559 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t558, i32 4, <8 x i1> %t113, <8 x float> zeroinitializer)
  %t560 = add i64 %t16, 1240
  %t561 = getelementptr float, ptr %b0, i64 %t560
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t559, ptr %t561, i32 8, <8 x i1> %t24)
  %t562 = add i64 %t0, 911
  %t563 = getelementptr float, ptr %b1, i64 %t562
  %t564 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t563, i32 4, <8 x i1> %t127, <8 x float> zeroinitializer)
  %t565 = add i64 %t16, 1246
  %t566 = getelementptr float, ptr %b0, i64 %t565
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t564, ptr %t566, i32 8, <8 x i1> %t12)
  %t567 = add i64 %t0, 919
  %t568 = getelementptr float, ptr %b1, i64 %t567
  %t569 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t568, i32 4, <8 x i1> %t135, <8 x float> zeroinitializer)
  %t570 = add i64 %t16, 1254
  %t571 = getelementptr float, ptr %b0, i64 %t570
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t569, ptr %t571, i32 8, <8 x i1> %t24)
  %t572 = add i64 %t0, 923
  %t573 = getelementptr float, ptr %b1, i64 %t572
  %t574 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t573, i32 4, <8 x i1> %t149, <8 x float> zeroinitializer)
  %t575 = add i64 %t16, 1260
  %t576 = getelementptr float, ptr %b0, i64 %t575
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t574, ptr %t576, i32 8, <8 x i1> %t12)
  %t577 = add i64 %t0, 931
  %t578 = getelementptr float, ptr %b1, i64 %t577
  %t579 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t578, i32 4, <8 x i1> %t157, <8 x float> zeroinitializer)
  %t580 = add i64 %t16, 1268
  %t581 = getelementptr float, ptr %b0, i64 %t580
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t579, ptr %t581, i32 8, <8 x i1> %t24)
  %t582 = add i64 %t0, 995
  %t583 = getelementptr float, ptr %b1, i64 %t582
  %t584 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t583, i32 4, <8 x i1> %t13, <8 x float> zeroinitializer)
  %t585 = add i64 %t16, 1372
  %t586 = getelementptr float, ptr %b0, i64 %t585
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t584, ptr %t586, i32 8, <8 x i1> %t12)
  %t587 = add i64 %t0, 1003
  %t588 = getelementptr float, ptr %b1, i64 %t587
  %t589 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t588, i32 4, <8 x i1> %t25, <8 x float> zeroinitializer)
  %t590 = add i64 %t16, 1380
  %t591 = getelementptr float, ptr %b0, i64 %t590
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t589, ptr %t591, i32 8, <8 x i1> %t24)
  %t592 = add i64 %t0, 1007
  %t593 = getelementptr float, ptr %b1, i64 %t592
  %t594 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t593, i32 4, <8 x i1> %t39, <8 x float> zeroinitializer)
  %t595 = add i64 %t16, 1386
  %t596 = getelementptr float, ptr %b0, i64 %t595
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t594, ptr %t596, i32 8, <8 x i1> %t12)
  %t597 = add i64 %t0, 1015
  %t598 = getelementptr float, ptr %b1, i64 %t597
  %t599 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t598, i32 4, <8 x i1> %t47, <8 x float> zeroinitializer)
  %t600 = add i64 %t16, 1394
  %t601 = getelementptr float, ptr %b0, i64 %t600
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t599, ptr %t601, i32 8, <8 x i1> %t24)
  %t602 = add i64 %t0, 1019
  %t603 = getelementptr float, ptr %b1, i64 %t602
  %t604 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t603, i32 4, <8 x i1> %t61, <8 x float> zeroinitializer)
  %t605 = add i64 %t16, 1400
  %t606 = getelementptr float, ptr %b0, i64 %t605
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t604, ptr %t606, i32 8, <8 x i1> %t12)
  %t607 = add i64 %t0, 1027
  %t608 = getelementptr float, ptr %b1, i64 %t607
  %t609 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t608, i32 4, <8 x i1> %t69, <8 x float> zeroinitializer)
  %t610 = add i64 %t16, 1408
  %t611 = getelementptr float, ptr %b0, i64 %t610
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t609, ptr %t611, i32 8, <8 x i1> %t24)
  %t612 = add i64 %t0, 1031
  %t613 = getelementptr float, ptr %b1, i64 %t612
  %t614 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t613, i32 4, <8 x i1> %t83, <8 x float> zeroinitializer)
  %t615 = add i64 %t16, 1414
  %t616 = getelementptr float, ptr %b0, i64 %t615
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t614, ptr %t616, i32 8, <8 x i1> %t12)
  %t617 = add i64 %t0, 1039
  %t618 = getelementptr float, ptr %b1, i64 %t617
  %t619 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t618, i32 4, <8 x i1> %t91, <8 x float> zeroinitializer)
  %t620 = add i64 %t16, 1422
  %t621 = getelementptr float, ptr %b0, i64 %t620
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t619, ptr %t621, i32 8, <8 x i1> %t24)
  %t622 = add i64 %t0, 1043
  %t623 = getelementptr float, ptr %b1, i64 %t622
  %t624 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t623, i32 4, <8 x i1> %t105, <8 x float> zeroinitializer)
  %t625 = add i64 %t16, 1428
  %t626 = getelementptr float, ptr %b0, i64 %t625
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t624, ptr %t626, i32 8, <8 x i1> %t12)
  %t627 = add i64 %t0, 1051
  %t628 = getelementptr float, ptr %b1, i64 %t627
  %t629 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t628, i32 4, <8 x i1> %t113, <8 x float> zeroinitializer)
  %t630 = add i64 %t16, 1436
  %t631 = getelementptr float, ptr %b0, i64 %t630
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t629, ptr %t631, i32 8, <8 x i1> %t24)
  %t632 = add i64 %t0, 1055
  %t633 = getelementptr float, ptr %b1, i64 %t632
  %t634 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t633, i32 4, <8 x i1> %t127, <8 x float> zeroinitializer)
  %t635 = add i64 %t16, 1442
  %t636 = getelementptr float, ptr %b0, i64 %t635
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t634, ptr %t636, i32 8, <8 x i1> %t12)
  %t637 = add i64 %t0, 1063
  %t638 = getelementptr float, ptr %b1, i64 %t637
  %t639 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t638, i32 4, <8 x i1> %t135, <8 x float> zeroinitializer)
  %t640 = add i64 %t16, 1450
  %t641 = getelementptr float, ptr %b0, i64 %t640
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t639, ptr %t641, i32 8, <8 x i1> %t24)
  %t642 = add i64 %t0, 1067
  %t643 = getelementptr float, ptr %b1, i64 %t642
  %t644 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t643, i32 4, <8 x i1> %t149, <8 x float> zeroinitializer)
  %t645 = add i64 %t16, 1456
  %t646 = getelementptr float, ptr %b0, i64 %t645
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t644, ptr %t646, i32 8, <8 x i1> %t12)
  %t647 = add i64 %t0, 1075
  %t648 = getelementptr float, ptr %b1, i64 %t647
  %t649 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t648, i32 4, <8 x i1> %t157, <8 x float> zeroinitializer)
  %t650 = add i64 %t16, 1464
  %t651 = getelementptr float, ptr %b0, i64 %t650
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t649, ptr %t651, i32 8, <8 x i1> %t24)
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

define void @conv_2x8x12x12_r4x3x3(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %pb2 = getelementptr ptr, ptr %buffers, i64 2
  %b2 = load ptr, ptr %pb2, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = srem i64 %g, 12
  %t1 = sdiv i64 %g, 12
  %t2 = mul i64 %t1, 84
  %t3 = add i64 %t2, %t0
  %t4 = mul <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 36, i64 36, i64 36, i64 36, i64 36, i64 36, i64 36, i64 36>
  br label %loop67
loop67:
  %v67 = phi i64 [ 0, %item ], [ %n67, %next67 ]
  %v68 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n68, %next67 ]
  %v69 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n69, %next67 ]
  %v70 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n70, %next67 ]
  %v71 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n71, %next67 ]
  %v72 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n72, %next67 ]
  %v73 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n73, %next67 ]
  %v74 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n74, %next67 ]
  %v75 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n75, %next67 ]
  %v76 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n76, %next67 ]
  %v77 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n77, %next67 ]
  %v78 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n78, %next67 ]
  %v79 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n79, %next67 ]
  %t5 = mul i64 %v67, 196
  %t6 = add i64 %t3, %t5
  %t7 = getelementptr float, ptr %b1, i64 %t6
  %t8 = load float, ptr %t7, align 4, !invariant.load !0
  %t9 = mul i64 %v67, 9
  %t10 = insertelement <8 x i64> poison, i64 %t9, i64 0
  %t11 = shufflevector <8 x i64> %t10, <8 x i64> poison, <8 x i32> zeroinitializer
  %t12 = add <8 x i64> %t11, %t4
  %t13 = getelementptr float, ptr %b2, <8 x i64> %t12
  %t14 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t13, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x float> zeroinitializer)
  %t15 = insertelement <8 x float> poison, float %t8, i64 0
  %t16 = shufflevector <8 x float> %t15, <8 x float> poison, <8 x i32> zeroinitializer
  %t17 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t16, <8 x float> %t14, <8 x float> %v68)
  %t18 = add i64 %t6, 784
  %t19 = getelementptr float, ptr %b1, i64 %t18
  %t20 = load float, ptr %t19, align 4, !invariant.load !0
  %t21 = insertelement <8 x float> poison, float %t20, i64 0
  %t22 = shufflevector <8 x float> %t21, <8 x float> poison, <8 x i32> zeroinitializer
  %t23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t22, <8 x float> %t14, <8 x float> %v69)
  %t24 = add i64 %t6, 14
  %t25 = getelementptr float, ptr %b1, i64 %t24
  %t26 = load float, ptr %t25, align 4, !invariant.load !0
  %t27 = insertelement <8 x float> poison, float %t26, i64 0
  %t28 = shufflevector <8 x float> %t27, <8 x float> poison, <8 x i32> zeroinitializer
  %t29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t28, <8 x float> %t14, <8 x float> %v70)
  %t30 = add i64 %t6, 798
  %t31 = getelementptr float, ptr %b1, i64 %t30
  %t32 = load float, ptr %t31, align 4, !invariant.load !0
  %t33 = insertelement <8 x float> poison, float %t32, i64 0
  %t34 = shufflevector <8 x float> %t33, <8 x float> poison, <8 x i32> zeroinitializer
  %t35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t34, <8 x float> %t14, <8 x float> %v71)
  %t36 = add i64 %t6, 28
  %t37 = getelementptr float, ptr %b1, i64 %t36
  %t38 = load float, ptr %t37, align 4, !invariant.load !0
  %t39 = insertelement <8 x float> poison, float %t38, i64 0
  %t40 = shufflevector <8 x float> %t39, <8 x float> poison, <8 x i32> zeroinitializer
  %t41 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t40, <8 x float> %t14, <8 x float> %v72)
  %t42 = add i64 %t6, 812
  %t43 = getelementptr float, ptr %b1, i64 %t42
  %t44 = load float, ptr %t43, align 4, !invariant.load !0
  %t45 = insertelement <8 x float> poison, float %t44, i64 0
  %t46 = shufflevector <8 x float> %t45, <8 x float> poison, <8 x i32> zeroinitializer
  %t47 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t46, <8 x float> %t14, <8 x float> %v73)
  %t48 = add i64 %t6, 42
  %t49 = getelementptr float, ptr %b1, i64 %t48
  %t50 = load float, ptr %t49, align 4, !invariant.load !0
  %t51 = insertelement <8 x float> poison, float %t50, i64 0
  %t52 = shufflevector <8 x float> %t51, <8 x float> poison, <8 x i32> zeroinitializer
  %t53 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t52, <8 x float> %t14, <8 x float> %v74)
  %t54 = add i64 %t6, 826
  %t55 = getelementptr float, ptr %b1, i64 %t54
  %t56 = load float, ptr %t55, align 4, !invariant.load !0
  %t57 = insertelement <8 x float> poison, float %t56, i64 0
  %t58 = shufflevector <8 x float> %t57, <8 x float> poison, <8 x i32> zeroinitializer
  %t59 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t58, <8 x float> %t14, <8 x float> %v75)
  %t60 = add i64 %t6, 56
  %t61 = getelementptr float, ptr %b1, i64 %t60
  %t62 = load float, ptr %t61, align 4, !invariant.load !0
  %t63 = insertelement <8 x float> poison, float %t62, i64 0
  %t64 = shufflevector <8 x float> %t63, <8 x float> poison, <8 x i32> zeroinitializer
  %t65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t64, <8 x float> %t14, <8 x float> %v76)
  %t66 = add i64 %t6, 840
  %t67 = getelementptr float, ptr %b1, i64 %t66
  %t68 = load float, ptr %t67, align 4, !invariant.load !0
  %t69 = insertelement <8 x float> poison, float %t68, i64 0
  %t70 = shufflevector <8 x float> %t69, <8 x float> poison, <8 x i32> zeroinitializer
  %t71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t70, <8 x float> %t14, <8 x float> %v77)
  %t72 = add i64 %t6, 70
  %t73 = getelementptr float, ptr %b1, i64 %t72
  %t74 = load float, ptr %t73, align 4, !invariant.load !0
  %t75 = insertelement <8 x float> poison, float %t74, i64 0
  %t76 = shufflevector <8 x float> %t75, <8 x float> poison, <8 x i32> zeroinitializer
  %t77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t76, <8 x float> %t14, <8 x float> %v78)
  %t78 = add i64 %t6, 854
  %t79 = getelementptr float, ptr %b1, i64 %t78
  %t80 = load float, ptr %t79, align 4, !invariant.load !0
  %t81 = insertelement <8 x float> poison, float %t80, i64 0
  %t82 = shufflevector <8 x float> %t81, <8 x float> poison, <8 x i32> zeroinitializer
  %t83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t82, <8 x float> %t14, <8 x float> %v79)
  %t84 = add i64 %t6, 1
  %t85 = getelementptr float, ptr %b1, i64 %t84
  %t86 = load float, ptr %t85, align 4, !invariant.load !0
  %t87 = add i64 %t9, 1
  %t88 = insertelement <8 x i64> poison, i64 %t87, i64 0
  %t89 = shufflevector <8 x i64> %t88, <8 x i64> poison, <8 x i32> zeroinitializer
  %t90 = add <8 x i64> %t89, %t4
  %t91 = getelementptr float, ptr %b2, <8 x i64> %t90
  %t92 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t91, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x float> zeroinitializer)
  %t93 = insertelement <8 x float> poison, float %t86, i64 0
  %t94 = shufflevector <8 x float> %t93, <8 x float> poison, <8 x i32> zeroinitializer
  %t95 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t94, <8 x float> %t92, <8 x float> %t17)
  %t96 = add i64 %t6, 785
  %t97 = getelementptr float, ptr %b1, i64 %t96
  %t98 = load float, ptr %t97, align 4, !invariant.load !0
  %t99 = insertelement <8 x float> poison, float %t98, i64 0
  %t100 = shufflevector <8 x float> %t99, <8 x float> poison, <8 x i32> zeroinitializer
  %t101 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t100, <8 x float> %t92, <8 x float> %t23)
  %t102 = add i64 %t6, 15
  %t103 = getelementptr float, ptr %b1, i64 %t102
  %t104 = load float, ptr %t103, align 4, !invariant.load !0
  %t105 = insertelement <8 x float> poison, float %t104, i64 0
  %t106 = shufflevector <8 x float> %t105, <8 x float> poison, <8 x i32> zeroinitializer
  %t107 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t106, <8 x float> %t92, <8 x float> %t29)
  %t108 = add i64 %t6, 799
  %t109 = getelementptr float, ptr %b1, i64 %t108
  %t110 = load float, ptr %t109, align 4, !invariant.load !0
  %t111 = insertelement <8 x float> poison, float %t110, i64 0
  %t112 = shufflevector <8 x float> %t111, <8 x float> poison, <8 x i32> zeroinitializer
  %t113 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t112, <8 x float> %t92, <8 x float> %t35)
  %t114 = add i64 %t6, 29
  %t115 = getelementptr float, ptr %b1, i64 %t114
  %t116 = load float, ptr %t115, align 4, !invariant.load !0
  %t117 = insertelement <8 x float> poison, float %t116, i64 0
  %t118 = shufflevector <8 x float> %t117, <8 x float> poison, <8 x i32> zeroinitializer
  %t119 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t118, <8 x float> %t92, <8 x float> %t41)
  %t120 = add i64 %t6, 813
  %t121 = getelementptr float, ptr %b1, i64 %t120
  %t122 = load float, ptr %t121, align 4, !invariant.load !0
  %t123 = insertelement <8 x float> poison, float %t122, i64 0
  %t124 = shufflevector <8 x float> %t123, <8 x float> poison, <8 x i32> zeroinitializer
  %t125 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t124, <8 x float> %t92, <8 x float> %t47)
  %t126 = add i64 %t6, 43
  %t127 = getelementptr float, ptr %b1, i64 %t126
  %t128 = load float, ptr %t127, align 4, !invariant.load !0
  %t129 = insertelement <8 x float> poison, float %t128, i64 0
  %t130 = shufflevector <8 x float> %t129, <8 x float> poison, <8 x i32> zeroinitializer
  %t131 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t130, <8 x float> %t92, <8 x float> %t53)
  %t132 = add i64 %t6, 827
  %t133 = getelementptr float, ptr %b1, i64 %t132
  %t134 = load float, ptr %t133, align 4, !invariant.load !0
  %t135 = insertelement <8 x float> poison, float %t134, i64 0
  %t136 = shufflevector <8 x float> %t135, <8 x float> poison, <8 x i32> zeroinitializer
  %t137 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t136, <8 x float> %t92, <8 x float> %t59)
  %t138 = add i64 %t6, 57
  %t139 = getelementptr float, ptr %b1, i64 %t138
  %t140 = load float, ptr %t139, align 4, !invariant.load !0
  %t141 = insertelement <8 x float> poison, float %t140, i64 0
  %t142 = shufflevector <8 x float> %t141, <8 x float> poison, <8 x i32> zeroinitializer
  %t143 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t142, <8 x float> %t92, <8 x float> %t65)
  %t144 = add i64 %t6, 841
  %t145 = getelementptr float, ptr %b1, i64 %t144
  %t146 = load float, ptr %t145, align 4, !invariant.load !0
  %t147 = insertelement <8 x float> poison, float %t146, i64 0
  %t148 = shufflevector <8 x float> %t147, <8 x float> poison, <8 x i32> zeroinitializer
  %t149 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t148, <8 x float> %t92, <8 x float> %t71)
  %t150 = add i64 %t6, 71
  %t151 = getelementptr float, ptr %b1, i64 %t150
  %t152 = load float, ptr %t151, align 4, !invariant.load !0
  %t153 = insertelement <8 x float> poison, float %t152, i64 0
  %t154 = shufflevector <8 x float> %t153, <8 x float> poison, <8 x i32> zeroinitializer
  %t155 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t154, <8 x float> %t92, <8 x float> %t77)
  %t156 = add i64 %t6, 855
  %t157 = getelementptr float, ptr %b1, i64 %t156
  %t158 = load float, ptr %t157, align 4, !invariant.load !0
  %t159 = insertelement <8 x float> poison, float %t158, i64 0
  %t160 = shufflevector <8 x float> %t159, <8 x float> poison, <8 x i32> zeroinitializer
  %t161 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t160, <8 x float> %t92, <8 x float> %t83)
  %t162 = add i64 %t6, 2
  %t163 = getelementptr float, ptr %b1, i64 %t162
  %t164 = load float, ptr %t163, align 4, !invariant.load !0
  %t165 = add i64 %t9, 2
  %t166 = insertelement <8 x i64> poison, i64 %t165, i64 0
  %t167 = shufflevector <8 x i64> %t166, <8 x i64> poison, <8 x i32> zeroinitializer
  %t168 = add <8 x i64> %t167, %t4
  %t169 = getelementptr float, ptr %b2, <8 x i64> %t168
  %t170 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t169, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x float> zeroinitializer)
  %t171 = insertelement <8 x float> poison, float %t164, i64 0
  %t172 = shufflevector <8 x float> %t171, <8 x float> poison, <8 x i32> zeroinitializer
  %t173 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t172, <8 x float> %t170, <8 x float> %t95)
  %t174 = add i64 %t6, 786
  %t175 = getelementptr float, ptr %b1, i64 %t174
  %t176 = load float, ptr %t175, align 4, !invariant.load !0
  %t177 = insertelement <8 x float> poison, float %t176, i64 0
  %t178 = shufflevector <8 x float> %t177, <8 x float> poison, <8 x i32> zeroinitializer
  %t179 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t178, <8 x float> %t170, <8 x float> %t101)
  %t180 = add i64 %t6, 16
  %t181 = getelementptr float, ptr %b1, i64 %t180
  %t182 = load float, ptr %t181, align 4, !invariant.load !0
  %t183 = insertelement <8 x float> poison, float %t182, i64 0
  %t184 = shufflevector <8 x float> %t183, <8 x float> poison, <8 x i32> zeroinitializer
  %t185 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t184, <8 x float> %t170, <8 x float> %t107)
  %t186 = add i64 %t6, 800
  %t187 = getelementptr float, ptr %b1, i64 %t186
  %t188 = load float, ptr %t187, align 4, !invariant.load !0
  %t189 = insertelement <8 x float> poison, float %t188, i64 0
  %t190 = shufflevector <8 x float> %t189, <8 x float> poison, <8 x i32> zeroinitializer
  %t191 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t190, <8 x float> %t170, <8 x float> %t113)
  %t192 = add i64 %t6, 30
  %t193 = getelementptr float, ptr %b1, i64 %t192
  %t194 = load float, ptr %t193, align 4, !invariant.load !0
  %t195 = insertelement <8 x float> poison, float %t194, i64 0
  %t196 = shufflevector <8 x float> %t195, <8 x float> poison, <8 x i32> zeroinitializer
  %t197 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t196, <8 x float> %t170, <8 x float> %t119)
  %t198 = add i64 %t6, 814
  %t199 = getelementptr float, ptr %b1, i64 %t198
  %t200 = load float, ptr %t199, align 4, !invariant.load !0
  %t201 = insertelement <8 x float> poison, float %t200, i64 0
  %t202 = shufflevector <8 x float> %t201, <8 x float> poison, <8 x i32> zeroinitializer
  %t203 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t202, <8 x float> %t170, <8 x float> %t125)
  %t204 = add i64 %t6, 44
  %t205 = getelementptr float, ptr %b1, i64 %t204
  %t206 = load float, ptr %t205, align 4, !invariant.load !0
  %t207 = insertelement <8 x float> poison, float %t206, i64 0
  %t208 = shufflevector <8 x float> %t207, <8 x float> poison, <8 x i32> zeroinitializer
  %t209 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t208, <8 x float> %t170, <8 x float> %t131)
  %t210 = add i64 %t6, 828
  %t211 = getelementptr float, ptr %b1, i64 %t210
  %t212 = load float, ptr %t211, align 4, !invariant.load !0
  %t213 = insertelement <8 x float> poison, float %t212, i64 0
  %t214 = shufflevector <8 x float> %t213, <8 x float> poison, <8 x i32> zeroinitializer
  %t215 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t214, <8 x float> %t170, <8 x float> %t137)
  %t216 = add i64 %t6, 58
  %t217 = getelementptr float, ptr %b1, i64 %t216
  %t218 = load float, ptr %t217, align 4, !invariant.load !0
  %t219 = insertelement <8 x float> poison, float %t218, i64 0
  %t220 = shufflevector <8 x float> %t219, <8 x float> poison, <8 x i32> zeroinitializer
  %t221 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t220, <8 x float> %t170, <8 x float> %t143)
  %t222 = add i64 %t6, 842
  %t223 = getelementptr float, ptr %b1, i64 %t222
  %t224 = load float, ptr %t223, align 4, !invariant.load !0
  %t225 = insertelement <8 x float> poison, float %t224, i64 0
  %t226 = shufflevector <8 x float> %t225, <8 x float> poison, <8 x i32> zeroinitializer
  %t227 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t226, <8 x float> %t170, <8 x float> %t149)
  %t228 = add i64 %t6, 72
  %t229 = getelementptr float, ptr %b1, i64 %t228
  %t230 = load float, ptr %t229, align 4, !invariant.load !0
  %t231 = insertelement <8 x float> poison, float %t230, i64 0
  %t232 = shufflevector <8 x float> %t231, <8 x float> poison, <8 x i32> zeroinitializer
  %t233 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t232, <8 x float> %t170, <8 x float> %t155)
  %t234 = add i64 %t6, 856
  %t235 = getelementptr float, ptr %b1, i64 %t234
  %t236 = load float, ptr %t235, align 4, !invariant.load !0
  %t237 = insertelement <8 x float> poison, float %t236, i64 0
  %t238 = shufflevector <8 x float> %t237, <8 x float> poison, <8 x i32> zeroinitializer
  %t239 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t238, <8 x float> %t170, <8 x float> %t161)
  %t240 = add i64 %t9, 3
  %t241 = insertelement <8 x i64> poison, i64 %t240, i64 0
  %t242 = shufflevector <8 x i64> %t241, <8 x i64> poison, <8 x i32> zeroinitializer
  %t243 = add <8 x i64> %t242, %t4
  %t244 = getelementptr float, ptr %b2, <8 x i64> %t243
  %t245 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t244, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x float> zeroinitializer)
  %t246 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t28, <8 x float> %t245, <8 x float> %t173)
  %t247 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t34, <8 x float> %t245, <8 x float> %t179)
  %t248 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t40, <8 x float> %t245, <8 x float> %t185)
  %t249 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t46, <8 x float> %t245, <8 x float> %t191)
  %t250 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t52, <8 x float> %t245, <8 x float> %t197)
  %t251 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t58, <8 x float> %t245, <8 x float> %t203)
  %t252 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t64, <8 x float> %t245, <8 x float> %t209)
  %t253 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t70, <8 x float> %t245, <8 x float> %t215)
  %t254 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t76, <8 x float> %t245, <8 x float> %t221)
  %t255 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t82, <8 x float> %t245, <8 x float> %t227)
  %t256 = add i64 %t6, 84
  %t257 = getelementptr float, ptr %b1, i64 %t256
  %t258 = load float, ptr %t257, align 4, !invariant.load !0
  %t259 = insertelement <8 x float> poison, float %t258, i64 0
  %t260 = shufflevector <8 x float> %t259, <8 x float> poison, <8 x i32> zeroinitializer
  %t261 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t260, <8 x float> %t245, <8 x float> %t233)
  %t262 = add i64 %t6, 868
  %t263 = getelementptr float, ptr %b1, i64 %t262
  %t264 = load float, ptr %t263, align 4, !invariant.load !0
  %t265 = insertelement <8 x float> poison, float %t264, i64 0
  %t266 = shufflevector <8 x float> %t265, <8 x float> poison, <8 x i32> zeroinitializer
  %t267 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t266, <8 x float> %t245, <8 x float> %t239)
  %t268 = add i64 %t9, 4
  %t269 = insertelement <8 x i64> poison, i64 %t268, i64 0
  %t270 = shufflevector <8 x i64> %t269, <8 x i64> poison, <8 x i32> zeroinitializer
  %t271 = add <8 x i64> %t270, %t4
  %t272 = getelementptr float, ptr %b2, <8 x i64> %t271
  %t273 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t272, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x float> zeroinitializer)
  %t274 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t106, <8 x float> %t273, <8 x float> %t246)
  %t275 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t112, <8 x float> %t273, <8 x float> %t247)
  %t276 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t118, <8 x float> %t273, <8 x float> %t248)
  %t277 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t124, <8 x float> %t273, <8 x float> %t249)
  %t278 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t130, <8 x float> %t273, <8 x float> %t250)
  %t279 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t136, <8 x float> %t273, <8 x float> %t251)
  %t280 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t142, <8 x float> %t273, <8 x float> %t252)
  %t281 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t148, <8 x float> %t273, <8 x float> %t253)
  %t282 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t154, <8 x float> %t273, <8 x float> %t254)
  %t283 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t160, <8 x float> %t273, <8 x float> %t255)
  %t284 = add i64 %t6, 85
  %t285 = getelementptr float, ptr %b1, i64 %t284
  %t286 = load float, ptr %t285, align 4, !invariant.load !0
  %t287 = insertelement <8 x float> poison, float %t286, i64 0
  %t288 = shufflevector <8 x float> %t287, <8 x float> poison, <8 x i32> zeroinitializer
  %t289 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t288, <8 x float> %t273, <8 x float> %t261)
  %t290 = add i64 %t6, 869
  %t291 = getelementptr float, ptr %b1, i64 %t290
  %t292 = load float, ptr %t291, align 4, !invariant.load !0
  %t293 = insertelement <8 x float> poison, float %t292, i64 0
  %t294 = shufflevector <8 x float> %t293, <8 x float> poison, <8 x i32> zeroinitializer
  %t295 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t294, <8 x float> %t273, <8 x float> %t267)
  %t296 = add i64 %t9, 5
  %t297 = insertelement <8 x i64> poison, i64 %t296, i64 0
  %t298 = shufflevector <8 x i64> %t297, <8 x i64> poison, <8 x i32> zeroinitializer
  %t299 = add <8 x i64> %t298, %t4
  %t300 = getelementptr float, ptr %b2, <8 x i64> %t299
  %t301 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t300, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x float> zeroinitializer)
  %t302 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t184, <8 x float> %t301, <8 x float> %t274)
  %t303 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t190, <8 x float> %t301, <8 x float> %t275)
  %t304 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t196, <8 x float> %t301, <8 x float> %t276)
  %t305 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t202, <8 x float> %t301, <8 x float> %t277)
  %t306 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t208, <8 x float> %t301, <8 x float> %t278)
  %t307 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t214, <8 x float> %t301, <8 x float> %t279)
  %t308 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t220, <8 x float> %t301, <8 x float> %t280)
  %t309 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t226, <8 x float> %t301, <8 x float> %t281)
  %t310 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t232, <8 x float> %t301, <8 x float> %t282)
  %t311 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t238, <8 x float> %t301, <8 x float> %t283)
  %t312 = add i64 %t6, 86
  %t313 = getelementptr float, ptr %b1, i64 %t312
  %t314 = load float, ptr %t313, align 4, !invariant.load !0
  %t315 = insertelement <8 x float> poison, float %t314, i64 0
  %t316 = shufflevector <8 x float> %t315, <8 x float> poison, <8 x i32> zeroinitializer
  %t317 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t316, <8 x float> %t301, <8 x float> %t289)
  %t318 = add i64 %t6, 870
  %t319 = getelementptr float, ptr %b1, i64 %t318
  %t320 = load float, ptr %t319, align 4, !invariant.load !0
  %t321 = insertelement <8 x float> poison, float %t320, i64 0
  %t322 = shufflevector <8 x float> %t321, <8 x float> poison, <8 x i32> zeroinitializer
  %t323 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t322, <8 x float> %t301, <8 x float> %t295)
  %t324 = add i64 %t9, 6
  %t325 = insertelement <8 x i64> poison, i64 %t324, i64 0
  %t326 = shufflevector <8 x i64> %t325, <8 x i64> poison, <8 x i32> zeroinitializer
  %t327 = add <8 x i64> %t326, %t4
  %t328 = getelementptr float, ptr %b2, <8 x i64> %t327
  %t329 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t328, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x float> zeroinitializer)
  %t330 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t40, <8 x float> %t329, <8 x float> %t302)
  %t331 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t46, <8 x float> %t329, <8 x float> %t303)
  %t332 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t52, <8 x float> %t329, <8 x float> %t304)
  %t333 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t58, <8 x float> %t329, <8 x float> %t305)
  %t334 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t64, <8 x float> %t329, <8 x float> %t306)
  %t335 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t70, <8 x float> %t329, <8 x float> %t307)
  %t336 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t76, <8 x float> %t329, <8 x float> %t308)
  %t337 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t82, <8 x float> %t329, <8 x float> %t309)
  %t338 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t260, <8 x float> %t329, <8 x float> %t310)
  %t339 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t266, <8 x float> %t329, <8 x float> %t311)
  %t340 = add i64 %t6, 98
  %t341 = getelementptr float, ptr %b1, i64 %t340
  %t342 = load float, ptr %t341, align 4, !invariant.load !0
  %t343 = insertelement <8 x float> poison, float %t342, i64 0
  %t344 = shufflevector <8 x float> %t343, <8 x float> poison, <8 x i32> zeroinitializer
  %t345 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t344, <8 x float> %t329, <8 x float> %t317)
  %t346 = add i64 %t6, 882
  %t347 = getelementptr float, ptr %b1, i64 %t346
  %t348 = load float, ptr %t347, align 4, !invariant.load !0
  %t349 = insertelement <8 x float> poison, float %t348, i64 0
  %t350 = shufflevector <8 x float> %t349, <8 x float> poison, <8 x i32> zeroinitializer
  %t351 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t350, <8 x float> %t329, <8 x float> %t323)
  %t352 = add i64 %t9, 7
  %t353 = insertelement <8 x i64> poison, i64 %t352, i64 0
  %t354 = shufflevector <8 x i64> %t353, <8 x i64> poison, <8 x i32> zeroinitializer
  %t355 = add <8 x i64> %t354, %t4
  %t356 = getelementptr float, ptr %b2, <8 x i64> %t355
  %t357 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t356, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x float> zeroinitializer)
  %t358 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t118, <8 x float> %t357, <8 x float> %t330)
  %t359 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t124, <8 x float> %t357, <8 x float> %t331)
  %t360 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t130, <8 x float> %t357, <8 x float> %t332)
  %t361 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t136, <8 x float> %t357, <8 x float> %t333)
  %t362 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t142, <8 x float> %t357, <8 x float> %t334)
  %t363 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t148, <8 x float> %t357, <8 x float> %t335)
  %t364 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t154, <8 x float> %t357, <8 x float> %t336)
  %t365 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t160, <8 x float> %t357, <8 x float> %t337)
  %t366 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t288, <8 x float> %t357, <8 x float> %t338)
  %t367 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t294, <8 x float> %t357, <8 x float> %t339)
  %t368 = add i64 %t6, 99
  %t369 = getelementptr float, ptr %b1, i64 %t368
  %t370 = load float, ptr %t369, align 4, !invariant.load !0
  %t371 = insertelement <8 x float> poison, float %t370, i64 0
  %t372 = shufflevector <8 x float> %t371, <8 x float> poison, <8 x i32> zeroinitializer
  %t373 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t372, <8 x float> %t357, <8 x float> %t345)
  %t374 = add i64 %t6, 883
  %t375 = getelementptr float, ptr %b1, i64 %t374
  %t376 = load float, ptr %t375, align 4, !invariant.load !0
  %t377 = insertelement <8 x float> poison, float %t376, i64 0
  %t378 = shufflevector <8 x float> %t377, <8 x float> poison, <8 x i32> zeroinitializer
  %t379 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t378, <8 x float> %t357, <8 x float> %t351)
  %t380 = add i64 %t9, 8
  %t381 = insertelement <8 x i64> poison, i64 %t380, i64 0
  %t382 = shufflevector <8 x i64> %t381, <8 x i64> poison, <8 x i32> zeroinitializer
  %t383 = add <8 x i64> %t382, %t4
  %t384 = getelementptr float, ptr %b2, <8 x i64> %t383
  %t385 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t384, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x float> zeroinitializer)
  %t386 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t196, <8 x float> %t385, <8 x float> %t358)
  %t387 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t202, <8 x float> %t385, <8 x float> %t359)
  %t388 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t208, <8 x float> %t385, <8 x float> %t360)
  %t389 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t214, <8 x float> %t385, <8 x float> %t361)
  %t390 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t220, <8 x float> %t385, <8 x float> %t362)
  %t391 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t226, <8 x float> %t385, <8 x float> %t363)
  %t392 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t232, <8 x float> %t385, <8 x float> %t364)
  %t393 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t238, <8 x float> %t385, <8 x float> %t365)
  %t394 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t316, <8 x float> %t385, <8 x float> %t366)
  %t395 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t322, <8 x float> %t385, <8 x float> %t367)
  %t396 = add i64 %t6, 100
  %t397 = getelementptr float, ptr %b1, i64 %t396
  %t398 = load float, ptr %t397, align 4, !invariant.load !0
  %t399 = insertelement <8 x float> poison, float %t398, i64 0
  %t400 = shufflevector <8 x float> %t399, <8 x float> poison, <8 x i32> zeroinitializer
  %t401 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t400, <8 x float> %t385, <8 x float> %t373)
  %t402 = add i64 %t6, 884
  %t403 = getelementptr float, ptr %b1, i64 %t402
  %t404 = load float, ptr %t403, align 4, !invariant.load !0
  %t405 = insertelement <8 x float> poison, float %t404, i64 0
  %t406 = shufflevector <8 x float> %t405, <8 x float> poison, <8 x i32> zeroinitializer
  %t407 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t406, <8 x float> %t385, <8 x float> %t379)
  br label %next67
next67:
  %n68 = bitcast <8 x float> %t386 to <8 x float>
  %n69 = bitcast <8 x float> %t387 to <8 x float>
  %n70 = bitcast <8 x float> %t388 to <8 x float>
  %n71 = bitcast <8 x float> %t389 to <8 x float>
  %n72 = bitcast <8 x float> %t390 to <8 x float>
  %n73 = bitcast <8 x float> %t391 to <8 x float>
  %n74 = bitcast <8 x float> %t392 to <8 x float>
  %n75 = bitcast <8 x float> %t393 to <8 x float>
  %n76 = bitcast <8 x float> %t394 to <8 x float>
  %n77 = bitcast <8 x float> %t395 to <8 x float>
  %n78 = bitcast <8 x float> %t401 to <8 x float>
  %n79 = bitcast <8 x float> %t407 to <8 x float>
  %n67 = add nuw nsw i64 %v67, 1
  %t408 = icmp slt i64 %n67, 4
  br i1 %t408, label %loop67, label %done67
done67:
  %t409 = mul i64 %t1, 72
  %t410 = add i64 %t409, %t0
  %t411 = mul <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 144, i64 144, i64 144, i64 144, i64 144, i64 144, i64 144, i64 144>
  %t412 = insertelement <8 x i64> poison, i64 %t410, i64 0
  %t413 = shufflevector <8 x i64> %t412, <8 x i64> poison, <8 x i32> zeroinitializer
  %t414 = add <8 x i64> %t413, %t411
  %t415 = getelementptr float, ptr %b0, <8 x i64> %t414
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %n68, <8 x ptr> %t415, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>)
  %t416 = add i64 %t410, 1152
  %t417 = insertelement <8 x i64> poison, i64 %t416, i64 0
  %t418 = shufflevector <8 x i64> %t417, <8 x i64> poison, <8 x i32> zeroinitializer
  %t419 = add <8 x i64> %t418, %t411
  %t420 = getelementptr float, ptr %b0, <8 x i64> %t419
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %n69, <8 x ptr> %t420, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>)
  %t421 = add i64 %t410, 12
  %t422 = insertelement <8 x i64> poison, i64 %t421, i64 0
  %t423 = shufflevector <8 x i64> %t422, <8 x i64> poison, <8 x i32> zeroinitializer
  %t424 = add <8 x i64> %t423, %t411
  %t425 = getelementptr float, ptr %b0, <8 x i64> %t424
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %n70, <8 x ptr> %t425, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>)
  %t426 = add i64 %t410, 1164
  %t427 = insertelement <8 x i64> poison, i64 %t426, i64 0
  %t428 = shufflevector <8 x i64> %t427, <8 x i64> poison, <8 x i32> zeroinitializer
  %t429 = add <8 x i64> %t428, %t411
  %t430 = getelementptr float, ptr %b0, <8 x i64> %t429
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %n71, <8 x ptr> %t430, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>)
  %t431 = add i64 %t410, 24
  %t432 = insertelement <8 x i64> poison, i64 %t431, i64 0
  %t433 = shufflevector <8 x i64> %t432, <8 x i64> poison, <8 x i32> zeroinitializer
  %t434 = add <8 x i64> %t433, %t411
  %t435 = getelementptr float, ptr %b0, <8 x i64> %t434
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %n72, <8 x ptr> %t435, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>)
  %t436 = add i64 %t410, 1176
  %t437 = insertelement <8 x i64> poison, i64 %t436, i64 0
  %t438 = shufflevector <8 x i64> %t437, <8 x i64> poison, <8 x i32> zeroinitializer
  %t439 = add <8 x i64> %t438, %t411
  %t440 = getelementptr float, ptr %b0, <8 x i64> %t439
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %n73, <8 x ptr> %t440, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>)
  %t441 = add i64 %t410, 36
  %t442 = insertelement <8 x i64> poison, i64 %t441, i64 0
  %t443 = shufflevector <8 x i64> %t442, <8 x i64> poison, <8 x i32> zeroinitializer
  %t444 = add <8 x i64> %t443, %t411
  %t445 = getelementptr float, ptr %b0, <8 x i64> %t444
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %n74, <8 x ptr> %t445, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>)
  %t446 = add i64 %t410, 1188
  %t447 = insertelement <8 x i64> poison, i64 %t446, i64 0
  %t448 = shufflevector <8 x i64> %t447, <8 x i64> poison, <8 x i32> zeroinitializer
  %t449 = add <8 x i64> %t448, %t411
  %t450 = getelementptr float, ptr %b0, <8 x i64> %t449
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %n75, <8 x ptr> %t450, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>)
  %t451 = add i64 %t410, 48
  %t452 = insertelement <8 x i64> poison, i64 %t451, i64 0
  %t453 = shufflevector <8 x i64> %t452, <8 x i64> poison, <8 x i32> zeroinitializer
  %t454 = add <8 x i64> %t453, %t411
  %t455 = getelementptr float, ptr %b0, <8 x i64> %t454
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %n76, <8 x ptr> %t455, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>)
  %t456 = add i64 %t410, 1200
  %t457 = insertelement <8 x i64> poison, i64 %t456, i64 0
  %t458 = shufflevector <8 x i64> %t457, <8 x i64> poison, <8 x i32> zeroinitializer
  %t459 = add <8 x i64> %t458, %t411
  %t460 = getelementptr float, ptr %b0, <8 x i64> %t459
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %n77, <8 x ptr> %t460, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>)
  %t461 = add i64 %t410, 60
  %t462 = insertelement <8 x i64> poison, i64 %t461, i64 0
  %t463 = shufflevector <8 x i64> %t462, <8 x i64> poison, <8 x i32> zeroinitializer
  %t464 = add <8 x i64> %t463, %t411
  %t465 = getelementptr float, ptr %b0, <8 x i64> %t464
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %n78, <8 x ptr> %t465, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>)
  %t466 = add i64 %t410, 1212
  %t467 = insertelement <8 x i64> poison, i64 %t466, i64 0
  %t468 = shufflevector <8 x i64> %t467, <8 x i64> poison, <8 x i32> zeroinitializer
  %t469 = add <8 x i64> %t468, %t411
  %t470 = getelementptr float, ptr %b0, <8 x i64> %t469
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %n79, <8 x ptr> %t470, i32 4, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>)
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr>, i32, <8 x i1>, <8 x float>)
declare void @llvm.masked.scatter.v8f32.v8p0(<8 x float>, <8 x ptr>, i32, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
