; %0 = input[0] : f32[32, 96]
; %1 = reduce_sum[1](%0) : f32[32]
; %2 = constant[0.010416667] : f32
; %3 = expand(%2) : f32[32]
; %4 = mul(%1, %3) : f32[32]
; %5 = reshape(%4) : f32[32, 1]
; %6 = expand(%5) : f32[32, 96]
; %7 = sub(%0, %6) : f32[32, 96]
; %8 = mul(%7, %7) : f32[32, 96]
; %9 = reduce_sum[1](%8) : f32[32]
; %10 = mul(%9, %3) : f32[32]
; %11 = constant[1e-05] : f32
; %12 = expand(%11) : f32[32]
; %13 = add(%10, %12) : f32[32]
; %14 = sqrt(%13) : f32[32]
; %15 = reshape(%14) : f32[32, 1]
; %16 = expand(%15) : f32[32, 96]
; %17 = div(%7, %16) : f32[32, 96]
; return %17

define void @sum_32_r96(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = mul i64 %g, 768
  br label %loop14
loop14:
  %v14 = phi i64 [ 0, %item ], [ %n14, %next14 ]
  %v15 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n15, %next14 ]
  %v16 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n16, %next14 ]
  %v17 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n17, %next14 ]
  %v18 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n18, %next14 ]
  %v19 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n19, %next14 ]
  %v20 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n20, %next14 ]
  %v21 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n21, %next14 ]
  %v22 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n22, %next14 ]
  %t1 = mul i64 %v14, 8
  %t2 = add i64 %t0, %t1
  %t3 = getelementptr float, ptr %b1, i64 %t2
  %t4 = load <8 x float>, ptr %t3, align 32, !invariant.load !0
  %t5 = fadd <8 x float> %v15, %t4
  %t6 = add i64 %t2, 96
  %t7 = getelementptr float, ptr %b1, i64 %t6
  %t8 = load <8 x float>, ptr %t7, align 32, !invariant.load !0
  %t9 = fadd <8 x float> %v16, %t8
  %t10 = add i64 %t2, 192
  %t11 = getelementptr float, ptr %b1, i64 %t10
  %t12 = load <8 x float>, ptr %t11, align 32, !invariant.load !0
  %t13 = fadd <8 x float> %v17, %t12
  %t14 = add i64 %t2, 288
  %t15 = getelementptr float, ptr %b1, i64 %t14
  %t16 = load <8 x float>, ptr %t15, align 32, !invariant.load !0
  %t17 = fadd <8 x float> %v18, %t16
  %t18 = add i64 %t2, 384
  %t19 = getelementptr float, ptr %b1, i64 %t18
  %t20 = load <8 x float>, ptr %t19, align 32, !invariant.load !0
  %t21 = fadd <8 x float> %v19, %t20
  %t22 = add i64 %t2, 480
  %t23 = getelementptr float, ptr %b1, i64 %t22
  %t24 = load <8 x float>, ptr %t23, align 32, !invariant.load !0
  %t25 = fadd <8 x float> %v20, %t24
  %t26 = add i64 %t2, 576
  %t27 = getelementptr float, ptr %b1, i64 %t26
  %t28 = load <8 x float>, ptr %t27, align 32, !invariant.load !0
  %t29 = fadd <8 x float> %v21, %t28
  %t30 = add i64 %t2, 672
  %t31 = getelementptr float, ptr %b1, i64 %t30
  %t32 = load <8 x float>, ptr %t31, align 32, !invariant.load !0
  %t33 = fadd <8 x float> %v22, %t32
  br label %next14
next14:
  %n15 = bitcast <8 x float> %t5 to <8 x float>
  %n16 = bitcast <8 x float> %t9 to <8 x float>
  %n17 = bitcast <8 x float> %t13 to <8 x float>
  %n18 = bitcast <8 x float> %t17 to <8 x float>
  %n19 = bitcast <8 x float> %t21 to <8 x float>
  %n20 = bitcast <8 x float> %t25 to <8 x float>
  %n21 = bitcast <8 x float> %t29 to <8 x float>
  %n22 = bitcast <8 x float> %t33 to <8 x float>
  %n14 = add nuw nsw i64 %v14, 1
  %t34 = icmp slt i64 %n14, 12
  br i1 %t34, label %loop14, label %done14
