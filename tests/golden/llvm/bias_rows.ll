; %0 = input[0] : f32[37, 50]
; %1 = input[1] : f32[50]
; %2 = expand(%1) : f32[37, 50]
; %3 = add(%0, %2) : f32[37, 50]
; return %3

define void @e_37x50(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
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
  %t0 = mul i64 %g, 8
  %t1 = call i64 @llvm.smin.i64(i64 %t0, i64 36)
  %t2 = mul i64 %t1, 50
  %t3 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 50, i64 50, i64 50, i64 50, i64 50, i64 50, i64 50, i64 50>
  %t4 = getelementptr float, ptr %b1, i64 %t2
  %t5 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t4, i32 8, <8 x i1> %t3, <8 x float> zeroinitializer)
  %t6 = getelementptr float, ptr %b2, i64 0
  %t7 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t6, i32 32, <8 x i1> %t3, <8 x float> zeroinitializer)
  %t8 = fadd <8 x float> %t5, %t7
  %t9 = icmp slt i64 %t0, 37
  %t10 = insertelement <8 x i1> poison, i1 %t9, i64 0
  %t11 = shufflevector <8 x i1> %t10, <8 x i1> poison, <8 x i32> zeroinitializer
  %t12 = and <8 x i1> %t11, %t3
  %t13 = getelementptr float, ptr %b0, i64 %t2
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t8, ptr %t13, i32 8, <8 x i1> %t12)
  %t14 = add i64 %t2, 8
  %t15 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 42, i64 42, i64 42, i64 42, i64 42, i64 42, i64 42, i64 42>
  %t16 = getelementptr float, ptr %b1, i64 %t14
  %t17 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t16, i32 8, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t18 = getelementptr float, ptr %b2, i64 8
  %t19 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t18, i32 32, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t20 = fadd <8 x float> %t17, %t19
  %t21 = and <8 x i1> %t11, %t15
  %t22 = getelementptr float, ptr %b0, i64 %t14
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t20, ptr %t22, i32 8, <8 x i1> %t21)
  %t23 = add i64 %t2, 16
  %t24 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 34, i64 34, i64 34, i64 34, i64 34, i64 34, i64 34, i64 34>
  %t25 = getelementptr float, ptr %b1, i64 %t23
  %t26 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t25, i32 8, <8 x i1> %t24, <8 x float> zeroinitializer)
  %t27 = getelementptr float, ptr %b2, i64 16
  %t28 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t27, i32 32, <8 x i1> %t24, <8 x float> zeroinitializer)
  %t29 = fadd <8 x float> %t26, %t28
  %t30 = and <8 x i1> %t11, %t24
  %t31 = getelementptr float, ptr %b0, i64 %t23
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t29, ptr %t31, i32 8, <8 x i1> %t30)
  %t32 = add i64 %t2, 24
  %t33 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 26, i64 26, i64 26, i64 26, i64 26, i64 26, i64 26, i64 26>
  %t34 = getelementptr float, ptr %b1, i64 %t32
  %t35 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t34, i32 8, <8 x i1> %t33, <8 x float> zeroinitializer)
  %t36 = getelementptr float, ptr %b2, i64 24
  %t37 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t36, i32 32, <8 x i1> %t33, <8 x float> zeroinitializer)
  %t38 = fadd <8 x float> %t35, %t37
  %t39 = and <8 x i1> %t11, %t33
  %t40 = getelementptr float, ptr %b0, i64 %t32
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t38, ptr %t40, i32 8, <8 x i1> %t39)
  %t41 = add i64 %t2, 32
  %t42 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 18, i64 18, i64 18, i64 18, i64 18, i64 18, i64 18, i64 18>
  %t43 = getelementptr float, ptr %b1, i64 %t41
  %t44 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t43, i32 8, <8 x i1> %t42, <8 x float> zeroinitializer)
  %t45 = getelementptr float, ptr %b2, i64 32
  %t46 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t45, i32 32, <8 x i1> %t42, <8 x float> zeroinitializer)
  %t47 = fadd <8 x float> %t44, %t46
  %t48 = and <8 x i1> %t11, %t42
  %t49 = getelementptr float, ptr %b0, i64 %t41
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t47, ptr %t49, i32 8, <8 x i1> %t48)
  %t50 = add i64 %t2, 40
  %t51 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 10, i64 10, i64 10, i64 10, i64 10, i64 10, i64 10, i64 10>
  %t52 = getelementptr float, ptr %b1, i64 %t50
  %t53 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t52, i32 8, <8 x i1> %t51, <8 x float> zeroinitializer)
  %t54 = getelementptr float, ptr %b2, i64 40
  %t55 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t54, i32 32, <8 x i1> %t51, <8 x float> zeroinitializer)
  %t56 = fadd <8 x float> %t53, %t55
  %t57 = and <8 x i1> %t11, %t51
  %t58 = getelementptr float, ptr %b0, i64 %t50
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t56, ptr %t58, i32 8, <8 x i1> %t57)
  %t59 = add i64 %t2, 48
  %t60 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2>
  %t61 = getelementptr float, ptr %b1, i64 %t59
  %t62 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t61, i32 8, <8 x i1> %t60, <8 x float> zeroinitializer)
  %t63 = getelementptr float, ptr %b2, i64 48
  %t64 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t63, i32 32, <8 x i1> %t60, <8 x float> zeroinitializer)
  %t65 = fadd <8 x float> %t62, %t64
  %t66 = and <8 x i1> %t11, %t60
  %t67 = getelementptr float, ptr %b0, i64 %t59
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t65, ptr %t67, i32 8, <8 x i1> %t66)
  %t68 = add i64 %t0, 1
  %t69 = call i64 @llvm.smin.i64(i64 %t68, i64 36)
  %t70 = mul i64 %t69, 50
  %t71 = getelementptr float, ptr %b1, i64 %t70
  %t72 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t71, i32 8, <8 x i1> %t3, <8 x float> zeroinitializer)
  %t73 = fadd <8 x float> %t72, %t7
  %t74 = icmp slt i64 %t68, 37
  %t75 = insertelement <8 x i1> poison, i1 %t74, i64 0
  %t76 = shufflevector <8 x i1> %t75, <8 x i1> poison, <8 x i32> zeroinitializer
  %t77 = and <8 x i1> %t76, %t3
  %t78 = getelementptr float, ptr %b0, i64 %t70
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t73, ptr %t78, i32 8, <8 x i1> %t77)
  %t79 = add i64 %t70, 8
  %t80 = getelementptr float, ptr %b1, i64 %t79
  %t81 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t80, i32 8, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t82 = fadd <8 x float> %t81, %t19
  %t83 = and <8 x i1> %t76, %t15
  %t84 = getelementptr float, ptr %b0, i64 %t79
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t82, ptr %t84, i32 8, <8 x i1> %t83)
  %t85 = add i64 %t70, 16
  %t86 = getelementptr float, ptr %b1, i64 %t85
  %t87 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t86, i32 8, <8 x i1> %t24, <8 x float> zeroinitializer)
  %t88 = fadd <8 x float> %t87, %t28
  %t89 = and <8 x i1> %t76, %t24
  %t90 = getelementptr float, ptr %b0, i64 %t85
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t88, ptr %t90, i32 8, <8 x i1> %t89)
  %t91 = add i64 %t70, 24
  %t92 = getelementptr float, ptr %b1, i64 %t91
  %t93 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t92, i32 8, <8 x i1> %t33, <8 x float> zeroinitializer)
  %t94 = fadd <8 x float> %t93, %t37
  %t95 = and <8 x i1> %t76, %t33
  %t96 = getelementptr float, ptr %b0, i64 %t91
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t94, ptr %t96, i32 8, <8 x i1> %t95)
  %t97 = add i64 %t70, 32
  %t98 = getelementptr float, ptr %b1, i64 %t97
  %t99 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t98, i32 8, <8 x i1> %t42, <8 x float> zeroinitializer)
  %t100 = fadd <8 x float> %t99, %t46
  %t101 = and <8 x i1> %t76, %t42
  %t102 = getelementptr float, ptr %b0, i64 %t97
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t100, ptr %t102, i32 8, <8 x i1> %t101)
  %t103 = add i64 %t70, 40
  %t104 = getelementptr float, ptr %b1, i64 %t103
  %t105 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t104, i32 8, <8 x i1> %t51, <8 x float> zeroinitializer)
  %t106 = fadd <8 x float> %t105, %t55
  %t107 = and <8 x i1> %t76, %t51
  %t108 = getelementptr float, ptr %b0, i64 %t103
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t106, ptr %t108, i32 8, <8 x i1> %t107)
  %t109 = add i64 %t70, 48
  %t110 = getelementptr float, ptr %b1, i64 %t109
  %t111 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t110, i32 8, <8 x i1> %t60, <8 x float> zeroinitializer)
  %t112 = fadd <8 x float> %t111, %t64
  %t113 = and <8 x i1> %t76, %t60
  %t114 = getelementptr float, ptr %b0, i64 %t109
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t112, ptr %t114, i32 8, <8 x i1> %t113)
  %t115 = add i64 %t0, 2
  %t116 = call i64 @llvm.smin.i64(i64 %t115, i64 36)
  %t117 = mul i64 %t116, 50
  %t118 = getelementptr float, ptr %b1, i64 %t117
  %t119 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t118, i32 8, <8 x i1> %t3, <8 x float> zeroinitializer)
  %t120 = fadd <8 x float> %t119, %t7
  %t121 = icmp slt i64 %t115, 37
  %t122 = insertelement <8 x i1> poison, i1 %t121, i64 0
  %t123 = shufflevector <8 x i1> %t122, <8 x i1> poison, <8 x i32> zeroinitializer
  %t124 = and <8 x i1> %t123, %t3
  %t125 = getelementptr float, ptr %b0, i64 %t117
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t120, ptr %t125, i32 8, <8 x i1> %t124)
  %t126 = add i64 %t117, 8
  %t127 = getelementptr float, ptr %b1, i64 %t126
  %t128 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t127, i32 8, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t129 = fadd <8 x float> %t128, %t19
  %t130 = and <8 x i1> %t123, %t15
  %t131 = getelementptr float, ptr %b0, i64 %t126
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t129, ptr %t131, i32 8, <8 x i1> %t130)
  %t132 = add i64 %t117, 16
  %t133 = getelementptr float, ptr %b1, i64 %t132
  %t134 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t133, i32 8, <8 x i1> %t24, <8 x float> zeroinitializer)
  %t135 = fadd <8 x float> %t134, %t28
  %t136 = and <8 x i1> %t123, %t24
  %t137 = getelementptr float, ptr %b0, i64 %t132
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t135, ptr %t137, i32 8, <8 x i1> %t136)
  %t138 = add i64 %t117, 24
  %t139 = getelementptr float, ptr %b1, i64 %t138
  %t140 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t139, i32 8, <8 x i1> %t33, <8 x float> zeroinitializer)
  %t141 = fadd <8 x float> %t140, %t37
  %t142 = and <8 x i1> %t123, %t33
  %t143 = getelementptr float, ptr %b0, i64 %t138
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t141, ptr %t143, i32 8, <8 x i1> %t142)
  %t144 = add i64 %t117, 32
  %t145 = getelementptr float, ptr %b1, i64 %t144
  %t146 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t145, i32 8, <8 x i1> %t42, <8 x float> zeroinitializer)
  %t147 = fadd <8 x float> %t146, %t46
  %t148 = and <8 x i1> %t123, %t42
  %t149 = getelementptr float, ptr %b0, i64 %t144
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t147, ptr %t149, i32 8, <8 x i1> %t148)
  %t150 = add i64 %t117, 40
  %t151 = getelementptr float, ptr %b1, i64 %t150
  %t152 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t151, i32 8, <8 x i1> %t51, <8 x float> zeroinitializer)
  %t153 = fadd <8 x float> %t152, %t55
  %t154 = and <8 x i1> %t123, %t51
  %t155 = getelementptr float, ptr %b0, i64 %t150
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t153, ptr %t155, i32 8, <8 x i1> %t154)
  %t156 = add i64 %t117, 48
  %t157 = getelementptr float, ptr %b1, i64 %t156
  %t158 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t157, i32 8, <8 x i1> %t60, <8 x float> zeroinitializer)
  %t159 = fadd <8 x float> %t158, %t64
  %t160 = and <8 x i1> %t123, %t60
  %t161 = getelementptr float, ptr %b0, i64 %t156
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t159, ptr %t161, i32 8, <8 x i1> %t160)
  %t162 = add i64 %t0, 3
  %t163 = call i64 @llvm.smin.i64(i64 %t162, i64 36)
  %t164 = mul i64 %t163, 50
  %t165 = getelementptr float, ptr %b1, i64 %t164
  %t166 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t165, i32 8, <8 x i1> %t3, <8 x float> zeroinitializer)
  %t167 = fadd <8 x float> %t166, %t7
  %t168 = icmp slt i64 %t162, 37
  %t169 = insertelement <8 x i1> poison, i1 %t168, i64 0
  %t170 = shufflevector <8 x i1> %t169, <8 x i1> poison, <8 x i32> zeroinitializer
  %t171 = and <8 x i1> %t170, %t3
  %t172 = getelementptr float, ptr %b0, i64 %t164
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t167, ptr %t172, i32 8, <8 x i1> %t171)
  %t173 = add i64 %t164, 8
  %t174 = getelementptr float, ptr %b1, i64 %t173
  %t175 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t174, i32 8, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t176 = fadd <8 x float> %t175, %t19
  %t177 = and <8 x i1> %t170, %t15
  %t178 = getelementptr float, ptr %b0, i64 %t173
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t176, ptr %t178, i32 8, <8 x i1> %t177)
  %t179 = add i64 %t164, 16
  %t180 = getelementptr float, ptr %b1, i64 %t179
  %t181 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t180, i32 8, <8 x i1> %t24, <8 x float> zeroinitializer)
  %t182 = fadd <8 x float> %t181, %t28
  %t183 = and <8 x i1> %t170, %t24
  %t184 = getelementptr float, ptr %b0, i64 %t179
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t182, ptr %t184, i32 8, <8 x i1> %t183)
  %t185 = add i64 %t164, 24
  %t186 = getelementptr float, ptr %b1, i64 %t185
  %t187 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t186, i32 8, <8 x i1> %t33, <8 x float> zeroinitializer)
  %t188 = fadd <8 x float> %t187, %t37
  %t189 = and <8 x i1> %t170, %t33
  %t190 = getelementptr float, ptr %b0, i64 %t185
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t188, ptr %t190, i32 8, <8 x i1> %t189)
  %t191 = add i64 %t164, 32
  %t192 = getelementptr float, ptr %b1, i64 %t191
  %t193 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t192, i32 8, <8 x i1> %t42, <8 x float> zeroinitializer)
  %t194 = fadd <8 x float> %t193, %t46
  %t195 = and <8 x i1> %t170, %t42
  %t196 = getelementptr float, ptr %b0, i64 %t191
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t194, ptr %t196, i32 8, <8 x i1> %t195)
  %t197 = add i64 %t164, 40
  %t198 = getelementptr float, ptr %b1, i64 %t197
  %t199 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t198, i32 8, <8 x i1> %t51, <8 x float> zeroinitializer)
  %t200 = fadd <8 x float> %t199, %t55
  %t201 = and <8 x i1> %t170, %t51
  %t202 = getelementptr float, ptr %b0, i64 %t197
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t200, ptr %t202, i32 8, <8 x i1> %t201)
  %t203 = add i64 %t164, 48
  %t204 = getelementptr float, ptr %b1, i64 %t203
  %t205 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t204, i32 8, <8 x i1> %t60, <8 x float> zeroinitializer)
  %t206 = fadd <8 x float> %t205, %t64
  %t207 = and <8 x i1> %t170, %t60
  %t208 = getelementptr float, ptr %b0, i64 %t203
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t206, ptr %t208, i32 8, <8 x i1> %t207)
  %t209 = add i64 %t0, 4
  %t210 = call i64 @llvm.smin.i64(i64 %t209, i64 36)
  %t211 = mul i64 %t210, 50
  %t212 = getelementptr float, ptr %b1, i64 %t211
  %t213 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t212, i32 8, <8 x i1> %t3, <8 x float> zeroinitializer)
  %t214 = fadd <8 x float> %t213, %t7
  %t215 = icmp slt i64 %t209, 37
  %t216 = insertelement <8 x i1> poison, i1 %t215, i64 0
  %t217 = shufflevector <8 x i1> %t216, <8 x i1> poison, <8 x i32> zeroinitializer
  %t218 = and <8 x i1> %t217, %t3
  %t219 = getelementptr float, ptr %b0, i64 %t211
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t214, ptr %t219, i32 8, <8 x i1> %t218)
  %t220 = add i64 %t211, 8
  %t221 = getelementptr float, ptr %b1, i64 %t220
  %t222 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t221, i32 8, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t223 = fadd <8 x float> %t222, %t19
  %t224 = and <8 x i1> %t217, %t15
  %t225 = getelementptr float, ptr %b0, i64 %t220
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t223, ptr %t225, i32 8, <8 x i1> %t224)
  %t226 = add i64 %t211, 16
  %t227 = getelementptr float, ptr %b1, i64 %t226
  %t228 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t227, i32 8, <8 x i1> %t24, <8 x float> zeroinitializer)
  %t229 = fadd <8 x float> %t228, %t28
  %t230 = and <8 x i1> %t217, %t24
  %t231 = getelementptr float, ptr %b0, i64 %t226
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t229, ptr %t231, i32 8, <8 x i1> %t230)
  %t232 = add i64 %t211, 24
  %t233 = getelementptr float, ptr %b1, i64 %t232
  %t234 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t233, i32 8, <8 x i1> %t33, <8 x float> zeroinitializer)
  %t235 = fadd <8 x float> %t234, %t37
  %t236 = and <8 x i1> %t217, %t33
  %t237 = getelementptr float, ptr %b0, i64 %t232
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t235, ptr %t237, i32 8, <8 x i1> %t236)
  %t238 = add i64 %t211, 32
  %t239 = getelementptr float, ptr %b1, i64 %t238
  %t240 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t239, i32 8, <8 x i1> %t42, <8 x float> zeroinitializer)
  %t241 = fadd <8 x float> %t240, %t46
  %t242 = and <8 x i1> %t217, %t42
  %t243 = getelementptr float, ptr %b0, i64 %t238
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t241, ptr %t243, i32 8, <8 x i1> %t242)
  %t244 = add i64 %t211, 40
  %t245 = getelementptr float, ptr %b1, i64 %t244
  %t246 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t245, i32 8, <8 x i1> %t51, <8 x float> zeroinitializer)
  %t247 = fadd <8 x float> %t246, %t55
  %t248 = and <8 x i1> %t217, %t51
  %t249 = getelementptr float, ptr %b0, i64 %t244
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t247, ptr %t249, i32 8, <8 x i1> %t248)
  %t250 = add i64 %t211, 48
  %t251 = getelementptr float, ptr %b1, i64 %t250
  %t252 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t251, i32 8, <8 x i1> %t60, <8 x float> zeroinitializer)
  %t253 = fadd <8 x float> %t252, %t64
  %t254 = and <8 x i1> %t217, %t60
  %t255 = getelementptr float, ptr %b0, i64 %t250
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t253, ptr %t255, i32 8, <8 x i1> %t254)
  %t256 = add i64 %t0, 5
  %t257 = call i64 @llvm.smin.i64(i64 %t256, i64 36)
  %t258 = mul i64 %t257, 50
  %t259 = getelementptr float, ptr %b1, i64 %t258
  %t260 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t259, i32 8, <8 x i1> %t3, <8 x float> zeroinitializer)
  %t261 = fadd <8 x float> %t260, %t7
  %t262 = icmp slt i64 %t256, 37
  %t263 = insertelement <8 x i1> poison, i1 %t262, i64 0
  %t264 = shufflevector <8 x i1> %t263, <8 x i1> poison, <8 x i32> zeroinitializer
  %t265 = and <8 x i1> %t264, %t3
  %t266 = getelementptr float, ptr %b0, i64 %t258
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t261, ptr %t266, i32 8, <8 x i1> %t265)
  %t267 = add i64 %t258, 8
  %t268 = getelementptr float, ptr %b1, i64 %t267
  %t269 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t268, i32 8, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t270 = fadd <8 x float> %t269, %t19
  %t271 = and <8 x i1> %t264, %t15
  %t272 = getelementptr float, ptr %b0, i64 %t267
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t270, ptr %t272, i32 8, <8 x i1> %t271)
  %t273 = add i64 %t258, 16
  %t274 = getelementptr float, ptr %b1, i64 %t273
  %t275 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t274, i32 8, <8 x i1> %t24, <8 x float> zeroinitializer)
  %t276 = fadd <8 x float> %t275, %t28
  %t277 = and <8 x i1> %t264, %t24
  %t278 = getelementptr float, ptr %b0, i64 %t273
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t276, ptr %t278, i32 8, <8 x i1> %t277)
  %t279 = add i64 %t258, 24
  %t280 = getelementptr float, ptr %b1, i64 %t279
  %t281 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t280, i32 8, <8 x i1> %t33, <8 x float> zeroinitializer)
  %t282 = fadd <8 x float> %t281, %t37
  %t283 = and <8 x i1> %t264, %t33
  %t284 = getelementptr float, ptr %b0, i64 %t279
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t282, ptr %t284, i32 8, <8 x i1> %t283)
  %t285 = add i64 %t258, 32
  %t286 = getelementptr float, ptr %b1, i64 %t285
  %t287 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t286, i32 8, <8 x i1> %t42, <8 x float> zeroinitializer)
  %t288 = fadd <8 x float> %t287, %t46
  %t289 = and <8 x i1> %t264, %t42
  %t290 = getelementptr float, ptr %b0, i64 %t285
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t288, ptr %t290, i32 8, <8 x i1> %t289)
  %t291 = add i64 %t258, 40
  %t292 = getelementptr float, ptr %b1, i64 %t291
  %t293 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t292, i32 8, <8 x i1> %t51, <8 x float> zeroinitializer)
  %t294 = fadd <8 x float> %t293, %t55
  %t295 = and <8 x i1> %t264, %t51
  %t296 = getelementptr float, ptr %b0, i64 %t291
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t294, ptr %t296, i32 8, <8 x i1> %t295)
  %t297 = add i64 %t258, 48
  %t298 = getelementptr float, ptr %b1, i64 %t297
  %t299 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t298, i32 8, <8 x i1> %t60, <8 x float> zeroinitializer)
  %t300 = fadd <8 x float> %t299, %t64
  %t301 = and <8 x i1> %t264, %t60
  %t302 = getelementptr float, ptr %b0, i64 %t297
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t300, ptr %t302, i32 8, <8 x i1> %t301)
  %t303 = add i64 %t0, 6
  %t304 = call i64 @llvm.smin.i64(i64 %t303, i64 36)
  %t305 = mul i64 %t304, 50
  %t306 = getelementptr float, ptr %b1, i64 %t305
  %t307 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t306, i32 8, <8 x i1> %t3, <8 x float> zeroinitializer)
  %t308 = fadd <8 x float> %t307, %t7
  %t309 = icmp slt i64 %t303, 37
  %t310 = insertelement <8 x i1> poison, i1 %t309, i64 0
  %t311 = shufflevector <8 x i1> %t310, <8 x i1> poison, <8 x i32> zeroinitializer
  %t312 = and <8 x i1> %t311, %t3
  %t313 = getelementptr float, ptr %b0, i64 %t305
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t308, ptr %t313, i32 8, <8 x i1> %t312)
  %t314 = add i64 %t305, 8
  %t315 = getelementptr float, ptr %b1, i64 %t314
  %t316 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t315, i32 8, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t317 = fadd <8 x float> %t316, %t19
  %t318 = and <8 x i1> %t311, %t15
  %t319 = getelementptr float, ptr %b0, i64 %t314
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t317, ptr %t319, i32 8, <8 x i1> %t318)
  %t320 = add i64 %t305, 16
  %t321 = getelementptr float, ptr %b1, i64 %t320
  %t322 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t321, i32 8, <8 x i1> %t24, <8 x float> zeroinitializer)
  %t323 = fadd <8 x float> %t322, %t28
  %t324 = and <8 x i1> %t311, %t24
  %t325 = getelementptr float, ptr %b0, i64 %t320
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t323, ptr %t325, i32 8, <8 x i1> %t324)
  %t326 = add i64 %t305, 24
  %t327 = getelementptr float, ptr %b1, i64 %t326
  %t328 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t327, i32 8, <8 x i1> %t33, <8 x float> zeroinitializer)
  %t329 = fadd <8 x float> %t328, %t37
  %t330 = and <8 x i1> %t311, %t33
  %t331 = getelementptr float, ptr %b0, i64 %t326
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t329, ptr %t331, i32 8, <8 x i1> %t330)
  %t332 = add i64 %t305, 32
  %t333 = getelementptr float, ptr %b1, i64 %t332
  %t334 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t333, i32 8, <8 x i1> %t42, <8 x float> zeroinitializer)
  %t335 = fadd <8 x float> %t334, %t46
  %t336 = and <8 x i1> %t311, %t42
  %t337 = getelementptr float, ptr %b0, i64 %t332
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t335, ptr %t337, i32 8, <8 x i1> %t336)
  %t338 = add i64 %t305, 40
  %t339 = getelementptr float, ptr %b1, i64 %t338
  %t340 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t339, i32 8, <8 x i1> %t51, <8 x float> zeroinitializer)
  %t341 = fadd <8 x float> %t340, %t55
  %t342 = and <8 x i1> %t311, %t51
  %t343 = getelementptr float, ptr %b0, i64 %t338
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t341, ptr %t343, i32 8, <8 x i1> %t342)
  %t344 = add i64 %t305, 48
  %t345 = getelementptr float, ptr %b1, i64 %t344
  %t346 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t345, i32 8, <8 x i1> %t60, <8 x float> zeroinitializer)
  %t347 = fadd <8 x float> %t346, %t64
  %t348 = and <8 x i1> %t311, %t60
  %t349 = getelementptr float, ptr %b0, i64 %t344
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t347, ptr %t349, i32 8, <8 x i1> %t348)
  %t350 = add i64 %t0, 7
  %t351 = call i64 @llvm.smin.i64(i64 %t350, i64 36)
  %t352 = mul i64 %t351, 50
  %t353 = getelementptr float, ptr %b1, i64 %t352
  %t354 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t353, i32 8, <8 x i1> %t3, <8 x float> zeroinitializer)
  %t355 = fadd <8 x float> %t354, %t7
  %t356 = icmp slt i64 %t350, 37
  %t357 = insertelement <8 x i1> poison, i1 %t356, i64 0
  %t358 = shufflevector <8 x i1> %t357, <8 x i1> poison, <8 x i32> zeroinitializer
  %t359 = and <8 x i1> %t358, %t3
  %t360 = getelementptr float, ptr %b0, i64 %t352
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t355, ptr %t360, i32 8, <8 x i1> %t359)
  %t361 = add i64 %t352, 8
  %t362 = getelementptr float, ptr %b1, i64 %t361
  %t363 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t362, i32 8, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t364 = fadd <8 x float> %t363, %t19
  %t365 = and <8 x i1> %t358, %t15
  %t366 = getelementptr float, ptr %b0, i64 %t361
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t364, ptr %t366, i32 8, <8 x i1> %t365)
  %t367 = add i64 %t352, 16
  %t368 = getelementptr float, ptr %b1, i64 %t367
  %t369 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t368, i32 8, <8 x i1> %t24, <8 x float> zeroinitializer)
  %t370 = fadd <8 x float> %t369, %t28
  %t371 = and <8 x i1> %t358, %t24
  %t372 = getelementptr float, ptr %b0, i64 %t367
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t370, ptr %t372, i32 8, <8 x i1> %t371)
  %t373 = add i64 %t352, 24
  %t374 = getelementptr float, ptr %b1, i64 %t373
  %t375 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t374, i32 8, <8 x i1> %t33, <8 x float> zeroinitializer)
  %t376 = fadd <8 x float> %t375, %t37
  %t377 = and <8 x i1> %t358, %t33
  %t378 = getelementptr float, ptr %b0, i64 %t373
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t376, ptr %t378, i32 8, <8 x i1> %t377)
  %t379 = add i64 %t352, 32
  %t380 = getelementptr float, ptr %b1, i64 %t379
  %t381 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t380, i32 8, <8 x i1> %t42, <8 x float> zeroinitializer)
  %t382 = fadd <8 x float> %t381, %t46
  %t383 = and <8 x i1> %t358, %t42
  %t384 = getelementptr float, ptr %b0, i64 %t379
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t382, ptr %t384, i32 8, <8 x i1> %t383)
  %t385 = add i64 %t352, 40
  %t386 = getelementptr float, ptr %b1, i64 %t385
  %t387 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t386, i32 8, <8 x i1> %t51, <8 x float> zeroinitializer)
  %t388 = fadd <8 x float> %t387, %t55
  %t389 = and <8 x i1> %t358, %t51
  %t390 = getelementptr float, ptr %b0, i64 %t385
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t388, ptr %t390, i32 8, <8 x i1> %t389)
  %t391 = add i64 %t352, 48
  %t392 = getelementptr float, ptr %b1, i64 %t391
  %t393 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t392, i32 8, <8 x i1> %t60, <8 x float> zeroinitializer)
  %t394 = fadd <8 x float> %t393, %t64
  %t395 = and <8 x i1> %t358, %t60
  %t396 = getelementptr float, ptr %b0, i64 %t391
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t394, ptr %t396, i32 8, <8 x i1> %t395)
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, i32, <8 x i1>, <8 x float>)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, i32, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
