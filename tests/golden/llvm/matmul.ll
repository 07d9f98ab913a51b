; %0 = input[0] : f32[96, 64]
; %1 = reshape(%0) : f32[96, 1, 64]
; %2 = expand(%1) : f32[96, 128, 64]
; %3 = input[1] : f32[64, 128]
; %4 = permute[1, 0](%3) : f32[128, 64]
; %5 = reshape(%4) : f32[1, 128, 64]
; %6 = expand(%5) : f32[96, 128, 64]
; %7 = mul(%2, %6) : f32[96, 128, 64]
; %8 = reduce_sum[2](%7) : f32[96, 128]
; return %8

define void @dot_96x128_r64(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
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
  %t0 = srem i64 %g, 16
  %t1 = sdiv i64 %g, 16
  %t2 = mul i64 %t1, 512
  %t3 = mul i64 %t0, 8
  br label %loop42
loop42:
  %v42 = phi i64 [ 0, %item ], [ %n42, %next42 ]
  %v43 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n43, %next42 ]
  %v44 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n44, %next42 ]
  %v45 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n45, %next42 ]
  %v46 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n46, %next42 ]
  %v47 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n47, %next42 ]
  %v48 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n48, %next42 ]
  %v49 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n49, %next42 ]
  %v50 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n50, %next42 ]
  %t4 = mul i64 %v42, 4
  %t5 = add i64 %t2, %t4
  %t6 = getelementptr float, ptr %b1, i64 %t5
  %t7 = load float, ptr %t6, align 4, !invariant.load !0
  %t8 = mul i64 %v42, 512
  %t9 = add i64 %t3, %t8
  %t10 = getelementptr float, ptr %b2, i64 %t9
  %t11 = load <8 x float>, ptr %t10, align 32, !invariant.load !0
  %t12 = insertelement <8 x float> poison, float %t7, i64 0
  %t13 = shufflevector <8 x float> %t12, <8 x float> poison, <8 x i32> zeroinitializer
  %t14 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t13, <8 x float> %t11, <8 x float> %v43)
  %t15 = add i64 %t5, 64
  %t16 = getelementptr float, ptr %b1, i64 %t15
  %t17 = load float, ptr %t16, align 4, !invariant.load !0
  %t18 = insertelement <8 x float> poison, float %t17, i64 0
  %t19 = shufflevector <8 x float> %t18, <8 x float> poison, <8 x i32> zeroinitializer
  %t20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t19, <8 x float> %t11, <8 x float> %v44)
  %t21 = add i64 %t5, 128
  %t22 = getelementptr float, ptr %b1, i64 %t21
  %t23 = load float, ptr %t22, align 4, !invariant.load !0
  %t24 = insertelement <8 x float> poison, float %t23, i64 0
  %t25 = shufflevector <8 x float> %t24, <8 x float> poison, <8 x i32> zeroinitializer
  %t26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t25, <8 x float> %t11, <8 x float> %v45)
  %t27 = add i64 %t5, 192
  %t28 = getelementptr float, ptr %b1, i64 %t27
  %t29 = load float, ptr %t28, align 4, !invariant.load !0
  %t30 = insertelement <8 x float> poison, float %t29, i64 0
  %t31 = shufflevector <8 x float> %t30, <8 x float> poison, <8 x i32> zeroinitializer
  %t32 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t31, <8 x float> %t11, <8 x float> %v46)
  %t33 = add i64 %t5, 256
  %t34 = getelementptr float, ptr %b1, i64 %t33
  %t35 = load float, ptr %t34, align 4, !invariant.load !0
  %t36 = insertelement <8 x float> poison, float %t35, i64 0
  %t37 = shufflevector <8 x float> %t36, <8 x float> poison, <8 x i32> zeroinitializer
  %t38 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t37, <8 x float> %t11, <8 x float> %v47)
  %t39 = add i64 %t5, 320
  %t40 = getelementptr float, ptr %b1, i64 %t39
  %t41 = load float, ptr %t40, align 4, !invariant.load !0
  %t42 = insertelement <8 x float> poison, float %t41, i64 0
  %t43 = shufflevector <8 x float> %t42, <8 x float> poison, <8 x i32> zeroinitializer
  %t44 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t43, <8 x float> %t11, <8 x float> %v48)
  %t45 = add i64 %t5, 384
  %t46 = getelementptr float, ptr %b1, i64 %t45
  %t47 = load float, ptr %t46, align 4, !invariant.load !0
  %t48 = insertelement <8 x float> poison, float %t47, i64 0
  %t49 = shufflevector <8 x float> %t48, <8 x float> poison, <8 x i32> zeroinitializer
  %t50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t49, <8 x float> %t11, <8 x float> %v49)
  %t51 = add i64 %t5, 448
  %t52 = getelementptr float, ptr %b1, i64 %t51
  %t53 = load float, ptr %t52, align 4, !invariant.load !0
  %t54 = insertelement <8 x float> poison, float %t53, i64 0
  %t55 = shufflevector <8 x float> %t54, <8 x float> poison, <8 x i32> zeroinitializer
  %t56 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t55, <8 x float> %t11, <8 x float> %v50)
  %t57 = add i64 %t5, 1
  %t58 = getelementptr float, ptr %b1, i64 %t57
  %t59 = load float, ptr %t58, align 4, !invariant.load !0
  %t60 = add i64 %t9, 128
  %t61 = getelementptr float, ptr %b2, i64 %t60
  %t62 = load <8 x float>, ptr %t61, align 32, !invariant.load !0
  %t63 = insertelement <8 x float> poison, float %t59, i64 0
  %t64 = shufflevector <8 x float> %t63, <8 x float> poison, <8 x i32> zeroinitializer
  %t65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t64, <8 x float> %t62, <8 x float> %t14)
  %t66 = add i64 %t5, 65
  %t67 = getelementptr float, ptr %b1, i64 %t66
  %t68 = load float, ptr %t67, align 4, !invariant.load !0
  %t69 = insertelement <8 x float> poison, float %t68, i64 0
  %t70 = shufflevector <8 x float> %t69, <8 x float> poison, <8 x i32> zeroinitializer
  %t71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t70, <8 x float> %t62, <8 x float> %t20)
  %t72 = add i64 %t5, 129
  %t73 = getelementptr float, ptr %b1, i64 %t72
  %t74 = load float, ptr %t73, align 4, !invariant.load !0
  %t75 = insertelement <8 x float> poison, float %t74, i64 0
  %t76 = shufflevector <8 x float> %t75, <8 x float> poison, <8 x i32> zeroinitializer
  %t77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t76, <8 x float> %t62, <8 x float> %t26)
  %t78 = add i64 %t5, 193
  %t79 = getelementptr float, ptr %b1, i64 %t78
  %t80 = load float, ptr %t79, align 4, !invariant.load !0
  %t81 = insertelement <8 x float> poison, float %t80, i64 0
  %t82 = shufflevector <8 x float> %t81, <8 x float> poison, <8 x i32> zeroinitializer
  %t83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t82, <8 x float> %t62, <8 x float> %t32)
  %t84 = add i64 %t5, 257
  %t85 = getelementptr float, ptr %b1, i64 %t84
  %t86 = load float, ptr %t85, align 4, !invariant.load !0
  %t87 = insertelement <8 x float> poison, float %t86, i64 0
  %t88 = shufflevector <8 x float> %t87, <8 x float> poison, <8 x i32> zeroinitializer
  %t89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t88, <8 x float> %t62, <8 x float> %t38)
  %t90 = add i64 %t5, 321
  %t91 = getelementptr float, ptr %b1, i64 %t90
  %t92 = load float, ptr %t91, align 4, !invariant.load !0
  %t93 = insertelement <8 x float> poison, float %t92, i64 0
  %t94 = shufflevector <8 x float> %t93, <8 x float> poison, <8 x i32> zeroinitializer
  %t95 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t94, <8 x float> %t62, <8 x float> %t44)
  %t96 = add i64 %t5, 385
  %t97 = getelementptr float, ptr %b1, i64 %t96
  %t98 = load float, ptr %t97, align 4, !invariant.load !0
  %t99 = insertelement <8 x float> poison, float %t98, i64 0
  %t100 = shufflevector <8 x float> %t99, <8 x float> poison, <8 x i32> zeroinitializer
  %t101 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t100, <8 x float> %t62, <8 x float> %t50)
  %t102 = add i64 %t5, 449
  %t103 = getelementptr float, ptr %b1, i64 %t102
  %t104 = load float, ptr %t103, align 4, !invariant.load !0
  %t105 = insertelement <8 x float> poison, float %t104, i64 0
  %t106 = shufflevector <8 x float> %t105, <8 x float> poison, <8 x i32> zeroinitializer
  %t107 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t106, <8 x float> %t62, <8 x float> %t56)
  %t108 = add i64 %t5, 2
  %t109 = getelementptr float, ptr %b1, i64 %t108
  %t110 = load float, ptr %t109, align 4, !invariant.load !0
  %t111 = add i64 %t9, 256
  %t112 = getelementptr float, ptr %b2, i64 %t111
  %t113 = load <8 x float>, ptr %t112, align 32, !invariant.load !0
  %t114 = insertelement <8 x float> poison, float %t110, i64 0
  %t115 = shufflevector <8 x float> %t114, <8 x float> poison, <8 x i32> zeroinitializer
  %t116 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t115, <8 x float> %t113, <8 x float> %t65)
  %t117 = add i64 %t5, 66
  %t118 = getelementptr float, ptr %b1, i64 %t117
  %t119 = load float, ptr %t118, align 4, !invariant.load !0
  %t120 = insertelement <8 x float> poison, float %t119, i64 0
  %t121 = shufflevector <8 x float> %t120, <8 x float> poison, <8 x i32> zeroinitializer
  %t122 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t121, <8 x float> %t113, <8 x float> %t71)
  %t123 = add i64 %t5, 130
  %t124 = getelementptr float, ptr %b1, i64 %t123
  %t125 = load float, ptr %t124, align 4, !invariant.load !0
  %t126 = insertelement <8 x float> poison, float %t125, i64 0
  %t127 = shufflevector <8 x float> %t126, <8 x float> poison, <8 x i32> zeroinitializer
  %t128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t127, <8 x float> %t113, <8 x float> %t77)
  %t129 = add i64 %t5, 194
  %t130 = getelementptr float, ptr %b1, i64 %t129
  %t131 = load float, ptr %t130, align 4, !invariant.load !0
  %t132 = insertelement <8 x float> poison, float %t131, i64 0
  %t133 = shufflevector <8 x float> %t132, <8 x float> poison, <8 x i32> zeroinitializer
  %t134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t133, <8 x float> %t113, <8 x float> %t83)
  %t135 = add i64 %t5, 258
  %t136 = getelementptr float, ptr %b1, i64 %t135
  %t137 = load float, ptr %t136, align 4, !invariant.load !0
  %t138 = insertelement <8 x float> poison, float %t137, i64 0
  %t139 = shufflevector <8 x float> %t138, <8 x float> poison, <8 x i32> zeroinitializer
  %t140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t139, <8 x float> %t113, <8 x float> %t89)
  %t141 = add i64 %t5, 322
  %t142 = getelementptr float, ptr %b1, i64 %t141
  %t143 = load float, ptr %t142, align 4, !invariant.load !0
  %t144 = insertelement <8 x float> poison, float %t143, i64 0
  %t145 = shufflevector <8 x float> %t144, <8 x float> poison, <8 x i32> zeroinitializer
  %t146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t145, <8 x float> %t113, <8 x float> %t95)
  %t147 = add i64 %t5, 386
  %t148 = getelementptr float, ptr %b1, i64 %t147
  %t149 = load float, ptr %t148, align 4, !invariant.load !0
  %t150 = insertelement <8 x float> poison, float %t149, i64 0
  %t151 = shufflevector <8 x float> %t150, <8 x float> poison, <8 x i32> zeroinitializer
  %t152 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t151, <8 x float> %t113, <8 x float> %t101)
  %t153 = add i64 %t5, 450
  %t154 = getelementptr float, ptr %b1, i64 %t153
  %t155 = load float, ptr %t154, align 4, !invariant.load !0
  %t156 = insertelement <8 x float> poison, float %t155, i64 0
  %t157 = shufflevector <8 x float> %t156, <8 x float> poison, <8 x i32> zeroinitializer
  %t158 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t157, <8 x float> %t113, <8 x float> %t107)
  %t159 = add i64 %t5, 3
  %t160 = getelementptr float, ptr %b1, i64 %t159
  %t161 = load float, ptr %t160, align 4, !invariant.load !0
  %t162 = add i64 %t9, 384
  %t163 = getelementptr float, ptr %b2, i64 %t162
  %t164 = load <8 x float>, ptr %t163, align 32, !invariant.load !0
  %t165 = insertelement <8 x float> poison, float %t161, i64 0
  %t166 = shufflevector <8 x float> %t165, <8 x float> poison, <8 x i32> zeroinitializer
  %t167 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t166, <8 x float> %t164, <8 x float> %t116)
  %t168 = add i64 %t5, 67
  %t169 = getelementptr float, ptr %b1, i64 %t168
  %t170 = load float, ptr %t169, align 4, !invariant.load !0
  %t171 = insertelement <8 x float> poison, float %t170, i64 0
  %t172 = shufflevector <8 x float> %t171, <8 x float> poison, <8 x i32> zeroinitializer
  %t173 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t172, <8 x float> %t164, <8 x float> %t122)
  %t174 = add i64 %t5, 131
  %t175 = getelementptr float, ptr %b1, i64 %t174
  %t176 = load float, ptr %t175, align 4, !invariant.load !0
  %t177 = insertelement <8 x float> poison, float %t176, i64 0
  %t178 = shufflevector <8 x float> %t177, <8 x float> poison, <8 x i32> zeroinitializer
  %t179 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t178, <8 x float> %t164, <8 x float> %t128)
  %t180 = add i64 %t5, 195
  %t181 = getelementptr float, ptr %b1, i64 %t180
  %t182 = load float, ptr %t181, align 4, !invariant.load !0
  %t183 = insertelement <8 x float> poison, float %t182, i64 0
  %t184 = shufflevector <8 x float> %t183, <8 x float> poison, <8 x i32> zeroinitializer
  %t185 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t184, <8 x float> %t164, <8 x float> %t134)
  %t186 = add i64 %t5, 259
  %t187 = getelementptr float, ptr %b1, i64 %t186
  %t188 = load float, ptr %t187, align 4, !invariant.load !0
  %t189 = insertelement <8 x float> poison, float %t188, i64 0
  %t190 = shufflevector <8 x float> %t189, <8 x float> poison, <8 x i32> zeroinitializer
  %t191 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t190, <8 x float> %t164, <8 x float> %t140)
  %t192 = add i64 %t5, 323
  %t193 = getelementptr float, ptr %b1, i64 %t192
  %t194 = load float, ptr %t193, align 4, !invariant.load !0
  %t195 = insertelement <8 x float> poison, float %t194, i64 0
  %t196 = shufflevector <8 x float> %t195, <8 x float> poison, <8 x i32> zeroinitializer
  %t197 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t196, <8 x float> %t164, <8 x float> %t146)
  %t198 = add i64 %t5, 387
  %t199 = getelementptr float, ptr %b1, i64 %t198
  %t200 = load float, ptr %t199, align 4, !invariant.load !0
  %t201 = insertelement <8 x float> poison, float %t200, i64 0
  %t202 = shufflevector <8 x float> %t201, <8 x float> poison, <8 x i32> zeroinitializer
  %t203 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t202, <8 x float> %t164, <8 x float> %t152)
  %t204 = add i64 %t5, 451
  %t205 = getelementptr float, ptr %b1, i64 %t204
  %t206 = load float, ptr %t205, align 4, !invariant.load !0
  %t207 = insertelement <8 x float> poison, float %t206, i64 0
  %t208 = shufflevector <8 x float> %t207, <8 x float> poison, <8 x i32> zeroinitializer
  %t209 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t208, <8 x float> %t164, <8 x float> %t158)
  br label %next42
