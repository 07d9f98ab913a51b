; %0 = input[0] : f16[257]
; %1 = input[1] : bf16[257]
; %2 = cast(%1) : f16[257]
; %3 = add(%0, %2) : f16[257]
; return %3

define void @e_257(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
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
  %t0 = mul i64 %g, 56
  %t1 = sub i64 257, %t0
  %t2 = insertelement <8 x i64> poison, i64 %t1, i64 0
  %t3 = shufflevector <8 x i64> %t2, <8 x i64> poison, <8 x i32> zeroinitializer
  %t4 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t3
  %t5 = getelementptr i16, ptr %b1, i64 %t0
  %t6 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %t5, i32 16, <8 x i1> %t4, <8 x i16> zeroinitializer)
  %t7 = bitcast <8 x i16> %t6 to <8 x half>
  %t8 = fpext <8 x half> %t7 to <8 x float>
  %t9 = getelementptr i16, ptr %b2, i64 %t0
  %t10 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %t9, i32 16, <8 x i1> %t4, <8 x i16> zeroinitializer)
  %t11 = zext <8 x i16> %t10 to <8 x i32>
  %t12 = shl <8 x i32> %t11, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %t13 = bitcast <8 x i32> %t12 to <8 x float>
  %t14 = fptrunc <8 x float> %t13 to <8 x half>
  %t15 = bitcast <8 x half> %t14 to <8 x i16>
  %t16 = bitcast <8 x i16> %t15 to <8 x half>
  %t17 = fpext <8 x half> %t16 to <8 x float>
  %t18 = fadd <8 x float> %t8, %t17
  %t19 = fptrunc <8 x float> %t18 to <8 x half>
  %t20 = bitcast <8 x half> %t19 to <8 x i16>
  %t21 = getelementptr i16, ptr %b0, i64 %t0
  call void @llvm.masked.store.v8i16.p0(<8 x i16> %t20, ptr %t21, i32 16, <8 x i1> %t4)
  %t22 = add i64 %t0, 8
  %t23 = sub i64 257, %t22
  %t24 = insertelement <8 x i64> poison, i64 %t23, i64 0
  %t25 = shufflevector <8 x i64> %t24, <8 x i64> poison, <8 x i32> zeroinitializer
  %t26 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t25
  %t27 = getelementptr i16, ptr %b1, i64 %t22
  %t28 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %t27, i32 16, <8 x i1> %t26, <8 x i16> zeroinitializer)
  %t29 = bitcast <8 x i16> %t28 to <8 x half>
  %t30 = fpext <8 x half> %t29 to <8 x float>
  %t31 = getelementptr i16, ptr %b2, i64 %t22
  %t32 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %t31, i32 16, <8 x i1> %t26, <8 x i16> zeroinitializer)
  %t33 = zext <8 x i16> %t32 to <8 x i32>
  %t34 = shl <8 x i32> %t33, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %t35 = bitcast <8 x i32> %t34 to <8 x float>
  %t36 = fptrunc <8 x float> %t35 to <8 x half>
  %t37 = bitcast <8 x half> %t36 to <8 x i16>
  %t38 = bitcast <8 x i16> %t37 to <8 x half>
  %t39 = fpext <8 x half> %t38 to <8 x float>
  %t40 = fadd <8 x float> %t30, %t39
  %t41 = fptrunc <8 x float> %t40 to <8 x half>
  %t42 = bitcast <8 x half> %t41 to <8 x i16>
  %t43 = getelementptr i16, ptr %b0, i64 %t22
  call void @llvm.masked.store.v8i16.p0(<8 x i16> %t42, ptr %t43, i32 16, <8 x i1> %t26)
  %t44 = add i64 %t0, 16
  %t45 = sub i64 257, %t44
  %t46 = insertelement <8 x i64> poison, i64 %t45, i64 0
  %t47 = shufflevector <8 x i64> %t46, <8 x i64> poison, <8 x i32> zeroinitializer
  %t48 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t47
  %t49 = getelementptr i16, ptr %b1, i64 %t44
  %t50 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %t49, i32 16, <8 x i1> %t48, <8 x i16> zeroinitializer)
  %t51 = bitcast <8 x i16> %t50 to <8 x half>
  %t52 = fpext <8 x half> %t51 to <8 x float>
  %t53 = getelementptr i16, ptr %b2, i64 %t44
  %t54 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %t53, i32 16, <8 x i1> %t48, <8 x i16> zeroinitializer)
  %t55 = zext <8 x i16> %t54 to <8 x i32>
  %t56 = shl <8 x i32> %t55, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %t57 = bitcast <8 x i32> %t56 to <8 x float>
  %t58 = fptrunc <8 x float> %t57 to <8 x half>
  %t59 = bitcast <8 x half> %t58 to <8 x i16>
  %t60 = bitcast <8 x i16> %t59 to <8 x half>
  %t61 = fpext <8 x half> %t60 to <8 x float>
  %t62 = fadd <8 x float> %t52, %t61
  %t63 = fptrunc <8 x float> %t62 to <8 x half>
  %t64 = bitcast <8 x half> %t63 to <8 x i16>
  %t65 = getelementptr i16, ptr %b0, i64 %t44
  call void @llvm.masked.store.v8i16.p0(<8 x i16> %t64, ptr %t65, i32 16, <8 x i1> %t48)
  %t66 = add i64 %t0, 24
  %t67 = sub i64 257, %t66
  %t68 = insertelement <8 x i64> poison, i64 %t67, i64 0
  %t69 = shufflevector <8 x i64> %t68, <8 x i64> poison, <8 x i32> zeroinitializer
  %t70 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t69
  %t71 = getelementptr i16, ptr %b1, i64 %t66
  %t72 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %t71, i32 16, <8 x i1> %t70, <8 x i16> zeroinitializer)
  %t73 = bitcast <8 x i16> %t72 to <8 x half>
  %t74 = fpext <8 x half> %t73 to <8 x float>
  %t75 = getelementptr i16, ptr %b2, i64 %t66
  %t76 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %t75, i32 16, <8 x i1> %t70, <8 x i16> zeroinitializer)
  %t77 = zext <8 x i16> %t76 to <8 x i32>
  %t78 = shl <8 x i32> %t77, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %t79 = bitcast <8 x i32> %t78 to <8 x float>
  %t80 = fptrunc <8 x float> %t79 to <8 x half>
  %t81 = bitcast <8 x half> %t80 to <8 x i16>
  %t82 = bitcast <8 x i16> %t81 to <8 x half>
  %t83 = fpext <8 x half> %t82 to <8 x float>
  %t84 = fadd <8 x float> %t74, %t83
  %t85 = fptrunc <8 x float> %t84 to <8 x half>
  %t86 = bitcast <8 x half> %t85 to <8 x i16>
  %t87 = getelementptr i16, ptr %b0, i64 %t66
  call void @llvm.masked.store.v8i16.p0(<8 x i16> %t86, ptr %t87, i32 16, <8 x i1> %t70)
  %t88 = add i64 %t0, 32
  %t89 = sub i64 257, %t88
  %t90 = insertelement <8 x i64> poison, i64 %t89, i64 0
  %t91 = shufflevector <8 x i64> %t90, <8 x i64> poison, <8 x i32> zeroinitializer
  %t92 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t91
  %t93 = getelementptr i16, ptr %b1, i64 %t88
  %t94 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %t93, i32 16, <8 x i1> %t92, <8 x i16> zeroinitializer)
  %t95 = bitcast <8 x i16> %t94 to <8 x half>
  %t96 = fpext <8 x half> %t95 to <8 x float>
  %t97 = getelementptr i16, ptr %b2, i64 %t88
  %t98 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %t97, i32 16, <8 x i1> %t92, <8 x i16> zeroinitializer)
  %t99 = zext <8 x i16> %t98 to <8 x i32>
  %t100 = shl <8 x i32> %t99, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %t101 = bitcast <8 x i32> %t100 to <8 x float>
  %t102 = fptrunc <8 x float> %t101 to <8 x half>
  %t103 = bitcast <8 x half> %t102 to <8 x i16>
  %t104 = bitcast <8 x i16> %t103 to <8 x half>
  %t105 = fpext <8 x half> %t104 to <8 x float>
  %t106 = fadd <8 x float> %t96, %t105
  %t107 = fptrunc <8 x float> %t106 to <8 x half>
  %t108 = bitcast <8 x half> %t107 to <8 x i16>
  %t109 = getelementptr i16, ptr %b0, i64 %t88
  call void @llvm.masked.store.v8i16.p0(<8 x i16> %t108, ptr %t109, i32 16, <8 x i1> %t92)
  %t110 = add i64 %t0, 40
  %t111 = sub i64 257, %t110
  %t112 = insertelement <8 x i64> poison, i64 %t111, i64 0
  %t113 = shufflevector <8 x i64> %t112, <8 x i64> poison, <8 x i32> zeroinitializer
  %t114 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t113
  %t115 = getelementptr i16, ptr %b1, i64 %t110
  %t116 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %t115, i32 16, <8 x i1> %t114, <8 x i16> zeroinitializer)
  %t117 = bitcast <8 x i16> %t116 to <8 x half>
  %t118 = fpext <8 x half> %t117 to <8 x float>
  %t119 = getelementptr i16, ptr %b2, i64 %t110
  %t120 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %t119, i32 16, <8 x i1> %t114, <8 x i16> zeroinitializer)
  %t121 = zext <8 x i16> %t120 to <8 x i32>
  %t122 = shl <8 x i32> %t121, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %t123 = bitcast <8 x i32> %t122 to <8 x float>
  %t124 = fptrunc <8 x float> %t123 to <8 x half>
  %t125 = bitcast <8 x half> %t124 to <8 x i16>
  %t126 = bitcast <8 x i16> %t125 to <8 x half>
  %t127 = fpext <8 x half> %t126 to <8 x float>
  %t128 = fadd <8 x float> %t118, %t127
  %t129 = fptrunc <8 x float> %t128 to <8 x half>
  %t130 = bitcast <8 x half> %t129 to <8 x i16>
  %t131 = getelementptr i16, ptr %b0, i64 %t110
  call void @llvm.masked.store.v8i16.p0(<8 x i16> %t130, ptr %t131, i32 16, <8 x i1> %t114)
  %t132 = add i64 %t0, 48
  %t133 = sub i64 257, %t132
  %t134 = insertelement <8 x i64> poison, i64 %t133, i64 0
  %t135 = shufflevector <8 x i64> %t134, <8 x i64> poison, <8 x i32> zeroinitializer
  %t136 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t135
  %t137 = getelementptr i16, ptr %b1, i64 %t132
  %t138 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %t137, i32 16, <8 x i1> %t136, <8 x i16> zeroinitializer)
  %t139 = bitcast <8 x i16> %t138 to <8 x half>
  %t140 = fpext <8 x half> %t139 to <8 x float>
  %t141 = getelementptr i16, ptr %b2, i64 %t132
  %t142 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %t141, i32 16, <8 x i1> %t136, <8 x i16> zeroinitializer)
  %t143 = zext <8 x i16> %t142 to <8 x i32>
  %t144 = shl <8 x i32> %t143, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %t145 = bitcast <8 x i32> %t144 to <8 x float>
  %t146 = fptrunc <8 x float> %t145 to <8 x half>
  %t147 = bitcast <8 x half> %t146 to <8 x i16>
  %t148 = bitcast <8 x i16> %t147 to <8 x half>
  %t149 = fpext <8 x half> %t148 to <8 x float>
  %t150 = fadd <8 x float> %t140, %t149
  %t151 = fptrunc <8 x float> %t150 to <8 x half>
  %t152 = bitcast <8 x half> %t151 to <8 x i16>
  %t153 = getelementptr i16, ptr %b0, i64 %t132
  call void @llvm.masked.store.v8i16.p0(<8 x i16> %t152, ptr %t153, i32 16, <8 x i1> %t136)
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare <8 x i16> @llvm.masked.load.v8i16.p0(ptr, i32, <8 x i1>, <8 x i16>)
declare void @llvm.masked.store.v8i16.p0(<8 x i16>, ptr, i32, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
