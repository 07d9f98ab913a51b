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
  %t5 = insertelement <8 x i64> poison, i64 20, i64 0
  %t6 = shufflevector <8 x i64> %t5, <8 x i64> poison, <8 x i32> zeroinitializer
  %t7 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t6
  %t8 = getelementptr i32, ptr %b0, i64 0
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t4, ptr %t8, i32 32, <8 x i1> %t7)
  %t9 = add <8 x i64> <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t10 = trunc <8 x i64> %t9 to <8 x i32>
  %t11 = add <8 x i32> %t3, %t10
  %t12 = insertelement <8 x i64> poison, i64 12, i64 0
  %t13 = shufflevector <8 x i64> %t12, <8 x i64> poison, <8 x i32> zeroinitializer
  %t14 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t13
  %t15 = getelementptr i32, ptr %b0, i64 8
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t11, ptr %t15, i32 32, <8 x i1> %t14)
  %t16 = add <8 x i64> <i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t17 = trunc <8 x i64> %t16 to <8 x i32>
  %t18 = add <8 x i32> %t3, %t17
  %t19 = insertelement <8 x i64> poison, i64 4, i64 0
  %t20 = shufflevector <8 x i64> %t19, <8 x i64> poison, <8 x i32> zeroinitializer
  %t21 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t20
  %t22 = getelementptr i32, ptr %b0, i64 16
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t18, ptr %t22, i32 32, <8 x i1> %t21)
  %t23 = trunc i64 1 to i32
  %t24 = insertelement <8 x i32> poison, i32 %t23, i64 0
  %t25 = shufflevector <8 x i32> %t24, <8 x i32> poison, <8 x i32> zeroinitializer
  %t26 = add <8 x i32> %t25, %t1
  %t27 = getelementptr i32, ptr %b0, i64 20
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t26, ptr %t27, i32 16, <8 x i1> %t7)
  %t28 = add <8 x i32> %t25, %t10
  %t29 = getelementptr i32, ptr %b0, i64 28
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t28, ptr %t29, i32 16, <8 x i1> %t14)
  %t30 = add <8 x i32> %t25, %t17
  %t31 = getelementptr i32, ptr %b0, i64 36
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t30, ptr %t31, i32 16, <8 x i1> %t21)
  %t32 = trunc i64 2 to i32
  %t33 = insertelement <8 x i32> poison, i32 %t32, i64 0
  %t34 = shufflevector <8 x i32> %t33, <8 x i32> poison, <8 x i32> zeroinitializer
  %t35 = add <8 x i32> %t34, %t1
  %t36 = getelementptr i32, ptr %b0, i64 40
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t35, ptr %t36, i32 32, <8 x i1> %t7)
  %t37 = add <8 x i32> %t34, %t10
  %t38 = getelementptr i32, ptr %b0, i64 48
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t37, ptr %t38, i32 32, <8 x i1> %t14)
  %t39 = add <8 x i32> %t34, %t17
  %t40 = getelementptr i32, ptr %b0, i64 56
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t39, ptr %t40, i32 32, <8 x i1> %t21)
  %t41 = trunc i64 3 to i32
  %t42 = insertelement <8 x i32> poison, i32 %t41, i64 0
  %t43 = shufflevector <8 x i32> %t42, <8 x i32> poison, <8 x i32> zeroinitializer
  %t44 = add <8 x i32> %t43, %t1
  %t45 = getelementptr i32, ptr %b0, i64 60
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t44, ptr %t45, i32 16, <8 x i1> %t7)
  %t46 = add <8 x i32> %t43, %t10
  %t47 = getelementptr i32, ptr %b0, i64 68
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t46, ptr %t47, i32 16, <8 x i1> %t14)
  %t48 = add <8 x i32> %t43, %t17
  %t49 = getelementptr i32, ptr %b0, i64 76
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t48, ptr %t49, i32 16, <8 x i1> %t21)
  %t50 = trunc i64 4 to i32
  %t51 = insertelement <8 x i32> poison, i32 %t50, i64 0
  %t52 = shufflevector <8 x i32> %t51, <8 x i32> poison, <8 x i32> zeroinitializer
  %t53 = add <8 x i32> %t52, %t1
  %t54 = getelementptr i32, ptr %b0, i64 80
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t53, ptr %t54, i32 32, <8 x i1> %t7)
  %t55 = add <8 x i32> %t52, %t10
  %t56 = getelementptr i32, ptr %b0, i64 88
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t55, ptr %t56, i32 32, <8 x i1> %t14)
  %t57 = add <8 x i32> %t52, %t17
  %t58 = getelementptr i32, ptr %b0, i64 96
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t57, ptr %t58, i32 32, <8 x i1> %t21)
  %t59 = trunc i64 5 to i32
  %t60 = insertelement <8 x i32> poison, i32 %t59, i64 0
  %t61 = shufflevector <8 x i32> %t60, <8 x i32> poison, <8 x i32> zeroinitializer
  %t62 = add <8 x i32> %t61, %t1
  %t63 = getelementptr i32, ptr %b0, i64 100
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t62, ptr %t63, i32 16, <8 x i1> %t7)
  %t64 = add <8 x i32> %t61, %t10
  %t65 = getelementptr i32, ptr %b0, i64 108
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t64, ptr %t65, i32 16, <8 x i1> %t14)
  %t66 = add <8 x i32> %t61, %t17
  %t67 = getelementptr i32, ptr %b0, i64 116
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t66, ptr %t67, i32 16, <8 x i1> %t21)
  %t68 = trunc i64 6 to i32
  %t69 = insertelement <8 x i32> poison, i32 %t68, i64 0
  %t70 = shufflevector <8 x i32> %t69, <8 x i32> poison, <8 x i32> zeroinitializer
  %t71 = add <8 x i32> %t70, %t1
  %t72 = getelementptr i32, ptr %b0, i64 120
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t71, ptr %t72, i32 32, <8 x i1> %t7)
  %t73 = add <8 x i32> %t70, %t10
  %t74 = getelementptr i32, ptr %b0, i64 128
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t73, ptr %t74, i32 32, <8 x i1> %t14)
  %t75 = add <8 x i32> %t70, %t17
  %t76 = getelementptr i32, ptr %b0, i64 136
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t75, ptr %t76, i32 32, <8 x i1> %t21)
  %t77 = trunc i64 7 to i32
  %t78 = insertelement <8 x i32> poison, i32 %t77, i64 0
  %t79 = shufflevector <8 x i32> %t78, <8 x i32> poison, <8 x i32> zeroinitializer
  %t80 = add <8 x i32> %t79, %t1
  %t81 = getelementptr i32, ptr %b0, i64 140
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t80, ptr %t81, i32 16, <8 x i1> %t7)
  %t82 = add <8 x i32> %t79, %t10
  %t83 = getelementptr i32, ptr %b0, i64 148
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t82, ptr %t83, i32 16, <8 x i1> %t14)
  %t84 = add <8 x i32> %t79, %t17
  %t85 = getelementptr i32, ptr %b0, i64 156
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t84, ptr %t85, i32 16, <8 x i1> %t21)
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
