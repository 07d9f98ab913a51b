; %0 = input[0] : f32[64, 100]
; %1 = reduce_sum[1](%0) : f32[64]
; return %1

define void @sum_64_r100(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = mul i64 %g, 800
  br label %loop15
loop15:
  %v15 = phi i64 [ 0, %item ], [ %n15, %next15 ]
  %v16 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n16, %next15 ]
  %v17 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n17, %next15 ]
  %v18 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n18, %next15 ]
  %v19 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n19, %next15 ]
  %v20 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n20, %next15 ]
  %v21 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n21, %next15 ]
  %v22 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n22, %next15 ]
  %v23 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n23, %next15 ]
  %t1 = mul i64 %v15, 8
  %t2 = sub i64 100, %t1
  %t3 = insertelement <8 x i64> poison, i64 %t2, i64 0
  %t4 = shufflevector <8 x i64> %t3, <8 x i64> poison, <8 x i32> zeroinitializer
  %t5 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t4
  %t6 = add i64 %t0, %t1
  %t7 = getelementptr float, ptr %b1, i64 %t6
  %t8 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t7, i32 32, <8 x i1> %t5, <8 x float> zeroinitializer)
  %t9 = fadd <8 x float> %v16, %t8
  %t10 = select <8 x i1> %t5, <8 x float> %t9, <8 x float> %v16
  %t11 = add i64 %t6, 100
  %t12 = getelementptr float, ptr %b1, i64 %t11
  %t13 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t12, i32 16, <8 x i1> %t5, <8 x float> zeroinitializer)
  %t14 = fadd <8 x float> %v17, %t13
  %t15 = select <8 x i1> %t5, <8 x float> %t14, <8 x float> %v17
  %t16 = add i64 %t6, 200
  %t17 = getelementptr float, ptr %b1, i64 %t16
  %t18 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t17, i32 32, <8 x i1> %t5, <8 x float> zeroinitializer)
  %t19 = fadd <8 x float> %v18, %t18
  %t20 = select <8 x i1> %t5, <8 x float> %t19, <8 x float> %v18
  %t21 = add i64 %t6, 300
  %t22 = getelementptr float, ptr %b1, i64 %t21
  %t23 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t22, i32 16, <8 x i1> %t5, <8 x float> zeroinitializer)
  %t24 = fadd <8 x float> %v19, %t23
  %t25 = select <8 x i1> %t5, <8 x float> %t24, <8 x float> %v19
  %t26 = add i64 %t6, 400
  %t27 = getelementptr float, ptr %b1, i64 %t26
  %t28 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t27, i32 32, <8 x i1> %t5, <8 x float> zeroinitializer)
  %t29 = fadd <8 x float> %v20, %t28
  %t30 = select <8 x i1> %t5, <8 x float> %t29, <8 x float> %v20
  %t31 = add i64 %t6, 500
  %t32 = getelementptr float, ptr %b1, i64 %t31
  %t33 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t32, i32 16, <8 x i1> %t5, <8 x float> zeroinitializer)
  %t34 = fadd <8 x float> %v21, %t33
  %t35 = select <8 x i1> %t5, <8 x float> %t34, <8 x float> %v21
  %t36 = add i64 %t6, 600
  %t37 = getelementptr float, ptr %b1, i64 %t36
  %t38 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t37, i32 32, <8 x i1> %t5, <8 x float> zeroinitializer)
  %t39 = fadd <8 x float> %v22, %t38
  %t40 = select <8 x i1> %t5, <8 x float> %t39, <8 x float> %v22
  %t41 = add i64 %t6, 700
  %t42 = getelementptr float, ptr %b1, i64 %t41
  %t43 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t42, i32 16, <8 x i1> %t5, <8 x float> zeroinitializer)
  %t44 = fadd <8 x float> %v23, %t43
  %t45 = select <8 x i1> %t5, <8 x float> %t44, <8 x float> %v23
  br label %next15
next15:
  %n16 = bitcast <8 x float> %t10 to <8 x float>
  %n17 = bitcast <8 x float> %t15 to <8 x float>
  %n18 = bitcast <8 x float> %t20 to <8 x float>
  %n19 = bitcast <8 x float> %t25 to <8 x float>
  %n20 = bitcast <8 x float> %t30 to <8 x float>
  %n21 = bitcast <8 x float> %t35 to <8 x float>
  %n22 = bitcast <8 x float> %t40 to <8 x float>
  %n23 = bitcast <8 x float> %t45 to <8 x float>
  %n15 = add nuw nsw i64 %v15, 1
  %t46 = icmp slt i64 %n15, 13
  br i1 %t46, label %loop15, label %done15
