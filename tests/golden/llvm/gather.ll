; %0 = input[0] : f32[12, 30]
; %1 = input[1] : i32[5, 30]
; %2 = gather[0](%0, %1) : f32[5, 30]
; return %2

define void @e_5x30(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
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
  %t0 = insertelement <8 x i64> poison, i64 30, i64 0
  %t1 = shufflevector <8 x i64> %t0, <8 x i64> poison, <8 x i32> zeroinitializer
  %t2 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t1
  %t3 = getelementptr i32, ptr %b1, i64 0
  %t4 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t3, i32 32, <8 x i1> %t2, <8 x i32> zeroinitializer)
  %t5 = sext <8 x i32> %t4 to <8 x i64>
  %t6 = mul <8 x i64> %t5, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t7 = add <8 x i64> %t6, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t8 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t5
  %t9 = icmp slt <8 x i64> %t5, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t10 = and <8 x i1> %t8, %t9
  %t11 = and <8 x i1> %t10, %t2
  %t12 = getelementptr float, ptr %b2, <8 x i64> %t7
  %t13 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t12, i32 4, <8 x i1> %t11, <8 x float> zeroinitializer)
  %t14 = getelementptr float, ptr %b0, i64 0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t13, ptr %t14, i32 32, <8 x i1> %t2)
  %t15 = insertelement <8 x i64> poison, i64 22, i64 0
  %t16 = shufflevector <8 x i64> %t15, <8 x i64> poison, <8 x i32> zeroinitializer
  %t17 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t16
  %t18 = getelementptr i32, ptr %b1, i64 8
  %t19 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t18, i32 32, <8 x i1> %t17, <8 x i32> zeroinitializer)
  %t20 = sext <8 x i32> %t19 to <8 x i64>
  %t21 = mul <8 x i64> %t20, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t22 = add <8 x i64> <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>, %t21
  %t23 = add <8 x i64> %t22, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t24 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t20
  %t25 = icmp slt <8 x i64> %t20, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t26 = and <8 x i1> %t24, %t25
  %t27 = and <8 x i1> %t26, %t17
  %t28 = getelementptr float, ptr %b2, <8 x i64> %t23
  %t29 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t28, i32 4, <8 x i1> %t27, <8 x float> zeroinitializer)
  %t30 = getelementptr float, ptr %b0, i64 8
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t29, ptr %t30, i32 32, <8 x i1> %t17)
  %t31 = insertelement <8 x i64> poison, i64 14, i64 0
  %t32 = shufflevector <8 x i64> %t31, <8 x i64> poison, <8 x i32> zeroinitializer
  %t33 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t32
  %t34 = getelementptr i32, ptr %b1, i64 16
  %t35 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t34, i32 32, <8 x i1> %t33, <8 x i32> zeroinitializer)
  %t36 = sext <8 x i32> %t35 to <8 x i64>
  %t37 = mul <8 x i64> %t36, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t38 = add <8 x i64> <i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16>, %t37
  %t39 = add <8 x i64> %t38, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t40 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t36
  %t41 = icmp slt <8 x i64> %t36, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t42 = and <8 x i1> %t40, %t41
  %t43 = and <8 x i1> %t42, %t33
  %t44 = getelementptr float, ptr %b2, <8 x i64> %t39
  %t45 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t44, i32 4, <8 x i1> %t43, <8 x float> zeroinitializer)
  %t46 = getelementptr float, ptr %b0, i64 16
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t45, ptr %t46, i32 32, <8 x i1> %t33)
  %t47 = insertelement <8 x i64> poison, i64 6, i64 0
  %t48 = shufflevector <8 x i64> %t47, <8 x i64> poison, <8 x i32> zeroinitializer
  %t49 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t48
  %t50 = getelementptr i32, ptr %b1, i64 24
  %t51 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t50, i32 32, <8 x i1> %t49, <8 x i32> zeroinitializer)
  %t52 = sext <8 x i32> %t51 to <8 x i64>
  %t53 = mul <8 x i64> %t52, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t54 = add <8 x i64> <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>, %t53
  %t55 = add <8 x i64> %t54, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t56 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t52
  %t57 = icmp slt <8 x i64> %t52, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t58 = and <8 x i1> %t56, %t57
  %t59 = and <8 x i1> %t58, %t49
  %t60 = getelementptr float, ptr %b2, <8 x i64> %t55
  %t61 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t60, i32 4, <8 x i1> %t59, <8 x float> zeroinitializer)
  %t62 = getelementptr float, ptr %b0, i64 24
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t61, ptr %t62, i32 32, <8 x i1> %t49)
  %t63 = getelementptr i32, ptr %b1, i64 30
  %t64 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t63, i32 8, <8 x i1> %t2, <8 x i32> zeroinitializer)
  %t65 = sext <8 x i32> %t64 to <8 x i64>
  %t66 = mul <8 x i64> %t65, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t67 = add <8 x i64> %t66, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t68 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t65
  %t69 = icmp slt <8 x i64> %t65, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t70 = and <8 x i1> %t68, %t69
  %t71 = and <8 x i1> %t70, %t2
  %t72 = getelementptr float, ptr %b2, <8 x i64> %t67
  %t73 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t72, i32 4, <8 x i1> %t71, <8 x float> zeroinitializer)
  %t74 = getelementptr float, ptr %b0, i64 30
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t73, ptr %t74, i32 8, <8 x i1> %t2)
  %t75 = getelementptr i32, ptr %b1, i64 38
  %t76 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t75, i32 8, <8 x i1> %t17, <8 x i32> zeroinitializer)
  %t77 = sext <8 x i32> %t76 to <8 x i64>
  %t78 = mul <8 x i64> %t77, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t79 = add <8 x i64> <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>, %t78
  %t80 = add <8 x i64> %t79, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t81 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t77
  %t82 = icmp slt <8 x i64> %t77, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t83 = and <8 x i1> %t81, %t82
  %t84 = and <8 x i1> %t83, %t17
  %t85 = getelementptr float, ptr %b2, <8 x i64> %t80
  %t86 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t85, i32 4, <8 x i1> %t84, <8 x float> zeroinitializer)
  %t87 = getelementptr float, ptr %b0, i64 38
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t86, ptr %t87, i32 8, <8 x i1> %t17)
  %t88 = getelementptr i32, ptr %b1, i64 46
  %t89 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t88, i32 8, <8 x i1> %t33, <8 x i32> zeroinitializer)
  %t90 = sext <8 x i32> %t89 to <8 x i64>
  %t91 = mul <8 x i64> %t90, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t92 = add <8 x i64> <i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16>, %t91
  %t93 = add <8 x i64> %t92, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t94 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t90
  %t95 = icmp slt <8 x i64> %t90, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t96 = and <8 x i1> %t94, %t95
  %t97 = and <8 x i1> %t96, %t33
  %t98 = getelementptr float, ptr %b2, <8 x i64> %t93
  %t99 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t98, i32 4, <8 x i1> %t97, <8 x float> zeroinitializer)
  %t100 = getelementptr float, ptr %b0, i64 46
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t99, ptr %t100, i32 8, <8 x i1> %t33)
  %t101 = getelementptr i32, ptr %b1, i64 54
  %t102 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t101, i32 8, <8 x i1> %t49, <8 x i32> zeroinitializer)
  %t103 = sext <8 x i32> %t102 to <8 x i64>
  %t104 = mul <8 x i64> %t103, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t105 = add <8 x i64> <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>, %t104
  %t106 = add <8 x i64> %t105, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t107 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t103
  %t108 = icmp slt <8 x i64> %t103, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t109 = and <8 x i1> %t107, %t108
  %t110 = and <8 x i1> %t109, %t49
  %t111 = getelementptr float, ptr %b2, <8 x i64> %t106
  %t112 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t111, i32 4, <8 x i1> %t110, <8 x float> zeroinitializer)
  %t113 = getelementptr float, ptr %b0, i64 54
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t112, ptr %t113, i32 8, <8 x i1> %t49)
  %t114 = getelementptr i32, ptr %b1, i64 60
  %t115 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t114, i32 16, <8 x i1> %t2, <8 x i32> zeroinitializer)
  %t116 = sext <8 x i32> %t115 to <8 x i64>
  %t117 = mul <8 x i64> %t116, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t118 = add <8 x i64> %t117, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t119 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t116
  %t120 = icmp slt <8 x i64> %t116, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t121 = and <8 x i1> %t119, %t120
  %t122 = and <8 x i1> %t121, %t2
  %t123 = getelementptr float, ptr %b2, <8 x i64> %t118
  %t124 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t123, i32 4, <8 x i1> %t122, <8 x float> zeroinitializer)
  %t125 = getelementptr float, ptr %b0, i64 60
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t124, ptr %t125, i32 16, <8 x i1> %t2)
  %t126 = getelementptr i32, ptr %b1, i64 68
  %t127 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t126, i32 16, <8 x i1> %t17, <8 x i32> zeroinitializer)
  %t128 = sext <8 x i32> %t127 to <8 x i64>
  %t129 = mul <8 x i64> %t128, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t130 = add <8 x i64> <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>, %t129
  %t131 = add <8 x i64> %t130, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t132 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t128
  %t133 = icmp slt <8 x i64> %t128, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t134 = and <8 x i1> %t132, %t133
  %t135 = and <8 x i1> %t134, %t17
  %t136 = getelementptr float, ptr %b2, <8 x i64> %t131
  %t137 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t136, i32 4, <8 x i1> %t135, <8 x float> zeroinitializer)
  %t138 = getelementptr float, ptr %b0, i64 68
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t137, ptr %t138, i32 16, <8 x i1> %t17)
  %t139 = getelementptr i32, ptr %b1, i64 76
  %t140 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t139, i32 16, <8 x i1> %t33, <8 x i32> zeroinitializer)
  %t141 = sext <8 x i32> %t140 to <8 x i64>
  %t142 = mul <8 x i64> %t141, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t143 = add <8 x i64> <i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16>, %t142
  %t144 = add <8 x i64> %t143, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t145 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t141
  %t146 = icmp slt <8 x i64> %t141, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t147 = and <8 x i1> %t145, %t146
  %t148 = and <8 x i1> %t147, %t33
  %t149 = getelementptr float, ptr %b2, <8 x i64> %t144
  %t150 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t149, i32 4, <8 x i1> %t148, <8 x float> zeroinitializer)
  %t151 = getelementptr float, ptr %b0, i64 76
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t150, ptr %t151, i32 16, <8 x i1> %t33)
  %t152 = getelementptr i32, ptr %b1, i64 84
  %t153 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t152, i32 16, <8 x i1> %t49, <8 x i32> zeroinitializer)
  %t154 = sext <8 x i32> %t153 to <8 x i64>
  %t155 = mul <8 x i64> %t154, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t156 = add <8 x i64> <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>, %t155
  %t157 = add <8 x i64> %t156, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t158 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t154
  %t159 = icmp slt <8 x i64> %t154, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t160 = and <8 x i1> %t158, %t159
  %t161 = and <8 x i1> %t160, %t49
  %t162 = getelementptr float, ptr %b2, <8 x i64> %t157
  %t163 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t162, i32 4, <8 x i1> %t161, <8 x float> zeroinitializer)
  %t164 = getelementptr float, ptr %b0, i64 84
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t163, ptr %t164, i32 16, <8 x i1> %t49)
  %t165 = getelementptr i32, ptr %b1, i64 90
  %t166 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t165, i32 8, <8 x i1> %t2, <8 x i32> zeroinitializer)
  %t167 = sext <8 x i32> %t166 to <8 x i64>
  %t168 = mul <8 x i64> %t167, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t169 = add <8 x i64> %t168, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t170 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t167
  %t171 = icmp slt <8 x i64> %t167, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t172 = and <8 x i1> %t170, %t171
  %t173 = and <8 x i1> %t172, %t2
  %t174 = getelementptr float, ptr %b2, <8 x i64> %t169
  %t175 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t174, i32 4, <8 x i1> %t173, <8 x float> zeroinitializer)
  %t176 = getelementptr float, ptr %b0, i64 90
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t175, ptr %t176, i32 8, <8 x i1> %t2)
  %t177 = getelementptr i32, ptr %b1, i64 98
  %t178 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t177, i32 8, <8 x i1> %t17, <8 x i32> zeroinitializer)
  %t179 = sext <8 x i32> %t178 to <8 x i64>
  %t180 = mul <8 x i64> %t179, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t181 = add <8 x i64> <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>, %t180
  %t182 = add <8 x i64> %t181, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t183 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t179
  %t184 = icmp slt <8 x i64> %t179, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t185 = and <8 x i1> %t183, %t184
  %t186 = and <8 x i1> %t185, %t17
  %t187 = getelementptr float, ptr %b2, <8 x i64> %t182
  %t188 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t187, i32 4, <8 x i1> %t186, <8 x float> zeroinitializer)
  %t189 = getelementptr float, ptr %b0, i64 98
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t188, ptr %t189, i32 8, <8 x i1> %t17)
  %t190 = getelementptr i32, ptr %b1, i64 106
  %t191 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t190, i32 8, <8 x i1> %t33, <8 x i32> zeroinitializer)
  %t192 = sext <8 x i32> %t191 to <8 x i64>
  %t193 = mul <8 x i64> %t192, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t194 = add <8 x i64> <i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16>, %t193
  %t195 = add <8 x i64> %t194, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t196 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t192
  %t197 = icmp slt <8 x i64> %t192, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t198 = and <8 x i1> %t196, %t197
  %t199 = and <8 x i1> %t198, %t33
  %t200 = getelementptr float, ptr %b2, <8 x i64> %t195
  %t201 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t200, i32 4, <8 x i1> %t199, <8 x float> zeroinitializer)
  %t202 = getelementptr float, ptr %b0, i64 106
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t201, ptr %t202, i32 8, <8 x i1> %t33)
  %t203 = getelementptr i32, ptr %b1, i64 114
  %t204 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t203, i32 8, <8 x i1> %t49, <8 x i32> zeroinitializer)
  %t205 = sext <8 x i32> %t204 to <8 x i64>
  %t206 = mul <8 x i64> %t205, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t207 = add <8 x i64> <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>, %t206
  %t208 = add <8 x i64> %t207, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t209 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t205
  %t210 = icmp slt <8 x i64> %t205, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t211 = and <8 x i1> %t209, %t210
  %t212 = and <8 x i1> %t211, %t49
  %t213 = getelementptr float, ptr %b2, <8 x i64> %t208
  %t214 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t213, i32 4, <8 x i1> %t212, <8 x float> zeroinitializer)
  %t215 = getelementptr float, ptr %b0, i64 114
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t214, ptr %t215, i32 8, <8 x i1> %t49)
  %t216 = getelementptr i32, ptr %b1, i64 120
  %t217 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t216, i32 32, <8 x i1> %t2, <8 x i32> zeroinitializer)
  %t218 = sext <8 x i32> %t217 to <8 x i64>
  %t219 = mul <8 x i64> %t218, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t220 = add <8 x i64> %t219, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t221 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t218
  %t222 = icmp slt <8 x i64> %t218, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t223 = and <8 x i1> %t221, %t222
  %t224 = and <8 x i1> %t223, %t2
  %t225 = getelementptr float, ptr %b2, <8 x i64> %t220
  %t226 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t225, i32 4, <8 x i1> %t224, <8 x float> zeroinitializer)
  %t227 = getelementptr float, ptr %b0, i64 120
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t226, ptr %t227, i32 32, <8 x i1> %t2)
  %t228 = getelementptr i32, ptr %b1, i64 128
  %t229 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t228, i32 32, <8 x i1> %t17, <8 x i32> zeroinitializer)
  %t230 = sext <8 x i32> %t229 to <8 x i64>
  %t231 = mul <8 x i64> %t230, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t232 = add <8 x i64> <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>, %t231
  %t233 = add <8 x i64> %t232, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t234 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t230
  %t235 = icmp slt <8 x i64> %t230, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t236 = and <8 x i1> %t234, %t235
  %t237 = and <8 x i1> %t236, %t17
  %t238 = getelementptr float, ptr %b2, <8 x i64> %t233
  %t239 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t238, i32 4, <8 x i1> %t237, <8 x float> zeroinitializer)
  %t240 = getelementptr float, ptr %b0, i64 128
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t239, ptr %t240, i32 32, <8 x i1> %t17)
  %t241 = getelementptr i32, ptr %b1, i64 136
  %t242 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t241, i32 32, <8 x i1> %t33, <8 x i32> zeroinitializer)
  %t243 = sext <8 x i32> %t242 to <8 x i64>
  %t244 = mul <8 x i64> %t243, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t245 = add <8 x i64> <i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16>, %t244
  %t246 = add <8 x i64> %t245, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t247 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t243
  %t248 = icmp slt <8 x i64> %t243, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t249 = and <8 x i1> %t247, %t248
  %t250 = and <8 x i1> %t249, %t33
  %t251 = getelementptr float, ptr %b2, <8 x i64> %t246
  %t252 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t251, i32 4, <8 x i1> %t250, <8 x float> zeroinitializer)
  %t253 = getelementptr float, ptr %b0, i64 136
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t252, ptr %t253, i32 32, <8 x i1> %t33)
  %t254 = getelementptr i32, ptr %b1, i64 144
  %t255 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t254, i32 32, <8 x i1> %t49, <8 x i32> zeroinitializer)
  %t256 = sext <8 x i32> %t255 to <8 x i64>
  %t257 = mul <8 x i64> %t256, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t258 = add <8 x i64> <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>, %t257
  %t259 = add <8 x i64> %t258, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t260 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t256
  %t261 = icmp slt <8 x i64> %t256, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t262 = and <8 x i1> %t260, %t261
  %t263 = and <8 x i1> %t262, %t49
  %t264 = getelementptr float, ptr %b2, <8 x i64> %t259
  %t265 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t264, i32 4, <8 x i1> %t263, <8 x float> zeroinitializer)
  %t266 = getelementptr float, ptr %b0, i64 144
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t265, ptr %t266, i32 32, <8 x i1> %t49)
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr>, i32, <8 x i1>, <8 x float>)
declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr, i32, <8 x i1>, <8 x i32>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, i32, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
