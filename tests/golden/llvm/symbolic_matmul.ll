; %0 = variable[batch, 1, 256] : i64
; %1 = input[0] : f32[batch, 100]
; %2 = reshape(%1) : f32[batch, 1, 100]
; %3 = expand(%2) : f32[batch, 32, 100]
; %4 = input[1] : f32[100, 32]
; %5 = permute[1, 0](%4) : f32[32, 100]
; %6 = reshape(%5) : f32[1, 32, 100]
; %7 = expand(%6) : f32[batch, 32, 100]
; %8 = mul(%3, %7) : f32[batch, 32, 100]
; %9 = reduce_sum[2](%8) : f32[batch, 32]
; return %9

define void @dot_batchx32_r100(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %pb2 = getelementptr ptr, ptr %buffers, i64 2
  %b2 = load ptr, ptr %pb2, align 8, !invariant.load !0
  %ps0 = getelementptr i64, ptr %scalars, i64 0
  %s0 = load i64, ptr %ps0, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = srem i64 %g, 4
  %t1 = sdiv i64 %g, 4
  %t2 = sub i64 %s0, 1
  %t3 = mul i64 %t1, 8
  %t4 = call i64 @llvm.smin.i64(i64 %t3, i64 %t2)
  %t5 = mul i64 %t4, 100
  %t6 = mul i64 %t0, 8
  %t7 = add i64 %t3, 1
  %t8 = call i64 @llvm.smin.i64(i64 %t7, i64 %t2)
  %t9 = mul i64 %t8, 100
  %t10 = add i64 %t3, 2
  %t11 = call i64 @llvm.smin.i64(i64 %t10, i64 %t2)
  %t12 = mul i64 %t11, 100
  %t13 = add i64 %t3, 3
  %t14 = call i64 @llvm.smin.i64(i64 %t13, i64 %t2)
  %t15 = mul i64 %t14, 100
  %t16 = add i64 %t3, 4
  %t17 = call i64 @llvm.smin.i64(i64 %t16, i64 %t2)
  %t18 = mul i64 %t17, 100
  %t19 = add i64 %t3, 5
  %t20 = call i64 @llvm.smin.i64(i64 %t19, i64 %t2)
  %t21 = mul i64 %t20, 100
  %t22 = add i64 %t3, 6
  %t23 = call i64 @llvm.smin.i64(i64 %t22, i64 %t2)
  %t24 = mul i64 %t23, 100
  %t25 = add i64 %t3, 7
  %t26 = call i64 @llvm.smin.i64(i64 %t25, i64 %t2)
  %t27 = mul i64 %t26, 100
  br label %loop46
loop46:
  %v46 = phi i64 [ 0, %item ], [ %n46, %next46 ]
  %v47 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n47, %next46 ]
  %v48 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n48, %next46 ]
  %v49 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n49, %next46 ]
  %v50 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n50, %next46 ]
  %v51 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n51, %next46 ]
  %v52 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n52, %next46 ]
  %v53 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n53, %next46 ]
  %v54 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n54, %next46 ]
  %t28 = mul i64 %v46, 4
  %t29 = add i64 %t5, %t28
  %t30 = getelementptr float, ptr %b1, i64 %t29
  %t31 = load float, ptr %t30, align 4, !invariant.load !0
  %t32 = mul i64 %v46, 128
  %t33 = add i64 %t6, %t32
  %t34 = getelementptr float, ptr %b2, i64 %t33
  %t35 = load <8 x float>, ptr %t34, align 32, !invariant.load !0
  %t36 = insertelement <8 x float> poison, float %t31, i64 0
  %t37 = shufflevector <8 x float> %t36, <8 x float> poison, <8 x i32> zeroinitializer
  %t38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t37, <8 x float> %t35, <8 x float> %v47)
  %t39 = add i64 %t9, %t28
  %t40 = getelementptr float, ptr %b1, i64 %t39
  %t41 = load float, ptr %t40, align 4, !invariant.load !0
  %t42 = insertelement <8 x float> poison, float %t41, i64 0
  %t43 = shufflevector <8 x float> %t42, <8 x float> poison, <8 x i32> zeroinitializer
  %t44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t43, <8 x float> %t35, <8 x float> %v48)
  %t45 = add i64 %t12, %t28
  %t46 = getelementptr float, ptr %b1, i64 %t45
  %t47 = load float, ptr %t46, align 4, !invariant.load !0
  %t48 = insertelement <8 x float> poison, float %t47, i64 0
  %t49 = shufflevector <8 x float> %t48, <8 x float> poison, <8 x i32> zeroinitializer
  %t50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t49, <8 x float> %t35, <8 x float> %v49)
  %t51 = add i64 %t15, %t28
  %t52 = getelementptr float, ptr %b1, i64 %t51
  %t53 = load float, ptr %t52, align 4, !invariant.load !0
  %t54 = insertelement <8 x float> poison, float %t53, i64 0
  %t55 = shufflevector <8 x float> %t54, <8 x float> poison, <8 x i32> zeroinitializer
  %t56 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t55, <8 x float> %t35, <8 x float> %v50)
  %t57 = add i64 %t18, %t28
  %t58 = getelementptr float, ptr %b1, i64 %t57
  %t59 = load float, ptr %t58, align 4, !invariant.load !0
  %t60 = insertelement <8 x float> poison, float %t59, i64 0
  %t61 = shufflevector <8 x float> %t60, <8 x float> poison, <8 x i32> zeroinitializer
  %t62 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t61, <8 x float> %t35, <8 x float> %v51)
  %t63 = add i64 %t21, %t28
  %t64 = getelementptr float, ptr %b1, i64 %t63
  %t65 = load float, ptr %t64, align 4, !invariant.load !0
  %t66 = insertelement <8 x float> poison, float %t65, i64 0
  %t67 = shufflevector <8 x float> %t66, <8 x float> poison, <8 x i32> zeroinitializer
  %t68 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t67, <8 x float> %t35, <8 x float> %v52)
  %t69 = add i64 %t24, %t28
  %t70 = getelementptr float, ptr %b1, i64 %t69
  %t71 = load float, ptr %t70, align 4, !invariant.load !0
  %t72 = insertelement <8 x float> poison, float %t71, i64 0
  %t73 = shufflevector <8 x float> %t72, <8 x float> poison, <8 x i32> zeroinitializer
  %t74 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t73, <8 x float> %t35, <8 x float> %v53)
  %t75 = add i64 %t27, %t28
  %t76 = getelementptr float, ptr %b1, i64 %t75
  %t77 = load float, ptr %t76, align 4, !invariant.load !0
  %t78 = insertelement <8 x float> poison, float %t77, i64 0
  %t79 = shufflevector <8 x float> %t78, <8 x float> poison, <8 x i32> zeroinitializer
  %t80 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t79, <8 x float> %t35, <8 x float> %v54)
  %t81 = add i64 %t29, 1
  %t82 = getelementptr float, ptr %b1, i64 %t81
  %t83 = load float, ptr %t82, align 4, !invariant.load !0
  %t84 = add i64 %t33, 32
  %t85 = getelementptr float, ptr %b2, i64 %t84
  %t86 = load <8 x float>, ptr %t85, align 32, !invariant.load !0
  %t87 = insertelement <8 x float> poison, float %t83, i64 0
  %t88 = shufflevector <8 x float> %t87, <8 x float> poison, <8 x i32> zeroinitializer
  %t89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t88, <8 x float> %t86, <8 x float> %t38)
  %t90 = add i64 %t39, 1
  %t91 = getelementptr float, ptr %b1, i64 %t90
  %t92 = load float, ptr %t91, align 4, !invariant.load !0
  %t93 = insertelement <8 x float> poison, float %t92, i64 0
  %t94 = shufflevector <8 x float> %t93, <8 x float> poison, <8 x i32> zeroinitializer
  %t95 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t94, <8 x float> %t86, <8 x float> %t44)
  %t96 = add i64 %t45, 1
  %t97 = getelementptr float, ptr %b1, i64 %t96
  %t98 = load float, ptr %t97, align 4, !invariant.load !0
  %t99 = insertelement <8 x float> poison, float %t98, i64 0
  %t100 = shufflevector <8 x float> %t99, <8 x float> poison, <8 x i32> zeroinitializer
  %t101 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t100, <8 x float> %t86, <8 x float> %t50)
  %t102 = add i64 %t51, 1
  %t103 = getelementptr float, ptr %b1, i64 %t102
  %t104 = load float, ptr %t103, align 4, !invariant.load !0
  %t105 = insertelement <8 x float> poison, float %t104, i64 0
  %t106 = shufflevector <8 x float> %t105, <8 x float> poison, <8 x i32> zeroinitializer
  %t107 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t106, <8 x float> %t86, <8 x float> %t56)
  %t108 = add i64 %t57, 1
  %t109 = getelementptr float, ptr %b1, i64 %t108
  %t110 = load float, ptr %t109, align 4, !invariant.load !0
  %t111 = insertelement <8 x float> poison, float %t110, i64 0
  %t112 = shufflevector <8 x float> %t111, <8 x float> poison, <8 x i32> zeroinitializer
  %t113 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t112, <8 x float> %t86, <8 x float> %t62)
  %t114 = add i64 %t63, 1
  %t115 = getelementptr float, ptr %b1, i64 %t114
  %t116 = load float, ptr %t115, align 4, !invariant.load !0
  %t117 = insertelement <8 x float> poison, float %t116, i64 0
  %t118 = shufflevector <8 x float> %t117, <8 x float> poison, <8 x i32> zeroinitializer
  %t119 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t118, <8 x float> %t86, <8 x float> %t68)
  %t120 = add i64 %t69, 1
  %t121 = getelementptr float, ptr %b1, i64 %t120
  %t122 = load float, ptr %t121, align 4, !invariant.load !0
  %t123 = insertelement <8 x float> poison, float %t122, i64 0
  %t124 = shufflevector <8 x float> %t123, <8 x float> poison, <8 x i32> zeroinitializer
  %t125 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t124, <8 x float> %t86, <8 x float> %t74)
  %t126 = add i64 %t75, 1
  %t127 = getelementptr float, ptr %b1, i64 %t126
  %t128 = load float, ptr %t127, align 4, !invariant.load !0
  %t129 = insertelement <8 x float> poison, float %t128, i64 0
  %t130 = shufflevector <8 x float> %t129, <8 x float> poison, <8 x i32> zeroinitializer
  %t131 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t130, <8 x float> %t86, <8 x float> %t80)
  %t132 = add i64 %t29, 2
  %t133 = getelementptr float, ptr %b1, i64 %t132
  %t134 = load float, ptr %t133, align 4, !invariant.load !0
  %t135 = add i64 %t33, 64
  %t136 = getelementptr float, ptr %b2, i64 %t135
  %t137 = load <8 x float>, ptr %t136, align 32, !invariant.load !0
  %t138 = insertelement <8 x float> poison, float %t134, i64 0
  %t139 = shufflevector <8 x float> %t138, <8 x float> poison, <8 x i32> zeroinitializer
  %t140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t139, <8 x float> %t137, <8 x float> %t89)
  %t141 = add i64 %t39, 2
  %t142 = getelementptr float, ptr %b1, i64 %t141
  %t143 = load float, ptr %t142, align 4, !invariant.load !0
  %t144 = insertelement <8 x float> poison, float %t143, i64 0
  %t145 = shufflevector <8 x float> %t144, <8 x float> poison, <8 x i32> zeroinitializer
  %t146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t145, <8 x float> %t137, <8 x float> %t95)
  %t147 = add i64 %t45, 2
  %t148 = getelementptr float, ptr %b1, i64 %t147
  %t149 = load float, ptr %t148, align 4, !invariant.load !0
  %t150 = insertelement <8 x float> poison, float %t149, i64 0
  %t151 = shufflevector <8 x float> %t150, <8 x float> poison, <8 x i32> zeroinitializer
  %t152 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t151, <8 x float> %t137, <8 x float> %t101)
  %t153 = add i64 %t51, 2
  %t154 = getelementptr float, ptr %b1, i64 %t153
  %t155 = load float, ptr %t154, align 4, !invariant.load !0
  %t156 = insertelement <8 x float> poison, float %t155, i64 0
  %t157 = shufflevector <8 x float> %t156, <8 x float> poison, <8 x i32> zeroinitializer
  %t158 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t157, <8 x float> %t137, <8 x float> %t107)
  %t159 = add i64 %t57, 2
  %t160 = getelementptr float, ptr %b1, i64 %t159
  %t161 = load float, ptr %t160, align 4, !invariant.load !0
  %t162 = insertelement <8 x float> poison, float %t161, i64 0
  %t163 = shufflevector <8 x float> %t162, <8 x float> poison, <8 x i32> zeroinitializer
  %t164 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t163, <8 x float> %t137, <8 x float> %t113)
  %t165 = add i64 %t63, 2
  %t166 = getelementptr float, ptr %b1, i64 %t165
  %t167 = load float, ptr %t166, align 4, !invariant.load !0
  %t168 = insertelement <8 x float> poison, float %t167, i64 0
  %t169 = shufflevector <8 x float> %t168, <8 x float> poison, <8 x i32> zeroinitializer
  %t170 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t169, <8 x float> %t137, <8 x float> %t119)
  %t171 = add i64 %t69, 2
  %t172 = getelementptr float, ptr %b1, i64 %t171
  %t173 = load float, ptr %t172, align 4, !invariant.load !0
  %t174 = insertelement <8 x float> poison, float %t173, i64 0
  %t175 = shufflevector <8 x float> %t174, <8 x float> poison, <8 x i32> zeroinitializer
  %t176 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t175, <8 x float> %t137, <8 x float> %t125)
  %t177 = add i64 %t75, 2
  %t178 = getelementptr float, ptr %b1, i64 %t177
  %t179 = load float, ptr %t178, align 4, !invariant.load !0
  %t180 = insertelement <8 x float> poison, float %t179, i64 0
  %t181 = shufflevector <8 x float> %t180, <8 x float> poison, <8 x i32> zeroinitializer
  %t182 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t181, <8 x float> %t137, <8 x float> %t131)
  %t183 = add i64 %t29, 3
  %t184 = getelementptr float, ptr %b1, i64 %t183
  %t185 = load float, ptr %t184, align 4, !invariant.load !0
  %t186 = add i64 %t33, 96
  %t187 = getelementptr float, ptr %b2, i64 %t186
  %t188 = load <8 x float>, ptr %t187, align 32, !invariant.load !0
  %t189 = insertelement <8 x float> poison, float %t185, i64 0
  %t190 = shufflevector <8 x float> %t189, <8 x float> poison, <8 x i32> zeroinitializer
  %t191 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t190, <8 x float> %t188, <8 x float> %t140)
  %t192 = add i64 %t39, 3
  %t193 = getelementptr float, ptr %b1, i64 %t192
  %t194 = load float, ptr %t193, align 4, !invariant.load !0
  %t195 = insertelement <8 x float> poison, float %t194, i64 0
  %t196 = shufflevector <8 x float> %t195, <8 x float> poison, <8 x i32> zeroinitializer
  %t197 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t196, <8 x float> %t188, <8 x float> %t146)
  %t198 = add i64 %t45, 3
  %t199 = getelementptr float, ptr %b1, i64 %t198
  %t200 = load float, ptr %t199, align 4, !invariant.load !0
  %t201 = insertelement <8 x float> poison, float %t200, i64 0
  %t202 = shufflevector <8 x float> %t201, <8 x float> poison, <8 x i32> zeroinitializer
  %t203 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t202, <8 x float> %t188, <8 x float> %t152)
  %t204 = add i64 %t51, 3
  %t205 = getelementptr float, ptr %b1, i64 %t204
  %t206 = load float, ptr %t205, align 4, !invariant.load !0
  %t207 = insertelement <8 x float> poison, float %t206, i64 0
  %t208 = shufflevector <8 x float> %t207, <8 x float> poison, <8 x i32> zeroinitializer
  %t209 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t208, <8 x float> %t188, <8 x float> %t158)
  %t210 = add i64 %t57, 3
  %t211 = getelementptr float, ptr %b1, i64 %t210
  %t212 = load float, ptr %t211, align 4, !invariant.load !0
  %t213 = insertelement <8 x float> poison, float %t212, i64 0
  %t214 = shufflevector <8 x float> %t213, <8 x float> poison, <8 x i32> zeroinitializer
  %t215 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t214, <8 x float> %t188, <8 x float> %t164)
  %t216 = add i64 %t63, 3
  %t217 = getelementptr float, ptr %b1, i64 %t216
  %t218 = load float, ptr %t217, align 4, !invariant.load !0
  %t219 = insertelement <8 x float> poison, float %t218, i64 0
  %t220 = shufflevector <8 x float> %t219, <8 x float> poison, <8 x i32> zeroinitializer
  %t221 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t220, <8 x float> %t188, <8 x float> %t170)
  %t222 = add i64 %t69, 3
  %t223 = getelementptr float, ptr %b1, i64 %t222
  %t224 = load float, ptr %t223, align 4, !invariant.load !0
  %t225 = insertelement <8 x float> poison, float %t224, i64 0
  %t226 = shufflevector <8 x float> %t225, <8 x float> poison, <8 x i32> zeroinitializer
  %t227 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t226, <8 x float> %t188, <8 x float> %t176)
  %t228 = add i64 %t75, 3
  %t229 = getelementptr float, ptr %b1, i64 %t228
  %t230 = load float, ptr %t229, align 4, !invariant.load !0
  %t231 = insertelement <8 x float> poison, float %t230, i64 0
  %t232 = shufflevector <8 x float> %t231, <8 x float> poison, <8 x i32> zeroinitializer
  %t233 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t232, <8 x float> %t188, <8 x float> %t182)
  br label %next46
