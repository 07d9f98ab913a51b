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
  %t0 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t1 = getelementptr i32, ptr %b1, i64 0
  %t2 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t1, i32 32, <8 x i1> %t0, <8 x i32> zeroinitializer)
  %t3 = sext <8 x i32> %t2 to <8 x i64>
  %t4 = mul <8 x i64> %t3, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t5 = add <8 x i64> %t4, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t6 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t3
  %t7 = icmp slt <8 x i64> %t3, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t8 = and <8 x i1> %t6, %t7
  %t9 = and <8 x i1> %t8, %t0
  %t10 = getelementptr float, ptr %b2, <8 x i64> %t5
  %t11 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t10, i32 4, <8 x i1> %t9, <8 x float> zeroinitializer)
  %t12 = getelementptr float, ptr %b0, i64 0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t11, ptr %t12, i32 32, <8 x i1> %t0)
  %t13 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 22, i64 22, i64 22, i64 22, i64 22, i64 22, i64 22, i64 22>
  %t14 = getelementptr i32, ptr %b1, i64 8
  %t15 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t14, i32 32, <8 x i1> %t13, <8 x i32> zeroinitializer)
  %t16 = sext <8 x i32> %t15 to <8 x i64>
  %t17 = mul <8 x i64> %t16, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t18 = add <8 x i64> <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>, %t17
  %t19 = add <8 x i64> %t18, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t20 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t16
  %t21 = icmp slt <8 x i64> %t16, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t22 = and <8 x i1> %t20, %t21
  %t23 = and <8 x i1> %t22, %t13
  %t24 = getelementptr float, ptr %b2, <8 x i64> %t19
  %t25 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t24, i32 4, <8 x i1> %t23, <8 x float> zeroinitializer)
  %t26 = getelementptr float, ptr %b0, i64 8
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t25, ptr %t26, i32 32, <8 x i1> %t13)
  %t27 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 14, i64 14, i64 14, i64 14, i64 14, i64 14, i64 14, i64 14>
  %t28 = getelementptr i32, ptr %b1, i64 16
  %t29 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t28, i32 32, <8 x i1> %t27, <8 x i32> zeroinitializer)
  %t30 = sext <8 x i32> %t29 to <8 x i64>
  %t31 = mul <8 x i64> %t30, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t32 = add <8 x i64> <i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16>, %t31
  %t33 = add <8 x i64> %t32, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t34 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t30
  %t35 = icmp slt <8 x i64> %t30, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t36 = and <8 x i1> %t34, %t35
  %t37 = and <8 x i1> %t36, %t27
  %t38 = getelementptr float, ptr %b2, <8 x i64> %t33
  %t39 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t38, i32 4, <8 x i1> %t37, <8 x float> zeroinitializer)
  %t40 = getelementptr float, ptr %b0, i64 16
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t39, ptr %t40, i32 32, <8 x i1> %t27)
  %t41 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 6, i64 6, i64 6, i64 6, i64 6, i64 6, i64 6, i64 6>
  %t42 = getelementptr i32, ptr %b1, i64 24
  %t43 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t42, i32 32, <8 x i1> %t41, <8 x i32> zeroinitializer)
  %t44 = sext <8 x i32> %t43 to <8 x i64>
  %t45 = mul <8 x i64> %t44, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t46 = add <8 x i64> <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>, %t45
  %t47 = add <8 x i64> %t46, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t48 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t44
  %t49 = icmp slt <8 x i64> %t44, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t50 = and <8 x i1> %t48, %t49
  %t51 = and <8 x i1> %t50, %t41
  %t52 = getelementptr float, ptr %b2, <8 x i64> %t47
  %t53 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t52, i32 4, <8 x i1> %t51, <8 x float> zeroinitializer)
  %t54 = getelementptr float, ptr %b0, i64 24
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t53, ptr %t54, i32 32, <8 x i1> %t41)
  %t55 = getelementptr i32, ptr %b1, i64 30
  %t56 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t55, i32 8, <8 x i1> %t0, <8 x i32> zeroinitializer)
  %t57 = sext <8 x i32> %t56 to <8 x i64>
  %t58 = mul <8 x i64> %t57, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t59 = add <8 x i64> %t58, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t60 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t57
  %t61 = icmp slt <8 x i64> %t57, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t62 = and <8 x i1> %t60, %t61
  %t63 = and <8 x i1> %t62, %t0
  %t64 = getelementptr float, ptr %b2, <8 x i64> %t59
  %t65 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t64, i32 4, <8 x i1> %t63, <8 x float> zeroinitializer)
  %t66 = getelementptr float, ptr %b0, i64 30
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t65, ptr %t66, i32 8, <8 x i1> %t0)
  %t67 = getelementptr i32, ptr %b1, i64 38
  %t68 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t67, i32 8, <8 x i1> %t13, <8 x i32> zeroinitializer)
  %t69 = sext <8 x i32> %t68 to <8 x i64>
  %t70 = mul <8 x i64> %t69, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t71 = add <8 x i64> <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>, %t70
  %t72 = add <8 x i64> %t71, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t73 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t69
  %t74 = icmp slt <8 x i64> %t69, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t75 = and <8 x i1> %t73, %t74
  %t76 = and <8 x i1> %t75, %t13
  %t77 = getelementptr float, ptr %b2, <8 x i64> %t72
  %t78 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t77, i32 4, <8 x i1> %t76, <8 x float> zeroinitializer)
  %t79 = getelementptr float, ptr %b0, i64 38
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t78, ptr %t79, i32 8, <8 x i1> %t13)
  %t80 = getelementptr i32, ptr %b1, i64 46
  %t81 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t80, i32 8, <8 x i1> %t27, <8 x i32> zeroinitializer)
  %t82 = sext <8 x i32> %t81 to <8 x i64>
  %t83 = mul <8 x i64> %t82, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t84 = add <8 x i64> <i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16>, %t83
  %t85 = add <8 x i64> %t84, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t86 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t82
  %t87 = icmp slt <8 x i64> %t82, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t88 = and <8 x i1> %t86, %t87
  %t89 = and <8 x i1> %t88, %t27
  %t90 = getelementptr float, ptr %b2, <8 x i64> %t85
  %t91 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t90, i32 4, <8 x i1> %t89, <8 x float> zeroinitializer)
  %t92 = getelementptr float, ptr %b0, i64 46
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t91, ptr %t92, i32 8, <8 x i1> %t27)
  %t93 = getelementptr i32, ptr %b1, i64 54
  %t94 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t93, i32 8, <8 x i1> %t41, <8 x i32> zeroinitializer)
  %t95 = sext <8 x i32> %t94 to <8 x i64>
  %t96 = mul <8 x i64> %t95, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t97 = add <8 x i64> <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>, %t96
  %t98 = add <8 x i64> %t97, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t99 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t95
  %t100 = icmp slt <8 x i64> %t95, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t101 = and <8 x i1> %t99, %t100
  %t102 = and <8 x i1> %t101, %t41
  %t103 = getelementptr float, ptr %b2, <8 x i64> %t98
  %t104 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t103, i32 4, <8 x i1> %t102, <8 x float> zeroinitializer)
  %t105 = getelementptr float, ptr %b0, i64 54
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t104, ptr %t105, i32 8, <8 x i1> %t41)
  %t106 = getelementptr i32, ptr %b1, i64 60
  %t107 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t106, i32 16, <8 x i1> %t0, <8 x i32> zeroinitializer)
  %t108 = sext <8 x i32> %t107 to <8 x i64>
  %t109 = mul <8 x i64> %t108, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t110 = add <8 x i64> %t109, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t111 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t108
  %t112 = icmp slt <8 x i64> %t108, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t113 = and <8 x i1> %t111, %t112
  %t114 = and <8 x i1> %t113, %t0
  %t115 = getelementptr float, ptr %b2, <8 x i64> %t110
  %t116 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t115, i32 4, <8 x i1> %t114, <8 x float> zeroinitializer)
  %t117 = getelementptr float, ptr %b0, i64 60
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t116, ptr %t117, i32 16, <8 x i1> %t0)
  %t118 = getelementptr i32, ptr %b1, i64 68
  %t119 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t118, i32 16, <8 x i1> %t13, <8 x i32> zeroinitializer)
  %t120 = sext <8 x i32> %t119 to <8 x i64>
  %t121 = mul <8 x i64> %t120, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t122 = add <8 x i64> <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>, %t121
  %t123 = add <8 x i64> %t122, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t124 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t120
  %t125 = icmp slt <8 x i64> %t120, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t126 = and <8 x i1> %t124, %t125
  %t127 = and <8 x i1> %t126, %t13
  %t128 = getelementptr float, ptr %b2, <8 x i64> %t123
  %t129 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t128, i32 4, <8 x i1> %t127, <8 x float> zeroinitializer)
  %t130 = getelementptr float, ptr %b0, i64 68
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t129, ptr %t130, i32 16, <8 x i1> %t13)
  %t131 = getelementptr i32, ptr %b1, i64 76
  %t132 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t131, i32 16, <8 x i1> %t27, <8 x i32> zeroinitializer)
  %t133 = sext <8 x i32> %t132 to <8 x i64>
  %t134 = mul <8 x i64> %t133, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t135 = add <8 x i64> <i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16>, %t134
  %t136 = add <8 x i64> %t135, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t137 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t133
  %t138 = icmp slt <8 x i64> %t133, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t139 = and <8 x i1> %t137, %t138
  %t140 = and <8 x i1> %t139, %t27
  %t141 = getelementptr float, ptr %b2, <8 x i64> %t136
  %t142 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t141, i32 4, <8 x i1> %t140, <8 x float> zeroinitializer)
  %t143 = getelementptr float, ptr %b0, i64 76
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t142, ptr %t143, i32 16, <8 x i1> %t27)
  %t144 = getelementptr i32, ptr %b1, i64 84
  %t145 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t144, i32 16, <8 x i1> %t41, <8 x i32> zeroinitializer)
  %t146 = sext <8 x i32> %t145 to <8 x i64>
  %t147 = mul <8 x i64> %t146, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t148 = add <8 x i64> <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>, %t147
  %t149 = add <8 x i64> %t148, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t150 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t146
  %t151 = icmp slt <8 x i64> %t146, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t152 = and <8 x i1> %t150, %t151
  %t153 = and <8 x i1> %t152, %t41
  %t154 = getelementptr float, ptr %b2, <8 x i64> %t149
  %t155 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t154, i32 4, <8 x i1> %t153, <8 x float> zeroinitializer)
  %t156 = getelementptr float, ptr %b0, i64 84
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t155, ptr %t156, i32 16, <8 x i1> %t41)
  %t157 = getelementptr i32, ptr %b1, i64 90
  %t158 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t157, i32 8, <8 x i1> %t0, <8 x i32> zeroinitializer)
  %t159 = sext <8 x i32> %t158 to <8 x i64>
  %t160 = mul <8 x i64> %t159, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t161 = add <8 x i64> %t160, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t162 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t159
  %t163 = icmp slt <8 x i64> %t159, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t164 = and <8 x i1> %t162, %t163
  %t165 = and <8 x i1> %t164, %t0
  %t166 = getelementptr float, ptr %b2, <8 x i64> %t161
  %t167 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t166, i32 4, <8 x i1> %t165, <8 x float> zeroinitializer)
  %t168 = getelementptr float, ptr %b0, i64 90
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t167, ptr %t168, i32 8, <8 x i1> %t0)
  %t169 = getelementptr i32, ptr %b1, i64 98
  %t170 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t169, i32 8, <8 x i1> %t13, <8 x i32> zeroinitializer)
  %t171 = sext <8 x i32> %t170 to <8 x i64>
  %t172 = mul <8 x i64> %t171, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t173 = add <8 x i64> <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>, %t172
  %t174 = add <8 x i64> %t173, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t175 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t171
  %t176 = icmp slt <8 x i64> %t171, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t177 = and <8 x i1> %t175, %t176
  %t178 = and <8 x i1> %t177, %t13
  %t179 = getelementptr float, ptr %b2, <8 x i64> %t174
  %t180 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t179, i32 4, <8 x i1> %t178, <8 x float> zeroinitializer)
  %t181 = getelementptr float, ptr %b0, i64 98
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t180, ptr %t181, i32 8, <8 x i1> %t13)
  %t182 = getelementptr i32, ptr %b1, i64 106
  %t183 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t182, i32 8, <8 x i1> %t27, <8 x i32> zeroinitializer)
  %t184 = sext <8 x i32> %t183 to <8 x i64>
  %t185 = mul <8 x i64> %t184, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t186 = add <8 x i64> <i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16>, %t185
  %t187 = add <8 x i64> %t186, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t188 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t184
  %t189 = icmp slt <8 x i64> %t184, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t190 = and <8 x i1> %t188, %t189
  %t191 = and <8 x i1> %t190, %t27
  %t192 = getelementptr float, ptr %b2, <8 x i64> %t187
  %t193 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t192, i32 4, <8 x i1> %t191, <8 x float> zeroinitializer)
  %t194 = getelementptr float, ptr %b0, i64 106
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t193, ptr %t194, i32 8, <8 x i1> %t27)
  %t195 = getelementptr i32, ptr %b1, i64 114
  %t196 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t195, i32 8, <8 x i1> %t41, <8 x i32> zeroinitializer)
  %t197 = sext <8 x i32> %t196 to <8 x i64>
  %t198 = mul <8 x i64> %t197, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t199 = add <8 x i64> <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>, %t198
  %t200 = add <8 x i64> %t199, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t201 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t197
  %t202 = icmp slt <8 x i64> %t197, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t203 = and <8 x i1> %t201, %t202
  %t204 = and <8 x i1> %t203, %t41
  %t205 = getelementptr float, ptr %b2, <8 x i64> %t200
  %t206 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t205, i32 4, <8 x i1> %t204, <8 x float> zeroinitializer)
  %t207 = getelementptr float, ptr %b0, i64 114
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t206, ptr %t207, i32 8, <8 x i1> %t41)
  %t208 = getelementptr i32, ptr %b1, i64 120
  %t209 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t208, i32 32, <8 x i1> %t0, <8 x i32> zeroinitializer)
  %t210 = sext <8 x i32> %t209 to <8 x i64>
  %t211 = mul <8 x i64> %t210, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t212 = add <8 x i64> %t211, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t213 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t210
  %t214 = icmp slt <8 x i64> %t210, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t215 = and <8 x i1> %t213, %t214
  %t216 = and <8 x i1> %t215, %t0
  %t217 = getelementptr float, ptr %b2, <8 x i64> %t212
  %t218 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t217, i32 4, <8 x i1> %t216, <8 x float> zeroinitializer)
  %t219 = getelementptr float, ptr %b0, i64 120
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t218, ptr %t219, i32 32, <8 x i1> %t0)
  %t220 = getelementptr i32, ptr %b1, i64 128
  %t221 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t220, i32 32, <8 x i1> %t13, <8 x i32> zeroinitializer)
  %t222 = sext <8 x i32> %t221 to <8 x i64>
  %t223 = mul <8 x i64> %t222, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t224 = add <8 x i64> <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>, %t223
  %t225 = add <8 x i64> %t224, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t226 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t222
  %t227 = icmp slt <8 x i64> %t222, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t228 = and <8 x i1> %t226, %t227
  %t229 = and <8 x i1> %t228, %t13
  %t230 = getelementptr float, ptr %b2, <8 x i64> %t225
  %t231 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t230, i32 4, <8 x i1> %t229, <8 x float> zeroinitializer)
  %t232 = getelementptr float, ptr %b0, i64 128
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t231, ptr %t232, i32 32, <8 x i1> %t13)
  %t233 = getelementptr i32, ptr %b1, i64 136
  %t234 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t233, i32 32, <8 x i1> %t27, <8 x i32> zeroinitializer)
  %t235 = sext <8 x i32> %t234 to <8 x i64>
  %t236 = mul <8 x i64> %t235, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t237 = add <8 x i64> <i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16, i64 16>, %t236
  %t238 = add <8 x i64> %t237, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t239 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t235
  %t240 = icmp slt <8 x i64> %t235, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t241 = and <8 x i1> %t239, %t240
  %t242 = and <8 x i1> %t241, %t27
  %t243 = getelementptr float, ptr %b2, <8 x i64> %t238
  %t244 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t243, i32 4, <8 x i1> %t242, <8 x float> zeroinitializer)
  %t245 = getelementptr float, ptr %b0, i64 136
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t244, ptr %t245, i32 32, <8 x i1> %t27)
  %t246 = getelementptr i32, ptr %b1, i64 144
  %t247 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %t246, i32 32, <8 x i1> %t41, <8 x i32> zeroinitializer)
  %t248 = sext <8 x i32> %t247 to <8 x i64>
  %t249 = mul <8 x i64> %t248, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %t250 = add <8 x i64> <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>, %t249
  %t251 = add <8 x i64> %t250, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %t252 = icmp slt <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %t248
  %t253 = icmp slt <8 x i64> %t248, <i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12, i64 12>
  %t254 = and <8 x i1> %t252, %t253
  %t255 = and <8 x i1> %t254, %t41
  %t256 = getelementptr float, ptr %b2, <8 x i64> %t251
  %t257 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t256, i32 4, <8 x i1> %t255, <8 x float> zeroinitializer)
  %t258 = getelementptr float, ptr %b0, i64 144
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t257, ptr %t258, i32 32, <8 x i1> %t41)
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
