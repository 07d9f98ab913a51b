; %0 = input[0] : f32[64, 100]
; %1 = reduce_sum[0](%0) : f32[100]
; return %1

define void @sum_100_r64(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
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
  br label %loop29
loop29:
  %v29 = phi i64 [ 0, %item ], [ %n29, %next29 ]
  %v30 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n30, %next29 ]
  %v31 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n31, %next29 ]
  %v32 = phi <8 x float> [ <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %item ], [ %n32, %next29 ]
  %t15 = mul i64 %v29, 400
  %t16 = add i64 %t0, %t15
  %t17 = getelementptr float, ptr %b1, i64 %t16
  %t18 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t17, i32 32, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t19 = fadd <8 x float> %v30, %t18
  %t20 = add i64 %t16, 8
  %t21 = getelementptr float, ptr %b1, i64 %t20
  %t22 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t21, i32 32, <8 x i1> %t9, <8 x float> zeroinitializer)
  %t23 = fadd <8 x float> %v31, %t22
  %t24 = add i64 %t16, 16
  %t25 = getelementptr float, ptr %b1, i64 %t24
  %t26 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t25, i32 32, <8 x i1> %t14, <8 x float> zeroinitializer)
  %t27 = fadd <8 x float> %v32, %t26
  %t28 = add i64 %t16, 100
  %t29 = getelementptr float, ptr %b1, i64 %t28
  %t30 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t29, i32 16, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t31 = fadd <8 x float> %t19, %t30
  %t32 = add i64 %t16, 108
  %t33 = getelementptr float, ptr %b1, i64 %t32
  %t34 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t33, i32 16, <8 x i1> %t9, <8 x float> zeroinitializer)
  %t35 = fadd <8 x float> %t23, %t34
  %t36 = add i64 %t16, 116
  %t37 = getelementptr float, ptr %b1, i64 %t36
  %t38 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t37, i32 16, <8 x i1> %t14, <8 x float> zeroinitializer)
  %t39 = fadd <8 x float> %t27, %t38
  %t40 = add i64 %t16, 200
  %t41 = getelementptr float, ptr %b1, i64 %t40
  %t42 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t41, i32 32, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t43 = fadd <8 x float> %t31, %t42
  %t44 = add i64 %t16, 208
  %t45 = getelementptr float, ptr %b1, i64 %t44
  %t46 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t45, i32 32, <8 x i1> %t9, <8 x float> zeroinitializer)
  %t47 = fadd <8 x float> %t35, %t46
  %t48 = add i64 %t16, 216
  %t49 = getelementptr float, ptr %b1, i64 %t48
  %t50 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t49, i32 32, <8 x i1> %t14, <8 x float> zeroinitializer)
  %t51 = fadd <8 x float> %t39, %t50
  %t52 = add i64 %t16, 300
  %t53 = getelementptr float, ptr %b1, i64 %t52
  %t54 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t53, i32 16, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t55 = fadd <8 x float> %t43, %t54
  %t56 = add i64 %t16, 308
  %t57 = getelementptr float, ptr %b1, i64 %t56
  %t58 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t57, i32 16, <8 x i1> %t9, <8 x float> zeroinitializer)
  %t59 = fadd <8 x float> %t47, %t58
  %t60 = add i64 %t16, 316
  %t61 = getelementptr float, ptr %b1, i64 %t60
  %t62 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t61, i32 16, <8 x i1> %t14, <8 x float> zeroinitializer)
  %t63 = fadd <8 x float> %t51, %t62
  br label %next29
next29:
  %n30 = bitcast <8 x float> %t55 to <8 x float>
  %n31 = bitcast <8 x float> %t59 to <8 x float>
  %n32 = bitcast <8 x float> %t63 to <8 x float>
  %n29 = add nuw nsw i64 %v29, 1
  %t64 = icmp slt i64 %n29, 16
  br i1 %t64, label %loop29, label %done29
done29:
  %t65 = getelementptr float, ptr %b0, i64 %t0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %n30, ptr %t65, i32 32, <8 x i1> %t4)
  %t66 = getelementptr float, ptr %b0, i64 %t5
  call void @llvm.masked.store.v8f32.p0(<8 x float> %n31, ptr %t66, i32 32, <8 x i1> %t9)
  %t67 = getelementptr float, ptr %b0, i64 %t10
  call void @llvm.masked.store.v8f32.p0(<8 x float> %n32, ptr %t67, i32 32, <8 x i1> %t14)
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