next46:
  %n47 = bitcast <8 x float> %t191 to <8 x float>
  %n48 = bitcast <8 x float> %t197 to <8 x float>
  %n49 = bitcast <8 x float> %t203 to <8 x float>
  %n50 = bitcast <8 x float> %t209 to <8 x float>
  %n51 = bitcast <8 x float> %t215 to <8 x float>
  %n52 = bitcast <8 x float> %t221 to <8 x float>
  %n53 = bitcast <8 x float> %t227 to <8 x float>
  %n54 = bitcast <8 x float> %t233 to <8 x float>
  %n46 = add nuw nsw i64 %v46, 1
  %t234 = icmp slt i64 %n46, 25
  br i1 %t234, label %loop46, label %done46
done46:
  %t235 = mul i64 %t4, 32
  %t236 = add i64 %t235, %t6
  %t237 = icmp slt i64 %t3, %s0
  br i1 %t237, label %store238, label %stored238
store238:
  %t239 = getelementptr float, ptr %b0, i64 %t236
  store <8 x float> %n47, ptr %t239, align 32
  br label %stored238
stored238:
  %t240 = mul i64 %t8, 32
  %t241 = add i64 %t240, %t6
  %t242 = icmp slt i64 %t7, %s0
  br i1 %t242, label %store243, label %stored243