done14:
  %t35 = shufflevector <8 x float> %n15, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t36 = shufflevector <8 x float> %n15, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t37 = fadd <4 x float> %t35, %t36
  %t38 = shufflevector <4 x float> %t37, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t39 = shufflevector <4 x float> %t37, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t40 = fadd <2 x float> %t38, %t39
  %t41 = extractelement <2 x float> %t40, i64 0
  %t42 = extractelement <2 x float> %t40, i64 1
  %t43 = fadd float %t41, %t42
  %t44 = shufflevector <8 x float> %n16, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t45 = shufflevector <8 x float> %n16, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t46 = fadd <4 x float> %t44, %t45
  %t47 = shufflevector <4 x float> %t46, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t48 = shufflevector <4 x float> %t46, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t49 = fadd <2 x float> %t47, %t48
  %t50 = extractelement <2 x float> %t49, i64 0
  %t51 = extractelement <2 x float> %t49, i64 1
  %t52 = fadd float %t50, %t51
  %t53 = shufflevector <8 x float> %n17, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t54 = shufflevector <8 x float> %n17, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t55 = fadd <4 x float> %t53, %t54
  %t56 = shufflevector <4 x float> %t55, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t57 = shufflevector <4 x float> %t55, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t58 = fadd <2 x float> %t56, %t57
  %t59 = extractelement <2 x float> %t58, i64 0
  %t60 = extractelement <2 x float> %t58, i64 1
  %t61 = fadd float %t59, %t60
  %t62 = shufflevector <8 x float> %n18, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t63 = shufflevector <8 x float> %n18, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t64 = fadd <4 x float> %t62, %t63
  %t65 = shufflevector <4 x float> %t64, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t66 = shufflevector <4 x float> %t64, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t67 = fadd <2 x float> %t65, %t66
  %t68 = extractelement <2 x float> %t67, i64 0
  %t69 = extractelement <2 x float> %t67, i64 1
  %t70 = fadd float %t68, %t69
  %t71 = shufflevector <8 x float> %n19, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t72 = shufflevector <8 x float> %n19, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t73 = fadd <4 x float> %t71, %t72
  %t74 = shufflevector <4 x float> %t73, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t75 = shufflevector <4 x float> %t73, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t76 = fadd <2 x float> %t74, %t75
  %t77 = extractelement <2 x float> %t76, i64 0
  %t78 = extractelement <2 x float> %t76, i64 1
  %t79 = fadd float %t77, %t78
  %t80 = shufflevector <8 x float> %n20, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t81 = shufflevector <8 x float> %n20, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t82 = fadd <4 x float> %t80, %t81
  %t83 = shufflevector <4 x float> %t82, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t84 = shufflevector <4 x float> %t82, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t85 = fadd <2 x float> %t83, %t84
  %t86 = extractelement <2 x float> %t85, i64 0
  %t87 = extractelement <2 x float> %t85, i64 1
  %t88 = fadd float %t86, %t87
  %t89 = shufflevector <8 x float> %n21, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t90 = shufflevector <8 x float> %n21, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t91 = fadd <4 x float> %t89, %t90
  %t92 = shufflevector <4 x float> %t91, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t93 = shufflevector <4 x float> %t91, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t94 = fadd <2 x float> %t92, %t93
  %t95 = extractelement <2 x float> %t94, i64 0
  %t96 = extractelement <2 x float> %t94, i64 1
  %t97 = fadd float %t95, %t96
  %t98 = shufflevector <8 x float> %n22, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t99 = shufflevector <8 x float> %n22, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t100 = fadd <4 x float> %t98, %t99
  %t101 = shufflevector <4 x float> %t100, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t102 = shufflevector <4 x float> %t100, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t103 = fadd <2 x float> %t101, %t102
  %t104 = extractelement <2 x float> %t103, i64 0
  %t105 = extractelement <2 x float> %t103, i64 1
  %t106 = fadd float %t104, %t105
  %t107 = fmul float %t43, 0x3F85555560000000
  %t108 = mul i64 %g, 8
  %t109 = getelementptr float, ptr %b0, i64 %t108
  store float %t107, ptr %t109, align 4
  %t110 = fmul float %t52, 0x3F85555560000000
  %t111 = add i64 %t108, 1
  %t112 = getelementptr float, ptr %b0, i64 %t111
  store float %t110, ptr %t112, align 4
  %t113 = fmul float %t61, 0x3F85555560000000
  %t114 = add i64 %t108, 2
  %t115 = getelementptr float, ptr %b0, i64 %t114
  store float %t113, ptr %t115, align 4
  %t116 = fmul float %t70, 0x3F85555560000000
  %t117 = add i64 %t108, 3
  %t118 = getelementptr float, ptr %b0, i64 %t117
  store float %t116, ptr %t118, align 4
  %t119 = fmul float %t79, 0x3F85555560000000
  %t120 = add i64 %t108, 4
  %t121 = getelementptr float, ptr %b0, i64 %t120
  store float %t119, ptr %t121, align 4
  %t122 = fmul float %t88, 0x3F85555560000000
  %t123 = add i64 %t108, 5
  %t124 = getelementptr float, ptr %b0, i64 %t123
  store float %t122, ptr %t124, align 4
  %t125 = fmul float %t97, 0x3F85555560000000
  %t126 = add i64 %t108, 6
  %t127 = getelementptr float, ptr %b0, i64 %t126
  store float %t125, ptr %t127, align 4
  %t128 = fmul float %t106, 0x3F85555560000000
  %t129 = add i64 %t108, 7
  %t130 = getelementptr float, ptr %b0, i64 %t129
  store float %t128, ptr %t130, align 4
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}


attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}