done15:
  %t47 = shufflevector <8 x float> %n16, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t48 = shufflevector <8 x float> %n16, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t49 = fadd <4 x float> %t47, %t48
  %t50 = shufflevector <4 x float> %t49, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t51 = shufflevector <4 x float> %t49, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t52 = fadd <2 x float> %t50, %t51
  %t53 = extractelement <2 x float> %t52, i64 0
  %t54 = extractelement <2 x float> %t52, i64 1
  %t55 = fadd float %t53, %t54
  %t56 = shufflevector <8 x float> %n17, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t57 = shufflevector <8 x float> %n17, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t58 = fadd <4 x float> %t56, %t57
  %t59 = shufflevector <4 x float> %t58, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t60 = shufflevector <4 x float> %t58, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t61 = fadd <2 x float> %t59, %t60
  %t62 = extractelement <2 x float> %t61, i64 0
  %t63 = extractelement <2 x float> %t61, i64 1
  %t64 = fadd float %t62, %t63
  %t65 = shufflevector <8 x float> %n18, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t66 = shufflevector <8 x float> %n18, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t67 = fadd <4 x float> %t65, %t66
  %t68 = shufflevector <4 x float> %t67, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t69 = shufflevector <4 x float> %t67, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t70 = fadd <2 x float> %t68, %t69
  %t71 = extractelement <2 x float> %t70, i64 0
  %t72 = extractelement <2 x float> %t70, i64 1
  %t73 = fadd float %t71, %t72
  %t74 = shufflevector <8 x float> %n19, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t75 = shufflevector <8 x float> %n19, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t76 = fadd <4 x float> %t74, %t75
  %t77 = shufflevector <4 x float> %t76, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t78 = shufflevector <4 x float> %t76, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t79 = fadd <2 x float> %t77, %t78
  %t80 = extractelement <2 x float> %t79, i64 0
  %t81 = extractelement <2 x float> %t79, i64 1
  %t82 = fadd float %t80, %t81
  %t83 = shufflevector <8 x float> %n20, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t84 = shufflevector <8 x float> %n20, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t85 = fadd <4 x float> %t83, %t84
  %t86 = shufflevector <4 x float> %t85, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t87 = shufflevector <4 x float> %t85, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t88 = fadd <2 x float> %t86, %t87
  %t89 = extractelement <2 x float> %t88, i64 0
  %t90 = extractelement <2 x float> %t88, i64 1
  %t91 = fadd float %t89, %t90
  %t92 = shufflevector <8 x float> %n21, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t93 = shufflevector <8 x float> %n21, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t94 = fadd <4 x float> %t92, %t93
  %t95 = shufflevector <4 x float> %t94, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t96 = shufflevector <4 x float> %t94, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t97 = fadd <2 x float> %t95, %t96
  %t98 = extractelement <2 x float> %t97, i64 0
  %t99 = extractelement <2 x float> %t97, i64 1
  %t100 = fadd float %t98, %t99
  %t101 = shufflevector <8 x float> %n22, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t102 = shufflevector <8 x float> %n22, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t103 = fadd <4 x float> %t101, %t102
  %t104 = shufflevector <4 x float> %t103, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t105 = shufflevector <4 x float> %t103, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t106 = fadd <2 x float> %t104, %t105
  %t107 = extractelement <2 x float> %t106, i64 0
  %t108 = extractelement <2 x float> %t106, i64 1
  %t109 = fadd float %t107, %t108
  %t110 = shufflevector <8 x float> %n23, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t111 = shufflevector <8 x float> %n23, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t112 = fadd <4 x float> %t110, %t111
  %t113 = shufflevector <4 x float> %t112, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t114 = shufflevector <4 x float> %t112, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t115 = fadd <2 x float> %t113, %t114
  %t116 = extractelement <2 x float> %t115, i64 0
  %t117 = extractelement <2 x float> %t115, i64 1
  %t118 = fadd float %t116, %t117
  %t119 = mul i64 %g, 8
  %t120 = getelementptr float, ptr %b0, i64 %t119
  store float %t55, ptr %t120, align 4
  %t121 = add i64 %t119, 1
  %t122 = getelementptr float, ptr %b0, i64 %t121
  store float %t64, ptr %t122, align 4
  %t123 = add i64 %t119, 2
  %t124 = getelementptr float, ptr %b0, i64 %t123
  store float %t73, ptr %t124, align 4
  %t125 = add i64 %t119, 3
  %t126 = getelementptr float, ptr %b0, i64 %t125
  store float %t82, ptr %t126, align 4
  %t127 = add i64 %t119, 4
  %t128 = getelementptr float, ptr %b0, i64 %t127
  store float %t91, ptr %t128, align 4
  %t129 = add i64 %t119, 5
  %t130 = getelementptr float, ptr %b0, i64 %t129
  store float %t100, ptr %t130, align 4
  %t131 = add i64 %t119, 6
  %t132 = getelementptr float, ptr %b0, i64 %t131
  store float %t109, ptr %t132, align 4
  %t133 = add i64 %t119, 7
  %t134 = getelementptr float, ptr %b0, i64 %t133
  store float %t118, ptr %t134, align 4
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, i32, <8 x i1>, <8 x float>)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
