; %0 = input[0] : i32[333]
; %1 = input[1] : i32[333]
; %2 = div(%0, %1) : i32[333]
; %3 = mod(%0, %1) : i32[333]
; %4 = constant[7] : i32
; %5 = expand(%4) : i32[333]
; %6 = div(%0, %5) : i32[333]
; return %2, %3, %6

define void @e_333(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
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
  %t1 = sub i64 333, %t0
  %t2 = insertelement <8 x i64> poison, i64 %t1, i64 0
  %t3 = shufflevector <8 x i64> %t2, <8 x i64> poison, <8 x i32> zeroinitializer
  %t4 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t3
  %t5 = getelementptr i32, ptr %b1, i64 %t0
  %t6 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t5, i32 32, <8 x i1> %t4, <8 x i32> zeroinitializer)
  %t7 = getelementptr i32, ptr %b2, i64 %t0
  %t8 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t7, i32 32, <8 x i1> %t4, <8 x i32> zeroinitializer)
  %t9 = icmp eq <8 x i32> %t8, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %t10 = icmp eq <8 x i32> %t8, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t11 = or <8 x i1> %t9, %t10
  %t12 = select <8 x i1> %t11, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, <8 x i32> %t8
  %t13 = sdiv <8 x i32> %t6, %t12
  %t14 = sub <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, %t6
  %t15 = select <8 x i1> %t10, <8 x i32> %t14, <8 x i32> %t13
  %t16 = select <8 x i1> %t9, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, <8 x i32> %t15
  %t17 = getelementptr i32, ptr %b0, i64 %t0
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t16, ptr %t17, i32 32, <8 x i1> %t4)
  %t18 = add i64 %t0, 8
  %t19 = sub i64 333, %t18
  %t20 = insertelement <8 x i64> poison, i64 %t19, i64 0
  %t21 = shufflevector <8 x i64> %t20, <8 x i64> poison, <8 x i32> zeroinitializer
  %t22 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t21
  %t23 = getelementptr i32, ptr %b1, i64 %t18
  %t24 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t23, i32 32, <8 x i1> %t22, <8 x i32> zeroinitializer)
  %t25 = getelementptr i32, ptr %b2, i64 %t18
  %t26 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t25, i32 32, <8 x i1> %t22, <8 x i32> zeroinitializer)
  %t27 = icmp eq <8 x i32> %t26, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %t28 = icmp eq <8 x i32> %t26, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t29 = or <8 x i1> %t27, %t28
  %t30 = select <8 x i1> %t29, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, <8 x i32> %t26
  %t31 = sdiv <8 x i32> %t24, %t30
  %t32 = sub <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, %t24
  %t33 = select <8 x i1> %t28, <8 x i32> %t32, <8 x i32> %t31
  %t34 = select <8 x i1> %t27, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, <8 x i32> %t33
  %t35 = getelementptr i32, ptr %b0, i64 %t18
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t34, ptr %t35, i32 32, <8 x i1> %t22)
  %t36 = add i64 %t0, 16
  %t37 = sub i64 333, %t36
  %t38 = insertelement <8 x i64> poison, i64 %t37, i64 0
  %t39 = shufflevector <8 x i64> %t38, <8 x i64> poison, <8 x i32> zeroinitializer
  %t40 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t39
  %t41 = getelementptr i32, ptr %b1, i64 %t36
  %t42 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t41, i32 32, <8 x i1> %t40, <8 x i32> zeroinitializer)
  %t43 = getelementptr i32, ptr %b2, i64 %t36
  %t44 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t43, i32 32, <8 x i1> %t40, <8 x i32> zeroinitializer)
  %t45 = icmp eq <8 x i32> %t44, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %t46 = icmp eq <8 x i32> %t44, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t47 = or <8 x i1> %t45, %t46
  %t48 = select <8 x i1> %t47, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, <8 x i32> %t44
  %t49 = sdiv <8 x i32> %t42, %t48
  %t50 = sub <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, %t42
  %t51 = select <8 x i1> %t46, <8 x i32> %t50, <8 x i32> %t49
  %t52 = select <8 x i1> %t45, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, <8 x i32> %t51
  %t53 = getelementptr i32, ptr %b0, i64 %t36
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t52, ptr %t53, i32 32, <8 x i1> %t40)
  %t54 = add i64 %t0, 24
  %t55 = sub i64 333, %t54
  %t56 = insertelement <8 x i64> poison, i64 %t55, i64 0
  %t57 = shufflevector <8 x i64> %t56, <8 x i64> poison, <8 x i32> zeroinitializer
  %t58 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t57
  %t59 = getelementptr i32, ptr %b1, i64 %t54
  %t60 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t59, i32 32, <8 x i1> %t58, <8 x i32> zeroinitializer)
  %t61 = getelementptr i32, ptr %b2, i64 %t54
  %t62 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t61, i32 32, <8 x i1> %t58, <8 x i32> zeroinitializer)
  %t63 = icmp eq <8 x i32> %t62, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %t64 = icmp eq <8 x i32> %t62, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t65 = or <8 x i1> %t63, %t64
  %t66 = select <8 x i1> %t65, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, <8 x i32> %t62
  %t67 = sdiv <8 x i32> %t60, %t66
  %t68 = sub <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, %t60
  %t69 = select <8 x i1> %t64, <8 x i32> %t68, <8 x i32> %t67
  %t70 = select <8 x i1> %t63, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, <8 x i32> %t69
  %t71 = getelementptr i32, ptr %b0, i64 %t54
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t70, ptr %t71, i32 32, <8 x i1> %t58)
  %t72 = add i64 %t0, 32
  %t73 = sub i64 333, %t72
  %t74 = insertelement <8 x i64> poison, i64 %t73, i64 0
  %t75 = shufflevector <8 x i64> %t74, <8 x i64> poison, <8 x i32> zeroinitializer
  %t76 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t75
  %t77 = getelementptr i32, ptr %b1, i64 %t72
  %t78 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t77, i32 32, <8 x i1> %t76, <8 x i32> zeroinitializer)
  %t79 = getelementptr i32, ptr %b2, i64 %t72
  %t80 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t79, i32 32, <8 x i1> %t76, <8 x i32> zeroinitializer)
  %t81 = icmp eq <8 x i32> %t80, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %t82 = icmp eq <8 x i32> %t80, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t83 = or <8 x i1> %t81, %t82
  %t84 = select <8 x i1> %t83, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, <8 x i32> %t80
  %t85 = sdiv <8 x i32> %t78, %t84
  %t86 = sub <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, %t78
  %t87 = select <8 x i1> %t82, <8 x i32> %t86, <8 x i32> %t85
  %t88 = select <8 x i1> %t81, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, <8 x i32> %t87
  %t89 = getelementptr i32, ptr %b0, i64 %t72
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t88, ptr %t89, i32 32, <8 x i1> %t76)
  %t90 = add i64 %t0, 40
  %t91 = sub i64 333, %t90
  %t92 = insertelement <8 x i64> poison, i64 %t91, i64 0
  %t93 = shufflevector <8 x i64> %t92, <8 x i64> poison, <8 x i32> zeroinitializer
  %t94 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t93
  %t95 = getelementptr i32, ptr %b1, i64 %t90
  %t96 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t95, i32 32, <8 x i1> %t94, <8 x i32> zeroinitializer)
  %t97 = getelementptr i32, ptr %b2, i64 %t90
  %t98 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t97, i32 32, <8 x i1> %t94, <8 x i32> zeroinitializer)
  %t99 = icmp eq <8 x i32> %t98, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %t100 = icmp eq <8 x i32> %t98, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t101 = or <8 x i1> %t99, %t100
  %t102 = select <8 x i1> %t101, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, <8 x i32> %t98
  %t103 = sdiv <8 x i32> %t96, %t102
  %t104 = sub <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, %t96
  %t105 = select <8 x i1> %t100, <8 x i32> %t104, <8 x i32> %t103
  %t106 = select <8 x i1> %t99, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, <8 x i32> %t105
  %t107 = getelementptr i32, ptr %b0, i64 %t90
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t106, ptr %t107, i32 32, <8 x i1> %t94)
  %t108 = add i64 %t0, 48
  %t109 = sub i64 333, %t108
  %t110 = insertelement <8 x i64> poison, i64 %t109, i64 0
  %t111 = shufflevector <8 x i64> %t110, <8 x i64> poison, <8 x i32> zeroinitializer
  %t112 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t111
  %t113 = getelementptr i32, ptr %b1, i64 %t108
  %t114 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t113, i32 32, <8 x i1> %t112, <8 x i32> zeroinitializer)
  %t115 = getelementptr i32, ptr %b2, i64 %t108
  %t116 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t115, i32 32, <8 x i1> %t112, <8 x i32> zeroinitializer)
  %t117 = icmp eq <8 x i32> %t116, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %t118 = icmp eq <8 x i32> %t116, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t119 = or <8 x i1> %t117, %t118
  %t120 = select <8 x i1> %t119, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, <8 x i32> %t116
  %t121 = sdiv <8 x i32> %t114, %t120
  %t122 = sub <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, %t114
  %t123 = select <8 x i1> %t118, <8 x i32> %t122, <8 x i32> %t121
  %t124 = select <8 x i1> %t117, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, <8 x i32> %t123
  %t125 = getelementptr i32, ptr %b0, i64 %t108
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t124, ptr %t125, i32 32, <8 x i1> %t112)
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

