; %0 = input[0] : i32[333]
; %1 = input[1] : i32[333]
; %2 = shl(%0, %1) : i32[333]
; %3 = shr(%0, %1) : i32[333]
; %4 = bit_xor(%2, %3) : i32[333]
; %5 = bit_not(%0) : i32[333]
; return %4, %5

define void @e_333(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
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
  %t1 = sub i64 333, %t0
  %t2 = insertelement <8 x i64> poison, i64 %t1, i64 0
  %t3 = shufflevector <8 x i64> %t2, <8 x i64> poison, <8 x i32> zeroinitializer
  %t4 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t3
  %t5 = getelementptr i32, ptr %b2, i64 %t0
  %t6 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t5, i32 32, <8 x i1> %t4, <8 x i32> zeroinitializer)
  %t7 = getelementptr i32, ptr %b3, i64 %t0
  %t8 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t7, i32 32, <8 x i1> %t4, <8 x i32> zeroinitializer)
  %t9 = icmp uge <8 x i32> %t8, <i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32>
  %t10 = select <8 x i1> %t9, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, <8 x i32> %t8
  %t11 = shl <8 x i32> %t6, %t10
  %t12 = select <8 x i1> %t9, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, <8 x i32> %t11
  %t13 = icmp uge <8 x i32> %t8, <i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32>
  %t14 = select <8 x i1> %t13, <8 x i32> <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>, <8 x i32> %t8
  %t15 = ashr <8 x i32> %t6, %t14
  %t16 = xor <8 x i32> %t12, %t15
  %t17 = getelementptr i32, ptr %b0, i64 %t0
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t16, ptr %t17, i32 32, <8 x i1> %t4)
  %t18 = add i64 %t0, 8
  %t19 = sub i64 333, %t18
  %t20 = insertelement <8 x i64> poison, i64 %t19, i64 0
  %t21 = shufflevector <8 x i64> %t20, <8 x i64> poison, <8 x i32> zeroinitializer
  %t22 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t21
  %t23 = getelementptr i32, ptr %b2, i64 %t18
  %t24 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t23, i32 32, <8 x i1> %t22, <8 x i32> zeroinitializer)
  %t25 = getelementptr i32, ptr %b3, i64 %t18
  %t26 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t25, i32 32, <8 x i1> %t22, <8 x i32> zeroinitializer)
  %t27 = icmp uge <8 x i32> %t26, <i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32>
  %t28 = select <8 x i1> %t27, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, <8 x i32> %t26
  %t29 = shl <8 x i32> %t24, %t28
  %t30 = select <8 x i1> %t27, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, <8 x i32> %t29
  %t31 = icmp uge <8 x i32> %t26, <i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32>
  %t32 = select <8 x i1> %t31, <8 x i32> <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>, <8 x i32> %t26
  %t33 = ashr <8 x i32> %t24, %t32
  %t34 = xor <8 x i32> %t30, %t33
  %t35 = getelementptr i32, ptr %b0, i64 %t18
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t34, ptr %t35, i32 32, <8 x i1> %t22)
  %t36 = add i64 %t0, 16
  %t37 = sub i64 333, %t36
  %t38 = insertelement <8 x i64> poison, i64 %t37, i64 0
  %t39 = shufflevector <8 x i64> %t38, <8 x i64> poison, <8 x i32> zeroinitializer
  %t40 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t39
  %t41 = getelementptr i32, ptr %b2, i64 %t36
  %t42 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t41, i32 32, <8 x i1> %t40, <8 x i32> zeroinitializer)
  %t43 = getelementptr i32, ptr %b3, i64 %t36
  %t44 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t43, i32 32, <8 x i1> %t40, <8 x i32> zeroinitializer)
  %t45 = icmp uge <8 x i32> %t44, <i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32>
  %t46 = select <8 x i1> %t45, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, <8 x i32> %t44
  %t47 = shl <8 x i32> %t42, %t46
  %t48 = select <8 x i1> %t45, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, <8 x i32> %t47
  %t49 = icmp uge <8 x i32> %t44, <i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32>
  %t50 = select <8 x i1> %t49, <8 x i32> <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>, <8 x i32> %t44
  %t51 = ashr <8 x i32> %t42, %t50
  %t52 = xor <8 x i32> %t48, %t51
  %t53 = getelementptr i32, ptr %b0, i64 %t36
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t52, ptr %t53, i32 32, <8 x i1> %t40)
  %t54 = add i64 %t0, 24
  %t55 = sub i64 333, %t54
  %t56 = insertelement <8 x i64> poison, i64 %t55, i64 0
  %t57 = shufflevector <8 x i64> %t56, <8 x i64> poison, <8 x i32> zeroinitializer
  %t58 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t57
  %t59 = getelementptr i32, ptr %b2, i64 %t54
  %t60 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t59, i32 32, <8 x i1> %t58, <8 x i32> zeroinitializer)
  %t61 = getelementptr i32, ptr %b3, i64 %t54
  %t62 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t61, i32 32, <8 x i1> %t58, <8 x i32> zeroinitializer)
  %t63 = icmp uge <8 x i32> %t62, <i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32>
  %t64 = select <8 x i1> %t63, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, <8 x i32> %t62
  %t65 = shl <8 x i32> %t60, %t64
  %t66 = select <8 x i1> %t63, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, <8 x i32> %t65
  %t67 = icmp uge <8 x i32> %t62, <i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32>
  %t68 = select <8 x i1> %t67, <8 x i32> <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>, <8 x i32> %t62
  %t69 = ashr <8 x i32> %t60, %t68
  %t70 = xor <8 x i32> %t66, %t69
  %t71 = getelementptr i32, ptr %b0, i64 %t54
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t70, ptr %t71, i32 32, <8 x i1> %t58)
  %t72 = add i64 %t0, 32
  %t73 = sub i64 333, %t72
  %t74 = insertelement <8 x i64> poison, i64 %t73, i64 0
  %t75 = shufflevector <8 x i64> %t74, <8 x i64> poison, <8 x i32> zeroinitializer
  %t76 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t75
  %t77 = getelementptr i32, ptr %b2, i64 %t72
  %t78 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t77, i32 32, <8 x i1> %t76, <8 x i32> zeroinitializer)
  %t79 = getelementptr i32, ptr %b3, i64 %t72
  %t80 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t79, i32 32, <8 x i1> %t76, <8 x i32> zeroinitializer)
  %t81 = icmp uge <8 x i32> %t80, <i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32>
  %t82 = select <8 x i1> %t81, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, <8 x i32> %t80
  %t83 = shl <8 x i32> %t78, %t82
  %t84 = select <8 x i1> %t81, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, <8 x i32> %t83
  %t85 = icmp uge <8 x i32> %t80, <i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32>
  %t86 = select <8 x i1> %t85, <8 x i32> <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>, <8 x i32> %t80
  %t87 = ashr <8 x i32> %t78, %t86
  %t88 = xor <8 x i32> %t84, %t87
  %t89 = getelementptr i32, ptr %b0, i64 %t72
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t88, ptr %t89, i32 32, <8 x i1> %t76)
  %t90 = add i64 %t0, 40
  %t91 = sub i64 333, %t90
  %t92 = insertelement <8 x i64> poison, i64 %t91, i64 0
  %t93 = shufflevector <8 x i64> %t92, <8 x i64> poison, <8 x i32> zeroinitializer
  %t94 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t93
  %t95 = getelementptr i32, ptr %b2, i64 %t90
  %t96 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t95, i32 32, <8 x i1> %t94, <8 x i32> zeroinitializer)
  %t97 = getelementptr i32, ptr %b3, i64 %t90
  %t98 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t97, i32 32, <8 x i1> %t94, <8 x i32> zeroinitializer)
  %t99 = icmp uge <8 x i32> %t98, <i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32>
  %t100 = select <8 x i1> %t99, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, <8 x i32> %t98
  %t101 = shl <8 x i32> %t96, %t100
  %t102 = select <8 x i1> %t99, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, <8 x i32> %t101
  %t103 = icmp uge <8 x i32> %t98, <i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32>
  %t104 = select <8 x i1> %t103, <8 x i32> <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>, <8 x i32> %t98
  %t105 = ashr <8 x i32> %t96, %t104
  %t106 = xor <8 x i32> %t102, %t105
  %t107 = getelementptr i32, ptr %b0, i64 %t90
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t106, ptr %t107, i32 32, <8 x i1> %t94)
  %t108 = add i64 %t0, 48
  %t109 = sub i64 333, %t108
  %t110 = insertelement <8 x i64> poison, i64 %t109, i64 0
  %t111 = shufflevector <8 x i64> %t110, <8 x i64> poison, <8 x i32> zeroinitializer
  %t112 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t111
  %t113 = getelementptr i32, ptr %b2, i64 %t108
  %t114 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t113, i32 32, <8 x i1> %t112, <8 x i32> zeroinitializer)
  %t115 = getelementptr i32, ptr %b3, i64 %t108
  %t116 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t115, i32 32, <8 x i1> %t112, <8 x i32> zeroinitializer)
  %t117 = icmp uge <8 x i32> %t116, <i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32>
  %t118 = select <8 x i1> %t117, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, <8 x i32> %t116
  %t119 = shl <8 x i32> %t114, %t118
  %t120 = select <8 x i1> %t117, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, <8 x i32> %t119
  %t121 = icmp uge <8 x i32> %t116, <i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32, i32 32>
  %t122 = select <8 x i1> %t121, <8 x i32> <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>, <8 x i32> %t116
  %t123 = ashr <8 x i32> %t114, %t122
  %t124 = xor <8 x i32> %t120, %t123
  %t125 = getelementptr i32, ptr %b0, i64 %t108
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t124, ptr %t125, i32 32, <8 x i1> %t112)
  %t126 = xor <8 x i32> %t6, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t127 = getelementptr i32, ptr %b1, i64 %t0
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t126, ptr %t127, i32 32, <8 x i1> %t4)
  %t128 = xor <8 x i32> %t24, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t129 = getelementptr i32, ptr %b1, i64 %t18
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t128, ptr %t129, i32 32, <8 x i1> %t22)
  %t130 = xor <8 x i32> %t42, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t131 = getelementptr i32, ptr %b1, i64 %t36
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t130, ptr %t131, i32 32, <8 x i1> %t40)
  %t132 = xor <8 x i32> %t60, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t133 = getelementptr i32, ptr %b1, i64 %t54
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t132, ptr %t133, i32 32, <8 x i1> %t58)
  %t134 = xor <8 x i32> %t78, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t135 = getelementptr i32, ptr %b1, i64 %t72
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t134, ptr %t135, i32 32, <8 x i1> %t76)
  %t136 = xor <8 x i32> %t96, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t137 = getelementptr i32, ptr %b1, i64 %t90
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t136, ptr %t137, i32 32, <8 x i1> %t94)
  %t138 = xor <8 x i32> %t114, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t139 = getelementptr i32, ptr %b1, i64 %t108
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t138, ptr %t139, i32 32, <8 x i1> %t112)
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr, i32, <8 x i1>, <8 x i32>)
declare void @llvm.masked.store.v8i32.p0(<8 x i32>, ptr, i32, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