define void @dot_32_r96(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
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
  %t0 = mul i64 %g, 384
  %t1 = mul i64 %g, 4
  %t2 = getelementptr float, ptr %b2, i64 %t1
  %t3 = load float, ptr %t2, align 4, !invariant.load !0
  %t4 = insertelement <8 x float> poison, float %t3, i64 0
  %t5 = shufflevector <8 x float> %t4, <8 x float> poison, <8 x i32> zeroinitializer
  %t6 = add i64 %t1, 1
  %t7 = getelementptr float, ptr %b2, i64 %t6
  %t8 = load float, ptr %t7, align 4, !invariant.load !0
  %t9 = insertelement <8 x float> poison, float %t8, i64 0
  %t10 = shufflevector <8 x float> %t9, <8 x float> poison, <8 x i32> zeroinitializer
  %t11 = add i64 %t1, 2
  %t12 = getelementptr float, ptr %b2, i64 %t11
  %t13 = load float, ptr %t12, align 4, !invariant.load !0
  %t14 = insertelement <8 x float> poison, float %t13, i64 0
  %t15 = shufflevector <8 x float> %t14, <8 x float> poison, <8 x i32> zeroinitializer
  %t16 = add i64 %t1, 3
  %t17 = getelementptr float, ptr %b2, i64 %t16
  %t18 = load float, ptr %t17, align 4, !invariant.load !0
  %t19 = insertelement <8 x float> poison, float %t18, i64 0
  %t20 = shufflevector <8 x float> %t19, <8 x float> poison, <8 x i32> zeroinitializer
  br label %loop30
loop30:
  %v30 = phi i64 [ 0, %item ], [ %n30, %next30 ]
  %v31 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n31, %next30 ]
  %v32 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n32, %next30 ]
  %v33 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n33, %next30 ]
  %v34 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n34, %next30 ]
  %v35 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n35, %next30 ]
  %v36 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n36, %next30 ]
  %v37 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n37, %next30 ]
  %v38 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n38, %next30 ]
  %t21 = mul i64 %v30, 16
  %t22 = add i64 %t0, %t21
  %t23 = getelementptr float, ptr %b1, i64 %t22
  %t24 = load <8 x float>, ptr %t23, align 32, !invariant.load !0
  %t25 = fsub <8 x float> %t24, %t5
  %t26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t25, <8 x float> %t25, <8 x float> %v31)
  %t27 = add i64 %t22, 8
  %t28 = getelementptr float, ptr %b1, i64 %t27
  %t29 = load <8 x float>, ptr %t28, align 32, !invariant.load !0
  %t30 = fsub <8 x float> %t29, %t5
  %t31 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t30, <8 x float> %t30, <8 x float> %v32)
  %t32 = add i64 %t22, 96
  %t33 = getelementptr float, ptr %b1, i64 %t32
  %t34 = load <8 x float>, ptr %t33, align 32, !invariant.load !0
  %t35 = fsub <8 x float> %t34, %t10
  %t36 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t35, <8 x float> %t35, <8 x float> %v33)
  %t37 = add i64 %t22, 104
  %t38 = getelementptr float, ptr %b1, i64 %t37
  %t39 = load <8 x float>, ptr %t38, align 32, !invariant.load !0
  %t40 = fsub <8 x float> %t39, %t10
  %t41 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t40, <8 x float> %t40, <8 x float> %v34)
  %t42 = add i64 %t22, 192
  %t43 = getelementptr float, ptr %b1, i64 %t42
  %t44 = load <8 x float>, ptr %t43, align 32, !invariant.load !0
  %t45 = fsub <8 x float> %t44, %t15
  %t46 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t45, <8 x float> %t45, <8 x float> %v35)
  %t47 = add i64 %t22, 200
  %t48 = getelementptr float, ptr %b1, i64 %t47
  %t49 = load <8 x float>, ptr %t48, align 32, !invariant.load !0
  %t50 = fsub <8 x float> %t49, %t15
  %t51 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t50, <8 x float> %t50, <8 x float> %v36)
  %t52 = add i64 %t22, 288
  %t53 = getelementptr float, ptr %b1, i64 %t52
  %t54 = load <8 x float>, ptr %t53, align 32, !invariant.load !0
  %t55 = fsub <8 x float> %t54, %t20
  %t56 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t55, <8 x float> %t55, <8 x float> %v37)
  %t57 = add i64 %t22, 296
  %t58 = getelementptr float, ptr %b1, i64 %t57
  %t59 = load <8 x float>, ptr %t58, align 32, !invariant.load !0
  %t60 = fsub <8 x float> %t59, %t20
  %t61 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t60, <8 x float> %t60, <8 x float> %v38)
  br label %next30
next30:
  %n31 = bitcast <8 x float> %t26 to <8 x float>
  %n32 = bitcast <8 x float> %t31 to <8 x float>
  %n33 = bitcast <8 x float> %t36 to <8 x float>
  %n34 = bitcast <8 x float> %t41 to <8 x float>
  %n35 = bitcast <8 x float> %t46 to <8 x float>
  %n36 = bitcast <8 x float> %t51 to <8 x float>
  %n37 = bitcast <8 x float> %t56 to <8 x float>
  %n38 = bitcast <8 x float> %t61 to <8 x float>
  %n30 = add nuw nsw i64 %v30, 1
  %t62 = icmp slt i64 %n30, 6
  br i1 %t62, label %loop30, label %done30
done30:
  %t63 = fadd <8 x float> %n31, %n32
  %t64 = shufflevector <8 x float> %t63, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t65 = shufflevector <8 x float> %t63, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t66 = fadd <4 x float> %t64, %t65
  %t67 = shufflevector <4 x float> %t66, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t68 = shufflevector <4 x float> %t66, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t69 = fadd <2 x float> %t67, %t68
  %t70 = extractelement <2 x float> %t69, i64 0
  %t71 = extractelement <2 x float> %t69, i64 1
  %t72 = fadd float %t70, %t71
  %t73 = fadd <8 x float> %n33, %n34
  %t74 = shufflevector <8 x float> %t73, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t75 = shufflevector <8 x float> %t73, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t76 = fadd <4 x float> %t74, %t75
  %t77 = shufflevector <4 x float> %t76, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t78 = shufflevector <4 x float> %t76, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t79 = fadd <2 x float> %t77, %t78
  %t80 = extractelement <2 x float> %t79, i64 0
  %t81 = extractelement <2 x float> %t79, i64 1
  %t82 = fadd float %t80, %t81
  %t83 = fadd <8 x float> %n35, %n36
  %t84 = shufflevector <8 x float> %t83, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t85 = shufflevector <8 x float> %t83, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t86 = fadd <4 x float> %t84, %t85
  %t87 = shufflevector <4 x float> %t86, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t88 = shufflevector <4 x float> %t86, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t89 = fadd <2 x float> %t87, %t88
  %t90 = extractelement <2 x float> %t89, i64 0
  %t91 = extractelement <2 x float> %t89, i64 1
  %t92 = fadd float %t90, %t91
  %t93 = fadd <8 x float> %n37, %n38
  %t94 = shufflevector <8 x float> %t93, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t95 = shufflevector <8 x float> %t93, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t96 = fadd <4 x float> %t94, %t95
  %t97 = shufflevector <4 x float> %t96, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t98 = shufflevector <4 x float> %t96, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t99 = fadd <2 x float> %t97, %t98
  %t100 = extractelement <2 x float> %t99, i64 0
  %t101 = extractelement <2 x float> %t99, i64 1
  %t102 = fadd float %t100, %t101
  %t103 = fmul float %t72, 0x3F85555560000000
  %t104 = fadd float %t103, 0x3EE4F8B580000000
  %t105 = call float @llvm.sqrt.f32(float %t104)
  %t106 = getelementptr float, ptr %b0, i64 %t1
  store float %t105, ptr %t106, align 4
  %t107 = fmul float %t82, 0x3F85555560000000
  %t108 = fadd float %t107, 0x3EE4F8B580000000
  %t109 = call float @llvm.sqrt.f32(float %t108)
  %t110 = getelementptr float, ptr %b0, i64 %t6
  store float %t109, ptr %t110, align 4
  %t111 = fmul float %t92, 0x3F85555560000000
  %t112 = fadd float %t111, 0x3EE4F8B580000000
  %t113 = call float @llvm.sqrt.f32(float %t112)
  %t114 = getelementptr float, ptr %b0, i64 %t11
  store float %t113, ptr %t114, align 4
  %t115 = fmul float %t102, 0x3F85555560000000
  %t116 = fadd float %t115, 0x3EE4F8B580000000
  %t117 = call float @llvm.sqrt.f32(float %t116)
  %t118 = getelementptr float, ptr %b0, i64 %t16
  store float %t117, ptr %t118, align 4
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare float @llvm.sqrt.f32(float)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}