next42:
  %n43 = bitcast <8 x float> %t167 to <8 x float>
  %n44 = bitcast <8 x float> %t173 to <8 x float>
  %n45 = bitcast <8 x float> %t179 to <8 x float>
  %n46 = bitcast <8 x float> %t185 to <8 x float>
  %n47 = bitcast <8 x float> %t191 to <8 x float>
  %n48 = bitcast <8 x float> %t197 to <8 x float>
  %n49 = bitcast <8 x float> %t203 to <8 x float>
  %n50 = bitcast <8 x float> %t209 to <8 x float>
  %n42 = add nuw nsw i64 %v42, 1
  %t210 = icmp slt i64 %n42, 16
  br i1 %t210, label %loop42, label %done42
done42:
  %t211 = mul i64 %t1, 1024
  %t212 = add i64 %t211, %t3
  %t213 = getelementptr float, ptr %b0, i64 %t212
  store <8 x float> %n43, ptr %t213, align 32
  %t214 = add i64 %t212, 128
  %t215 = getelementptr float, ptr %b0, i64 %t214
  store <8 x float> %n44, ptr %t215, align 32
  %t216 = add i64 %t212, 256
  %t217 = getelementptr float, ptr %b0, i64 %t216
  store <8 x float> %n45, ptr %t217, align 32
  %t218 = add i64 %t212, 384
  %t219 = getelementptr float, ptr %b0, i64 %t218
  store <8 x float> %n46, ptr %t219, align 32
  %t220 = add i64 %t212, 512
  %t221 = getelementptr float, ptr %b0, i64 %t220
  store <8 x float> %n47, ptr %t221, align 32
  %t222 = add i64 %t212, 640
  %t223 = getelementptr float, ptr %b0, i64 %t222
  store <8 x float> %n48, ptr %t223, align 32
  %t224 = add i64 %t212, 768
  %t225 = getelementptr float, ptr %b0, i64 %t224
  store <8 x float> %n49, ptr %t225, align 32
  %t226 = add i64 %t212, 896
  %t227 = getelementptr float, ptr %b0, i64 %t226
  store <8 x float> %n50, ptr %t227, align 32
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
