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
  %t1 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4>
  %t2 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 10, i64 10, i64 10, i64 10, i64 10, i64 10, i64 10, i64 10>
  %t3 = and <8 x i1> %t1, %t2
  %t4 = getelementptr float, ptr %b1, i64 %t0
  %t5 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t4, i32 16, <8 x i1> %t3, <8 x float> zeroinitializer)
  %t6 = mul i64 %g, 30
  %t7 = add i64 %t6, -4
  %t8 = icmp slt <8 x i64> <i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t9 = and <8 x i1> %t8, %t2
  %t10 = getelementptr float, ptr %b2, i64 %t7
  %t11 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t10, i32 8, <8 x i1> %t9, <8 x float> zeroinitializer)
  %t12 = fadd <8 x float> %t5, %t11
  %t13 = mul i64 %g, 50
  %t14 = getelementptr float, ptr %b0, i64 %t13
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t12, ptr %t14, i32 8, <8 x i1> %t2)
  %t15 = add i64 %t0, 8
  %t16 = add <8 x i64> <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t17 = icmp slt <8 x i64> %t16, <i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4>
  %t18 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2>
  %t19 = and <8 x i1> %t17, %t18
  %t20 = getelementptr float, ptr %b1, i64 %t15
  %t21 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t20, i32 16, <8 x i1> %t19, <8 x float> zeroinitializer)
  %t22 = add i64 %t6, 4
  %t23 = icmp slt <8 x i64> <i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3>, %t16
  %t24 = and <8 x i1> %t23, %t18
  %t25 = getelementptr float, ptr %b2, i64 %t22
  %t26 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t25, i32 8, <8 x i1> %t24, <8 x float> zeroinitializer)
  %t27 = fadd <8 x float> %t21, %t26
  %t28 = add i64 %t13, 8
  %t29 = getelementptr float, ptr %b0, i64 %t28
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t27, ptr %t29, i32 8, <8 x i1> %t18)
  %t30 = add i64 %t0, 4
  %t31 = getelementptr float, ptr %b1, i64 %t30
  %t32 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t31, i32 16, <8 x i1> %t3, <8 x float> zeroinitializer)
  %t33 = add i64 %t6, 2
  %t34 = getelementptr float, ptr %b2, i64 %t33
  %t35 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t34, i32 8, <8 x i1> %t9, <8 x float> zeroinitializer)
  %t36 = fadd <8 x float> %t32, %t35
  %t37 = add i64 %t13, 10
  %t38 = getelementptr float, ptr %b0, i64 %t37
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t36, ptr %t38, i32 8, <8 x i1> %t2)
  %t39 = add i64 %t0, 12
  %t40 = getelementptr float, ptr %b1, i64 %t39
  %t41 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t40, i32 16, <8 x i1> %t19, <8 x float> zeroinitializer)
  %t42 = add i64 %t6, 10
  %t43 = getelementptr float, ptr %b2, i64 %t42
  %t44 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t43, i32 8, <8 x i1> %t24, <8 x float> zeroinitializer)
  %t45 = fadd <8 x float> %t41, %t44
  %t46 = add i64 %t13, 18
  %t47 = getelementptr float, ptr %b0, i64 %t46
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t45, ptr %t47, i32 8, <8 x i1> %t18)
  %t48 = getelementptr float, ptr %b1, i64 %t15
  %t49 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t48, i32 16, <8 x i1> %t3, <8 x float> zeroinitializer)
  %t50 = add i64 %t6, 8
  %t51 = getelementptr float, ptr %b2, i64 %t50
  %t52 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t51, i32 8, <8 x i1> %t9, <8 x float> zeroinitializer)
  %t53 = fadd <8 x float> %t49, %t52
  %t54 = add i64 %t13, 20
  %t55 = getelementptr float, ptr %b0, i64 %t54
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t53, ptr %t55, i32 8, <8 x i1> %t2)
  %t56 = add i64 %t0, 16
  %t57 = getelementptr float, ptr %b1, i64 %t56
  %t58 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t57, i32 16, <8 x i1> %t19, <8 x float> zeroinitializer)
  %t59 = add i64 %t6, 16
  %t60 = getelementptr float, ptr %b2, i64 %t59
  %t61 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t60, i32 8, <8 x i1> %t24, <8 x float> zeroinitializer)
  %t62 = fadd <8 x float> %t58, %t61
  %t63 = add i64 %t13, 28
  %t64 = getelementptr float, ptr %b0, i64 %t63
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t62, ptr %t64, i32 8, <8 x i1> %t18)
  %t65 = getelementptr float, ptr %b1, i64 %t39
  %t66 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t65, i32 16, <8 x i1> %t3, <8 x float> zeroinitializer)
  %t67 = add i64 %t6, 14
  %t68 = getelementptr float, ptr %b2, i64 %t67
  %t69 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t68, i32 8, <8 x i1> %t9, <8 x float> zeroinitializer)
  %t70 = fadd <8 x float> %t66, %t69
  %t71 = add i64 %t13, 30
  %t72 = getelementptr float, ptr %b0, i64 %t71
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t70, ptr %t72, i32 8, <8 x i1> %t2)
  %t73 = add i64 %t0, 20
  %t74 = getelementptr float, ptr %b1, i64 %t73
  %t75 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t74, i32 16, <8 x i1> %t19, <8 x float> zeroinitializer)
  %t76 = add i64 %t6, 22
  %t77 = getelementptr float, ptr %b2, i64 %t76
  %t78 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t77, i32 8, <8 x i1> %t24, <8 x float> zeroinitializer)
  %t79 = fadd <8 x float> %t75, %t78
  %t80 = add i64 %t13, 38
  %t81 = getelementptr float, ptr %b0, i64 %t80
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t79, ptr %t81, i32 8, <8 x i1> %t18)
  %t82 = getelementptr float, ptr %b1, i64 %t56
  %t83 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t82, i32 16, <8 x i1> %t3, <8 x float> zeroinitializer)
  %t84 = add i64 %t6, 20
  %t85 = getelementptr float, ptr %b2, i64 %t84
  %t86 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t85, i32 8, <8 x i1> %t9, <8 x float> zeroinitializer)
  %t87 = fadd <8 x float> %t83, %t86
  %t88 = add i64 %t13, 40
  %t89 = getelementptr float, ptr %b0, i64 %t88
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t87, ptr %t89, i32 8, <8 x i1> %t2)
  %t90 = add i64 %t0, 24
  %t91 = getelementptr float, ptr %b1, i64 %t90
  %t92 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t91, i32 16, <8 x i1> %t19, <8 x float> zeroinitializer)
  %t93 = add i64 %t6, 28
  %t94 = getelementptr float, ptr %b2, i64 %t93
  %t95 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t94, i32 8, <8 x i1> %t24, <8 x float> zeroinitializer)
  %t96 = fadd <8 x float> %t92, %t95
  %t97 = add i64 %t13, 48
  %t98 = getelementptr float, ptr %b0, i64 %t97
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t96, ptr %t98, i32 8, <8 x i1> %t18)
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
