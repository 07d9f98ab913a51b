; %0 = input[0] : f32[10000]
; %1 = reduce_sum[0](%0) : f32
; return %1

define void @sum_2_r5000(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
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
  %v23 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n23, %next14 ]
  %v24 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n24, %next14 ]
  %t0 = mul i64 %v14, 40
  %t1 = getelementptr float, ptr %b1, i64 %t0
  %t2 = load <8 x float>, ptr %t1, align 32, !invariant.load !0
  %t3 = fadd <8 x float> %v15, %t2
  %t4 = add i64 %t0, 8
  %t5 = getelementptr float, ptr %b1, i64 %t4
  %t6 = load <8 x float>, ptr %t5, align 32, !invariant.load !0
  %t7 = fadd <8 x float> %v16, %t6
  %t8 = add i64 %t0, 16
  %t9 = getelementptr float, ptr %b1, i64 %t8
  %t10 = load <8 x float>, ptr %t9, align 32, !invariant.load !0
  %t11 = fadd <8 x float> %v17, %t10
  %t12 = add i64 %t0, 24
  %t13 = getelementptr float, ptr %b1, i64 %t12
  %t14 = load <8 x float>, ptr %t13, align 32, !invariant.load !0
  %t15 = fadd <8 x float> %v18, %t14
  %t16 = add i64 %t0, 32
  %t17 = getelementptr float, ptr %b1, i64 %t16
  %t18 = load <8 x float>, ptr %t17, align 32, !invariant.load !0
  %t19 = fadd <8 x float> %v19, %t18
  %t20 = add i64 %t0, 5000
  %t21 = getelementptr float, ptr %b1, i64 %t20
  %t22 = load <8 x float>, ptr %t21, align 32, !invariant.load !0
  %t23 = fadd <8 x float> %v20, %t22
  %t24 = add i64 %t0, 5008
  %t25 = getelementptr float, ptr %b1, i64 %t24
  %t26 = load <8 x float>, ptr %t25, align 32, !invariant.load !0
  %t27 = fadd <8 x float> %v21, %t26
  %t28 = add i64 %t0, 5016
  %t29 = getelementptr float, ptr %b1, i64 %t28
  %t30 = load <8 x float>, ptr %t29, align 32, !invariant.load !0
  %t31 = fadd <8 x float> %v22, %t30
  %t32 = add i64 %t0, 5024
  %t33 = getelementptr float, ptr %b1, i64 %t32
  %t34 = load <8 x float>, ptr %t33, align 32, !invariant.load !0
  %t35 = fadd <8 x float> %v23, %t34
  %t36 = add i64 %t0, 5032
  %t37 = getelementptr float, ptr %b1, i64 %t36
  %t38 = load <8 x float>, ptr %t37, align 32, !invariant.load !0
  %t39 = fadd <8 x float> %v24, %t38
  br label %next14
next14:
  %n15 = bitcast <8 x float> %t3 to <8 x float>
  %n16 = bitcast <8 x float> %t7 to <8 x float>
  %n17 = bitcast <8 x float> %t11 to <8 x float>
  %n18 = bitcast <8 x float> %t15 to <8 x float>
  %n19 = bitcast <8 x float> %t19 to <8 x float>
  %n20 = bitcast <8 x float> %t23 to <8 x float>
  %n21 = bitcast <8 x float> %t27 to <8 x float>
  %n22 = bitcast <8 x float> %t31 to <8 x float>
  %n23 = bitcast <8 x float> %t35 to <8 x float>
  %n24 = bitcast <8 x float> %t39 to <8 x float>
  %n14 = add nuw nsw i64 %v14, 1
  %t40 = icmp slt i64 %n14, 125
  br i1 %t40, label %loop14, label %done14
done14:
  %t41 = fadd <8 x float> %n15, %n18
  %t42 = fadd <8 x float> %n16, %n19
  %t43 = fadd <8 x float> %t41, %n17
  %t44 = fadd <8 x float> %t43, %t42
  %t45 = shufflevector <8 x float> %t44, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t46 = shufflevector <8 x float> %t44, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t47 = fadd <4 x float> %t45, %t46
  %t48 = shufflevector <4 x float> %t47, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t49 = shufflevector <4 x float> %t47, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t50 = fadd <2 x float> %t48, %t49
  %t51 = extractelement <2 x float> %t50, i64 0
  %t52 = extractelement <2 x float> %t50, i64 1
  %t53 = fadd float %t51, %t52
  %t54 = fadd <8 x float> %n20, %n23
  %t55 = fadd <8 x float> %n21, %n24
  %t56 = fadd <8 x float> %t54, %n22
  %t57 = fadd <8 x float> %t56, %t55
  %t58 = shufflevector <8 x float> %t57, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t59 = shufflevector <8 x float> %t57, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t60 = fadd <4 x float> %t58, %t59
  %t61 = shufflevector <4 x float> %t60, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t62 = shufflevector <4 x float> %t60, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t63 = fadd <2 x float> %t61, %t62
  %t64 = extractelement <2 x float> %t63, i64 0
  %t65 = extractelement <2 x float> %t63, i64 1
  %t66 = fadd float %t64, %t65
  %t67 = getelementptr float, ptr %b0, i64 0
  store float %t53, ptr %t67, align 4
  %t68 = getelementptr float, ptr %b0, i64 1
  store float %t66, ptr %t68, align 4
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

define void @sum_r2(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = getelementptr float, ptr %b1, i64 0
  %t1 = load float, ptr %t0, align 4, !invariant.load !0
  %t2 = fadd float 0x0000000000000000, %t1
  %t3 = getelementptr float, ptr %b1, i64 1
  %t4 = load float, ptr %t3, align 4, !invariant.load !0
  %t5 = fadd float %t2, %t4
  %t6 = getelementptr float, ptr %b0, i64 0
  store float %t5, ptr %t6, align 4
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
