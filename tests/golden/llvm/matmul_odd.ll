; %0 = input[0] : f32[17, 33]
; %1 = reshape(%0) : f32[17, 1, 33]
; %2 = expand(%1) : f32[17, 19, 33]
; %3 = input[1] : f32[33, 19]
; %4 = permute[1, 0](%3) : f32[19, 33]
; %5 = reshape(%4) : f32[1, 19, 33]
; %6 = expand(%5) : f32[17, 19, 33]
; %7 = mul(%2, %6) : f32[17, 19, 33]
; %8 = reduce_sum[2](%7) : f32[17, 19]
; return %8

define void @dot_17x19_r33(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
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
  %t0 = srem i64 %g, 3
  %t1 = sdiv i64 %g, 3
  %t2 = mul i64 %t1, 4
  %t3 = call i64 @llvm.smin.i64(i64 %t2, i64 16)
  %t4 = mul i64 %t3, 33
  %t5 = mul i64 %t0, 8
  %t6 = sub i64 19, %t5
  %t7 = insertelement <8 x i64> poison, i64 %t6, i64 0
  %t8 = shufflevector <8 x i64> %t7, <8 x i64> poison, <8 x i32> zeroinitializer
  %t9 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t8
  %t10 = add i64 %t2, 1
  %t11 = call i64 @llvm.smin.i64(i64 %t10, i64 16)
  %t12 = mul i64 %t11, 33
  %t13 = add i64 %t2, 2
  %t14 = call i64 @llvm.smin.i64(i64 %t13, i64 16)
  %t15 = mul i64 %t14, 33
  %t16 = add i64 %t2, 3
  %t17 = call i64 @llvm.smin.i64(i64 %t16, i64 16)
  %t18 = mul i64 %t17, 33
  br label %loop31
loop31:
  %v31 = phi i64 [ 0, %item ], [ %n31, %next31 ]
  %v32 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n32, %next31 ]
  %v33 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n33, %next31 ]
  %v34 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n34, %next31 ]
  %v35 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n35, %next31 ]
  %t19 = add i64 %t4, %v31
  %t20 = getelementptr float, ptr %b1, i64 %t19
  %t21 = load float, ptr %t20, align 4, !invariant.load !0
  %t22 = mul i64 %v31, 19
  %t23 = add i64 %t5, %t22
  %t24 = getelementptr float, ptr %b2, i64 %t23
  %t25 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t24, i32 4, <8 x i1> %t9, <8 x float> zeroinitializer)
  %t26 = insertelement <8 x float> poison, float %t21, i64 0
  %t27 = shufflevector <8 x float> %t26, <8 x float> poison, <8 x i32> zeroinitializer
  %t28 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t27, <8 x float> %t25, <8 x float> %v32)
  %t29 = add i64 %t12, %v31
  %t30 = getelementptr float, ptr %b1, i64 %t29
  %t31 = load float, ptr %t30, align 4, !invariant.load !0
  %t32 = insertelement <8 x float> poison, float %t31, i64 0
  %t33 = shufflevector <8 x float> %t32, <8 x float> poison, <8 x i32> zeroinitializer
  %t34 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t33, <8 x float> %t25, <8 x float> %v33)
  %t35 = add i64 %t15, %v31
  %t36 = getelementptr float, ptr %b1, i64 %t35
  %t37 = load float, ptr %t36, align 4, !invariant.load !0
  %t38 = insertelement <8 x float> poison, float %t37, i64 0
  %t39 = shufflevector <8 x float> %t38, <8 x float> poison, <8 x i32> zeroinitializer
  %t40 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t39, <8 x float> %t25, <8 x float> %v34)
  %t41 = add i64 %t18, %v31
  %t42 = getelementptr float, ptr %b1, i64 %t41
  %t43 = load float, ptr %t42, align 4, !invariant.load !0
  %t44 = insertelement <8 x float> poison, float %t43, i64 0
  %t45 = shufflevector <8 x float> %t44, <8 x float> poison, <8 x i32> zeroinitializer
  %t46 = call <8 x float> @llvm.fma.v8f32(<8 x float> %t45, <8 x float> %t25, <8 x float> %v35)
  br label %next31
next31:
  %n32 = bitcast <8 x float> %t28 to <8 x float>
  %n33 = bitcast <8 x float> %t34 to <8 x float>
  %n34 = bitcast <8 x float> %t40 to <8 x float>
  %n35 = bitcast <8 x float> %t46 to <8 x float>
  %n31 = add nuw nsw i64 %v31, 1
  %t47 = icmp slt i64 %n31, 33
  br i1 %t47, label %loop31, label %done31
done31:
  %t48 = mul i64 %t3, 19
  %t49 = add i64 %t48, %t5
  %t50 = icmp slt i64 %t2, 17
  %t51 = insertelement <8 x i1> poison, i1 %t50, i64 0
  %t52 = shufflevector <8 x i1> %t51, <8 x i1> poison, <8 x i32> zeroinitializer
  %t53 = and <8 x i1> %t52, %t9
  %t54 = getelementptr float, ptr %b0, i64 %t49
  call void @llvm.masked.store.v8f32.p0(<8 x float> %n32, ptr %t54, i32 4, <8 x i1> %t53)
  %t55 = mul i64 %t11, 19
  %t56 = add i64 %t55, %t5
  %t57 = icmp slt i64 %t10, 17
  %t58 = insertelement <8 x i1> poison, i1 %t57, i64 0
  %t59 = shufflevector <8 x i1> %t58, <8 x i1> poison, <8 x i32> zeroinitializer
  %t60 = and <8 x i1> %t59, %t9
  %t61 = getelementptr float, ptr %b0, i64 %t56
  call void @llvm.masked.store.v8f32.p0(<8 x float> %n33, ptr %t61, i32 4, <8 x i1> %t60)
  %t62 = mul i64 %t14, 19
  %t63 = add i64 %t62, %t5
  %t64 = icmp slt i64 %t13, 17
  %t65 = insertelement <8 x i1> poison, i1 %t64, i64 0
  %t66 = shufflevector <8 x i1> %t65, <8 x i1> poison, <8 x i32> zeroinitializer
  %t67 = and <8 x i1> %t66, %t9
  %t68 = getelementptr float, ptr %b0, i64 %t63
  call void @llvm.masked.store.v8f32.p0(<8 x float> %n34, ptr %t68, i32 4, <8 x i1> %t67)
  %t69 = mul i64 %t17, 19
  %t70 = add i64 %t69, %t5
  %t71 = icmp slt i64 %t16, 17
  %t72 = insertelement <8 x i1> poison, i1 %t71, i64 0
  %t73 = shufflevector <8 x i1> %t72, <8 x i1> poison, <8 x i32> zeroinitializer
  %t74 = and <8 x i1> %t73, %t9
  %t75 = getelementptr float, ptr %b0, i64 %t70
  call void @llvm.masked.store.v8f32.p0(<8 x float> %n35, ptr %t75, i32 4, <8 x i1> %t74)
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, i32, <8 x i1>, <8 x float>)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, i32, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
