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
  %pb3 = getelementptr ptr, ptr %buffers, i64 3
  %b3 = load ptr, ptr %pb3, align 8, !invariant.load !0
  %pb4 = getelementptr ptr, ptr %buffers, i64 4
  %b4 = load ptr, ptr %pb4, align 8, !invariant.load !0
  %pb5 = getelementptr ptr, ptr %buffers, i64 5
  %b5 = load ptr, ptr %pb5, align 8, !invariant.load !0
  %pb6 = getelementptr ptr, ptr %buffers, i64 6
  %b6 = load ptr, ptr %pb6, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = mul i64 %g, 56
  %t1 = sub i64 500, %t0
  %t2 = insertelement <8 x i64> poison, i64 %t1, i64 0
  %t3 = shufflevector <8 x i64> %t2, <8 x i64> poison, <8 x i32> zeroinitializer
  %t4 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t3
  %t5 = getelementptr float, ptr %b3, i64 %t0
  %t6 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t5, i32 32, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t7 = fmul <8 x float> %t6, <float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000>
  %t8 = getelementptr float, ptr %b4, i64 %t0
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
  %t18 = getelementptr float, ptr %b3, i64 %t13
  %t19 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t18, i32 32, <8 x i1> %t17, <8 x float> zeroinitializer)
  %t20 = fmul <8 x float> %t19, <float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000>
  %t21 = getelementptr float, ptr %b4, i64 %t13
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
  %t31 = getelementptr float, ptr %b3, i64 %t26
  %t32 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t31, i32 32, <8 x i1> %t30, <8 x float> zeroinitializer)
  %t33 = fmul <8 x float> %t32, <float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000>
  %t34 = getelementptr float, ptr %b4, i64 %t26
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
  %t44 = getelementptr float, ptr %b3, i64 %t39
  %t45 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t44, i32 32, <8 x i1> %t43, <8 x float> zeroinitializer)
  %t46 = fmul <8 x float> %t45, <float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000>
  %t47 = getelementptr float, ptr %b4, i64 %t39
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
  %t57 = getelementptr float, ptr %b3, i64 %t52
  %t58 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t57, i32 32, <8 x i1> %t56, <8 x float> zeroinitializer)
  %t59 = fmul <8 x float> %t58, <float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000>
  %t60 = getelementptr float, ptr %b4, i64 %t52
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
  %t70 = getelementptr float, ptr %b3, i64 %t65
  %t71 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t70, i32 32, <8 x i1> %t69, <8 x float> zeroinitializer)
  %t72 = fmul <8 x float> %t71, <float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000>
  %t73 = getelementptr float, ptr %b4, i64 %t65
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
  %t83 = getelementptr float, ptr %b3, i64 %t78
  %t84 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t83, i32 32, <8 x i1> %t82, <8 x float> zeroinitializer)
  %t85 = fmul <8 x float> %t84, <float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000, float 0x3FECCCCCC0000000>
  %t86 = getelementptr float, ptr %b4, i64 %t78
  %t87 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t86, i32 32, <8 x i1> %t82, <8 x float> zeroinitializer)
  %t88 = fmul <8 x float> %t87, <float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000>
  %t89 = fadd <8 x float> %t85, %t88
  %t90 = getelementptr float, ptr %b0, i64 %t78
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t89, ptr %t90, i32 32, <8 x i1> %t82)
  %t91 = getelementptr float, ptr %b5, i64 %t0
  %t92 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t91, i32 32, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t93 = fmul <8 x float> %t92, <float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000>
  %t94 = fmul <8 x float> %t9, %t9
  %t95 = fmul <8 x float> %t94, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t96 = fadd <8 x float> %t93, %t95
  %t97 = getelementptr float, ptr %b1, i64 %t0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t96, ptr %t97, i32 32, <8 x i1> %t4)
  %t98 = getelementptr float, ptr %b5, i64 %t13
  %t99 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t98, i32 32, <8 x i1> %t17, <8 x float> zeroinitializer)
  %t100 = fmul <8 x float> %t99, <float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000>
  %t101 = fmul <8 x float> %t22, %t22
  %t102 = fmul <8 x float> %t101, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t103 = fadd <8 x float> %t100, %t102
  %t104 = getelementptr float, ptr %b1, i64 %t13
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t103, ptr %t104, i32 32, <8 x i1> %t17)
  %t105 = getelementptr float, ptr %b5, i64 %t26
  %t106 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t105, i32 32, <8 x i1> %t30, <8 x float> zeroinitializer)
  %t107 = fmul <8 x float> %t106, <float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000>
  %t108 = fmul <8 x float> %t35, %t35
  %t109 = fmul <8 x float> %t108, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t110 = fadd <8 x float> %t107, %t109
  %t111 = getelementptr float, ptr %b1, i64 %t26
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t110, ptr %t111, i32 32, <8 x i1> %t30)
  %t112 = getelementptr float, ptr %b5, i64 %t39
  %t113 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t112, i32 32, <8 x i1> %t43, <8 x float> zeroinitializer)
  %t114 = fmul <8 x float> %t113, <float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000>
  %t115 = fmul <8 x float> %t48, %t48
  %t116 = fmul <8 x float> %t115, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t117 = fadd <8 x float> %t114, %t116
  %t118 = getelementptr float, ptr %b1, i64 %t39
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t117, ptr %t118, i32 32, <8 x i1> %t43)
  %t119 = getelementptr float, ptr %b5, i64 %t52
  %t120 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t119, i32 32, <8 x i1> %t56, <8 x float> zeroinitializer)
  %t121 = fmul <8 x float> %t120, <float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000>
  %t122 = fmul <8 x float> %t61, %t61
  %t123 = fmul <8 x float> %t122, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t124 = fadd <8 x float> %t121, %t123
  %t125 = getelementptr float, ptr %b1, i64 %t52
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t124, ptr %t125, i32 32, <8 x i1> %t56)
  %t126 = getelementptr float, ptr %b5, i64 %t65
  %t127 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t126, i32 32, <8 x i1> %t69, <8 x float> zeroinitializer)
  %t128 = fmul <8 x float> %t127, <float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000>
  %t129 = fmul <8 x float> %t74, %t74
  %t130 = fmul <8 x float> %t129, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t131 = fadd <8 x float> %t128, %t130
  %t132 = getelementptr float, ptr %b1, i64 %t65
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t131, ptr %t132, i32 32, <8 x i1> %t69)
  %t133 = getelementptr float, ptr %b5, i64 %t78
  %t134 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t133, i32 32, <8 x i1> %t82, <8 x float> zeroinitializer)
  %t135 = fmul <8 x float> %t134, <float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000, float 0x3FEFF7CEE0000000>
  %t136 = fmul <8 x float> %t87, %t87
  %t137 = fmul <8 x float> %t136, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t138 = fadd <8 x float> %t135, %t137
  %t139 = getelementptr float, ptr %b1, i64 %t78
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t138, ptr %t139, i32 32, <8 x i1> %t82)
  %t140 = getelementptr float, ptr %b6, i64 %t0
  %t141 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t140, i32 32, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t142 = fmul <8 x float> %t11, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t143 = call <8 x float> @llvm.sqrt.v8f32(<8 x float> %t96)
  %t144 = fadd <8 x float> %t143, <float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000>
  %t145 = fdiv <8 x float> %t142, %t144
  %t146 = fsub <8 x float> %t141, %t145
  %t147 = getelementptr float, ptr %b2, i64 %t0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t146, ptr %t147, i32 32, <8 x i1> %t4)
  %t148 = getelementptr float, ptr %b6, i64 %t13
  %t149 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t148, i32 32, <8 x i1> %t17, <8 x float> zeroinitializer)
  %t150 = fmul <8 x float> %t24, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t151 = call <8 x float> @llvm.sqrt.v8f32(<8 x float> %t103)
  %t152 = fadd <8 x float> %t151, <float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000>
  %t153 = fdiv <8 x float> %t150, %t152
  %t154 = fsub <8 x float> %t149, %t153
  %t155 = getelementptr float, ptr %b2, i64 %t13
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t154, ptr %t155, i32 32, <8 x i1> %t17)
  %t156 = getelementptr float, ptr %b6, i64 %t26
  %t157 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t156, i32 32, <8 x i1> %t30, <8 x float> zeroinitializer)
  %t158 = fmul <8 x float> %t37, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t159 = call <8 x float> @llvm.sqrt.v8f32(<8 x float> %t110)
  %t160 = fadd <8 x float> %t159, <float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000>
  %t161 = fdiv <8 x float> %t158, %t160
  %t162 = fsub <8 x float> %t157, %t161
  %t163 = getelementptr float, ptr %b2, i64 %t26
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t162, ptr %t163, i32 32, <8 x i1> %t30)
  %t164 = getelementptr float, ptr %b6, i64 %t39
  %t165 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t164, i32 32, <8 x i1> %t43, <8 x float> zeroinitializer)
  %t166 = fmul <8 x float> %t50, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t167 = call <8 x float> @llvm.sqrt.v8f32(<8 x float> %t117)
  %t168 = fadd <8 x float> %t167, <float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000>
  %t169 = fdiv <8 x float> %t166, %t168
  %t170 = fsub <8 x float> %t165, %t169
  %t171 = getelementptr float, ptr %b2, i64 %t39
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t170, ptr %t171, i32 32, <8 x i1> %t43)
  %t172 = getelementptr float, ptr %b6, i64 %t52
  %t173 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t172, i32 32, <8 x i1> %t56, <8 x float> zeroinitializer)
  %t174 = fmul <8 x float> %t63, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t175 = call <8 x float> @llvm.sqrt.v8f32(<8 x float> %t124)
  %t176 = fadd <8 x float> %t175, <float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000>
  %t177 = fdiv <8 x float> %t174, %t176
  %t178 = fsub <8 x float> %t173, %t177
  %t179 = getelementptr float, ptr %b2, i64 %t52
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t178, ptr %t179, i32 32, <8 x i1> %t56)
  %t180 = getelementptr float, ptr %b6, i64 %t65
  %t181 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t180, i32 32, <8 x i1> %t69, <8 x float> zeroinitializer)
  %t182 = fmul <8 x float> %t76, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t183 = call <8 x float> @llvm.sqrt.v8f32(<8 x float> %t131)
  %t184 = fadd <8 x float> %t183, <float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000>
  %t185 = fdiv <8 x float> %t182, %t184
  %t186 = fsub <8 x float> %t181, %t185
  %t187 = getelementptr float, ptr %b2, i64 %t65
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t186, ptr %t187, i32 32, <8 x i1> %t69)
  %t188 = getelementptr float, ptr %b6, i64 %t78
  %t189 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t188, i32 32, <8 x i1> %t82, <8 x float> zeroinitializer)
  %t190 = fmul <8 x float> %t89, <float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000, float 0x3F50624DE0000000>
  %t191 = call <8 x float> @llvm.sqrt.v8f32(<8 x float> %t138)
  %t192 = fadd <8 x float> %t191, <float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000, float 0x3E45798EE0000000>
  %t193 = fdiv <8 x float> %t190, %t192
  %t194 = fsub <8 x float> %t189, %t193
  %t195 = getelementptr float, ptr %b2, i64 %t78
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t194, ptr %t195, i32 32, <8 x i1> %t82)
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
