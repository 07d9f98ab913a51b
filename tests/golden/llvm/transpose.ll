; %0 = input[0] : f32[12, 30]
; %1 = permute[1, 0](%0) : f32[30, 12]
; %2 = contiguous(%1) : f32[30, 12]
; return %2

define void @e_30x12(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
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
  %t1 = insertelement <8 x i64> poison, i64 30, i64 0
  %t2 = shufflevector <8 x i64> %t1, <8 x i64> poison, <8 x i32> zeroinitializer
  %t3 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t2
  %t4 = getelementptr float, ptr %b1, i64 %t0
  %t5 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t4, i32 16, <8 x i1> %t3, <8 x float> zeroinitializer)
  %t6 = mul i64 %g, 6
  %t7 = mul <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t8 = insertelement <8 x i64> poison, i64 %t6, i64 0
  %t9 = shufflevector <8 x i64> %t8, <8 x i64> poison, <8 x i32> zeroinitializer
  %t10 = add <8 x i64> %t9, %t7
  %t11 = getelementptr float, ptr %b0, <8 x i64> %t10
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t5, <8 x ptr> %t11, i32 4, <8 x i1> %t3)
  %t12 = add i64 %t0, 8
  %t13 = insertelement <8 x i64> poison, i64 22, i64 0
  %t14 = shufflevector <8 x i64> %t13, <8 x i64> poison, <8 x i32> zeroinitializer
  %t15 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t14
  %t16 = getelementptr float, ptr %b1, i64 %t12
  %t17 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t16, i32 16, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t18 = add i64 %t6, 96
  %t19 = insertelement <8 x i64> poison, i64 %t18, i64 0
  %t20 = shufflevector <8 x i64> %t19, <8 x i64> poison, <8 x i32> zeroinitializer
  %t21 = add <8 x i64> %t20, %t7
  %t22 = getelementptr float, ptr %b0, <8 x i64> %t21
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t17, <8 x ptr> %t22, i32 4, <8 x i1> %t15)
  %t23 = add i64 %t0, 16
  %t24 = insertelement <8 x i64> poison, i64 14, i64 0
  %t25 = shufflevector <8 x i64> %t24, <8 x i64> poison, <8 x i32> zeroinitializer
  %t26 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t25
  %t27 = getelementptr float, ptr %b1, i64 %t23
  %t28 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t27, i32 16, <8 x i1> %t26, <8 x float> zeroinitializer)
  %t29 = add i64 %t6, 192
  %t30 = insertelement <8 x i64> poison, i64 %t29, i64 0
  %t31 = shufflevector <8 x i64> %t30, <8 x i64> poison, <8 x i32> zeroinitializer
  %t32 = add <8 x i64> %t31, %t7
  %t33 = getelementptr float, ptr %b0, <8 x i64> %t32
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t28, <8 x ptr> %t33, i32 4, <8 x i1> %t26)
  %t34 = add i64 %t0, 24
  %t35 = insertelement <8 x i64> poison, i64 6, i64 0
  %t36 = shufflevector <8 x i64> %t35, <8 x i64> poison, <8 x i32> zeroinitializer
  %t37 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t36
  %t38 = getelementptr float, ptr %b1, i64 %t34
  %t39 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t38, i32 16, <8 x i1> %t37, <8 x float> zeroinitializer)
  %t40 = add i64 %t6, 288
  %t41 = insertelement <8 x i64> poison, i64 %t40, i64 0
  %t42 = shufflevector <8 x i64> %t41, <8 x i64> poison, <8 x i32> zeroinitializer
  %t43 = add <8 x i64> %t42, %t7
  %t44 = getelementptr float, ptr %b0, <8 x i64> %t43
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t39, <8 x ptr> %t44, i32 4, <8 x i1> %t37)
  %t45 = add i64 %t0, 30
  %t46 = getelementptr float, ptr %b1, i64 %t45
  %t47 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t46, i32 8, <8 x i1> %t3, <8 x float> zeroinitializer)
  %t48 = add i64 %t6, 1
  %t49 = insertelement <8 x i64> poison, i64 %t48, i64 0
  %t50 = shufflevector <8 x i64> %t49, <8 x i64> poison, <8 x i32> zeroinitializer
  %t51 = add <8 x i64> %t50, %t7
  %t52 = getelementptr float, ptr %b0, <8 x i64> %t51
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t47, <8 x ptr> %t52, i32 4, <8 x i1> %t3)
  %t53 = add i64 %t0, 38
  %t54 = getelementptr float, ptr %b1, i64 %t53
  %t55 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t54, i32 8, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t56 = add i64 %t6, 97
  %t57 = insertelement <8 x i64> poison, i64 %t56, i64 0
  %t58 = shufflevector <8 x i64> %t57, <8 x i64> poison, <8 x i32> zeroinitializer
  %t59 = add <8 x i64> %t58, %t7
  %t60 = getelementptr float, ptr %b0, <8 x i64> %t59
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t55, <8 x ptr> %t60, i32 4, <8 x i1> %t15)
  %t61 = add i64 %t0, 46
  %t62 = getelementptr float, ptr %b1, i64 %t61
  %t63 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t62, i32 8, <8 x i1> %t26, <8 x float> zeroinitializer)
  %t64 = add i64 %t6, 193
  %t65 = insertelement <8 x i64> poison, i64 %t64, i64 0
  %t66 = shufflevector <8 x i64> %t65, <8 x i64> poison, <8 x i32> zeroinitializer
  %t67 = add <8 x i64> %t66, %t7
  %t68 = getelementptr float, ptr %b0, <8 x i64> %t67
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t63, <8 x ptr> %t68, i32 4, <8 x i1> %t26)
  %t69 = add i64 %t0, 54
  %t70 = getelementptr float, ptr %b1, i64 %t69
  %t71 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t70, i32 8, <8 x i1> %t37, <8 x float> zeroinitializer)
  %t72 = add i64 %t6, 289
  %t73 = insertelement <8 x i64> poison, i64 %t72, i64 0
  %t74 = shufflevector <8 x i64> %t73, <8 x i64> poison, <8 x i32> zeroinitializer
  %t75 = add <8 x i64> %t74, %t7
  %t76 = getelementptr float, ptr %b0, <8 x i64> %t75
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t71, <8 x ptr> %t76, i32 4, <8 x i1> %t37)
  %t77 = add i64 %t0, 60
  %t78 = getelementptr float, ptr %b1, i64 %t77
  %t79 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t78, i32 16, <8 x i1> %t3, <8 x float> zeroinitializer)
  %t80 = add i64 %t6, 2
  %t81 = insertelement <8 x i64> poison, i64 %t80, i64 0
  %t82 = shufflevector <8 x i64> %t81, <8 x i64> poison, <8 x i32> zeroinitializer
  %t83 = add <8 x i64> %t82, %t7
  %t84 = getelementptr float, ptr %b0, <8 x i64> %t83
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t79, <8 x ptr> %t84, i32 4, <8 x i1> %t3)
  %t85 = add i64 %t0, 68
  %t86 = getelementptr float, ptr %b1, i64 %t85
  %t87 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t86, i32 16, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t88 = add i64 %t6, 98
  %t89 = insertelement <8 x i64> poison, i64 %t88, i64 0
  %t90 = shufflevector <8 x i64> %t89, <8 x i64> poison, <8 x i32> zeroinitializer
  %t91 = add <8 x i64> %t90, %t7
  %t92 = getelementptr float, ptr %b0, <8 x i64> %t91
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t87, <8 x ptr> %t92, i32 4, <8 x i1> %t15)
  %t93 = add i64 %t0, 76
  %t94 = getelementptr float, ptr %b1, i64 %t93
  %t95 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t94, i32 16, <8 x i1> %t26, <8 x float> zeroinitializer)
  %t96 = add i64 %t6, 194
  %t97 = insertelement <8 x i64> poison, i64 %t96, i64 0
  %t98 = shufflevector <8 x i64> %t97, <8 x i64> poison, <8 x i32> zeroinitializer
  %t99 = add <8 x i64> %t98, %t7
  %t100 = getelementptr float, ptr %b0, <8 x i64> %t99
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t95, <8 x ptr> %t100, i32 4, <8 x i1> %t26)
  %t101 = add i64 %t0, 84
  %t102 = getelementptr float, ptr %b1, i64 %t101
  %t103 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t102, i32 16, <8 x i1> %t37, <8 x float> zeroinitializer)
  %t104 = add i64 %t6, 290
  %t105 = insertelement <8 x i64> poison, i64 %t104, i64 0
  %t106 = shufflevector <8 x i64> %t105, <8 x i64> poison, <8 x i32> zeroinitializer
  %t107 = add <8 x i64> %t106, %t7
  %t108 = getelementptr float, ptr %b0, <8 x i64> %t107
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t103, <8 x ptr> %t108, i32 4, <8 x i1> %t37)
  %t109 = add i64 %t0, 90
  %t110 = getelementptr float, ptr %b1, i64 %t109
  %t111 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t110, i32 8, <8 x i1> %t3, <8 x float> zeroinitializer)
  %t112 = add i64 %t6, 3
  %t113 = insertelement <8 x i64> poison, i64 %t112, i64 0
  %t114 = shufflevector <8 x i64> %t113, <8 x i64> poison, <8 x i32> zeroinitializer
  %t115 = add <8 x i64> %t114, %t7
  %t116 = getelementptr float, ptr %b0, <8 x i64> %t115
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t111, <8 x ptr> %t116, i32 4, <8 x i1> %t3)
  %t117 = add i64 %t0, 98
  %t118 = getelementptr float, ptr %b1, i64 %t117
  %t119 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t118, i32 8, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t120 = add i64 %t6, 99
  %t121 = insertelement <8 x i64> poison, i64 %t120, i64 0
  %t122 = shufflevector <8 x i64> %t121, <8 x i64> poison, <8 x i32> zeroinitializer
  %t123 = add <8 x i64> %t122, %t7
  %t124 = getelementptr float, ptr %b0, <8 x i64> %t123
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t119, <8 x ptr> %t124, i32 4, <8 x i1> %t15)
  %t125 = add i64 %t0, 106
  %t126 = getelementptr float, ptr %b1, i64 %t125
  %t127 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t126, i32 8, <8 x i1> %t26, <8 x float> zeroinitializer)
  %t128 = add i64 %t6, 195
  %t129 = insertelement <8 x i64> poison, i64 %t128, i64 0
  %t130 = shufflevector <8 x i64> %t129, <8 x i64> poison, <8 x i32> zeroinitializer
  %t131 = add <8 x i64> %t130, %t7
  %t132 = getelementptr float, ptr %b0, <8 x i64> %t131
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t127, <8 x ptr> %t132, i32 4, <8 x i1> %t26)
  %t133 = add i64 %t0, 114
  %t134 = getelementptr float, ptr %b1, i64 %t133
  %t135 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t134, i32 8, <8 x i1> %t37, <8 x float> zeroinitializer)
  %t136 = add i64 %t6, 291
  %t137 = insertelement <8 x i64> poison, i64 %t136, i64 0
  %t138 = shufflevector <8 x i64> %t137, <8 x i64> poison, <8 x i32> zeroinitializer
  %t139 = add <8 x i64> %t138, %t7
  %t140 = getelementptr float, ptr %b0, <8 x i64> %t139
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t135, <8 x ptr> %t140, i32 4, <8 x i1> %t37)
  %t141 = add i64 %t0, 120
  %t142 = getelementptr float, ptr %b1, i64 %t141
  %t143 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t142, i32 16, <8 x i1> %t3, <8 x float> zeroinitializer)
  %t144 = add i64 %t6, 4
  %t145 = insertelement <8 x i64> poison, i64 %t144, i64 0
  %t146 = shufflevector <8 x i64> %t145, <8 x i64> poison, <8 x i32> zeroinitializer
  %t147 = add <8 x i64> %t146, %t7
  %t148 = getelementptr float, ptr %b0, <8 x i64> %t147
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t143, <8 x ptr> %t148, i32 4, <8 x i1> %t3)
  %t149 = add i64 %t0, 128
  %t150 = getelementptr float, ptr %b1, i64 %t149
  %t151 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t150, i32 16, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t152 = add i64 %t6, 100
  %t153 = insertelement <8 x i64> poison, i64 %t152, i64 0
  %t154 = shufflevector <8 x i64> %t153, <8 x i64> poison, <8 x i32> zeroinitializer
  %t155 = add <8 x i64> %t154, %t7
  %t156 = getelementptr float, ptr %b0, <8 x i64> %t155
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t151, <8 x ptr> %t156, i32 4, <8 x i1> %t15)
  %t157 = add i64 %t0, 136
  %t158 = getelementptr float, ptr %b1, i64 %t157
  %t159 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t158, i32 16, <8 x i1> %t26, <8 x float> zeroinitializer)
  %t160 = add i64 %t6, 196
  %t161 = insertelement <8 x i64> poison, i64 %t160, i64 0
  %t162 = shufflevector <8 x i64> %t161, <8 x i64> poison, <8 x i32> zeroinitializer
  %t163 = add <8 x i64> %t162, %t7
  %t164 = getelementptr float, ptr %b0, <8 x i64> %t163
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t159, <8 x ptr> %t164, i32 4, <8 x i1> %t26)
  %t165 = add i64 %t0, 144
  %t166 = getelementptr float, ptr %b1, i64 %t165
  %t167 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t166, i32 16, <8 x i1> %t37, <8 x float> zeroinitializer)
  %t168 = add i64 %t6, 292
  %t169 = insertelement <8 x i64> poison, i64 %t168, i64 0
  %t170 = shufflevector <8 x i64> %t169, <8 x i64> poison, <8 x i32> zeroinitializer
  %t171 = add <8 x i64> %t170, %t7
  %t172 = getelementptr float, ptr %b0, <8 x i64> %t171
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t167, <8 x ptr> %t172, i32 4, <8 x i1> %t37)
  %t173 = add i64 %t0, 150
  %t174 = getelementptr float, ptr %b1, i64 %t173
  %t175 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t174, i32 8, <8 x i1> %t3, <8 x float> zeroinitializer)
  %t176 = add i64 %t6, 5
  %t177 = insertelement <8 x i64> poison, i64 %t176, i64 0
  %t178 = shufflevector <8 x i64> %t177, <8 x i64> poison, <8 x i32> zeroinitializer
  %t179 = add <8 x i64> %t178, %t7
  %t180 = getelementptr float, ptr %b0, <8 x i64> %t179
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t175, <8 x ptr> %t180, i32 4, <8 x i1> %t3)
  %t181 = add i64 %t0, 158
  %t182 = getelementptr float, ptr %b1, i64 %t181
  %t183 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t182, i32 8, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t184 = add i64 %t6, 101
  %t185 = insertelement <8 x i64> poison, i64 %t184, i64 0
  %t186 = shufflevector <8 x i64> %t185, <8 x i64> poison, <8 x i32> zeroinitializer
  %t187 = add <8 x i64> %t186, %t7
  %t188 = getelementptr float, ptr %b0, <8 x i64> %t187
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t183, <8 x ptr> %t188, i32 4, <8 x i1> %t15)
  %t189 = add i64 %t0, 166
  %t190 = getelementptr float, ptr %b1, i64 %t189
  %t191 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t190, i32 8, <8 x i1> %t26, <8 x float> zeroinitializer)
  %t192 = add i64 %t6, 197
  %t193 = insertelement <8 x i64> poison, i64 %t192, i64 0
  %t194 = shufflevector <8 x i64> %t193, <8 x i64> poison, <8 x i32> zeroinitializer
  %t195 = add <8 x i64> %t194, %t7
  %t196 = getelementptr float, ptr %b0, <8 x i64> %t195
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t191, <8 x ptr> %t196, i32 4, <8 x i1> %t26)
  %t197 = add i64 %t0, 174
  %t198 = getelementptr float, ptr %b1, i64 %t197
  %t199 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t198, i32 8, <8 x i1> %t37, <8 x float> zeroinitializer)
  %t200 = add i64 %t6, 293
  %t201 = insertelement <8 x i64> poison, i64 %t200, i64 0
  %t202 = shufflevector <8 x i64> %t201, <8 x i64> poison, <8 x i32> zeroinitializer
  %t203 = add <8 x i64> %t202, %t7
  %t204 = getelementptr float, ptr %b0, <8 x i64> %t203
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t199, <8 x ptr> %t204, i32 4, <8 x i1> %t37)
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, i32, <8 x i1>, <8 x float>)
declare void @llvm.masked.scatter.v8f32.v8p0(<8 x float>, <8 x ptr>, i32, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
