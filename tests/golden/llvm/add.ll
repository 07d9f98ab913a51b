; %0 = input[0] : f32[1000]
; %1 = input[1] : f32[1000]
; %2 = add(%0, %1) : f32[1000]
; return %2

define void @e_1000(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
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
  %t0 = mul i64 %g, 64
  %t1 = sub i64 1000, %t0
  %t2 = insertelement <8 x i64> poison, i64 %t1, i64 0
  %t3 = shufflevector <8 x i64> %t2, <8 x i64> poison, <8 x i32> zeroinitializer
  %t4 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t3
  %t5 = getelementptr float, ptr %b1, i64 %t0
  %t6 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t5, i32 32, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t7 = getelementptr float, ptr %b2, i64 %t0
  %t8 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t7, i32 32, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t9 = fadd <8 x float> %t6, %t8
  %t10 = getelementptr float, ptr %b0, i64 %t0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t9, ptr %t10, i32 32, <8 x i1> %t4)
  %t11 = add i64 %t0, 8
  %t12 = sub i64 1000, %t11
  %t13 = insertelement <8 x i64> poison, i64 %t12, i64 0
  %t14 = shufflevector <8 x i64> %t13, <8 x i64> poison, <8 x i32> zeroinitializer
  %t15 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t14
  %t16 = getelementptr float, ptr %b1, i64 %t11
  %t17 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t16, i32 32, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t18 = getelementptr float, ptr %b2, i64 %t11
  %t19 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t18, i32 32, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t20 = fadd <8 x float> %t17, %t19
  %t21 = getelementptr float, ptr %b0, i64 %t11
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t20, ptr %t21, i32 32, <8 x i1> %t15)
  %t22 = add i64 %t0, 16
  %t23 = sub i64 1000, %t22
  %t24 = insertelement <8 x i64> poison, i64 %t23, i64 0
  %t25 = shufflevector <8 x i64> %t24, <8 x i64> poison, <8 x i32> zeroinitializer
  %t26 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t25
  %t27 = getelementptr float, ptr %b1, i64 %t22
  %t28 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t27, i32 32, <8 x i1> %t26, <8 x float> zeroinitializer)
  %t29 = getelementptr float, ptr %b2, i64 %t22
  %t30 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t29, i32 32, <8 x i1> %t26, <8 x float> zeroinitializer)
  %t31 = fadd <8 x float> %t28, %t30
  %t32 = getelementptr float, ptr %b0, i64 %t22
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t31, ptr %t32, i32 32, <8 x i1> %t26)
  %t33 = add i64 %t0, 24
  %t34 = sub i64 1000, %t33
  %t35 = insertelement <8 x i64> poison, i64 %t34, i64 0
  %t36 = shufflevector <8 x i64> %t35, <8 x i64> poison, <8 x i32> zeroinitializer
  %t37 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t36
  %t38 = getelementptr float, ptr %b1, i64 %t33
  %t39 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t38, i32 32, <8 x i1> %t37, <8 x float> zeroinitializer)
  %t40 = getelementptr float, ptr %b2, i64 %t33
  %t41 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t40, i32 32, <8 x i1> %t37, <8 x float> zeroinitializer)
  %t42 = fadd <8 x float> %t39, %t41
  %t43 = getelementptr float, ptr %b0, i64 %t33
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t42, ptr %t43, i32 32, <8 x i1> %t37)
  %t44 = add i64 %t0, 32
  %t45 = sub i64 1000, %t44
  %t46 = insertelement <8 x i64> poison, i64 %t45, i64 0
  %t47 = shufflevector <8 x i64> %t46, <8 x i64> poison, <8 x i32> zeroinitializer
  %t48 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t47
  %t49 = getelementptr float, ptr %b1, i64 %t44
  %t50 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t49, i32 32, <8 x i1> %t48, <8 x float> zeroinitializer)
  %t51 = getelementptr float, ptr %b2, i64 %t44
  %t52 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t51, i32 32, <8 x i1> %t48, <8 x float> zeroinitializer)
  %t53 = fadd <8 x float> %t50, %t52
  %t54 = getelementptr float, ptr %b0, i64 %t44
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t53, ptr %t54, i32 32, <8 x i1> %t48)
  %t55 = add i64 %t0, 40
  %t56 = sub i64 1000, %t55
  %t57 = insertelement <8 x i64> poison, i64 %t56, i64 0
  %t58 = shufflevector <8 x i64> %t57, <8 x i64> poison, <8 x i32> zeroinitializer
  %t59 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t58
  %t60 = getelementptr float, ptr %b1, i64 %t55
  %t61 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t60, i32 32, <8 x i1> %t59, <8 x float> zeroinitializer)
  %t62 = getelementptr float, ptr %b2, i64 %t55
  %t63 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t62, i32 32, <8 x i1> %t59, <8 x float> zeroinitializer)
  %t64 = fadd <8 x float> %t61, %t63
  %t65 = getelementptr float, ptr %b0, i64 %t55
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t64, ptr %t65, i32 32, <8 x i1> %t59)
  %t66 = add i64 %t0, 48
  %t67 = sub i64 1000, %t66
  %t68 = insertelement <8 x i64> poison, i64 %t67, i64 0
  %t69 = shufflevector <8 x i64> %t68, <8 x i64> poison, <8 x i32> zeroinitializer
  %t70 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t69
  %t71 = getelementptr float, ptr %b1, i64 %t66
  %t72 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t71, i32 32, <8 x i1> %t70, <8 x float> zeroinitializer)
  %t73 = getelementptr float, ptr %b2, i64 %t66
  %t74 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t73, i32 32, <8 x i1> %t70, <8 x float> zeroinitializer)
  %t75 = fadd <8 x float> %t72, %t74
  %t76 = getelementptr float, ptr %b0, i64 %t66
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t75, ptr %t76, i32 32, <8 x i1> %t70)
  %t77 = add i64 %t0, 56
  %t78 = sub i64 1000, %t77
  %t79 = insertelement <8 x i64> poison, i64 %t78, i64 0
  %t80 = shufflevector <8 x i64> %t79, <8 x i64> poison, <8 x i32> zeroinitializer
  %t81 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t80
  %t82 = getelementptr float, ptr %b1, i64 %t77
  %t83 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t82, i32 32, <8 x i1> %t81, <8 x float> zeroinitializer)
  %t84 = getelementptr float, ptr %b2, i64 %t77
  %t85 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t84, i32 32, <8 x i1> %t81, <8 x float> zeroinitializer)
  %t86 = fadd <8 x float> %t83, %t85
  %t87 = getelementptr float, ptr %b0, i64 %t77
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t86, ptr %t87, i32 32, <8 x i1> %t81)
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
