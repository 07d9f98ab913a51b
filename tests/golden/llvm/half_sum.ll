; %0 = input[0] : f16[20, 40]
; %1 = reduce_sum[1](%0) : f16[20]
; return %1

define void @sum_20_r40(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = mul i64 %g, 200
  br label %loop11
loop11:
  %v11 = phi i64 [ 0, %item ], [ %n11, %next11 ]
  %v12 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n12, %next11 ]
  %v13 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n13, %next11 ]
  %v14 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n14, %next11 ]
  %v15 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n15, %next11 ]
  %v16 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n16, %next11 ]
  %t1 = mul i64 %v11, 8
  %t2 = add i64 %t0, %t1
  %t3 = getelementptr i16, ptr %b1, i64 %t2
  %t4 = load <8 x i16>, ptr %t3, align 16, !invariant.load !0
  %t5 = bitcast <8 x i16> %t4 to <8 x half>
  %t6 = fpext <8 x half> %t5 to <8 x float>
  %t7 = fadd <8 x float> %v12, %t6
  %t8 = add i64 %t2, 40
  %t9 = getelementptr i16, ptr %b1, i64 %t8
  %t10 = load <8 x i16>, ptr %t9, align 16, !invariant.load !0
  %t11 = bitcast <8 x i16> %t10 to <8 x half>
  %t12 = fpext <8 x half> %t11 to <8 x float>
  %t13 = fadd <8 x float> %v13, %t12
  %t14 = add i64 %t2, 80
  %t15 = getelementptr i16, ptr %b1, i64 %t14
  %t16 = load <8 x i16>, ptr %t15, align 16, !invariant.load !0
  %t17 = bitcast <8 x i16> %t16 to <8 x half>
  %t18 = fpext <8 x half> %t17 to <8 x float>
  %t19 = fadd <8 x float> %v14, %t18
  %t20 = add i64 %t2, 120
  %t21 = getelementptr i16, ptr %b1, i64 %t20
  %t22 = load <8 x i16>, ptr %t21, align 16, !invariant.load !0
  %t23 = bitcast <8 x i16> %t22 to <8 x half>
  %t24 = fpext <8 x half> %t23 to <8 x float>
  %t25 = fadd <8 x float> %v15, %t24
  %t26 = add i64 %t2, 160
  %t27 = getelementptr i16, ptr %b1, i64 %t26
  %t28 = load <8 x i16>, ptr %t27, align 16, !invariant.load !0
  %t29 = bitcast <8 x i16> %t28 to <8 x half>
  %t30 = fpext <8 x half> %t29 to <8 x float>
  %t31 = fadd <8 x float> %v16, %t30
  br label %next11
next11:
  %n12 = bitcast <8 x float> %t7 to <8 x float>
  %n13 = bitcast <8 x float> %t13 to <8 x float>
  %n14 = bitcast <8 x float> %t19 to <8 x float>
  %n15 = bitcast <8 x float> %t25 to <8 x float>
  %n16 = bitcast <8 x float> %t31 to <8 x float>
  %n11 = add nuw nsw i64 %v11, 1
  %t32 = icmp slt i64 %n11, 5
  br i1 %t32, label %loop11, label %done11
done11:
  %t33 = shufflevector <8 x float> %n12, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t34 = shufflevector <8 x float> %n12, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t35 = fadd <4 x float> %t33, %t34
  %t36 = shufflevector <4 x float> %t35, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t37 = shufflevector <4 x float> %t35, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t38 = fadd <2 x float> %t36, %t37
  %t39 = extractelement <2 x float> %t38, i64 0
  %t40 = extractelement <2 x float> %t38, i64 1
  %t41 = fadd float %t39, %t40
  %t42 = shufflevector <8 x float> %n13, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t43 = shufflevector <8 x float> %n13, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t44 = fadd <4 x float> %t42, %t43
  %t45 = shufflevector <4 x float> %t44, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t46 = shufflevector <4 x float> %t44, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t47 = fadd <2 x float> %t45, %t46
  %t48 = extractelement <2 x float> %t47, i64 0
  %t49 = extractelement <2 x float> %t47, i64 1
  %t50 = fadd float %t48, %t49
  %t51 = shufflevector <8 x float> %n14, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t52 = shufflevector <8 x float> %n14, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t53 = fadd <4 x float> %t51, %t52
  %t54 = shufflevector <4 x float> %t53, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t55 = shufflevector <4 x float> %t53, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t56 = fadd <2 x float> %t54, %t55
  %t57 = extractelement <2 x float> %t56, i64 0
  %t58 = extractelement <2 x float> %t56, i64 1
  %t59 = fadd float %t57, %t58
  %t60 = shufflevector <8 x float> %n15, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t61 = shufflevector <8 x float> %n15, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t62 = fadd <4 x float> %t60, %t61
  %t63 = shufflevector <4 x float> %t62, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t64 = shufflevector <4 x float> %t62, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t65 = fadd <2 x float> %t63, %t64
  %t66 = extractelement <2 x float> %t65, i64 0
  %t67 = extractelement <2 x float> %t65, i64 1
  %t68 = fadd float %t66, %t67
  %t69 = shufflevector <8 x float> %n16, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t70 = shufflevector <8 x float> %n16, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t71 = fadd <4 x float> %t69, %t70
  %t72 = shufflevector <4 x float> %t71, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t73 = shufflevector <4 x float> %t71, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t74 = fadd <2 x float> %t72, %t73
  %t75 = extractelement <2 x float> %t74, i64 0
  %t76 = extractelement <2 x float> %t74, i64 1
  %t77 = fadd float %t75, %t76
  %t78 = fptrunc float %t41 to half
  %t79 = bitcast half %t78 to i16
  %t80 = mul i64 %g, 5
  %t81 = getelementptr i16, ptr %b0, i64 %t80
  store i16 %t79, ptr %t81, align 2
  %t82 = fptrunc float %t50 to half
  %t83 = bitcast half %t82 to i16
  %t84 = add i64 %t80, 1
  %t85 = getelementptr i16, ptr %b0, i64 %t84
  store i16 %t83, ptr %t85, align 2
  %t86 = fptrunc float %t59 to half
  %t87 = bitcast half %t86 to i16
  %t88 = add i64 %t80, 2
  %t89 = getelementptr i16, ptr %b0, i64 %t88
  store i16 %t87, ptr %t89, align 2
  %t90 = fptrunc float %t68 to half
  %t91 = bitcast half %t90 to i16
  %t92 = add i64 %t80, 3
  %t93 = getelementptr i16, ptr %b0, i64 %t92
  store i16 %t91, ptr %t93, align 2
  %t94 = fptrunc float %t77 to half
  %t95 = bitcast half %t94 to i16
  %t96 = add i64 %t80, 4
  %t97 = getelementptr i16, ptr %b0, i64 %t96
  store i16 %t95, ptr %t97, align 2
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
