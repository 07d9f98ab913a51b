; %0 = input[0] : f32[500]
; %1 = input[2] : f32[500]
; %2 = constant[0.9] : f32
; %3 = expand(%2) : f32[500]
; %4 = mul(%1, %3) : f32[500]
; %5 = input[1] : f32[500]
; %6 = constant[0.1] : f32
; %7 = expand(%6) : f32[500]
; %8 = mul(%5, %7) : f32[500]
; %9 = add(%4, %8) : f32[500]
; %10 = constant[0.001] : f32
; %11 = expand(%10) : f32[500]
; %12 = mul(%9, %11) : f32[500]
; %13 = input[3] : f32[500]
; %14 = constant[0.999] : f32
; %15 = expand(%14) : f32[500]
; %16 = mul(%13, %15) : f32[500]
; %17 = mul(%5, %5) : f32[500]
; %18 = mul(%17, %11) : f32[500]
; %19 = add(%16, %18) : f32[500]
; %20 = sqrt(%19) : f32[500]
; %21 = constant[1e-08] : f32
; %22 = expand(%21) : f32[500]
; %23 = add(%20, %22) : f32[500]
; %24 = div(%12, %23) : f32[500]
; %25 = sub(%0, %24) : f32[500]
; return %25, %9, %19

define void @e_500(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
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
  %t1 = sub i64 500, %t0
  %t2 = insertelement <8 x i64> poison, i64 %t1, i64 0
  %t3 = shufflevector <8 x i64> %t2, <8 x i64> poison, <8 x i32> zeroinitializer
  %t4 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t3
  %t5 = getelementptr float, ptr %b1, i64 %t0
  %t6 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t5, i32 32, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t7 = fmul <8 x float> %t6, <float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000>
  %t8 = getelementptr float, ptr %b2, i64 %t0
  %t9 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t8, i32 32, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t10 = fmul <8 x float> %t9, <float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000>
  %t11 = fadd <8 x float> %t7, %t10
  %t12 = getelementptr float, ptr %b0, i64 %t0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t11, ptr %t12, i32 32, <8 x i1> %t4)
  %t13 = add i64 %t0, 8
  %t14 = sub i64 500, %t13
  %t15 = insertelement <8 x i64> poison, i64 %t14, i64 0
  %t16 = shufflevector <8 x i64> %t15, <8 x i64> poison, <8 x i32> zeroinitializer
  %t17 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t16
  %t18 = getelementptr float, ptr %b1, i64 %t13
  %t19 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t18, i32 32, <8 x i1> %t17, <8 x float> zeroinitializer)
  %t20 = fmul <8 x float> %t19, <float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000>
  %t21 = getelementptr float, ptr %b2, i64 %t13
  %t22 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t21, i32 32, <8 x i1> %t17, <8 x float> zeroinitializer)
  %t23 = fmul <8 x float> %t22, <float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000>
  %t24 = fadd <8 x float> %t20, %t23
  %t25 = getelementptr float, ptr %b0, i64 %t13
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t24, ptr %t25, i32 32, <8 x i1> %t17)
  %t26 = add i64 %t0, 16
  %t27 = sub i64 500, %t26
  %t28 = insertelement <8 x i64> poison, i64 %t27, i64 0
  %t29 = shufflevector <8 x i64> %t28, <8 x i64> poison, <8 x i32> zeroinitializer
  %t30 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t29
  %t31 = getelementptr float, ptr %b1, i64 %t26
  %t32 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t31, i32 32, <8 x i1> %t30, <8 x float> zeroinitializer)
  %t33 = fmul <8 x float> %t32, <float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000>
  %t34 = getelementptr float, ptr %b2, i64 %t26
  %t35 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t34, i32 32, <8 x i1> %t30, <8 x float> zeroinitializer)
  %t36 = fmul <8 x float> %t35, <float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000>
  %t37 = fadd <8 x float> %t33, %t36
  %t38 = getelementptr float, ptr %b0, i64 %t26
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t37, ptr %t38, i32 32, <8 x i1> %t30)
  %t39 = add i64 %t0, 24
  %t40 = sub i64 500, %t39
  %t41 = insertelement <8 x i64> poison, i64 %t40, i64 0
  %t42 = shufflevector <8 x i64> %t41, <8 x i64> poison, <8 x i32> zeroinitializer
  %t43 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t42
  %t44 = getelementptr float, ptr %b1, i64 %t39
  %t45 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t44, i32 32, <8 x i1> %t43, <8 x float> zeroinitializer)
  %t46 = fmul <8 x float> %t45, <float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000>
  %t47 = getelementptr float, ptr %b2, i64 %t39
  %t48 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t47, i32 32, <8 x i1> %t43, <8 x float> zeroinitializer)
  %t49 = fmul <8 x float> %t48, <float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000>
  %t50 = fadd <8 x float> %t46, %t49
  %t51 = getelementptr float, ptr %b0, i64 %t39
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t50, ptr %t51, i32 32, <8 x i1> %t43)
  %t52 = add i64 %t0, 32
  %t53 = sub i64 500, %t52
  %t54 = insertelement <8 x i64> poison, i64 %t53, i64 0
  %t55 = shufflevector <8 x i64> %t54, <8 x i64> poison, <8 x i32> zeroinitializer
  %t56 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t55
  %t57 = getelementptr float, ptr %b1, i64 %t52
  %t58 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t57, i32 32, <8 x i1> %t56, <8 x float> zeroinitializer)
  %t59 = fmul <8 x float> %t58, <float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000>
  %t60 = getelementptr float, ptr %b2, i64 %t52
  %t61 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t60, i32 32, <8 x i1> %t56, <8 x float> zeroinitializer)
  %t62 = fmul <8 x float> %t61, <float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000>
  %t63 = fadd <8 x float> %t59, %t62
  %t64 = getelementptr float, ptr %b0, i64 %t52
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t63, ptr %t64, i32 32, <8 x i1> %t56)
  %t65 = add i64 %t0, 40
  %t66 = sub i64 500, %t65
  %t67 = insertelement <8 x i64> poison, i64 %t66, i64 0
  %t68 = shufflevector <8 x i64> %t67, <8 x i64> poison, <8 x i32> zeroinitializer
  %t69 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t68
  %t70 = getelementptr float, ptr %b1, i64 %t65
  %t71 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t70, i32 32, <8 x i1> %t69, <8 x float> zeroinitializer)
  %t72 = fmul <8 x float> %t71, <float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000>
  %t73 = getelementptr float, ptr %b2, i64 %t65
  %t74 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t73, i32 32, <8 x i1> %t69, <8 x float> zeroinitializer)
  %t75 = fmul <8 x float> %t74, <float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000>
  %t76 = fadd <8 x float> %t72, %t75
  %t77 = getelementptr float, ptr %b0, i64 %t65
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t76, ptr %t77, i32 32, <8 x i1> %t69)
  %t78 = add i64 %t0, 48
  %t79 = sub i64 500, %t78
  %t80 = insertelement <8 x i64> poison, i64 %t79, i64 0
  %t81 = shufflevector <8 x i64> %t80, <8 x i64> poison, <8 x i32> zeroinitializer
  %t82 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t81
  %t83 = getelementptr float, ptr %b1, i64 %t78
  %t84 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t83, i32 32, <8 x i1> %t82, <8 x float> zeroinitializer)
  %t85 = fmul <8 x float> %t84, <float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000>
  %t86 = getelementptr float, ptr %b2, i64 %t78
  %t87 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t86, i32 32, <8 x i1> %t82, <8 x float> zeroinitializer)
  %t88 = fmul <8 x float> %t87, <float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000>
  %t89 = fadd <8 x float> %t85, %t88
  %t90 = getelementptr float, ptr %b0, i64 %t78
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t89, ptr %t90, i32 32, <8 x i1> %t82)
  %t91 = add i64 %t0, 56
  %t92 = sub i64 500, %t91
  %t93 = insertelement <8 x i64> poison, i64 %t92, i64 0
  %t94 = shufflevector <8 x i64> %t93, <8 x i64> poison, <8 x i32> zeroinitializer
  %t95 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t94
  %t96 = getelementptr float, ptr %b1, i64 %t91
  %t97 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t96, i32 32, <8 x i1> %t95, <8 x float> zeroinitializer)
  %t98 = fmul <8 x float> %t97, <float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000>
  %t99 = getelementptr float, ptr %b2, i64 %t91
  %t100 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t99, i32 32, <8 x i1> %t95, <8 x float> zeroinitializer)
  %t101 = fmul <8 x float> %t100, <float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000>
  %t102 = fadd <8 x float> %t98, %t101
  %t103 = getelementptr float, ptr %b0, i64 %t91
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t102, ptr %t103, i32 32, <8 x i1> %t95)
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