define void @e_333(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
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
  %t1 = sub i64 333, %t0
  %t2 = insertelement <8 x i64> poison, i64 %t1, i64 0
  %t3 = shufflevector <8 x i64> %t2, <8 x i64> poison, <8 x i32> zeroinitializer
  %t4 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t3
  %t5 = getelementptr i32, ptr %b1, i64 %t0
  %t6 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t5, i32 32, <8 x i1> %t4, <8 x i32> zeroinitializer)
  %t7 = getelementptr i32, ptr %b2, i64 %t0
  %t8 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t7, i32 32, <8 x i1> %t4, <8 x i32> zeroinitializer)
  %t9 = icmp eq <8 x i32> %t8, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %t10 = icmp eq <8 x i32> %t8, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t11 = or <8 x i1> %t9, %t10
  %t12 = select <8 x i1> %t11, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, <8 x i32> %t8
  %t13 = srem <8 x i32> %t6, %t12
  %t14 = getelementptr i32, ptr %b0, i64 %t0
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t13, ptr %t14, i32 32, <8 x i1> %t4)
  %t15 = add i64 %t0, 8
  %t16 = sub i64 333, %t15
  %t17 = insertelement <8 x i64> poison, i64 %t16, i64 0
  %t18 = shufflevector <8 x i64> %t17, <8 x i64> poison, <8 x i32> zeroinitializer
  %t19 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t18
  %t20 = getelementptr i32, ptr %b1, i64 %t15
  %t21 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t20, i32 32, <8 x i1> %t19, <8 x i32> zeroinitializer)
  %t22 = getelementptr i32, ptr %b2, i64 %t15
  %t23 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t22, i32 32, <8 x i1> %t19, <8 x i32> zeroinitializer)
  %t24 = icmp eq <8 x i32> %t23, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %t25 = icmp eq <8 x i32> %t23, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t26 = or <8 x i1> %t24, %t25
  %t27 = select <8 x i1> %t26, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, <8 x i32> %t23
  %t28 = srem <8 x i32> %t21, %t27
  %t29 = getelementptr i32, ptr %b0, i64 %t15
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t28, ptr %t29, i32 32, <8 x i1> %t19)
  %t30 = add i64 %t0, 16
  %t31 = sub i64 333, %t30
  %t32 = insertelement <8 x i64> poison, i64 %t31, i64 0
  %t33 = shufflevector <8 x i64> %t32, <8 x i64> poison, <8 x i32> zeroinitializer
  %t34 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t33
  %t35 = getelementptr i32, ptr %b1, i64 %t30
  %t36 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t35, i32 32, <8 x i1> %t34, <8 x i32> zeroinitializer)
  %t37 = getelementptr i32, ptr %b2, i64 %t30
  %t38 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t37, i32 32, <8 x i1> %t34, <8 x i32> zeroinitializer)
  %t39 = icmp eq <8 x i32> %t38, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %t40 = icmp eq <8 x i32> %t38, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t41 = or <8 x i1> %t39, %t40
  %t42 = select <8 x i1> %t41, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, <8 x i32> %t38
  %t43 = srem <8 x i32> %t36, %t42
  %t44 = getelementptr i32, ptr %b0, i64 %t30
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t43, ptr %t44, i32 32, <8 x i1> %t34)
  %t45 = add i64 %t0, 24
  %t46 = sub i64 333, %t45
  %t47 = insertelement <8 x i64> poison, i64 %t46, i64 0
  %t48 = shufflevector <8 x i64> %t47, <8 x i64> poison, <8 x i32> zeroinitializer
  %t49 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t48
  %t50 = getelementptr i32, ptr %b1, i64 %t45
  %t51 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t50, i32 32, <8 x i1> %t49, <8 x i32> zeroinitializer)
  %t52 = getelementptr i32, ptr %b2, i64 %t45
  %t53 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t52, i32 32, <8 x i1> %t49, <8 x i32> zeroinitializer)
  %t54 = icmp eq <8 x i32> %t53, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %t55 = icmp eq <8 x i32> %t53, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t56 = or <8 x i1> %t54, %t55
  %t57 = select <8 x i1> %t56, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, <8 x i32> %t53
  %t58 = srem <8 x i32> %t51, %t57
  %t59 = getelementptr i32, ptr %b0, i64 %t45
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t58, ptr %t59, i32 32, <8 x i1> %t49)
  %t60 = add i64 %t0, 32
  %t61 = sub i64 333, %t60
  %t62 = insertelement <8 x i64> poison, i64 %t61, i64 0
  %t63 = shufflevector <8 x i64> %t62, <8 x i64> poison, <8 x i32> zeroinitializer
  %t64 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t63
  %t65 = getelementptr i32, ptr %b1, i64 %t60
  %t66 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t65, i32 32, <8 x i1> %t64, <8 x i32> zeroinitializer)
  %t67 = getelementptr i32, ptr %b2, i64 %t60
  %t68 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t67, i32 32, <8 x i1> %t64, <8 x i32> zeroinitializer)
  %t69 = icmp eq <8 x i32> %t68, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %t70 = icmp eq <8 x i32> %t68, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t71 = or <8 x i1> %t69, %t70
  %t72 = select <8 x i1> %t71, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, <8 x i32> %t68
  %t73 = srem <8 x i32> %t66, %t72
  %t74 = getelementptr i32, ptr %b0, i64 %t60
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t73, ptr %t74, i32 32, <8 x i1> %t64)
  %t75 = add i64 %t0, 40
  %t76 = sub i64 333, %t75
  %t77 = insertelement <8 x i64> poison, i64 %t76, i64 0
  %t78 = shufflevector <8 x i64> %t77, <8 x i64> poison, <8 x i32> zeroinitializer
  %t79 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t78
  %t80 = getelementptr i32, ptr %b1, i64 %t75
  %t81 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t80, i32 32, <8 x i1> %t79, <8 x i32> zeroinitializer)
  %t82 = getelementptr i32, ptr %b2, i64 %t75
  %t83 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t82, i32 32, <8 x i1> %t79, <8 x i32> zeroinitializer)
  %t84 = icmp eq <8 x i32> %t83, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %t85 = icmp eq <8 x i32> %t83, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t86 = or <8 x i1> %t84, %t85
  %t87 = select <8 x i1> %t86, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, <8 x i32> %t83
  %t88 = srem <8 x i32> %t81, %t87
  %t89 = getelementptr i32, ptr %b0, i64 %t75
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t88, ptr %t89, i32 32, <8 x i1> %t79)
  %t90 = add i64 %t0, 48
  %t91 = sub i64 333, %t90
  %t92 = insertelement <8 x i64> poison, i64 %t91, i64 0
  %t93 = shufflevector <8 x i64> %t92, <8 x i64> poison, <8 x i32> zeroinitializer
  %t94 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t93
  %t95 = getelementptr i32, ptr %b1, i64 %t90
  %t96 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t95, i32 32, <8 x i1> %t94, <8 x i32> zeroinitializer)
  %t97 = getelementptr i32, ptr %b2, i64 %t90
  %t98 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t97, i32 32, <8 x i1> %t94, <8 x i32> zeroinitializer)
  %t99 = icmp eq <8 x i32> %t98, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %t100 = icmp eq <8 x i32> %t98, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t101 = or <8 x i1> %t99, %t100
  %t102 = select <8 x i1> %t101, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, <8 x i32> %t98
  %t103 = srem <8 x i32> %t96, %t102
  %t104 = getelementptr i32, ptr %b0, i64 %t90
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t103, ptr %t104, i32 32, <8 x i1> %t94)
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

