; %0 = input[0] : f32[10000]
; %1 = reduce_sum[0](%0) : f32
; return %1

define void @sum_r10000(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  br label %loop9
loop9:
  %v9 = phi i64 [ 0, %item ], [ %n9, %next9 ]
  %v10 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n10, %next9 ]
  %v11 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n11, %next9 ]
  %v12 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n12, %next9 ]
  %v13 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n13, %next9 ]
  %v14 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n14, %next9 ]
  %t0 = mul i64 %v9, 40
  %t1 = getelementptr float, ptr %b1, i64 %t0
  %t2 = load <8 x float>, ptr %t1, align 32, !invariant.load !0
  %t3 = fadd <8 x float> %v10, %t2
  %t4 = add i64 %t0, 8
  %t5 = getelementptr float, ptr %b1, i64 %t4
  %t6 = load <8 x float>, ptr %t5, align 32, !invariant.load !0
  %t7 = fadd <8 x float> %v11, %t6
  %t8 = add i64 %t0, 16
  %t9 = getelementptr float, ptr %b1, i64 %t8
  %t10 = load <8 x float>, ptr %t9, align 32, !invariant.load !0
  %t11 = fadd <8 x float> %v12, %t10
  %t12 = add i64 %t0, 24
  %t13 = getelementptr float, ptr %b1, i64 %t12
  %t14 = load <8 x float>, ptr %t13, align 32, !invariant.load !0
  %t15 = fadd <8 x float> %v13, %t14
  %t16 = add i64 %t0, 32
  %t17 = getelementptr float, ptr %b1, i64 %t16
  %t18 = load <8 x float>, ptr %t17, align 32, !invariant.load !0
  %t19 = fadd <8 x float> %v14, %t18
  br label %next9
next9:
  %n10 = bitcast <8 x float> %t3 to <8 x float>
  %n11 = bitcast <8 x float> %t7 to <8 x float>
  %n12 = bitcast <8 x float> %t11 to <8 x float>
  %n13 = bitcast <8 x float> %t15 to <8 x float>
  %n14 = bitcast <8 x float> %t19 to <8 x float>
  %n9 = add nuw nsw i64 %v9, 1
  %t20 = icmp slt i64 %n9, 250
  br i1 %t20, label %loop9, label %done9
done9:
  %t21 = fadd <8 x float> %n10, %n13
  %t22 = fadd <8 x float> %n11, %n14
  %t23 = fadd <8 x float> %t21, %n12
  %t24 = fadd <8 x float> %t23, %t22
  %t25 = shufflevector <8 x float> %t24, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t26 = shufflevector <8 x float> %t24, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t27 = fadd <4 x float> %t25, %t26
  %t28 = shufflevector <4 x float> %t27, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %t29 = shufflevector <4 x float> %t27, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %t30 = fadd <2 x float> %t28, %t29
  %t31 = extractelement <2 x float> %t30, i64 0
  %t32 = extractelement <2 x float> %t30, i64 1
  %t33 = fadd float %t31, %t32
  %t34 = getelementptr float, ptr %b0, i64 0
  store float %t33, ptr %t34, align 4
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