define void @e_500(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
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
  %t1 = sub i64 500, %t0
  %t2 = insertelement <8 x i64> poison, i64 %t1, i64 0
  %t3 = shufflevector <8 x i64> %t2, <8 x i64> poison, <8 x i32> zeroinitializer
  %t4 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t3
  %t5 = getelementptr float, ptr %b1, i64 %t0
  %t6 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t5, i32 32, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t7 = fmul <8 x float> %t6, <float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000>
  %t8 = getelementptr float, ptr %b2, i64 %t0
  %t9 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t8, i32 32, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t10 = fmul <8 x float> %t9, %t9
  %t11 = fmul <8 x float> %t10, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t12 = fadd <8 x float> %t7, %t11
  %t13 = getelementptr float, ptr %b0, i64 %t0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t12, ptr %t13, i32 32, <8 x i1> %t4)
  %t14 = add i64 %t0, 8
  %t15 = sub i64 500, %t14
  %t16 = insertelement <8 x i64> poison, i64 %t15, i64 0
  %t17 = shufflevector <8 x i64> %t16, <8 x i64> poison, <8 x i32> zeroinitializer
  %t18 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t17
  %t19 = getelementptr float, ptr %b1, i64 %t14
  %t20 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t19, i32 32, <8 x i1> %t18, <8 x float> zeroinitializer)
  %t21 = fmul <8 x float> %t20, <float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000>
  %t22 = getelementptr float, ptr %b2, i64 %t14
  %t23 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t22, i32 32, <8 x i1> %t18, <8 x float> zeroinitializer)
  %t24 = fmul <8 x float> %t23, %t23
  %t25 = fmul <8 x float> %t24, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t26 = fadd <8 x float> %t21, %t25
  %t27 = getelementptr float, ptr %b0, i64 %t14
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t26, ptr %t27, i32 32, <8 x i1> %t18)
  %t28 = add i64 %t0, 16
  %t29 = sub i64 500, %t28
  %t30 = insertelement <8 x i64> poison, i64 %t29, i64 0
  %t31 = shufflevector <8 x i64> %t30, <8 x i64> poison, <8 x i32> zeroinitializer
  %t32 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t31
  %t33 = getelementptr float, ptr %b1, i64 %t28
  %t34 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t33, i32 32, <8 x i1> %t32, <8 x float> zeroinitializer)
  %t35 = fmul <8 x float> %t34, <float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000>
  %t36 = getelementptr float, ptr %b2, i64 %t28
  %t37 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t36, i32 32, <8 x i1> %t32, <8 x float> zeroinitializer)
  %t38 = fmul <8 x float> %t37, %t37
  %t39 = fmul <8 x float> %t38, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t40 = fadd <8 x float> %t35, %t39
  %t41 = getelementptr float, ptr %b0, i64 %t28
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t40, ptr %t41, i32 32, <8 x i1> %t32)
  %t42 = add i64 %t0, 24
  %t43 = sub i64 500, %t42
  %t44 = insertelement <8 x i64> poison, i64 %t43, i64 0
  %t45 = shufflevector <8 x i64> %t44, <8 x i64> poison, <8 x i32> zeroinitializer
  %t46 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t45
  %t47 = getelementptr float, ptr %b1, i64 %t42
  %t48 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t47, i32 32, <8 x i1> %t46, <8 x float> zeroinitializer)
  %t49 = fmul <8 x float> %t48, <float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000>
  %t50 = getelementptr float, ptr %b2, i64 %t42
  %t51 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t50, i32 32, <8 x i1> %t46, <8 x float> zeroinitializer)
  %t52 = fmul <8 x float> %t51, %t51
  %t53 = fmul <8 x float> %t52, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t54 = fadd <8 x float> %t49, %t53
  %t55 = getelementptr float, ptr %b0, i64 %t42
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t54, ptr %t55, i32 32, <8 x i1> %t46)
  %t56 = add i64 %t0, 32
  %t57 = sub i64 500, %t56
  %t58 = insertelement <8 x i64> poison, i64 %t57, i64 0
  %t59 = shufflevector <8 x i64> %t58, <8 x i64> poison, <8 x i32> zeroinitializer
  %t60 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t59
  %t61 = getelementptr float, ptr %b1, i64 %t56
  %t62 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t61, i32 32, <8 x i1> %t60, <8 x float> zeroinitializer)
  %t63 = fmul <8 x float> %t62, <float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000>
  %t64 = getelementptr float, ptr %b2, i64 %t56
  %t65 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t64, i32 32, <8 x i1> %t60, <8 x float> zeroinitializer)
  %t66 = fmul <8 x float> %t65, %t65
  %t67 = fmul <8 x float> %t66, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t68 = fadd <8 x float> %t63, %t67
  %t69 = getelementptr float, ptr %b0, i64 %t56
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t68, ptr %t69, i32 32, <8 x i1> %t60)
  %t70 = add i64 %t0, 40
  %t71 = sub i64 500, %t70
  %t72 = insertelement <8 x i64> poison, i64 %t71, i64 0
  %t73 = shufflevector <8 x i64> %t72, <8 x i64> poison, <8 x i32> zeroinitializer
  %t74 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t73
  %t75 = getelementptr float, ptr %b1, i64 %t70
  %t76 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t75, i32 32, <8 x i1> %t74, <8 x float> zeroinitializer)
  %t77 = fmul <8 x float> %t76, <float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000>
  %t78 = getelementptr float, ptr %b2, i64 %t70
  %t79 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t78, i32 32, <8 x i1> %t74, <8 x float> zeroinitializer)
  %t80 = fmul <8 x float> %t79, %t79
  %t81 = fmul <8 x float> %t80, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t82 = fadd <8 x float> %t77, %t81
  %t83 = getelementptr float, ptr %b0, i64 %t70
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t82, ptr %t83, i32 32, <8 x i1> %t74)
  %t84 = add i64 %t0, 48
  %t85 = sub i64 500, %t84
  %t86 = insertelement <8 x i64> poison, i64 %t85, i64 0
  %t87 = shufflevector <8 x i64> %t86, <8 x i64> poison, <8 x i32> zeroinitializer
  %t88 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t87
  %t89 = getelementptr float, ptr %b1, i64 %t84
  %t90 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t89, i32 32, <8 x i1> %t88, <8 x float> zeroinitializer)
  %t91 = fmul <8 x float> %t90, <float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000>
  %t92 = getelementptr float, ptr %b2, i64 %t84
  %t93 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t92, i32 32, <8 x i1> %t88, <8 x float> zeroinitializer)
  %t94 = fmul <8 x float> %t93, %t93
  %t95 = fmul <8 x float> %t94, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t96 = fadd <8 x float> %t91, %t95
  %t97 = getelementptr float, ptr %b0, i64 %t84
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t96, ptr %t97, i32 32, <8 x i1> %t88)
  %t98 = add i64 %t0, 56
  %t99 = sub i64 500, %t98
  %t100 = insertelement <8 x i64> poison, i64 %t99, i64 0
  %t101 = shufflevector <8 x i64> %t100, <8 x i64> poison, <8 x i32> zeroinitializer
  %t102 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t101
  %t103 = getelementptr float, ptr %b1, i64 %t98
  %t104 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t103, i32 32, <8 x i1> %t102, <8 x float> zeroinitializer)
  %t105 = fmul <8 x float> %t104, <float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000>
  %t106 = getelementptr float, ptr %b2, i64 %t98
  %t107 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t106, i32 32, <8 x i1> %t102, <8 x float> zeroinitializer)
  %t108 = fmul <8 x float> %t107, %t107
  %t109 = fmul <8 x float> %t108, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t110 = fadd <8 x float> %t105, %t109
  %t111 = getelementptr float, ptr %b0, i64 %t98
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t110, ptr %t111, i32 32, <8 x i1> %t102)
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

