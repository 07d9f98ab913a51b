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
  %pb3 = getelementptr ptr, ptr %buffers, i64 3
  %b3 = load ptr, ptr %pb3, align 8, !invariant.load !0
  %pb4 = getelementptr ptr, ptr %buffers, i64 4
  %b4 = load ptr, ptr %pb4, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = mul i64 %g, 56
  %t1 = sub i64 333, %t0
  %t2 = insertelement <8 x i64> poison, i64 %t1, i64 0
  %t3 = shufflevector <8 x i64> %t2, <8 x i64> poison, <8 x i32> zeroinitializer
  %t4 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t3
  %t5 = getelementptr i32, ptr %b3, i64 %t0
  %t6 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t5, i32 32, <8 x i1> %t4, <8 x i32> zeroinitializer)
  %t7 = getelementptr i32, ptr %b4, i64 %t0
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
  %t23 = getelementptr i32, ptr %b3, i64 %t18
  %t24 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t23, i32 32, <8 x i1> %t22, <8 x i32> zeroinitializer)
  %t25 = getelementptr i32, ptr %b4, i64 %t18
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
  %t41 = getelementptr i32, ptr %b3, i64 %t36
  %t42 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t41, i32 32, <8 x i1> %t40, <8 x i32> zeroinitializer)
  %t43 = getelementptr i32, ptr %b4, i64 %t36
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
  %t59 = getelementptr i32, ptr %b3, i64 %t54
  %t60 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t59, i32 32, <8 x i1> %t58, <8 x i32> zeroinitializer)
  %t61 = getelementptr i32, ptr %b4, i64 %t54
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
  %t77 = getelementptr i32, ptr %b3, i64 %t72
  %t78 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t77, i32 32, <8 x i1> %t76, <8 x i32> zeroinitializer)
  %t79 = getelementptr i32, ptr %b4, i64 %t72
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
  %t95 = getelementptr i32, ptr %b3, i64 %t90
  %t96 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t95, i32 32, <8 x i1> %t94, <8 x i32> zeroinitializer)
  %t97 = getelementptr i32, ptr %b4, i64 %t90
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
  %t113 = getelementptr i32, ptr %b3, i64 %t108
  %t114 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t113, i32 32, <8 x i1> %t112, <8 x i32> zeroinitializer)
  %t115 = getelementptr i32, ptr %b4, i64 %t108
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
  %t126 = icmp eq <8 x i32> %t8, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %t127 = icmp eq <8 x i32> %t8, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t128 = or <8 x i1> %t126, %t127
  %t129 = select <8 x i1> %t128, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, <8 x i32> %t8
  %t130 = srem <8 x i32> %t6, %t129
  %t131 = getelementptr i32, ptr %b1, i64 %t0
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t130, ptr %t131, i32 32, <8 x i1> %t4)
  %t132 = icmp eq <8 x i32> %t26, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %t133 = icmp eq <8 x i32> %t26, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t134 = or <8 x i1> %t132, %t133
  %t135 = select <8 x i1> %t134, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, <8 x i32> %t26
  %t136 = srem <8 x i32> %t24, %t135
  %t137 = getelementptr i32, ptr %b1, i64 %t18
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t136, ptr %t137, i32 32, <8 x i1> %t22)
  %t138 = icmp eq <8 x i32> %t44, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %t139 = icmp eq <8 x i32> %t44, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t140 = or <8 x i1> %t138, %t139
  %t141 = select <8 x i1> %t140, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, <8 x i32> %t44
  %t142 = srem <8 x i32> %t42, %t141
  %t143 = getelementptr i32, ptr %b1, i64 %t36
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t142, ptr %t143, i32 32, <8 x i1> %t40)
  %t144 = icmp eq <8 x i32> %t62, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %t145 = icmp eq <8 x i32> %t62, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t146 = or <8 x i1> %t144, %t145
  %t147 = select <8 x i1> %t146, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, <8 x i32> %t62
  %t148 = srem <8 x i32> %t60, %t147
  %t149 = getelementptr i32, ptr %b1, i64 %t54
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t148, ptr %t149, i32 32, <8 x i1> %t58)
  %t150 = icmp eq <8 x i32> %t80, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %t151 = icmp eq <8 x i32> %t80, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t152 = or <8 x i1> %t150, %t151
  %t153 = select <8 x i1> %t152, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, <8 x i32> %t80
  %t154 = srem <8 x i32> %t78, %t153
  %t155 = getelementptr i32, ptr %b1, i64 %t72
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t154, ptr %t155, i32 32, <8 x i1> %t76)
  %t156 = icmp eq <8 x i32> %t98, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %t157 = icmp eq <8 x i32> %t98, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t158 = or <8 x i1> %t156, %t157
  %t159 = select <8 x i1> %t158, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, <8 x i32> %t98
  %t160 = srem <8 x i32> %t96, %t159
  %t161 = getelementptr i32, ptr %b1, i64 %t90
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t160, ptr %t161, i32 32, <8 x i1> %t94)
  %t162 = icmp eq <8 x i32> %t116, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %t163 = icmp eq <8 x i32> %t116, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %t164 = or <8 x i1> %t162, %t163
  %t165 = select <8 x i1> %t164, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, <8 x i32> %t116
  %t166 = srem <8 x i32> %t114, %t165
  %t167 = getelementptr i32, ptr %b1, i64 %t108
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t166, ptr %t167, i32 32, <8 x i1> %t112)
  %t168 = sdiv <8 x i32> %t6, <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %t169 = getelementptr i32, ptr %b2, i64 %t0
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t168, ptr %t169, i32 32, <8 x i1> %t4)
  %t170 = sdiv <8 x i32> %t24, <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %t171 = getelementptr i32, ptr %b2, i64 %t18
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t170, ptr %t171, i32 32, <8 x i1> %t22)
  %t172 = sdiv <8 x i32> %t42, <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %t173 = getelementptr i32, ptr %b2, i64 %t36
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t172, ptr %t173, i32 32, <8 x i1> %t40)
  %t174 = sdiv <8 x i32> %t60, <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %t175 = getelementptr i32, ptr %b2, i64 %t54
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t174, ptr %t175, i32 32, <8 x i1> %t58)
  %t176 = sdiv <8 x i32> %t78, <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %t177 = getelementptr i32, ptr %b2, i64 %t72
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t176, ptr %t177, i32 32, <8 x i1> %t76)
  %t178 = sdiv <8 x i32> %t96, <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %t179 = getelementptr i32, ptr %b2, i64 %t90
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t178, ptr %t179, i32 32, <8 x i1> %t94)
  %t180 = sdiv <8 x i32> %t114, <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %t181 = getelementptr i32, ptr %b2, i64 %t108
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %t180, ptr %t181, i32 32, <8 x i1> %t112)
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
