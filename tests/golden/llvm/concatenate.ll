; %0 = input[0] : f32[10, 4]
; %1 = pad[0, 0, 0, 6](%0) : f32[10, 10]
; %2 = input[1] : f32[10, 6]
; %3 = pad[0, 0, 4, 0](%2) : f32[10, 10]
; %4 = add(%1, %3) : f32[10, 10]
; return %4

define void @e_10x10(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
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
  %t0 = mul i64 %g, 20
  %t1 = insertelement <8 x i64> poison, i64 4, i64 0
  %t2 = shufflevector <8 x i64> %t1, <8 x i64> poison, <8 x i32> zeroinitializer
  %t3 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t2
  %t4 = insertelement <8 x i64> poison, i64 10, i64 0
  %t5 = shufflevector <8 x i64> %t4, <8 x i64> poison, <8 x i32> zeroinitializer
  %t6 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t5
  %t7 = and <8 x i1> %t3, %t6
  %t8 = getelementptr float, ptr %b1, i64 %t0
  %t9 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t8, i32 16, <8 x i1> %t7, <8 x float> zeroinitializer)
  %t10 = mul i64 %g, 30
  %t11 = add i64 %t10, -4
  %t12 = insertelement <8 x i64> poison, i64 3, i64 0
  %t13 = shufflevector <8 x i64> %t12, <8 x i64> poison, <8 x i32> zeroinitializer
  %t14 = icmp slt <8 x i64> %t13, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t15 = and <8 x i1> %t14, %t6
  %t16 = getelementptr float, ptr %b2, i64 %t11
  %t17 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t16, i32 8, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t18 = fadd <8 x float> %t9, %t17
  %t19 = mul i64 %g, 50
  %t20 = getelementptr float, ptr %b0, i64 %t19
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t18, ptr %t20, i32 8, <8 x i1> %t6)
  %t21 = add i64 %t0, 8
  %t22 = add <8 x i64> <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t23 = icmp slt <8 x i64> %t22, <i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4>
  %t24 = insertelement <8 x i64> poison, i64 2, i64 0
  %t25 = shufflevector <8 x i64> %t24, <8 x i64> poison, <8 x i32> zeroinitializer
  %t26 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t25
  %t27 = and <8 x i1> %t23, %t26
  %t28 = getelementptr float, ptr %b1, i64 %t21
  %t29 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t28, i32 16, <8 x i1> %t27, <8 x float> zeroinitializer)
  %t30 = add i64 %t10, 4
  %t31 = icmp slt <8 x i64> <i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3>, %t22
  %t32 = and <8 x i1> %t31, %t26
  %t33 = getelementptr float, ptr %b2, i64 %t30
  %t34 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t33, i32 8, <8 x i1> %t32, <8 x float> zeroinitializer)
  %t35 = fadd <8 x float> %t29, %t34
  %t36 = add i64 %t19, 8
  %t37 = getelementptr float, ptr %b0, i64 %t36
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t35, ptr %t37, i32 8, <8 x i1> %t26)
  %t38 = add i64 %t0, 4
  %t39 = getelementptr float, ptr %b1, i64 %t38
  %t40 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t39, i32 16, <8 x i1> %t7, <8 x float> zeroinitializer)
  %t41 = add i64 %t10, 2
  %t42 = getelementptr float, ptr %b2, i64 %t41
  %t43 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t42, i32 8, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t44 = fadd <8 x float> %t40, %t43
  %t45 = add i64 %t19, 10
  %t46 = getelementptr float, ptr %b0, i64 %t45
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t44, ptr %t46, i32 8, <8 x i1> %t6)
  %t47 = add i64 %t0, 12
  %t48 = getelementptr float, ptr %b1, i64 %t47
  %t49 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t48, i32 16, <8 x i1> %t27, <8 x float> zeroinitializer)
  %t50 = add i64 %t10, 10
  %t51 = getelementptr float, ptr %b2, i64 %t50
  %t52 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t51, i32 8, <8 x i1> %t32, <8 x float> zeroinitializer)
  %t53 = fadd <8 x float> %t49, %t52
  %t54 = add i64 %t19, 18
  %t55 = getelementptr float, ptr %b0, i64 %t54
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t53, ptr %t55, i32 8, <8 x i1> %t26)
  %t56 = getelementptr float, ptr %b1, i64 %t21
  %t57 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t56, i32 16, <8 x i1> %t7, <8 x float> zeroinitializer)
  %t58 = add i64 %t10, 8
  %t59 = getelementptr float, ptr %b2, i64 %t58
  %t60 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t59, i32 8, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t61 = fadd <8 x float> %t57, %t60
  %t62 = add i64 %t19, 20
  %t63 = getelementptr float, ptr %b0, i64 %t62
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t61, ptr %t63, i32 8, <8 x i1> %t6)
  %t64 = add i64 %t0, 16
  %t65 = getelementptr float, ptr %b1, i64 %t64
  %t66 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t65, i32 16, <8 x i1> %t27, <8 x float> zeroinitializer)
  %t67 = add i64 %t10, 16
  %t68 = getelementptr float, ptr %b2, i64 %t67
  %t69 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t68, i32 8, <8 x i1> %t32, <8 x float> zeroinitializer)
  %t70 = fadd <8 x float> %t66, %t69
  %t71 = add i64 %t19, 28
  %t72 = getelementptr float, ptr %b0, i64 %t71
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t70, ptr %t72, i32 8, <8 x i1> %t26)
  %t73 = getelementptr float, ptr %b1, i64 %t47
  %t74 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t73, i32 16, <8 x i1> %t7, <8 x float> zeroinitializer)
  %t75 = add i64 %t10, 14
  %t76 = getelementptr float, ptr %b2, i64 %t75
  %t77 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t76, i32 8, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t78 = fadd <8 x float> %t74, %t77
  %t79 = add i64 %t19, 30
  %t80 = getelementptr float, ptr %b0, i64 %t79
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t78, ptr %t80, i32 8, <8 x i1> %t6)
  %t81 = add i64 %t0, 20
  %t82 = getelementptr float, ptr %b1, i64 %t81
  %t83 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t82, i32 16, <8 x i1> %t27, <8 x float> zeroinitializer)
  %t84 = add i64 %t10, 22
  %t85 = getelementptr float, ptr %b2, i64 %t84
  %t86 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t85, i32 8, <8 x i1> %t32, <8 x float> zeroinitializer)
  %t87 = fadd <8 x float> %t83, %t86
  %t88 = add i64 %t19, 38
  %t89 = getelementptr float, ptr %b0, i64 %t88
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t87, ptr %t89, i32 8, <8 x i1> %t26)
  %t90 = getelementptr float, ptr %b1, i64 %t64
  %t91 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t90, i32 16, <8 x i1> %t7, <8 x float> zeroinitializer)
  %t92 = add i64 %t10, 20
  %t93 = getelementptr float, ptr %b2, i64 %t92
  %t94 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t93, i32 8, <8 x i1> %t15, <8 x float> zeroinitializer)
  %t95 = fadd <8 x float> %t91, %t94
  %t96 = add i64 %t19, 40
  %t97 = getelementptr float, ptr %b0, i64 %t96
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t95, ptr %t97, i32 8, <8 x i1> %t6)
  %t98 = add i64 %t0, 24
  %t99 = getelementptr float, ptr %b1, i64 %t98
  %t100 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t99, i32 16, <8 x i1> %t27, <8 x float> zeroinitializer)
  %t101 = add i64 %t10, 28
  %t102 = getelementptr float, ptr %b2, i64 %t101
  %t103 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t102, i32 8, <8 x i1> %t32, <8 x float> zeroinitializer)
  %t104 = fadd <8 x float> %t100, %t103
  %t105 = add i64 %t19, 48
  %t106 = getelementptr float, ptr %b0, i64 %t105
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t104, ptr %t106, i32 8, <8 x i1> %t26)
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