store243:
  %t244 = getelementptr float, ptr %b0, i64 %t241
  store <8 x float> %n48, ptr %t244, align 32
  br label %stored243
stored243:
  %t245 = mul i64 %t11, 32
  %t246 = add i64 %t245, %t6
  %t247 = icmp slt i64 %t10, %s0
  br i1 %t247, label %store248, label %stored248
store248:
  %t249 = getelementptr float, ptr %b0, i64 %t246
  store <8 x float> %n49, ptr %t249, align 32
  br label %stored248
stored248:
  %t250 = mul i64 %t14, 32
  %t251 = add i64 %t250, %t6
  %t252 = icmp slt i64 %t13, %s0
  br i1 %t252, label %store253, label %stored253
store253:
  %t254 = getelementptr float, ptr %b0, i64 %t251
  store <8 x float> %n50, ptr %t254, align 32
  br label %stored253
stored253:
  %t255 = mul i64 %t17, 32
  %t256 = add i64 %t255, %t6
  %t257 = icmp slt i64 %t16, %s0
  br i1 %t257, label %store258, label %stored258
store258:
  %t259 = getelementptr float, ptr %b0, i64 %t256
  store <8 x float> %n51, ptr %t259, align 32
  br label %stored258
stored258:
  %t260 = mul i64 %t20, 32
  %t261 = add i64 %t260, %t6
  %t262 = icmp slt i64 %t19, %s0
  br i1 %t262, label %store263, label %stored263
store263:
  %t264 = getelementptr float, ptr %b0, i64 %t261
  store <8 x float> %n52, ptr %t264, align 32
  br label %stored263
stored263:
  %t265 = mul i64 %t23, 32
  %t266 = add i64 %t265, %t6
  %t267 = icmp slt i64 %t22, %s0
  br i1 %t267, label %store268, label %stored268
store268:
  %t269 = getelementptr float, ptr %b0, i64 %t266
  store <8 x float> %n53, ptr %t269, align 32
  br label %stored268
stored268:
  %t270 = mul i64 %t26, 32
  %t271 = add i64 %t270, %t6
  %t272 = icmp slt i64 %t25, %s0
  br i1 %t272, label %store273, label %stored273
store273:
  %t274 = getelementptr float, ptr %b0, i64 %t271
  store <8 x float> %n54, ptr %t274, align 32
  br label %stored273
stored273:
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare i64 @llvm.smin.i64(i64, i64)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
