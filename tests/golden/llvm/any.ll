; %0 = input[0] : bool[20, 40]
; %1 = reduce_max[1](%0) : bool[20]
; return %1

define void @max_20_r40(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
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
  %v12 = phi <8 x i1> [ <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, %item ], [ %n12, %next11 ]
  %v13 = phi <8 x i1> [ <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, %item ], [ %n13, %next11 ]
  %v14 = phi <8 x i1> [ <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, %item ], [ %n14, %next11 ]
  %v15 = phi <8 x i1> [ <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, %item ], [ %n15, %next11 ]
  %v16 = phi <8 x i1> [ <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false>, %item ], [ %n16, %next11 ]
  %t1 = mul i64 %v11, 8
  %t2 = add i64 %t0, %t1
  %t3 = getelementptr i8, ptr %b1, i64 %t2
  %t4 = load <8 x i8>, ptr %t3, align 8, !invariant.load !0
  %t5 = icmp ne <8 x i8> %t4, <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0>
  %t6 = or <8 x i1> %v12, %t5
  %t7 = add i64 %t2, 40
  %t8 = getelementptr i8, ptr %b1, i64 %t7
  %t9 = load <8 x i8>, ptr %t8, align 8, !invariant.load !0
  %t10 = icmp ne <8 x i8> %t9, <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0>
  %t11 = or <8 x i1> %v13, %t10
  %t12 = add i64 %t2, 80
  %t13 = getelementptr i8, ptr %b1, i64 %t12
  %t14 = load <8 x i8>, ptr %t13, align 8, !invariant.load !0
  %t15 = icmp ne <8 x i8> %t14, <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0>
  %t16 = or <8 x i1> %v14, %t15
  %t17 = add i64 %t2, 120
  %t18 = getelementptr i8, ptr %b1, i64 %t17
  %t19 = load <8 x i8>, ptr %t18, align 8, !invariant.load !0
  %t20 = icmp ne <8 x i8> %t19, <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0>
  %t21 = or <8 x i1> %v15, %t20
  %t22 = add i64 %t2, 160
  %t23 = getelementptr i8, ptr %b1, i64 %t22
  %t24 = load <8 x i8>, ptr %t23, align 8, !invariant.load !0
  %t25 = icmp ne <8 x i8> %t24, <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0>
  %t26 = or <8 x i1> %v16, %t25
  br label %next11
next11:
  %n12 = bitcast <8 x i1> %t6 to <8 x i1>
  %n13 = bitcast <8 x i1> %t11 to <8 x i1>
  %n14 = bitcast <8 x i1> %t16 to <8 x i1>
  %n15 = bitcast <8 x i1> %t21 to <8 x i1>
  %n16 = bitcast <8 x i1> %t26 to <8 x i1>
  %n11 = add nuw nsw i64 %v11, 1
  %t27 = icmp slt i64 %n11, 5
  br i1 %t27, label %loop11, label %done11
done11:
  %t28 = shufflevector <8 x i1> %n12, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t29 = shufflevector <8 x i1> %n12, <8 x i1> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t30 = or <4 x i1> %t28, %t29
  %t31 = shufflevector <4 x i1> %t30, <4 x i1> poison, <2 x i32> <i32 0, i32 1>
  %t32 = shufflevector <4 x i1> %t30, <4 x i1> poison, <2 x i32> <i32 2, i32 3>
  %t33 = or <2 x i1> %t31, %t32
  %t34 = extractelement <2 x i1> %t33, i64 0
  %t35 = extractelement <2 x i1> %t33, i64 1
  %t36 = or i1 %t34, %t35
  %t37 = shufflevector <8 x i1> %n13, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t38 = shufflevector <8 x i1> %n13, <8 x i1> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t39 = or <4 x i1> %t37, %t38
  %t40 = shufflevector <4 x i1> %t39, <4 x i1> poison, <2 x i32> <i32 0, i32 1>
  %t41 = shufflevector <4 x i1> %t39, <4 x i1> poison, <2 x i32> <i32 2, i32 3>
  %t42 = or <2 x i1> %t40, %t41
  %t43 = extractelement <2 x i1> %t42, i64 0
  %t44 = extractelement <2 x i1> %t42, i64 1
  %t45 = or i1 %t43, %t44
  %t46 = shufflevector <8 x i1> %n14, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t47 = shufflevector <8 x i1> %n14, <8 x i1> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t48 = or <4 x i1> %t46, %t47
  %t49 = shufflevector <4 x i1> %t48, <4 x i1> poison, <2 x i32> <i32 0, i32 1>
  %t50 = shufflevector <4 x i1> %t48, <4 x i1> poison, <2 x i32> <i32 2, i32 3>
  %t51 = or <2 x i1> %t49, %t50
  %t52 = extractelement <2 x i1> %t51, i64 0
  %t53 = extractelement <2 x i1> %t51, i64 1
  %t54 = or i1 %t52, %t53
  %t55 = shufflevector <8 x i1> %n15, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t56 = shufflevector <8 x i1> %n15, <8 x i1> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t57 = or <4 x i1> %t55, %t56
  %t58 = shufflevector <4 x i1> %t57, <4 x i1> poison, <2 x i32> <i32 0, i32 1>
  %t59 = shufflevector <4 x i1> %t57, <4 x i1> poison, <2 x i32> <i32 2, i32 3>
  %t60 = or <2 x i1> %t58, %t59
  %t61 = extractelement <2 x i1> %t60, i64 0
  %t62 = extractelement <2 x i1> %t60, i64 1
  %t63 = or i1 %t61, %t62
  %t64 = shufflevector <8 x i1> %n16, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t65 = shufflevector <8 x i1> %n16, <8 x i1> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t66 = or <4 x i1> %t64, %t65
  %t67 = shufflevector <4 x i1> %t66, <4 x i1> poison, <2 x i32> <i32 0, i32 1>
  %t68 = shufflevector <4 x i1> %t66, <4 x i1> poison, <2 x i32> <i32 2, i32 3>
  %t69 = or <2 x i1> %t67, %t68
  %t70 = extractelement <2 x i1> %t69, i64 0
  %t71 = extractelement <2 x i1> %t69, i64 1
  %t72 = or i1 %t70, %t71
  %t73 = mul i64 %g, 5
  %t74 = zext i1 %t36 to i8
  %t75 = getelementptr i8, ptr %b0, i64 %t73
  store i8 %t74, ptr %t75, align 1
  %t76 = add i64 %t73, 1
  %t77 = zext i1 %t45 to i8
  %t78 = getelementptr i8, ptr %b0, i64 %t76
  store i8 %t77, ptr %t78, align 1
  %t79 = add i64 %t73, 2
  %t80 = zext i1 %t54 to i8
  %t81 = getelementptr i8, ptr %b0, i64 %t79
  store i8 %t80, ptr %t81, align 1
  %t82 = add i64 %t73, 3
  %t83 = zext i1 %t63 to i8
  %t84 = getelementptr i8, ptr %b0, i64 %t82
  store i8 %t83, ptr %t84, align 1
  %t85 = add i64 %t73, 4
  %t86 = zext i1 %t72 to i8
  %t87 = getelementptr i8, ptr %b0, i64 %t85
  store i8 %t86, ptr %t87, align 1
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