define void @e_333(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = mul i64 %g, 56
  %t1 = sub i64 333, %t0
  %t2 = insertelement <8 x i64> poison, i64 %t1, i64 0
  %t3 = shufflevector <8 x i64> %t2, <8 x i64> poison, <8 x i32> zeroinitializer
  %t4 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t3
  %t5 = getelementptr i32, ptr %b1, i64 %t0
  %t6 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t5, i32 32, <8 x i1> %t4, <8 x i32> zeroinitializer)
  %t7 = sdiv <8 x i32> %t6, <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %t8 = getelementptr i32, ptr %b0, i64 %t0
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t7, ptr %t8, i32 32, <8 x i1> %t4)
  %t9 = add i64 %t0, 8
  %t10 = sub i64 333, %t9
  %t11 = insertelement <8 x i64> poison, i64 %t10, i64 0
  %t12 = shufflevector <8 x i64> %t11, <8 x i64> poison, <8 x i32> zeroinitializer
  %t13 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t12
  %t14 = getelementptr i32, ptr %b1, i64 %t9
  %t15 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t14, i32 32, <8 x i1> %t13, <8 x i32> zeroinitializer)
  %t16 = sdiv <8 x i32> %t15, <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %t17 = getelementptr i32, ptr %b0, i64 %t9
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t16, ptr %t17, i32 32, <8 x i1> %t13)
  %t18 = add i64 %t0, 16
  %t19 = sub i64 333, %t18
  %t20 = insertelement <8 x i64> poison, i64 %t19, i64 0
  %t21 = shufflevector <8 x i64> %t20, <8 x i64> poison, <8 x i32> zeroinitializer
  %t22 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t21
  %t23 = getelementptr i32, ptr %b1, i64 %t18
  %t24 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t23, i32 32, <8 x i1> %t22, <8 x i32> zeroinitializer)
  %t25 = sdiv <8 x i32> %t24, <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %t26 = getelementptr i32, ptr %b0, i64 %t18
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t25, ptr %t26, i32 32, <8 x i1> %t22)
  %t27 = add i64 %t0, 24
  %t28 = sub i64 333, %t27
  %t29 = insertelement <8 x i64> poison, i64 %t28, i64 0
  %t30 = shufflevector <8 x i64> %t29, <8 x i64> poison, <8 x i32> zeroinitializer
  %t31 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t30
  %t32 = getelementptr i32, ptr %b1, i64 %t27
  %t33 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t32, i32 32, <8 x i1> %t31, <8 x i32> zeroinitializer)
  %t34 = sdiv <8 x i32> %t33, <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %t35 = getelementptr i32, ptr %b0, i64 %t27
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t34, ptr %t35, i32 32, <8 x i1> %t31)
  %t36 = add i64 %t0, 32
  %t37 = sub i64 333, %t36
  %t38 = insertelement <8 x i64> poison, i64 %t37, i64 0
  %t39 = shufflevector <8 x i64> %t38, <8 x i64> poison, <8 x i32> zeroinitializer
  %t40 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t39
  %t41 = getelementptr i32, ptr %b1, i64 %t36
  %t42 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t41, i32 32, <8 x i1> %t40, <8 x i32> zeroinitializer)
  %t43 = sdiv <8 x i32> %t42, <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %t44 = getelementptr i32, ptr %b0, i64 %t36
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t43, ptr %t44, i32 32, <8 x i1> %t40)
  %t45 = add i64 %t0, 40
  %t46 = sub i64 333, %t45
  %t47 = insertelement <8 x i64> poison, i64 %t46, i64 0
  %t48 = shufflevector <8 x i64> %t47, <8 x i64> poison, <8 x i32> zeroinitializer
  %t49 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t48
  %t50 = getelementptr i32, ptr %b1, i64 %t45
  %t51 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t50, i32 32, <8 x i1> %t49, <8 x i32> zeroinitializer)
  %t52 = sdiv <8 x i32> %t51, <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %t53 = getelementptr i32, ptr %b0, i64 %t45
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t52, ptr %t53, i32 32, <8 x i1> %t49)
  %t54 = add i64 %t0, 48
  %t55 = sub i64 333, %t54
  %t56 = insertelement <8 x i64> poison, i64 %t55, i64 0
  %t57 = shufflevector <8 x i64> %t56, <8 x i64> poison, <8 x i32> zeroinitializer
  %t58 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t57
  %t59 = getelementptr i32, ptr %b1, i64 %t54
  %t60 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t59, i32 32, <8 x i1> %t58, <8 x i32> zeroinitializer)
  %t61 = sdiv <8 x i32> %t60, <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %t62 = getelementptr i32, ptr %b0, i64 %t54
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t61, ptr %t62, i32 32, <8 x i1> %t58)
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
