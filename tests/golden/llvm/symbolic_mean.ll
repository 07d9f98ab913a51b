; %0 = variable[batch, 1, 256] : i64
; %1 = input[0] : f32[batch, 100]
; %2 = reduce_sum[0](%1) : f32[100]
; return %2

define void @sum_100_rbatch(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %ps0 = getelementptr i64, ptr %scalars, i64 0
  %s0 = load i64, ptr %ps0, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = mul i64 %g, 24
  %t1 = sub i64 100, %t0
  %t2 = insertelement <8 x i64> poison, i64 %t1, i64 0
  %t3 = shufflevector <8 x i64> %t2, <8 x i64> poison, <8 x i32> zeroinitializer
  %t4 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t3
  %t5 = add i64 %t0, 8
  %t6 = sub i64 100, %t5
  %t7 = insertelement <8 x i64> poison, i64 %t6, i64 0
  %t8 = shufflevector <8 x i64> %t7, <8 x i64> poison, <8 x i32> zeroinitializer
  %t9 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t8
  %t10 = add i64 %t0, 16
  %t11 = sub i64 100, %t10
  %t12 = insertelement <8 x i64> poison, i64 %t11, i64 0
  %t13 = shufflevector <8 x i64> %t12, <8 x i64> poison, <8 x i32> zeroinitializer
  %t14 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t13
  %t15 = icmp slt i64 0, %s0
  br i1 %t15, label %loop21, label %done21
loop21:
  %v21 = phi i64 [ 0, %item ], [ %n21, %next21 ]
  %v22 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n22, %next21 ]
  %v23 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n23, %next21 ]
  %v24 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n24, %next21 ]
  %t16 = mul i64 %v21, 100
  %t17 = add i64 %t0, %t16
  %t18 = getelementptr float, ptr %b1, i64 %t17
  %t19 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t18, i32 16, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t20 = fadd <8 x float> %v22, %t19
  %t21 = add i64 %t17, 8
  %t22 = getelementptr float, ptr %b1, i64 %t21
  %t23 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t22, i32 16, <8 x i1> %t9, <8 x float> zeroinitializer)
  %t24 = fadd <8 x float> %v23, %t23
  %t25 = add i64 %t17, 16
  %t26 = getelementptr float, ptr %b1, i64 %t25
  %t27 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t26, i32 16, <8 x i1> %t14, <8 x float> zeroinitializer)
  %t28 = fadd <8 x float> %v24, %t27
  br label %next21
next21:
  %n22 = bitcast <8 x float> %t20 to <8 x float>
  %n23 = bitcast <8 x float> %t24 to <8 x float>
  %n24 = bitcast <8 x float> %t28 to <8 x float>
  %n21 = add nuw nsw i64 %v21, 1
  %t29 = icmp slt i64 %n21, %s0
  br i1 %t29, label %loop21, label %done21
done21:
  %x22 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n22, %next21 ]
  %x23 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n23, %next21 ]
  %x24 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n24, %next21 ]
  %t30 = getelementptr float, ptr %b0, i64 %t0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %x22, ptr %t30, i32 32, <8 x i1> %t4)
  %t31 = getelementptr float, ptr %b0, i64 %t5
  call void @llvm.masked.store.v8f32.p0(<8 x float> %x23, ptr %t31, i32 32, <8 x i1> %t9)
  %t32 = getelementptr float, ptr %b0, i64 %t10
  call void @llvm.masked.store.v8f32.p0(<8 x float> %x24, ptr %t32, i32 32, <8 x i1> %t14)
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, i32, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, i32, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
