; %0 = iota[0] : i32[8, 20]
; %1 = iota[1] : i32[8, 20]
; %2 = add(%0, %1) : i32[8, 20]
; return %2

define void @e_8x20(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = trunc i64 0 to i32
  %t1 = trunc <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7> to <8 x i32>
  %t2 = insertelement <8 x i32> poison, i32 %t0, i64 0
  %t3 = shufflevector <8 x i32> %t2, <8 x i32> poison, <8 x i32> zeroinitializer
  %t4 = add <8 x i32> %t3, %t1
  %t5 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 20, i64 20, i64 20, i64 20, i64 20, i64 20, i64 20, i64 20>
  %t6 = getelementptr i32, ptr %b0, i64 0
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t4, ptr %t6, i32 32, <8 x i1> %t5)
  %t7 = add <8 x i64> <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t8 = trunc <8 x i64> %t7 to <8 x i32>
  %t9 = add <8 x i32> %t3, %t8
  %t10 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t11 = getelementptr i32, ptr %b0, i64 8
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t9, ptr %t11, i32 32, <8 x i1> %t10)
  %t12 = add <8 x i64> <i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t13 = trunc <8 x i64> %t12 to <8 x i32>
  %t14 = add <8 x i32> %t3, %t13
  %t15 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4>
  %t16 = getelementptr i32, ptr %b0, i64 16
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t14, ptr %t16, i32 32, <8 x i1> %t15)
  %t17 = trunc i64 1 to i32
  %t18 = insertelement <8 x i32> poison, i32 %t17, i64 0
  %t19 = shufflevector <8 x i32> %t18, <8 x i32> poison, <8 x i32> zeroinitializer
  %t20 = add <8 x i32> %t19, %t1
  %t21 = getelementptr i32, ptr %b0, i64 20
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t20, ptr %t21, i32 16, <8 x i1> %t5)
  %t22 = add <8 x i32> %t19, %t8
  %t23 = getelementptr i32, ptr %b0, i64 28
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t22, ptr %t23, i32 16, <8 x i1> %t10)
  %t24 = add <8 x i32> %t19, %t13
  %t25 = getelementptr i32, ptr %b0, i64 36
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t24, ptr %t25, i32 16, <8 x i1> %t15)
  %t26 = trunc i64 2 to i32
  %t27 = insertelement <8 x i32> poison, i32 %t26, i64 0
  %t28 = shufflevector <8 x i32> %t27, <8 x i32> poison, <8 x i32> zeroinitializer
  %t29 = add <8 x i32> %t28, %t1
  %t30 = getelementptr i32, ptr %b0, i64 40
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t29, ptr %t30, i32 32, <8 x i1> %t5)
  %t31 = add <8 x i32> %t28, %t8
  %t32 = getelementptr i32, ptr %b0, i64 48
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t31, ptr %t32, i32 32, <8 x i1> %t10)
  %t33 = add <8 x i32> %t28, %t13
  %t34 = getelementptr i32, ptr %b0, i64 56
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t33, ptr %t34, i32 32, <8 x i1> %t15)
  %t35 = trunc i64 3 to i32
  %t36 = insertelement <8 x i32> poison, i32 %t35, i64 0
  %t37 = shufflevector <8 x i32> %t36, <8 x i32> poison, <8 x i32> zeroinitializer
  %t38 = add <8 x i32> %t37, %t1
  %t39 = getelementptr i32, ptr %b0, i64 60
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t38, ptr %t39, i32 16, <8 x i1> %t5)
  %t40 = add <8 x i32> %t37, %t8
  %t41 = getelementptr i32, ptr %b0, i64 68
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t40, ptr %t41, i32 16, <8 x i1> %t10)
  %t42 = add <8 x i32> %t37, %t13
  %t43 = getelementptr i32, ptr %b0, i64 76
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t42, ptr %t43, i32 16, <8 x i1> %t15)
  %t44 = trunc i64 4 to i32
  %t45 = insertelement <8 x i32> poison, i32 %t44, i64 0
  %t46 = shufflevector <8 x i32> %t45, <8 x i32> poison, <8 x i32> zeroinitializer
  %t47 = add <8 x i32> %t46, %t1
  %t48 = getelementptr i32, ptr %b0, i64 80
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t47, ptr %t48, i32 32, <8 x i1> %t5)
  %t49 = add <8 x i32> %t46, %t8
  %t50 = getelementptr i32, ptr %b0, i64 88
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t49, ptr %t50, i32 32, <8 x i1> %t10)
  %t51 = add <8 x i32> %t46, %t13
  %t52 = getelementptr i32, ptr %b0, i64 96
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t51, ptr %t52, i32 32, <8 x i1> %t15)
  %t53 = trunc i64 5 to i32
  %t54 = insertelement <8 x i32> poison, i32 %t53, i64 0
  %t55 = shufflevector <8 x i32> %t54, <8 x i32> poison, <8 x i32> zeroinitializer
  %t56 = add <8 x i32> %t55, %t1
  %t57 = getelementptr i32, ptr %b0, i64 100
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t56, ptr %t57, i32 16, <8 x i1> %t5)
  %t58 = add <8 x i32> %t55, %t8
  %t59 = getelementptr i32, ptr %b0, i64 108
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t58, ptr %t59, i32 16, <8 x i1> %t10)
  %t60 = add <8 x i32> %t55, %t13
  %t61 = getelementptr i32, ptr %b0, i64 116
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t60, ptr %t61, i32 16, <8 x i1> %t15)
  %t62 = trunc i64 6 to i32
  %t63 = insertelement <8 x i32> poison, i32 %t62, i64 0
  %t64 = shufflevector <8 x i32> %t63, <8 x i32> poison, <8 x i32> zeroinitializer
  %t65 = add <8 x i32> %t64, %t1
  %t66 = getelementptr i32, ptr %b0, i64 120
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t65, ptr %t66, i32 32, <8 x i1> %t5)
  %t67 = add <8 x i32> %t64, %t8
  %t68 = getelementptr i32, ptr %b0, i64 128
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t67, ptr %t68, i32 32, <8 x i1> %t10)
  %t69 = add <8 x i32> %t64, %t13
  %t70 = getelementptr i32, ptr %b0, i64 136
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t69, ptr %t70, i32 32, <8 x i1> %t15)
  %t71 = trunc i64 7 to i32
  %t72 = insertelement <8 x i32> poison, i32 %t71, i64 0
  %t73 = shufflevector <8 x i32> %t72, <8 x i32> poison, <8 x i32> zeroinitializer
  %t74 = add <8 x i32> %t73, %t1
  %t75 = getelementptr i32, ptr %b0, i64 140
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t74, ptr %t75, i32 16, <8 x i1> %t5)
  %t76 = add <8 x i32> %t73, %t8
  %t77 = getelementptr i32, ptr %b0, i64 148
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t76, ptr %t77, i32 16, <8 x i1> %t10)
  %t78 = add <8 x i32> %t73, %t13
  %t79 = getelementptr i32, ptr %b0, i64 156
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t78, ptr %t79, i32 16, <8 x i1> %t15)
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare void @llvm.masked.store.v8i32.p0(<8 x i32>, ptr, i32, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