define void @e_500(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %pb2 = getelementptr ptr, ptr %buffers, i64 2
  %b2 = load ptr, ptr %pb2, align 8, !invariant.load !0
  %pb3 = getelementptr ptr, ptr %buffers, i64 3
  %b3 = load ptr, ptr %pb3, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = mul i64 %g, 56
  %t1 = sub i64 500, %t0
  %t2 = insertelement <8 x i64> poison, i64 %t1, i64 0
  %t3 = shufflevector <8 x i64> %t2, <8 x i64> poison, <8 x i32> zeroinitializer
  %t4 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t3
  %t5 = getelementptr float, ptr %b1, i64 %t0
  %t6 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t5, i32 32, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t7 = getelementptr float, ptr %b2, i64 %t0
  %t8 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t7, i32 32, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t9 = fmul <8 x float> %t8, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t10 = getelementptr float, ptr %b3, i64 %t0
  %t11 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t10, i32 32, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t12 = call <8 x float> @llvm.sqrt.v8f32(<8 x float> %t11)
  %t13 = fadd <8 x float> %t12, <float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000>
  %t14 = fdiv <8 x float> %t9, %t13
  %t15 = fsub <8 x float> %t6, %t14
  %t16 = getelementptr float, ptr %b0, i64 %t0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t15, ptr %t16, i32 32, <8 x i1> %t4)
  %t17 = add i64 %t0, 8
  %t18 = sub i64 500, %t17
  %t19 = insertelement <8 x i64> poison, i64 %t18, i64 0
  %t20 = shufflevector <8 x i64> %t19, <8 x i64> poison, <8 x i32> zeroinitializer
  %t21 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t20
  %t22 = getelementptr float, ptr %b1, i64 %t17
  %t23 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t22, i32 32, <8 x i1> %t21, <8 x float> zeroinitializer)
  %t24 = getelementptr float, ptr %b2, i64 %t17
  %t25 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t24, i32 32, <8 x i1> %t21, <8 x float> zeroinitializer)
  %t26 = fmul <8 x float> %t25, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t27 = getelementptr float, ptr %b3, i64 %t17
  %t28 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t27, i32 32, <8 x i1> %t21, <8 x float> zeroinitializer)
  %t29 = call <8 x float> @llvm.sqrt.v8f32(<8 x float> %t28)
  %t30 = fadd <8 x float> %t29, <float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000>
  %t31 = fdiv <8 x float> %t26, %t30
  %t32 = fsub <8 x float> %t23, %t31
  %t33 = getelementptr float, ptr %b0, i64 %t17
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t32, ptr %t33, i32 32, <8 x i1> %t21)
  %t34 = add i64 %t0, 16
  %t35 = sub i64 500, %t34
  %t36 = insertelement <8 x i64> poison, i64 %t35, i64 0
  %t37 = shufflevector <8 x i64> %t36, <8 x i64> poison, <8 x i32> zeroinitializer
  %t38 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t37
  %t39 = getelementptr float, ptr %b1, i64 %t34
  %t40 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t39, i32 32, <8 x i1> %t38, <8 x float> zeroinitializer)
  %t41 = getelementptr float, ptr %b2, i64 %t34
  %t42 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t41, i32 32, <8 x i1> %t38, <8 x float> zeroinitializer)
  %t43 = fmul <8 x float> %t42, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t44 = getelementptr float, ptr %b3, i64 %t34
  %t45 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t44, i32 32, <8 x i1> %t38, <8 x float> zeroinitializer)
  %t46 = call <8 x float> @llvm.sqrt.v8f32(<8 x float> %t45)
  %t47 = fadd <8 x float> %t46, <float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000>
  %t48 = fdiv <8 x float> %t43, %t47
  %t49 = fsub <8 x float> %t40, %t48
  %t50 = getelementptr float, ptr %b0, i64 %t34
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t49, ptr %t50, i32 32, <8 x i1> %t38)
  %t51 = add i64 %t0, 24
  %t52 = sub i64 500, %t51
  %t53 = insertelement <8 x i64> poison, i64 %t52, i64 0
  %t54 = shufflevector <8 x i64> %t53, <8 x i64> poison, <8 x i32> zeroinitializer
  %t55 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t54
  %t56 = getelementptr float, ptr %b1, i64 %t51
  %t57 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t56, i32 32, <8 x i1> %t55, <8 x float> zeroinitializer)
  %t58 = getelementptr float, ptr %b2, i64 %t51
  %t59 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t58, i32 32, <8 x i1> %t55, <8 x float> zeroinitializer)
  %t60 = fmul <8 x float> %t59, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t61 = getelementptr float, ptr %b3, i64 %t51
  %t62 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t61, i32 32, <8 x i1> %t55, <8 x float> zeroinitializer)
  %t63 = call <8 x float> @llvm.sqrt.v8f32(<8 x float> %t62)
  %t64 = fadd <8 x float> %t63, <float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000>
  %t65 = fdiv <8 x float> %t60, %t64
  %t66 = fsub <8 x float> %t57, %t65
  %t67 = getelementptr float, ptr %b0, i64 %t51
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t66, ptr %t67, i32 32, <8 x i1> %t55)
  %t68 = add i64 %t0, 32
  %t69 = sub i64 500, %t68
  %t70 = insertelement <8 x i64> poison, i64 %t69, i64 0
  %t71 = shufflevector <8 x i64> %t70, <8 x i64> poison, <8 x i32> zeroinitializer
  %t72 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t71
  %t73 = getelementptr float, ptr %b1, i64 %t68
  %t74 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t73, i32 32, <8 x i1> %t72, <8 x float> zeroinitializer)
  %t75 = getelementptr float, ptr %b2, i64 %t68
  %t76 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t75, i32 32, <8 x i1> %t72, <8 x float> zeroinitializer)
  %t77 = fmul <8 x float> %t76, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t78 = getelementptr float, ptr %b3, i64 %t68
  %t79 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t78, i32 32, <8 x i1> %t72, <8 x float> zeroinitializer)
  %t80 = call <8 x float> @llvm.sqrt.v8f32(<8 x float> %t79)
  %t81 = fadd <8 x float> %t80, <float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000>
  %t82 = fdiv <8 x float> %t77, %t81
  %t83 = fsub <8 x float> %t74, %t82
  %t84 = getelementptr float, ptr %b0, i64 %t68
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t83, ptr %t84, i32 32, <8 x i1> %t72)
  %t85 = add i64 %t0, 40
  %t86 = sub i64 500, %t85
  %t87 = insertelement <8 x i64> poison, i64 %t86, i64 0
  %t88 = shufflevector <8 x i64> %t87, <8 x i64> poison, <8 x i32> zeroinitializer
  %t89 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t88
  %t90 = getelementptr float, ptr %b1, i64 %t85
  %t91 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t90, i32 32, <8 x i1> %t89, <8 x float> zeroinitializer)
  %t92 = getelementptr float, ptr %b2, i64 %t85
  %t93 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t92, i32 32, <8 x i1> %t89, <8 x float> zeroinitializer)
  %t94 = fmul <8 x float> %t93, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t95 = getelementptr float, ptr %b3, i64 %t85
  %t96 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t95, i32 32, <8 x i1> %t89, <8 x float> zeroinitializer)
  %t97 = call <8 x float> @llvm.sqrt.v8f32(<8 x float> %t96)
  %t98 = fadd <8 x float> %t97, <float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000>
  %t99 = fdiv <8 x float> %t94, %t98
  %t100 = fsub <8 x float> %t91, %t99
  %t101 = getelementptr float, ptr %b0, i64 %t85
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t100, ptr %t101, i32 32, <8 x i1> %t89)
  %t102 = add i64 %t0, 48
  %t103 = sub i64 500, %t102
  %t104 = insertelement <8 x i64> poison, i64 %t103, i64 0
  %t105 = shufflevector <8 x i64> %t104, <8 x i64> poison, <8 x i32> zeroinitializer
  %t106 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t105
  %t107 = getelementptr float, ptr %b1, i64 %t102
  %t108 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t107, i32 32, <8 x i1> %t106, <8 x float> zeroinitializer)
  %t109 = getelementptr float, ptr %b2, i64 %t102
  %t110 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t109, i32 32, <8 x i1> %t106, <8 x float> zeroinitializer)
  %t111 = fmul <8 x float> %t110, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t112 = getelementptr float, ptr %b3, i64 %t102
  %t113 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t112, i32 32, <8 x i1> %t106, <8 x float> zeroinitializer)
  %t114 = call <8 x float> @llvm.sqrt.v8f32(<8 x float> %t113)
  %t115 = fadd <8 x float> %t114, <float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000>
  %t116 = fdiv <8 x float> %t111, %t115
  %t117 = fsub <8 x float> %t108, %t116
  %t118 = getelementptr float, ptr %b0, i64 %t102
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t117, ptr %t118, i32 32, <8 x i1> %t106)
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, i32, <8 x i1>, <8 x float>)
declare <8 x float> @llvm.sqrt.v8f32(<8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, i32, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