define void @e_32x96(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %pb2 = getelementptr ptr, ptr %buffers, i64 2
  %b2 = load ptr, ptr %pb2, align 8, !invariant.load !0
  %pb3 = getelementptr ptr, ptr %buffers, i64 3
  %b3 = load ptr, ptr %pb3, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = srem i64 %g, 2
  %t1 = sdiv i64 %g, 2
  %t2 = mul i64 %t1, 768
  %t3 = mul i64 %t0, 48
  %t4 = add i64 %t2, %t3
  %t5 = getelementptr float, ptr %b1, i64 %t4
  %t6 = load <8 x float>, ptr %t5, align 32, !invariant.load !0
  %t7 = mul i64 %t1, 8
  %t8 = getelementptr float, ptr %b2, i64 %t7
  %t9 = load float, ptr %t8, align 4, !invariant.load !0
  %t10 = insertelement <8 x float> poison, float %t9, i64 0
  %t11 = shufflevector <8 x float> %t10, <8 x float> poison, <8 x i32> zeroinitializer
  %t12 = fsub <8 x float> %t6, %t11
  %t13 = getelementptr float, ptr %b3, i64 %t7
  %t14 = load float, ptr %t13, align 4, !invariant.load !0
  %t15 = insertelement <8 x float> poison, float %t14, i64 0
  %t16 = shufflevector <8 x float> %t15, <8 x float> poison, <8 x i32> zeroinitializer
  %t17 = fdiv <8 x float> %t12, %t16
  %t18 = getelementptr float, ptr %b0, i64 %t4
  store <8 x float> %t17, ptr %t18, align 32
  %t19 = add i64 %t4, 8
  %t20 = getelementptr float, ptr %b1, i64 %t19
  %t21 = load <8 x float>, ptr %t20, align 32, !invariant.load !0
  %t22 = fsub <8 x float> %t21, %t11
  %t23 = fdiv <8 x float> %t22, %t16
  %t24 = getelementptr float, ptr %b0, i64 %t19
  store <8 x float> %t23, ptr %t24, align 32
  %t25 = add i64 %t4, 16
  %t26 = getelementptr float, ptr %b1, i64 %t25
  %t27 = load <8 x float>, ptr %t26, align 32, !invariant.load !0
  %t28 = fsub <8 x float> %t27, %t11
  %t29 = fdiv <8 x float> %t28, %t16
  %t30 = getelementptr float, ptr %b0, i64 %t25
  store <8 x float> %t29, ptr %t30, align 32
  %t31 = add i64 %t4, 24
  %t32 = getelementptr float, ptr %b1, i64 %t31
  %t33 = load <8 x float>, ptr %t32, align 32, !invariant.load !0
  %t34 = fsub <8 x float> %t33, %t11
  %t35 = fdiv <8 x float> %t34, %t16
  %t36 = getelementptr float, ptr %b0, i64 %t31
  store <8 x float> %t35, ptr %t36, align 32
  %t37 = add i64 %t4, 32
  %t38 = getelementptr float, ptr %b1, i64 %t37
  %t39 = load <8 x float>, ptr %t38, align 32, !invariant.load !0
  %t40 = fsub <8 x float> %t39, %t11
  %t41 = fdiv <8 x float> %t40, %t16
  %t42 = getelementptr float, ptr %b0, i64 %t37
  store <8 x float> %t41, ptr %t42, align 32
  %t43 = add i64 %t4, 40
  %t44 = getelementptr float, ptr %b1, i64 %t43
  %t45 = load <8 x float>, ptr %t44, align 32, !invariant.load !0
  %t46 = fsub <8 x float> %t45, %t11
  %t47 = fdiv <8 x float> %t46, %t16
  %t48 = getelementptr float, ptr %b0, i64 %t43
  store <8 x float> %t47, ptr %t48, align 32
  %t49 = add i64 %t4, 96
  %t50 = getelementptr float, ptr %b1, i64 %t49
  %t51 = load <8 x float>, ptr %t50, align 32, !invariant.load !0
  %t52 = add i64 %t7, 1
  %t53 = getelementptr float, ptr %b2, i64 %t52
  %t54 = load float, ptr %t53, align 4, !invariant.load !0
  %t55 = insertelement <8 x float> poison, float %t54, i64 0
  %t56 = shufflevector <8 x float> %t55, <8 x float> poison, <8 x i32> zeroinitializer
  %t57 = fsub <8 x float> %t51, %t56
  %t58 = getelementptr float, ptr %b3, i64 %t52
  %t59 = load float, ptr %t58, align 4, !invariant.load !0
  %t60 = insertelement <8 x float> poison, float %t59, i64 0
  %t61 = shufflevector <8 x float> %t60, <8 x float> poison, <8 x i32> zeroinitializer
  %t62 = fdiv <8 x float> %t57, %t61
  %t63 = getelementptr float, ptr %b0, i64 %t49
  store <8 x float> %t62, ptr %t63, align 32
  %t64 = add i64 %t4, 104
  %t65 = getelementptr float, ptr %b1, i64 %t64
  %t66 = load <8 x float>, ptr %t65, align 32, !invariant.load !0
  %t67 = fsub <8 x float> %t66, %t56
  %t68 = fdiv <8 x float> %t67, %t61
  %t69 = getelementptr float, ptr %b0, i64 %t64
  store <8 x float> %t68, ptr %t69, align 32
  %t70 = add i64 %t4, 112
  %t71 = getelementptr float, ptr %b1, i64 %t70
  %t72 = load <8 x float>, ptr %t71, align 32, !invariant.load !0
  %t73 = fsub <8 x float> %t72, %t56
  %t74 = fdiv <8 x float> %t73, %t61
  %t75 = getelementptr float, ptr %b0, i64 %t70
  store <8 x float> %t74, ptr %t75, align 32
  %t76 = add i64 %t4, 120
  %t77 = getelementptr float, ptr %b1, i64 %t76
  %t78 = load <8 x float>, ptr %t77, align 32, !invariant.load !0
  %t79 = fsub <8 x float> %t78, %t56
  %t80 = fdiv <8 x float> %t79, %t61
  %t81 = getelementptr float, ptr %b0, i64 %t76
  store <8 x float> %t80, ptr %t81, align 32
  %t82 = add i64 %t4, 128
  %t83 = getelementptr float, ptr %b1, i64 %t82
  %t84 = load <8 x float>, ptr %t83, align 32, !invariant.load !0
  %t85 = fsub <8 x float> %t84, %t56
  %t86 = fdiv <8 x float> %t85, %t61
  %t87 = getelementptr float, ptr %b0, i64 %t82
  store <8 x float> %t86, ptr %t87, align 32
  %t88 = add i64 %t4, 136
  %t89 = getelementptr float, ptr %b1, i64 %t88
  %t90 = load <8 x float>, ptr %t89, align 32, !invariant.load !0
  %t91 = fsub <8 x float> %t90, %t56
  %t92 = fdiv <8 x float> %t91, %t61
  %t93 = getelementptr float, ptr %b0, i64 %t88
  store <8 x float> %t92, ptr %t93, align 32
  %t94 = add i64 %t4, 192
  %t95 = getelementptr float, ptr %b1, i64 %t94
  %t96 = load <8 x float>, ptr %t95, align 32, !invariant.load !0
  %t97 = add i64 %t7, 2
  %t98 = getelementptr float, ptr %b2, i64 %t97
  %t99 = load float, ptr %t98, align 4, !invariant.load !0
  %t100 = insertelement <8 x float> poison, float %t99, i64 0
  %t101 = shufflevector <8 x float> %t100, <8 x float> poison, <8 x i32> zeroinitializer
  %t102 = fsub <8 x float> %t96, %t101
  %t103 = getelementptr float, ptr %b3, i64 %t97
  %t104 = load float, ptr %t103, align 4, !invariant.load !0
  %t105 = insertelement <8 x float> poison, float %t104, i64 0
  %t106 = shufflevector <8 x float> %t105, <8 x float> poison, <8 x i32> zeroinitializer
  %t107 = fdiv <8 x float> %t102, %t106
  %t108 = getelementptr float, ptr %b0, i64 %t94
  store <8 x float> %t107, ptr %t108, align 32
  %t109 = add i64 %t4, 200
  %t110 = getelementptr float, ptr %b1, i64 %t109
  %t111 = load <8 x float>, ptr %t110, align 32, !invariant.load !0
  %t112 = fsub <8 x float> %t111, %t101
  %t113 = fdiv <8 x float> %t112, %t106
  %t114 = getelementptr float, ptr %b0, i64 %t109
  store <8 x float> %t113, ptr %t114, align 32
  %t115 = add i64 %t4, 208
  %t116 = getelementptr float, ptr %b1, i64 %t115
  %t117 = load <8 x float>, ptr %t116, align 32, !invariant.load !0
  %t118 = fsub <8 x float> %t117, %t101
  %t119 = fdiv <8 x float> %t118, %t106
  %t120 = getelementptr float, ptr %b0, i64 %t115
  store <8 x float> %t119, ptr %t120, align 32
  %t121 = add i64 %t4, 216
  %t122 = getelementptr float, ptr %b1, i64 %t121
  %t123 = load <8 x float>, ptr %t122, align 32, !invariant.load !0
  %t124 = fsub <8 x float> %t123, %t101
  %t125 = fdiv <8 x float> %t124, %t106
  %t126 = getelementptr float, ptr %b0, i64 %t121
  store <8 x float> %t125, ptr %t126, align 32
  %t127 = add i64 %t4, 224
  %t128 = getelementptr float, ptr %b1, i64 %t127
  %t129 = load <8 x float>, ptr %t128, align 32, !invariant.load !0
  %t130 = fsub <8 x float> %t129, %t101
  %t131 = fdiv <8 x float> %t130, %t106
  %t132 = getelementptr float, ptr %b0, i64 %t127
  store <8 x float> %t131, ptr %t132, align 32
  %t133 = add i64 %t4, 232
  %t134 = getelementptr float, ptr %b1, i64 %t133
  %t135 = load <8 x float>, ptr %t134, align 32, !invariant.load !0
  %t136 = fsub <8 x float> %t135, %t101
  %t137 = fdiv <8 x float> %t136, %t106
  %t138 = getelementptr float, ptr %b0, i64 %t133
  store <8 x float> %t137, ptr %t138, align 32
  %t139 = add i64 %t4, 288
  %t140 = getelementptr float, ptr %b1, i64 %t139
  %t141 = load <8 x float>, ptr %t140, align 32, !invariant.load !0
  %t142 = add i64 %t7, 3
  %t143 = getelementptr float, ptr %b2, i64 %t142
  %t144 = load float, ptr %t143, align 4, !invariant.load !0
  %t145 = insertelement <8 x float> poison, float %t144, i64 0
  %t146 = shufflevector <8 x float> %t145, <8 x float> poison, <8 x i32> zeroinitializer
  %t147 = fsub <8 x float> %t141, %t146
  %t148 = getelementptr float, ptr %b3, i64 %t142
  %t149 = load float, ptr %t148, align 4, !invariant.load !0
  %t150 = insertelement <8 x float> poison, float %t149, i64 0
  %t151 = shufflevector <8 x float> %t150, <8 x float> poison, <8 x i32> zeroinitializer
  %t152 = fdiv <8 x float> %t147, %t151
  %t153 = getelementptr float, ptr %b0, i64 %t139
  store <8 x float> %t152, ptr %t153, align 32
  %t154 = add i64 %t4, 296
  %t155 = getelementptr float, ptr %b1, i64 %t154
  %t156 = load <8 x float>, ptr %t155, align 32, !invariant.load !0
  %t157 = fsub <8 x float> %t156, %t146
  %t158 = fdiv <8 x float> %t157, %t151
  %t159 = getelementptr float, ptr %b0, i64 %t154
  store <8 x float> %t158, ptr %t159, align 32
  %t160 = add i64 %t4, 304
  %t161 = getelementptr float, ptr %b1, i64 %t160
  %t162 = load <8 x float>, ptr %t161, align 32, !invariant.load !0
  %t163 = fsub <8 x float> %t162, %t146
  %t164 = fdiv <8 x float> %t163, %t151
  %t165 = getelementptr float, ptr %b0, i64 %t160
  store <8 x float> %t164, ptr %t165, align 32
  %t166 = add i64 %t4, 312
  %t167 = getelementptr float, ptr %b1, i64 %t166
  %t168 = load <8 x float>, ptr %t167, align 32, !invariant.load !0
  %t169 = fsub <8 x float> %t168, %t146
  %t170 = fdiv <8 x float> %t169, %t151
  %t171 = getelementptr float, ptr %b0, i64 %t166
  store <8 x float> %t170, ptr %t171, align 32
  %t172 = add i64 %t4, 320
  %t173 = getelementptr float, ptr %b1, i64 %t172
  %t174 = load <8 x float>, ptr %t173, align 32, !invariant.load !0
  %t175 = fsub <8 x float> %t174, %t146
  %t176 = fdiv <8 x float> %t175, %t151
  %t177 = getelementptr float, ptr %b0, i64 %t172
  store <8 x float> %t176, ptr %t177, align 32
  %t178 = add i64 %t4, 328
  %t179 = getelementptr float, ptr %b1, i64 %t178
  %t180 = load <8 x float>, ptr %t179, align 32, !invariant.load !0
  %t181 = fsub <8 x float> %t180, %t146
  %t182 = fdiv <8 x float> %t181, %t151
  %t183 = getelementptr float, ptr %b0, i64 %t178
  store <8 x float> %t182, ptr %t183, align 32
  %t184 = add i64 %t4, 384
  %t185 = getelementptr float, ptr %b1, i64 %t184
  %t186 = load <8 x float>, ptr %t185, align 32, !invariant.load !0
  %t187 = add i64 %t7, 4
  %t188 = getelementptr float, ptr %b2, i64 %t187
  %t189 = load float, ptr %t188, align 4, !invariant.load !0
  %t190 = insertelement <8 x float> poison, float %t189, i64 0
  %t191 = shufflevector <8 x float> %t190, <8 x float> poison, <8 x i32> zeroinitializer
  %t192 = fsub <8 x float> %t186, %t191
  %t193 = getelementptr float, ptr %b3, i64 %t187
  %t194 = load float, ptr %t193, align 4, !invariant.load !0
  %t195 = insertelement <8 x float> poison, float %t194, i64 0
  %t196 = shufflevector <8 x float> %t195, <8 x float> poison, <8 x i32> zeroinitializer
  %t197 = fdiv <8 x float> %t192, %t196
  %t198 = getelementptr float, ptr %b0, i64 %t184
  store <8 x float> %t197, ptr %t198, align 32
  %t199 = add i64 %t4, 392
  %t200 = getelementptr float, ptr %b1, i64 %t199
  %t201 = load <8 x float>, ptr %t200, align 32, !invariant.load !0
  %t202 = fsub <8 x float> %t201, %t191
  %t203 = fdiv <8 x float> %t202, %t196
  %t204 = getelementptr float, ptr %b0, i64 %t199
  store <8 x float> %t203, ptr %t204, align 32
  %t205 = add i64 %t4, 400
  %t206 = getelementptr float, ptr %b1, i64 %t205
  %t207 = load <8 x float>, ptr %t206, align 32, !invariant.load !0
  %t208 = fsub <8 x float> %t207, %t191
  %t209 = fdiv <8 x float> %t208, %t196
  %t210 = getelementptr float, ptr %b0, i64 %t205
  store <8 x float> %t209, ptr %t210, align 32
  %t211 = add i64 %t4, 408
  %t212 = getelementptr float, ptr %b1, i64 %t211
  %t213 = load <8 x float>, ptr %t212, align 32, !invariant.load !0
  %t214 = fsub <8 x float> %t213, %t191
  %t215 = fdiv <8 x float> %t214, %t196
  %t216 = getelementptr float, ptr %b0, i64 %t211
  store <8 x float> %t215, ptr %t216, align 32
  %t217 = add i64 %t4, 416
  %t218 = getelementptr float, ptr %b1, i64 %t217
  %t219 = load <8 x float>, ptr %t218, align 32, !invariant.load !0
  %t220 = fsub <8 x float> %t219, %t191
  %t221 = fdiv <8 x float> %t220, %t196
  %t222 = getelementptr float, ptr %b0, i64 %t217
  store <8 x float> %t221, ptr %t222, align 32
  %t223 = add i64 %t4, 424
  %t224 = getelementptr float, ptr %b1, i64 %t223
  %t225 = load <8 x float>, ptr %t224, align 32, !invariant.load !0
  %t226 = fsub <8 x float> %t225, %t191
  %t227 = fdiv <8 x float> %t226, %t196
  %t228 = getelementptr float, ptr %b0, i64 %t223
  store <8 x float> %t227, ptr %t228, align 32
  %t229 = add i64 %t4, 480
  %t230 = getelementptr float, ptr %b1, i64 %t229
  %t231 = load <8 x float>, ptr %t230, align 32, !invariant.load !0
  %t232 = add i64 %t7, 5
  %t233 = getelementptr float, ptr %b2, i64 %t232
  %t234 = load float, ptr %t233, align 4, !invariant.load !0
  %t235 = insertelement <8 x float> poison, float %t234, i64 0
  %t236 = shufflevector <8 x float> %t235, <8 x float> poison, <8 x i32> zeroinitializer
  %t237 = fsub <8 x float> %t231, %t236
  %t238 = getelementptr float, ptr %b3, i64 %t232
  %t239 = load float, ptr %t238, align 4, !invariant.load !0
  %t240 = insertelement <8 x float> poison, float %t239, i64 0
  %t241 = shufflevector <8 x float> %t240, <8 x float> poison, <8 x i32> zeroinitializer
  %t242 = fdiv <8 x float> %t237, %t241
  %t243 = getelementptr float, ptr %b0, i64 %t229
  store <8 x float> %t242, ptr %t243, align 32
  %t244 = add i64 %t4, 488
  %t245 = getelementptr float, ptr %b1, i64 %t244
  %t246 = load <8 x float>, ptr %t245, align 32, !invariant.load !0
  %t247 = fsub <8 x float> %t246, %t236
  %t248 = fdiv <8 x float> %t247, %t241
  %t249 = getelementptr float, ptr %b0, i64 %t244
  store <8 x float> %t248, ptr %t249, align 32
  %t250 = add i64 %t4, 496
  %t251 = getelementptr float, ptr %b1, i64 %t250
  %t252 = load <8 x float>, ptr %t251, align 32, !invariant.load !0
  %t253 = fsub <8 x float> %t252, %t236
  %t254 = fdiv <8 x float> %t253, %t241
  %t255 = getelementptr float, ptr %b0, i64 %t250
  store <8 x float> %t254, ptr %t255, align 32
  %t256 = add i64 %t4, 504
  %t257 = getelementptr float, ptr %b1, i64 %t256
  %t258 = load <8 x float>, ptr %t257, align 32, !invariant.load !0
  %t259 = fsub <8 x float> %t258, %t236
  %t260 = fdiv <8 x float> %t259, %t241
  %t261 = getelementptr float, ptr %b0, i64 %t256
  store <8 x float> %t260, ptr %t261, align 32
  %t262 = add i64 %t4, 512
  %t263 = getelementptr float, ptr %b1, i64 %t262
  %t264 = load <8 x float>, ptr %t263, align 32, !invariant.load !0
  %t265 = fsub <8 x float> %t264, %t236
  %t266 = fdiv <8 x float> %t265, %t241
  %t267 = getelementptr float, ptr %b0, i64 %t262
  store <8 x float> %t266, ptr %t267, align 32
  %t268 = add i64 %t4, 520
  %t269 = getelementptr float, ptr %b1, i64 %t268
  %t270 = load <8 x float>, ptr %t269, align 32, !invariant.load !0
  %t271 = fsub <8 x float> %t270, %t236
  %t272 = fdiv <8 x float> %t271, %t241
  %t273 = getelementptr float, ptr %b0, i64 %t268
  store <8 x float> %t272, ptr %t273, align 32
  %t274 = add i64 %t4, 576
  %t275 = getelementptr float, ptr %b1, i64 %t274
  %t276 = load <8 x float>, ptr %t275, align 32, !invariant.load !0
  %t277 = add i64 %t7, 6
  %t278 = getelementptr float, ptr %b2, i64 %t277
  %t279 = load float, ptr %t278, align 4, !invariant.load !0
  %t280 = insertelement <8 x float> poison, float %t279, i64 0
  %t281 = shufflevector <8 x float> %t280, <8 x float> poison, <8 x i32> zeroinitializer
  %t282 = fsub <8 x float> %t276, %t281
  %t283 = getelementptr float, ptr %b3, i64 %t277
  %t284 = load float, ptr %t283, align 4, !invariant.load !0
  %t285 = insertelement <8 x float> poison, float %t284, i64 0
  %t286 = shufflevector <8 x float> %t285, <8 x float> poison, <8 x i32> zeroinitializer
  %t287 = fdiv <8 x float> %t282, %t286
  %t288 = getelementptr float, ptr %b0, i64 %t274
  store <8 x float> %t287, ptr %t288, align 32
  %t289 = add i64 %t4, 584
  %t290 = getelementptr float, ptr %b1, i64 %t289
  %t291 = load <8 x float>, ptr %t290, align 32, !invariant.load !0
  %t292 = fsub <8 x float> %t291, %t281
  %t293 = fdiv <8 x float> %t292, %t286
  %t294 = getelementptr float, ptr %b0, i64 %t289
  store <8 x float> %t293, ptr %t294, align 32
  %t295 = add i64 %t4, 592
  %t296 = getelementptr float, ptr %b1, i64 %t295
  %t297 = load <8 x float>, ptr %t296, align 32, !invariant.load !0
  %t298 = fsub <8 x float> %t297, %t281
  %t299 = fdiv <8 x float> %t298, %t286
  %t300 = getelementptr float, ptr %b0, i64 %t295
  store <8 x float> %t299, ptr %t300, align 32
  %t301 = add i64 %t4, 600
  %t302 = getelementptr float, ptr %b1, i64 %t301
  %t303 = load <8 x float>, ptr %t302, align 32, !invariant.load !0
  %t304 = fsub <8 x float> %t303, %t281
  %t305 = fdiv <8 x float> %t304, %t286
  %t306 = getelementptr float, ptr %b0, i64 %t301
  store <8 x float> %t305, ptr %t306, align 32
  %t307 = add i64 %t4, 608
  %t308 = getelementptr float, ptr %b1, i64 %t307
  %t309 = load <8 x float>, ptr %t308, align 32, !invariant.load !0
  %t310 = fsub <8 x float> %t309, %t281
  %t311 = fdiv <8 x float> %t310, %t286
  %t312 = getelementptr float, ptr %b0, i64 %t307
  store <8 x float> %t311, ptr %t312, align 32
  %t313 = add i64 %t4, 616
  %t314 = getelementptr float, ptr %b1, i64 %t313
  %t315 = load <8 x float>, ptr %t314, align 32, !invariant.load !0
  %t316 = fsub <8 x float> %t315, %t281
  %t317 = fdiv <8 x float> %t316, %t286
  %t318 = getelementptr float, ptr %b0, i64 %t313
  store <8 x float> %t317, ptr %t318, align 32
  %t319 = add i64 %t4, 672
  %t320 = getelementptr float, ptr %b1, i64 %t319
  %t321 = load <8 x float>, ptr %t320, align 32, !invariant.load !0
  %t322 = add i64 %t7, 7
  %t323 = getelementptr float, ptr %b2, i64 %t322
  %t324 = load float, ptr %t323, align 4, !invariant.load !0
  %t325 = insertelement <8 x float> poison, float %t324, i64 0
  %t326 = shufflevector <8 x float> %t325, <8 x float> poison, <8 x i32> zeroinitializer
  %t327 = fsub <8 x float> %t321, %t326
  %t328 = getelementptr float, ptr %b3, i64 %t322
  %t329 = load float, ptr %t328, align 4, !invariant.load !0
  %t330 = insertelement <8 x float> poison, float %t329, i64 0
  %t331 = shufflevector <8 x float> %t330, <8 x float> poison, <8 x i32> zeroinitializer
  %t332 = fdiv <8 x float> %t327, %t331
  %t333 = getelementptr float, ptr %b0, i64 %t319
  store <8 x float> %t332, ptr %t333, align 32
  %t334 = add i64 %t4, 680
  %t335 = getelementptr float, ptr %b1, i64 %t334
  %t336 = load <8 x float>, ptr %t335, align 32, !invariant.load !0
  %t337 = fsub <8 x float> %t336, %t326
  %t338 = fdiv <8 x float> %t337, %t331
  %t339 = getelementptr float, ptr %b0, i64 %t334
  store <8 x float> %t338, ptr %t339, align 32
  %t340 = add i64 %t4, 688
  %t341 = getelementptr float, ptr %b1, i64 %t340
  %t342 = load <8 x float>, ptr %t341, align 32, !invariant.load !0
  %t343 = fsub <8 x float> %t342, %t326
  %t344 = fdiv <8 x float> %t343, %t331
  %t345 = getelementptr float, ptr %b0, i64 %t340
  store <8 x float> %t344, ptr %t345, align 32
  %t346 = add i64 %t4, 696
  %t347 = getelementptr float, ptr %b1, i64 %t346
  %t348 = load <8 x float>, ptr %t347, align 32, !invariant.load !0
  %t349 = fsub <8 x float> %t348, %t326
  %t350 = fdiv <8 x float> %t349, %t331
  %t351 = getelementptr float, ptr %b0, i64 %t346
  store <8 x float> %t350, ptr %t351, align 32
  %t352 = add i64 %t4, 704
  %t353 = getelementptr float, ptr %b1, i64 %t352
  %t354 = load <8 x float>, ptr %t353, align 32, !invariant.load !0
  %t355 = fsub <8 x float> %t354, %t326
  %t356 = fdiv <8 x float> %t355, %t331
  %t357 = getelementptr float, ptr %b0, i64 %t352
  store <8 x float> %t356, ptr %t357, align 32
  %t358 = add i64 %t4, 712
  %t359 = getelementptr float, ptr %b1, i64 %t358
  %t360 = load <8 x float>, ptr %t359, align 32, !invariant.load !0
  %t361 = fsub <8 x float> %t360, %t326
  %t362 = fdiv <8 x float> %t361, %t331
  %t363 = getelementptr float, ptr %b0, i64 %t358
  store <8 x float> %t362, ptr %t363, align 32
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}


attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
