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
  %t3 = insertelement <8 x i64> poison, i64 50, i64 0
  %t4 = shufflevector <8 x i64> %t3, <8 x i64> poison, <8 x i32> zeroinitializer
  %t5 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t4
  %t6 = getelementptr float, ptr %b1, i64 %t2
  %t7 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t6, i32 8, <8 x i1> %t5, <8 x float> zeroinitializer)
  %t8 = getelementptr float, ptr %b2, i64 0
  %t9 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t8, i32 32, <8 x i1> %t5, <8 x float> zeroinitializer)
  %t10 = fadd <8 x float> %t7, %t9
  %t11 = icmp slt i64 %t0, 37
  %t12 = insertelement <8 x i1> poison, i1 %t11, i64 0
  %t13 = shufflevector <8 x i1> %t12, <8 x i1> poison, <8 x i32> zeroinitializer
  %t14 = and <8 x i1> %t13, %t5
  %t15 = getelementptr float, ptr %b0, i64 %t2
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t10, ptr %t15, i32 8, <8 x i1> %t14)
  %t16 = add i64 %t2, 8
  %t17 = insertelement <8 x i64> poison, i64 42, i64 0
  %t18 = shufflevector <8 x i64> %t17, <8 x i64> poison, <8 x i32> zeroinitializer
  %t19 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t18
  %t20 = getelementptr float, ptr %b1, i64 %t16
  %t21 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t20, i32 8, <8 x i1> %t19, <8 x float> zeroinitializer)
  %t22 = getelementptr float, ptr %b2, i64 8
  %t23 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t22, i32 32, <8 x i1> %t19, <8 x float> zeroinitializer)
  %t24 = fadd <8 x float> %t21, %t23
  %t25 = and <8 x i1> %t13, %t19
  %t26 = getelementptr float, ptr %b0, i64 %t16
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t24, ptr %t26, i32 8, <8 x i1> %t25)
  %t27 = add i64 %t2, 16
  %t28 = insertelement <8 x i64> poison, i64 34, i64 0
  %t29 = shufflevector <8 x i64> %t28, <8 x i64> poison, <8 x i32> zeroinitializer
  %t30 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t29
  %t31 = getelementptr float, ptr %b1, i64 %t27
  %t32 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t31, i32 8, <8 x i1> %t30, <8 x float> zeroinitializer)
  %t33 = getelementptr float, ptr %b2, i64 16
  %t34 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t33, i32 32, <8 x i1> %t30, <8 x float> zeroinitializer)
  %t35 = fadd <8 x float> %t32, %t34
  %t36 = and <8 x i1> %t13, %t30
  %t37 = getelementptr float, ptr %b0, i64 %t27
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t35, ptr %t37, i32 8, <8 x i1> %t36)
  %t38 = add i64 %t2, 24
  %t39 = insertelement <8 x i64> poison, i64 26, i64 0
  %t40 = shufflevector <8 x i64> %t39, <8 x i64> poison, <8 x i32> zeroinitializer
  %t41 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t40
  %t42 = getelementptr float, ptr %b1, i64 %t38
  %t43 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t42, i32 8, <8 x i1> %t41, <8 x float> zeroinitializer)
  %t44 = getelementptr float, ptr %b2, i64 24
  %t45 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t44, i32 32, <8 x i1> %t41, <8 x float> zeroinitializer)
  %t46 = fadd <8 x float> %t43, %t45
  %t47 = and <8 x i1> %t13, %t41
  %t48 = getelementptr float, ptr %b0, i64 %t38
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t46, ptr %t48, i32 8, <8 x i1> %t47)
  %t49 = add i64 %t2, 32
  %t50 = insertelement <8 x i64> poison, i64 18, i64 0
  %t51 = shufflevector <8 x i64> %t50, <8 x i64> poison, <8 x i32> zeroinitializer
  %t52 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t51
  %t53 = getelementptr float, ptr %b1, i64 %t49
  %t54 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t53, i32 8, <8 x i1> %t52, <8 x float> zeroinitializer)
  %t55 = getelementptr float, ptr %b2, i64 32
  %t56 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t55, i32 32, <8 x i1> %t52, <8 x float> zeroinitializer)
  %t57 = fadd <8 x float> %t54, %t56
  %t58 = and <8 x i1> %t13, %t52
  %t59 = getelementptr float, ptr %b0, i64 %t49
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t57, ptr %t59, i32 8, <8 x i1> %t58)
  %t60 = add i64 %t2, 40
  %t61 = insertelement <8 x i64> poison, i64 10, i64 0
  %t62 = shufflevector <8 x i64> %t61, <8 x i64> poison, <8 x i32> zeroinitializer
  %t63 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t62
  %t64 = getelementptr float, ptr %b1, i64 %t60
  %t65 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t64, i32 8, <8 x i1> %t63, <8 x float> zeroinitializer)
  %t66 = getelementptr float, ptr %b2, i64 40
  %t67 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t66, i32 32, <8 x i1> %t63, <8 x float> zeroinitializer)
  %t68 = fadd <8 x float> %t65, %t67
  %t69 = and <8 x i1> %t13, %t63
  %t70 = getelementptr float, ptr %b0, i64 %t60
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t68, ptr %t70, i32 8, <8 x i1> %t69)
  %t71 = add i64 %t2, 48
  %t72 = insertelement <8 x i64> poison, i64 2, i64 0
  %t73 = shufflevector <8 x i64> %t72, <8 x i64> poison, <8 x i32> zeroinitializer
  %t74 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t73
  %t75 = getelementptr float, ptr %b1, i64 %t71
  %t76 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t75, i32 8, <8 x i1> %t74, <8 x float> zeroinitializer)
  %t77 = getelementptr float, ptr %b2, i64 48
  %t78 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t77, i32 32, <8 x i1> %t74, <8 x float> zeroinitializer)
  %t79 = fadd <8 x float> %t76, %t78
  %t80 = and <8 x i1> %t13, %t74
  %t81 = getelementptr float, ptr %b0, i64 %t71
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t79, ptr %t81, i32 8, <8 x i1> %t80)
  %t82 = add i64 %t0, 1
  %t83 = call i64 @llvm.smin.i64(i64 %t82, i64 36)
  %t84 = mul i64 %t83, 50
  %t85 = getelementptr float, ptr %b1, i64 %t84
  %t86 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t85, i32 8, <8 x i1> %t5, <8 x float> zeroinitializer)
  %t87 = fadd <8 x float> %t86, %t9
  %t88 = icmp slt i64 %t82, 37
  %t89 = insertelement <8 x i1> poison, i1 %t88, i64 0
  %t90 = shufflevector <8 x i1> %t89, <8 x i1> poison, <8 x i32> zeroinitializer
  %t91 = and <8 x i1> %t90, %t5
  %t92 = getelementptr float, ptr %b0, i64 %t84
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t87, ptr %t92, i32 8, <8 x i1> %t91)
  %t93 = add i64 %t84, 8
  %t94 = getelementptr float, ptr %b1, i64 %t93
  %t95 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t94, i32 8, <8 x i1> %t19, <8 x float> zeroinitializer)
  %t96 = fadd <8 x float> %t95, %t23
  %t97 = and <8 x i1> %t90, %t19
  %t98 = getelementptr float, ptr %b0, i64 %t93
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t96, ptr %t98, i32 8, <8 x i1> %t97)
  %t99 = add i64 %t84, 16
  %t100 = getelementptr float, ptr %b1, i64 %t99
  %t101 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t100, i32 8, <8 x i1> %t30, <8 x float> zeroinitializer)
  %t102 = fadd <8 x float> %t101, %t34
  %t103 = and <8 x i1> %t90, %t30
  %t104 = getelementptr float, ptr %b0, i64 %t99
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t102, ptr %t104, i32 8, <8 x i1> %t103)
  %t105 = add i64 %t84, 24
  %t106 = getelementptr float, ptr %b1, i64 %t105
  %t107 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t106, i32 8, <8 x i1> %t41, <8 x float> zeroinitializer)
  %t108 = fadd <8 x float> %t107, %t45
  %t109 = and <8 x i1> %t90, %t41
  %t110 = getelementptr float, ptr %b0, i64 %t105
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t108, ptr %t110, i32 8, <8 x i1> %t109)
  %t111 = add i64 %t84, 32
  %t112 = getelementptr float, ptr %b1, i64 %t111
  %t113 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t112, i32 8, <8 x i1> %t52, <8 x float> zeroinitializer)
  %t114 = fadd <8 x float> %t113, %t56
  %t115 = and <8 x i1> %t90, %t52
  %t116 = getelementptr float, ptr %b0, i64 %t111
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t114, ptr %t116, i32 8, <8 x i1> %t115)
  %t117 = add i64 %t84, 40
  %t118 = getelementptr float, ptr %b1, i64 %t117
  %t119 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t118, i32 8, <8 x i1> %t63, <8 x float> zeroinitializer)
  %t120 = fadd <8 x float> %t119, %t67
  %t121 = and <8 x i1> %t90, %t63
  %t122 = getelementptr float, ptr %b0, i64 %t117
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t120, ptr %t122, i32 8, <8 x i1> %t121)
  %t123 = add i64 %t84, 48
  %t124 = getelementptr float, ptr %b1, i64 %t123
  %t125 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t124, i32 8, <8 x i1> %t74, <8 x float> zeroinitializer)
  %t126 = fadd <8 x float> %t125, %t78
  %t127 = and <8 x i1> %t90, %t74
  %t128 = getelementptr float, ptr %b0, i64 %t123
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t126, ptr %t128, i32 8, <8 x i1> %t127)
  %t129 = add i64 %t0, 2
  %t130 = call i64 @llvm.smin.i64(i64 %t129, i64 36)
  %t131 = mul i64 %t130, 50
  %t132 = getelementptr float, ptr %b1, i64 %t131
  %t133 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t132, i32 8, <8 x i1> %t5, <8 x float> zeroinitializer)
  %t134 = fadd <8 x float> %t133, %t9
  %t135 = icmp slt i64 %t129, 37
  %t136 = insertelement <8 x i1> poison, i1 %t135, i64 0
  %t137 = shufflevector <8 x i1> %t136, <8 x i1> poison, <8 x i32> zeroinitializer
  %t138 = and <8 x i1> %t137, %t5
  %t139 = getelementptr float, ptr %b0, i64 %t131
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t134, ptr %t139, i32 8, <8 x i1> %t138)
  %t140 = add i64 %t131, 8
  %t141 = getelementptr float, ptr %b1, i64 %t140
  %t142 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t141, i32 8, <8 x i1> %t19, <8 x float> zeroinitializer)
  %t143 = fadd <8 x float> %t142, %t23
  %t144 = and <8 x i1> %t137, %t19
  %t145 = getelementptr float, ptr %b0, i64 %t140
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t143, ptr %t145, i32 8, <8 x i1> %t144)
  %t146 = add i64 %t131, 16
  %t147 = getelementptr float, ptr %b1, i64 %t146
  %t148 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t147, i32 8, <8 x i1> %t30, <8 x float> zeroinitializer)
  %t149 = fadd <8 x float> %t148, %t34
  %t150 = and <8 x i1> %t137, %t30
  %t151 = getelementptr float, ptr %b0, i64 %t146
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t149, ptr %t151, i32 8, <8 x i1> %t150)
  %t152 = add i64 %t131, 24
  %t153 = getelementptr float, ptr %b1, i64 %t152
  %t154 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t153, i32 8, <8 x i1> %t41, <8 x float> zeroinitializer)
  %t155 = fadd <8 x float> %t154, %t45
  %t156 = and <8 x i1> %t137, %t41
  %t157 = getelementptr float, ptr %b0, i64 %t152
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t155, ptr %t157, i32 8, <8 x i1> %t156)
  %t158 = add i64 %t131, 32
  %t159 = getelementptr float, ptr %b1, i64 %t158
  %t160 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t159, i32 8, <8 x i1> %t52, <8 x float> zeroinitializer)
  %t161 = fadd <8 x float> %t160, %t56
  %t162 = and <8 x i1> %t137, %t52
  %t163 = getelementptr float, ptr %b0, i64 %t158
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t161, ptr %t163, i32 8, <8 x i1> %t162)
  %t164 = add i64 %t131, 40
  %t165 = getelementptr float, ptr %b1, i64 %t164
  %t166 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t165, i32 8, <8 x i1> %t63, <8 x float> zeroinitializer)
  %t167 = fadd <8 x float> %t166, %t67
  %t168 = and <8 x i1> %t137, %t63
  %t169 = getelementptr float, ptr %b0, i64 %t164
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t167, ptr %t169, i32 8, <8 x i1> %t168)
  %t170 = add i64 %t131, 48
  %t171 = getelementptr float, ptr %b1, i64 %t170
  %t172 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t171, i32 8, <8 x i1> %t74, <8 x float> zeroinitializer)
  %t173 = fadd <8 x float> %t172, %t78
  %t174 = and <8 x i1> %t137, %t74
  %t175 = getelementptr float, ptr %b0, i64 %t170
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t173, ptr %t175, i32 8, <8 x i1> %t174)
  %t176 = add i64 %t0, 3
  %t177 = call i64 @llvm.smin.i64(i64 %t176, i64 36)
  %t178 = mul i64 %t177, 50
  %t179 = getelementptr float, ptr %b1, i64 %t178
  %t180 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t179, i32 8, <8 x i1> %t5, <8 x float> zeroinitializer)
  %t181 = fadd <8 x float> %t180, %t9
  %t182 = icmp slt i64 %t176, 37
  %t183 = insertelement <8 x i1> poison, i1 %t182, i64 0
  %t184 = shufflevector <8 x i1> %t183, <8 x i1> poison, <8 x i32> zeroinitializer
  %t185 = and <8 x i1> %t184, %t5
  %t186 = getelementptr float, ptr %b0, i64 %t178
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t181, ptr %t186, i32 8, <8 x i1> %t185)
  %t187 = add i64 %t178, 8
  %t188 = getelementptr float, ptr %b1, i64 %t187
  %t189 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t188, i32 8, <8 x i1> %t19, <8 x float> zeroinitializer)
  %t190 = fadd <8 x float> %t189, %t23
  %t191 = and <8 x i1> %t184, %t19
  %t192 = getelementptr float, ptr %b0, i64 %t187
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t190, ptr %t192, i32 8, <8 x i1> %t191)
  %t193 = add i64 %t178, 16
  %t194 = getelementptr float, ptr %b1, i64 %t193
  %t195 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t194, i32 8, <8 x i1> %t30, <8 x float> zeroinitializer)
  %t196 = fadd <8 x float> %t195, %t34
  %t197 = and <8 x i1> %t184, %t30
  %t198 = getelementptr float, ptr %b0, i64 %t193
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t196, ptr %t198, i32 8, <8 x i1> %t197)
  %t199 = add i64 %t178, 24
  %t200 = getelementptr float, ptr %b1, i64 %t199
  %t201 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t200, i32 8, <8 x i1> %t41, <8 x float> zeroinitializer)
  %t202 = fadd <8 x float> %t201, %t45
  %t203 = and <8 x i1> %t184, %t41
  %t204 = getelementptr float, ptr %b0, i64 %t199
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t202, ptr %t204, i32 8, <8 x i1> %t203)
  %t205 = add i64 %t178, 32
  %t206 = getelementptr float, ptr %b1, i64 %t205
  %t207 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t206, i32 8, <8 x i1> %t52, <8 x float> zeroinitializer)
  %t208 = fadd <8 x float> %t207, %t56
  %t209 = and <8 x i1> %t184, %t52
  %t210 = getelementptr float, ptr %b0, i64 %t205
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t208, ptr %t210, i32 8, <8 x i1> %t209)
  %t211 = add i64 %t178, 40
  %t212 = getelementptr float, ptr %b1, i64 %t211
  %t213 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t212, i32 8, <8 x i1> %t63, <8 x float> zeroinitializer)
  %t214 = fadd <8 x float> %t213, %t67
  %t215 = and <8 x i1> %t184, %t63
  %t216 = getelementptr float, ptr %b0, i64 %t211
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t214, ptr %t216, i32 8, <8 x i1> %t215)
  %t217 = add i64 %t178, 48
  %t218 = getelementptr float, ptr %b1, i64 %t217
  %t219 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t218, i32 8, <8 x i1> %t74, <8 x float> zeroinitializer)
  %t220 = fadd <8 x float> %t219, %t78
  %t221 = and <8 x i1> %t184, %t74
  %t222 = getelementptr float, ptr %b0, i64 %t217
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t220, ptr %t222, i32 8, <8 x i1> %t221)
  %t223 = add i64 %t0, 4
  %t224 = call i64 @llvm.smin.i64(i64 %t223, i64 36)
  %t225 = mul i64 %t224, 50
  %t226 = getelementptr float, ptr %b1, i64 %t225
  %t227 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t226, i32 8, <8 x i1> %t5, <8 x float> zeroinitializer)
  %t228 = fadd <8 x float> %t227, %t9
  %t229 = icmp slt i64 %t223, 37
  %t230 = insertelement <8 x i1> poison, i1 %t229, i64 0
  %t231 = shufflevector <8 x i1> %t230, <8 x i1> poison, <8 x i32> zeroinitializer
  %t232 = and <8 x i1> %t231, %t5
  %t233 = getelementptr float, ptr %b0, i64 %t225
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t228, ptr %t233, i32 8, <8 x i1> %t232)
  %t234 = add i64 %t225, 8
  %t235 = getelementptr float, ptr %b1, i64 %t234
  %t236 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t235, i32 8, <8 x i1> %t19, <8 x float> zeroinitializer)
  %t237 = fadd <8 x float> %t236, %t23
  %t238 = and <8 x i1> %t231, %t19
  %t239 = getelementptr float, ptr %b0, i64 %t234
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t237, ptr %t239, i32 8, <8 x i1> %t238)
  %t240 = add i64 %t225, 16
  %t241 = getelementptr float, ptr %b1, i64 %t240
  %t242 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t241, i32 8, <8 x i1> %t30, <8 x float> zeroinitializer)
  %t243 = fadd <8 x float> %t242, %t34
  %t244 = and <8 x i1> %t231, %t30
  %t245 = getelementptr float, ptr %b0, i64 %t240
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t243, ptr %t245, i32 8, <8 x i1> %t244)
  %t246 = add i64 %t225, 24
  %t247 = getelementptr float, ptr %b1, i64 %t246
  %t248 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t247, i32 8, <8 x i1> %t41, <8 x float> zeroinitializer)
  %t249 = fadd <8 x float> %t248, %t45
  %t250 = and <8 x i1> %t231, %t41
  %t251 = getelementptr float, ptr %b0, i64 %t246
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t249, ptr %t251, i32 8, <8 x i1> %t250)
  %t252 = add i64 %t225, 32
  %t253 = getelementptr float, ptr %b1, i64 %t252
  %t254 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t253, i32 8, <8 x i1> %t52, <8 x float> zeroinitializer)
  %t255 = fadd <8 x float> %t254, %t56
  %t256 = and <8 x i1> %t231, %t52
  %t257 = getelementptr float, ptr %b0, i64 %t252
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t255, ptr %t257, i32 8, <8 x i1> %t256)
  %t258 = add i64 %t225, 40
  %t259 = getelementptr float, ptr %b1, i64 %t258
  %t260 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t259, i32 8, <8 x i1> %t63, <8 x float> zeroinitializer)
  %t261 = fadd <8 x float> %t260, %t67
  %t262 = and <8 x i1> %t231, %t63
  %t263 = getelementptr float, ptr %b0, i64 %t258
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t261, ptr %t263, i32 8, <8 x i1> %t262)
  %t264 = add i64 %t225, 48
  %t265 = getelementptr float, ptr %b1, i64 %t264
  %t266 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t265, i32 8, <8 x i1> %t74, <8 x float> zeroinitializer)
  %t267 = fadd <8 x float> %t266, %t78
  %t268 = and <8 x i1> %t231, %t74
  %t269 = getelementptr float, ptr %b0, i64 %t264
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t267, ptr %t269, i32 8, <8 x i1> %t268)
  %t270 = add i64 %t0, 5
  %t271 = call i64 @llvm.smin.i64(i64 %t270, i64 36)
  %t272 = mul i64 %t271, 50
  %t273 = getelementptr float, ptr %b1, i64 %t272
  %t274 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t273, i32 8, <8 x i1> %t5, <8 x float> zeroinitializer)
  %t275 = fadd <8 x float> %t274, %t9
  %t276 = icmp slt i64 %t270, 37
  %t277 = insertelement <8 x i1> poison, i1 %t276, i64 0
  %t278 = shufflevector <8 x i1> %t277, <8 x i1> poison, <8 x i32> zeroinitializer
  %t279 = and <8 x i1> %t278, %t5
  %t280 = getelementptr float, ptr %b0, i64 %t272
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t275, ptr %t280, i32 8, <8 x i1> %t279)
  %t281 = add i64 %t272, 8
  %t282 = getelementptr float, ptr %b1, i64 %t281
  %t283 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t282, i32 8, <8 x i1> %t19, <8 x float> zeroinitializer)
  %t284 = fadd <8 x float> %t283, %t23
  %t285 = and <8 x i1> %t278, %t19
  %t286 = getelementptr float, ptr %b0, i64 %t281
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t284, ptr %t286, i32 8, <8 x i1> %t285)
  %t287 = add i64 %t272, 16
  %t288 = getelementptr float, ptr %b1, i64 %t287
  %t289 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t288, i32 8, <8 x i1> %t30, <8 x float> zeroinitializer)
  %t290 = fadd <8 x float> %t289, %t34
  %t291 = and <8 x i1> %t278, %t30
  %t292 = getelementptr float, ptr %b0, i64 %t287
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t290, ptr %t292, i32 8, <8 x i1> %t291)
  %t293 = add i64 %t272, 24
  %t294 = getelementptr float, ptr %b1, i64 %t293
  %t295 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t294, i32 8, <8 x i1> %t41, <8 x float> zeroinitializer)
  %t296 = fadd <8 x float> %t295, %t45
  %t297 = and <8 x i1> %t278, %t41
  %t298 = getelementptr float, ptr %b0, i64 %t293
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t296, ptr %t298, i32 8, <8 x i1> %t297)
  %t299 = add i64 %t272, 32
  %t300 = getelementptr float, ptr %b1, i64 %t299
  %t301 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t300, i32 8, <8 x i1> %t52, <8 x float> zeroinitializer)
  %t302 = fadd <8 x float> %t301, %t56
  %t303 = and <8 x i1> %t278, %t52
  %t304 = getelementptr float, ptr %b0, i64 %t299
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t302, ptr %t304, i32 8, <8 x i1> %t303)
  %t305 = add i64 %t272, 40
  %t306 = getelementptr float, ptr %b1, i64 %t305
  %t307 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t306, i32 8, <8 x i1> %t63, <8 x float> zeroinitializer)
  %t308 = fadd <8 x float> %t307, %t67
  %t309 = and <8 x i1> %t278, %t63
  %t310 = getelementptr float, ptr %b0, i64 %t305
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t308, ptr %t310, i32 8, <8 x i1> %t309)
  %t311 = add i64 %t272, 48
  %t312 = getelementptr float, ptr %b1, i64 %t311
  %t313 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t312, i32 8, <8 x i1> %t74, <8 x float> zeroinitializer)
  %t314 = fadd <8 x float> %t313, %t78
  %t315 = and <8 x i1> %t278, %t74
  %t316 = getelementptr float, ptr %b0, i64 %t311
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t314, ptr %t316, i32 8, <8 x i1> %t315)
  %t317 = add i64 %t0, 6
  %t318 = call i64 @llvm.smin.i64(i64 %t317, i64 36)
  %t319 = mul i64 %t318, 50
  %t320 = getelementptr float, ptr %b1, i64 %t319
  %t321 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t320, i32 8, <8 x i1> %t5, <8 x float> zeroinitializer)
  %t322 = fadd <8 x float> %t321, %t9
  %t323 = icmp slt i64 %t317, 37
  %t324 = insertelement <8 x i1> poison, i1 %t323, i64 0
  %t325 = shufflevector <8 x i1> %t324, <8 x i1> poison, <8 x i32> zeroinitializer
  %t326 = and <8 x i1> %t325, %t5
  %t327 = getelementptr float, ptr %b0, i64 %t319
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t322, ptr %t327, i32 8, <8 x i1> %t326)
  %t328 = add i64 %t319, 8
  %t329 = getelementptr float, ptr %b1, i64 %t328
  %t330 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t329, i32 8, <8 x i1> %t19, <8 x float> zeroinitializer)
  %t331 = fadd <8 x float> %t330, %t23
  %t332 = and <8 x i1> %t325, %t19
  %t333 = getelementptr float, ptr %b0, i64 %t328
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t331, ptr %t333, i32 8, <8 x i1> %t332)
  %t334 = add i64 %t319, 16
  %t335 = getelementptr float, ptr %b1, i64 %t334
  %t336 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t335, i32 8, <8 x i1> %t30, <8 x float> zeroinitializer)
  %t337 = fadd <8 x float> %t336, %t34
  %t338 = and <8 x i1> %t325, %t30
  %t339 = getelementptr float, ptr %b0, i64 %t334
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t337, ptr %t339, i32 8, <8 x i1> %t338)
  %t340 = add i64 %t319, 24
  %t341 = getelementptr float, ptr %b1, i64 %t340
  %t342 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t341, i32 8, <8 x i1> %t41, <8 x float> zeroinitializer)
  %t343 = fadd <8 x float> %t342, %t45
  %t344 = and <8 x i1> %t325, %t41
  %t345 = getelementptr float, ptr %b0, i64 %t340
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t343, ptr %t345, i32 8, <8 x i1> %t344)
  %t346 = add i64 %t319, 32
  %t347 = getelementptr float, ptr %b1, i64 %t346
  %t348 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t347, i32 8, <8 x i1> %t52, <8 x float> zeroinitializer)
  %t349 = fadd <8 x float> %t348, %t56
  %t350 = and <8 x i1> %t325, %t52
  %t351 = getelementptr float, ptr %b0, i64 %t346
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t349, ptr %t351, i32 8, <8 x i1> %t350)
  %t352 = add i64 %t319, 40
  %t353 = getelementptr float, ptr %b1, i64 %t352
  %t354 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t353, i32 8, <8 x i1> %t63, <8 x float> zeroinitializer)
  %t355 = fadd <8 x float> %t354, %t67
  %t356 = and <8 x i1> %t325, %t63
  %t357 = getelementptr float, ptr %b0, i64 %t352
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t355, ptr %t357, i32 8, <8 x i1> %t356)
  %t358 = add i64 %t319, 48
  %t359 = getelementptr float, ptr %b1, i64 %t358
  %t360 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t359, i32 8, <8 x i1> %t74, <8 x float> zeroinitializer)
  %t361 = fadd <8 x float> %t360, %t78
  %t362 = and <8 x i1> %t325, %t74
  %t363 = getelementptr float, ptr %b0, i64 %t358
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t361, ptr %t363, i32 8, <8 x i1> %t362)
  %t364 = add i64 %t0, 7
  %t365 = call i64 @llvm.smin.i64(i64 %t364, i64 36)
  %t366 = mul i64 %t365, 50
  %t367 = getelementptr float, ptr %b1, i64 %t366
  %t368 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t367, i32 8, <8 x i1> %t5, <8 x float> zeroinitializer)
  %t369 = fadd <8 x float> %t368, %t9
  %t370 = icmp slt i64 %t364, 37
  %t371 = insertelement <8 x i1> poison, i1 %t370, i64 0
  %t372 = shufflevector <8 x i1> %t371, <8 x i1> poison, <8 x i32> zeroinitializer
  %t373 = and <8 x i1> %t372, %t5
  %t374 = getelementptr float, ptr %b0, i64 %t366
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t369, ptr %t374, i32 8, <8 x i1> %t373)
  %t375 = add i64 %t366, 8
  %t376 = getelementptr float, ptr %b1, i64 %t375
  %t377 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t376, i32 8, <8 x i1> %t19, <8 x float> zeroinitializer)
  %t378 = fadd <8 x float> %t377, %t23
  %t379 = and <8 x i1> %t372, %t19
  %t380 = getelementptr float, ptr %b0, i64 %t375
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t378, ptr %t380, i32 8, <8 x i1> %t379)
  %t381 = add i64 %t366, 16
  %t382 = getelementptr float, ptr %b1, i64 %t381
  %t383 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t382, i32 8, <8 x i1> %t30, <8 x float> zeroinitializer)
  %t384 = fadd <8 x float> %t383, %t34
  %t385 = and <8 x i1> %t372, %t30
  %t386 = getelementptr float, ptr %b0, i64 %t381
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t384, ptr %t386, i32 8, <8 x i1> %t385)
  %t387 = add i64 %t366, 24
  %t388 = getelementptr float, ptr %b1, i64 %t387
  %t389 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t388, i32 8, <8 x i1> %t41, <8 x float> zeroinitializer)
  %t390 = fadd <8 x float> %t389, %t45
  %t391 = and <8 x i1> %t372, %t41
  %t392 = getelementptr float, ptr %b0, i64 %t387
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t390, ptr %t392, i32 8, <8 x i1> %t391)
  %t393 = add i64 %t366, 32
  %t394 = getelementptr float, ptr %b1, i64 %t393
  %t395 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t394, i32 8, <8 x i1> %t52, <8 x float> zeroinitializer)
  %t396 = fadd <8 x float> %t395, %t56
  %t397 = and <8 x i1> %t372, %t52
  %t398 = getelementptr float, ptr %b0, i64 %t393
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t396, ptr %t398, i32 8, <8 x i1> %t397)
  %t399 = add i64 %t366, 40
  %t400 = getelementptr float, ptr %b1, i64 %t399
  %t401 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t400, i32 8, <8 x i1> %t63, <8 x float> zeroinitializer)
  %t402 = fadd <8 x float> %t401, %t67
  %t403 = and <8 x i1> %t372, %t63
  %t404 = getelementptr float, ptr %b0, i64 %t399
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t402, ptr %t404, i32 8, <8 x i1> %t403)
  %t405 = add i64 %t366, 48
  %t406 = getelementptr float, ptr %b1, i64 %t405
  %t407 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t406, i32 8, <8 x i1> %t74, <8 x float> zeroinitializer)
  %t408 = fadd <8 x float> %t407, %t78
  %t409 = and <8 x i1> %t372, %t74
  %t410 = getelementptr float, ptr %b0, i64 %t405
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t408, ptr %t410, i32 8, <8 x i1> %t409)
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
