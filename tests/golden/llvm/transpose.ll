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
  %t1 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t2 = getelementptr float, ptr %b1, i64 %t0
  %t3 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t2, i32 16, <8 x i1> %t1, <8 x float> zeroinitializer)
  %t4 = mul i64 %g, 6
  %t5 = mul <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t6 = insertelement <8 x i64> poison, i64 %t4, i64 0
  %t7 = shufflevector <8 x i64> %t6, <8 x i64> poison, <8 x i32> zeroinitializer
  %t8 = add <8 x i64> %t7, %t5
  %t9 = getelementptr float, ptr %b0, <8 x i64> %t8
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t3, <8 x ptr> %t9, i32 4, <8 x i1> %t1)
  %t10 = add i64 %t0, 8
  %t11 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 22, i64 22, i64 22, i64 22, i64 22, i64 22, i64 22, i64 22>
  %t12 = getelementptr float, ptr %b1, i64 %t10
  %t13 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t12, i32 16, <8 x i1> %t11, <8 x float> zeroinitializer)
  %t14 = add i64 %t4, 96
  %t15 = insertelement <8 x i64> poison, i64 %t14, i64 0
  %t16 = shufflevector <8 x i64> %t15, <8 x i64> poison, <8 x i32> zeroinitializer
  %t17 = add <8 x i64> %t16, %t5
  %t18 = getelementptr float, ptr %b0, <8 x i64> %t17
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t13, <8 x ptr> %t18, i32 4, <8 x i1> %t11)
  %t19 = add i64 %t0, 16
  %t20 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 14, i64 14, i64 14, i64 14, i64 14, i64 14, i64 14, i64 14>
  %t21 = getelementptr float, ptr %b1, i64 %t19
  %t22 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t21, i32 16, <8 x i1> %t20, <8 x float> zeroinitializer)
  %t23 = add i64 %t4, 192
  %t24 = insertelement <8 x i64> poison, i64 %t23, i64 0
  %t25 = shufflevector <8 x i64> %t24, <8 x i64> poison, <8 x i32> zeroinitializer
  %t26 = add <8 x i64> %t25, %t5
  %t27 = getelementptr float, ptr %b0, <8 x i64> %t26
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t22, <8 x ptr> %t27, i32 4, <8 x i1> %t20)
  %t28 = add i64 %t0, 24
  %t29 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 6, i64 6, i64 6, i64 6, i64 6, i64 6, i64 6, i64 6>
  %t30 = getelementptr float, ptr %b1, i64 %t28
  %t31 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t30, i32 16, <8 x i1> %t29, <8 x float> zeroinitializer)
  %t32 = add i64 %t4, 288
  %t33 = insertelement <8 x i64> poison, i64 %t32, i64 0
  %t34 = shufflevector <8 x i64> %t33, <8 x i64> poison, <8 x i32> zeroinitializer
  %t35 = add <8 x i64> %t34, %t5
  %t36 = getelementptr float, ptr %b0, <8 x i64> %t35
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t31, <8 x ptr> %t36, i32 4, <8 x i1> %t29)
  %t37 = add i64 %t0, 30
  %t38 = getelementptr float, ptr %b1, i64 %t37
  %t39 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t38, i32 8, <8 x i1> %t1, <8 x float> zeroinitializer)
  %t40 = add i64 %t4, 1
  %t41 = insertelement <8 x i64> poison, i64 %t40, i64 0
  %t42 = shufflevector <8 x i64> %t41, <8 x i64> poison, <8 x i32> zeroinitializer
  %t43 = add <8 x i64> %t42, %t5
  %t44 = getelementptr float, ptr %b0, <8 x i64> %t43
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t39, <8 x ptr> %t44, i32 4, <8 x i1> %t1)
  %t45 = add i64 %t0, 38
  %t46 = getelementptr float, ptr %b1, i64 %t45
  %t47 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t46, i32 8, <8 x i1> %t11, <8 x float> zeroinitializer)
  %t48 = add i64 %t4, 97
  %t49 = insertelement <8 x i64> poison, i64 %t48, i64 0
  %t50 = shufflevector <8 x i64> %t49, <8 x i64> poison, <8 x i32> zeroinitializer
  %t51 = add <8 x i64> %t50, %t5
  %t52 = getelementptr float, ptr %b0, <8 x i64> %t51
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t47, <8 x ptr> %t52, i32 4, <8 x i1> %t11)
  %t53 = add i64 %t0, 46
  %t54 = getelementptr float, ptr %b1, i64 %t53
  %t55 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t54, i32 8, <8 x i1> %t20, <8 x float> zeroinitializer)
  %t56 = add i64 %t4, 193
  %t57 = insertelement <8 x i64> poison, i64 %t56, i64 0
  %t58 = shufflevector <8 x i64> %t57, <8 x i64> poison, <8 x i32> zeroinitializer
  %t59 = add <8 x i64> %t58, %t5
  %t60 = getelementptr float, ptr %b0, <8 x i64> %t59
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t55, <8 x ptr> %t60, i32 4, <8 x i1> %t20)
  %t61 = add i64 %t0, 54
  %t62 = getelementptr float, ptr %b1, i64 %t61
  %t63 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t62, i32 8, <8 x i1> %t29, <8 x float> zeroinitializer)
  %t64 = add i64 %t4, 289
  %t65 = insertelement <8 x i64> poison, i64 %t64, i64 0
  %t66 = shufflevector <8 x i64> %t65, <8 x i64> poison, <8 x i32> zeroinitializer
  %t67 = add <8 x i64> %t66, %t5
  %t68 = getelementptr float, ptr %b0, <8 x i64> %t67
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t63, <8 x ptr> %t68, i32 4, <8 x i1> %t29)
  %t69 = add i64 %t0, 60
  %t70 = getelementptr float, ptr %b1, i64 %t69
  %t71 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t70, i32 16, <8 x i1> %t1, <8 x float> zeroinitializer)
  %t72 = add i64 %t4, 2
  %t73 = insertelement <8 x i64> poison, i64 %t72, i64 0
  %t74 = shufflevector <8 x i64> %t73, <8 x i64> poison, <8 x i32> zeroinitializer
  %t75 = add <8 x i64> %t74, %t5
  %t76 = getelementptr float, ptr %b0, <8 x i64> %t75
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t71, <8 x ptr> %t76, i32 4, <8 x i1> %t1)
  %t77 = add i64 %t0, 68
  %t78 = getelementptr float, ptr %b1, i64 %t77
  %t79 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t78, i32 16, <8 x i1> %t11, <8 x float> zeroinitializer)
  %t80 = add i64 %t4, 98
  %t81 = insertelement <8 x i64> poison, i64 %t80, i64 0
  %t82 = shufflevector <8 x i64> %t81, <8 x i64> poison, <8 x i32> zeroinitializer
  %t83 = add <8 x i64> %t82, %t5
  %t84 = getelementptr float, ptr %b0, <8 x i64> %t83
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t79, <8 x ptr> %t84, i32 4, <8 x i1> %t11)
  %t85 = add i64 %t0, 76
  %t86 = getelementptr float, ptr %b1, i64 %t85
  %t87 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t86, i32 16, <8 x i1> %t20, <8 x float> zeroinitializer)
  %t88 = add i64 %t4, 194
  %t89 = insertelement <8 x i64> poison, i64 %t88, i64 0
  %t90 = shufflevector <8 x i64> %t89, <8 x i64> poison, <8 x i32> zeroinitializer
  %t91 = add <8 x i64> %t90, %t5
  %t92 = getelementptr float, ptr %b0, <8 x i64> %t91
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t87, <8 x ptr> %t92, i32 4, <8 x i1> %t20)
  %t93 = add i64 %t0, 84
  %t94 = getelementptr float, ptr %b1, i64 %t93
  %t95 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t94, i32 16, <8 x i1> %t29, <8 x float> zeroinitializer)
  %t96 = add i64 %t4, 290
  %t97 = insertelement <8 x i64> poison, i64 %t96, i64 0
  %t98 = shufflevector <8 x i64> %t97, <8 x i64> poison, <8 x i32> zeroinitializer
  %t99 = add <8 x i64> %t98, %t5
  %t100 = getelementptr float, ptr %b0, <8 x i64> %t99
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t95, <8 x ptr> %t100, i32 4, <8 x i1> %t29)
  %t101 = add i64 %t0, 90
  %t102 = getelementptr float, ptr %b1, i64 %t101
  %t103 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t102, i32 8, <8 x i1> %t1, <8 x float> zeroinitializer)
  %t104 = add i64 %t4, 3
  %t105 = insertelement <8 x i64> poison, i64 %t104, i64 0
  %t106 = shufflevector <8 x i64> %t105, <8 x i64> poison, <8 x i32> zeroinitializer
  %t107 = add <8 x i64> %t106, %t5
  %t108 = getelementptr float, ptr %b0, <8 x i64> %t107
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t103, <8 x ptr> %t108, i32 4, <8 x i1> %t1)
  %t109 = add i64 %t0, 98
  %t110 = getelementptr float, ptr %b1, i64 %t109
  %t111 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t110, i32 8, <8 x i1> %t11, <8 x float> zeroinitializer)
  %t112 = add i64 %t4, 99
  %t113 = insertelement <8 x i64> poison, i64 %t112, i64 0
  %t114 = shufflevector <8 x i64> %t113, <8 x i64> poison, <8 x i32> zeroinitializer
  %t115 = add <8 x i64> %t114, %t5
  %t116 = getelementptr float, ptr %b0, <8 x i64> %t115
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t111, <8 x ptr> %t116, i32 4, <8 x i1> %t11)
  %t117 = add i64 %t0, 106
  %t118 = getelementptr float, ptr %b1, i64 %t117
  %t119 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t118, i32 8, <8 x i1> %t20, <8 x float> zeroinitializer)
  %t120 = add i64 %t4, 195
  %t121 = insertelement <8 x i64> poison, i64 %t120, i64 0
  %t122 = shufflevector <8 x i64> %t121, <8 x i64> poison, <8 x i32> zeroinitializer
  %t123 = add <8 x i64> %t122, %t5
  %t124 = getelementptr float, ptr %b0, <8 x i64> %t123
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t119, <8 x ptr> %t124, i32 4, <8 x i1> %t20)
  %t125 = add i64 %t0, 114
  %t126 = getelementptr float, ptr %b1, i64 %t125
  %t127 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t126, i32 8, <8 x i1> %t29, <8 x float> zeroinitializer)
  %t128 = add i64 %t4, 291
  %t129 = insertelement <8 x i64> poison, i64 %t128, i64 0
  %t130 = shufflevector <8 x i64> %t129, <8 x i64> poison, <8 x i32> zeroinitializer
  %t131 = add <8 x i64> %t130, %t5
  %t132 = getelementptr float, ptr %b0, <8 x i64> %t131
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t127, <8 x ptr> %t132, i32 4, <8 x i1> %t29)
  %t133 = add i64 %t0, 120
  %t134 = getelementptr float, ptr %b1, i64 %t133
  %t135 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t134, i32 16, <8 x i1> %t1, <8 x float> zeroinitializer)
  %t136 = add i64 %t4, 4
  %t137 = insertelement <8 x i64> poison, i64 %t136, i64 0
  %t138 = shufflevector <8 x i64> %t137, <8 x i64> poison, <8 x i32> zeroinitializer
  %t139 = add <8 x i64> %t138, %t5
  %t140 = getelementptr float, ptr %b0, <8 x i64> %t139
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t135, <8 x ptr> %t140, i32 4, <8 x i1> %t1)
  %t141 = add i64 %t0, 128
  %t142 = getelementptr float, ptr %b1, i64 %t141
  %t143 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t142, i32 16, <8 x i1> %t11, <8 x float> zeroinitializer)
  %t144 = add i64 %t4, 100
  %t145 = insertelement <8 x i64> poison, i64 %t144, i64 0
  %t146 = shufflevector <8 x i64> %t145, <8 x i64> poison, <8 x i32> zeroinitializer
  %t147 = add <8 x i64> %t146, %t5
  %t148 = getelementptr float, ptr %b0, <8 x i64> %t147
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t143, <8 x ptr> %t148, i32 4, <8 x i1> %t11)
  %t149 = add i64 %t0, 136
  %t150 = getelementptr float, ptr %b1, i64 %t149
  %t151 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t150, i32 16, <8 x i1> %t20, <8 x float> zeroinitializer)
  %t152 = add i64 %t4, 196
  %t153 = insertelement <8 x i64> poison, i64 %t152, i64 0
  %t154 = shufflevector <8 x i64> %t153, <8 x i64> poison, <8 x i32> zeroinitializer
  %t155 = add <8 x i64> %t154, %t5
  %t156 = getelementptr float, ptr %b0, <8 x i64> %t155
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t151, <8 x ptr> %t156, i32 4, <8 x i1> %t20)
  %t157 = add i64 %t0, 144
  %t158 = getelementptr float, ptr %b1, i64 %t157
  %t159 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t158, i32 16, <8 x i1> %t29, <8 x float> zeroinitializer)
  %t160 = add i64 %t4, 292
  %t161 = insertelement <8 x i64> poison, i64 %t160, i64 0
  %t162 = shufflevector <8 x i64> %t161, <8 x i64> poison, <8 x i32> zeroinitializer
  %t163 = add <8 x i64> %t162, %t5
  %t164 = getelementptr float, ptr %b0, <8 x i64> %t163
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t159, <8 x ptr> %t164, i32 4, <8 x i1> %t29)
  %t165 = add i64 %t0, 150
  %t166 = getelementptr float, ptr %b1, i64 %t165
  %t167 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t166, i32 8, <8 x i1> %t1, <8 x float> zeroinitializer)
  %t168 = add i64 %t4, 5
  %t169 = insertelement <8 x i64> poison, i64 %t168, i64 0
  %t170 = shufflevector <8 x i64> %t169, <8 x i64> poison, <8 x i32> zeroinitializer
  %t171 = add <8 x i64> %t170, %t5
  %t172 = getelementptr float, ptr %b0, <8 x i64> %t171
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t167, <8 x ptr> %t172, i32 4, <8 x i1> %t1)
  %t173 = add i64 %t0, 158
  %t174 = getelementptr float, ptr %b1, i64 %t173
  %t175 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t174, i32 8, <8 x i1> %t11, <8 x float> zeroinitializer)
  %t176 = add i64 %t4, 101
  %t177 = insertelement <8 x i64> poison, i64 %t176, i64 0
  %t178 = shufflevector <8 x i64> %t177, <8 x i64> poison, <8 x i32> zeroinitializer
  %t179 = add <8 x i64> %t178, %t5
  %t180 = getelementptr float, ptr %b0, <8 x i64> %t179
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t175, <8 x ptr> %t180, i32 4, <8 x i1> %t11)
  %t181 = add i64 %t0, 166
  %t182 = getelementptr float, ptr %b1, i64 %t181
  %t183 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t182, i32 8, <8 x i1> %t20, <8 x float> zeroinitializer)
  %t184 = add i64 %t4, 197
  %t185 = insertelement <8 x i64> poison, i64 %t184, i64 0
  %t186 = shufflevector <8 x i64> %t185, <8 x i64> poison, <8 x i32> zeroinitializer
  %t187 = add <8 x i64> %t186, %t5
  %t188 = getelementptr float, ptr %b0, <8 x i64> %t187
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t183, <8 x ptr> %t188, i32 4, <8 x i1> %t20)
  %t189 = add i64 %t0, 174
  %t190 = getelementptr float, ptr %b1, i64 %t189
  %t191 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t190, i32 8, <8 x i1> %t29, <8 x float> zeroinitializer)
  %t192 = add i64 %t4, 293
  %t193 = insertelement <8 x i64> poison, i64 %t192, i64 0
  %t194 = shufflevector <8 x i64> %t193, <8 x i64> poison, <8 x i32> zeroinitializer
  %t195 = add <8 x i64> %t194, %t5
  %t196 = getelementptr float, ptr %b0, <8 x i64> %t195
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %t191, <8 x ptr> %t196, i32 4, <8 x i1> %t29)
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
