; %0 = input[0] : f32[1000]
; %1 = input[1] : f32[1000]
; %2 = lt(%0, %1) : bool[1000]
; %3 = max(%0, %1) : f32[1000]
; %4 = constant[-1] : f32
; %5 = expand(%4) : f32[1000]
; %6 = min(%0, %5) : f32[1000]
; %7 = where(%2, %3, %6) : f32[1000]
; return %7

define void @e_1000(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
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
  %t1 = sub i64 1000, %t0
  %t2 = insertelement <8 x i64> poison, i64 %t1, i64 0
  %t3 = shufflevector <8 x i64> %t2, <8 x i64> poison, <8 x i32> zeroinitializer
  %t4 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t3
  %t5 = getelementptr float, ptr %b1, i64 %t0
  %t6 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t5, i32 32, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t7 = getelementptr float, ptr %b2, i64 %t0
  %t8 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t7, i32 32, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t9 = fcmp olt <8 x float> %t6, %t8
  %t10 = fcmp ogt <8 x float> %t6, %t8
  %t11 = select <8 x i1> %t10, <8 x float> %t6, <8 x float> %t8
  %t12 = bitcast <8 x float> %t8 to <8 x i32>
  %t13 = bitcast <8 x float> %t6 to <8 x i32>
  %t14 = and <8 x i32> %t13, %t12
  %t15 = fcmp oeq <8 x float> %t6, %t8
  %t16 = bitcast <8 x i32> %t14 to <8 x float>
  %t17 = select <8 x i1> %t15, <8 x float> %t16, <8 x float> %t11
  %t18 = fcmp uno <8 x float> %t6, %t6
  %t19 = select <8 x i1> %t18, <8 x float> %t6, <8 x float> %t17
  %t20 = fcmp ogt <8 x float> %t6, <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>
  %t21 = select <8 x i1> %t20, <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <8 x float> %t6
  %t22 = select <8 x i1> %t9, <8 x float> %t19, <8 x float> %t21
  %t23 = getelementptr float, ptr %b0, i64 %t0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t22, ptr %t23, i32 32, <8 x i1> %t4)
  %t24 = add i64 %t0, 8
  %t25 = sub i64 1000, %t24
  %t26 = insertelement <8 x i64> poison, i64 %t25, i64 0
  %t27 = shufflevector <8 x i64> %t26, <8 x i64> poison, <8 x i32> zeroinitializer
  %t28 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t27
  %t29 = getelementptr float, ptr %b1, i64 %t24
  %t30 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t29, i32 32, <8 x i1> %t28, <8 x float> zeroinitializer)
  %t31 = getelementptr float, ptr %b2, i64 %t24
  %t32 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t31, i32 32, <8 x i1> %t28, <8 x float> zeroinitializer)
  %t33 = fcmp olt <8 x float> %t30, %t32
  %t34 = fcmp ogt <8 x float> %t30, %t32
  %t35 = select <8 x i1> %t34, <8 x float> %t30, <8 x float> %t32
  %t36 = bitcast <8 x float> %t32 to <8 x i32>
  %t37 = bitcast <8 x float> %t30 to <8 x i32>
  %t38 = and <8 x i32> %t37, %t36
  %t39 = fcmp oeq <8 x float> %t30, %t32
  %t40 = bitcast <8 x i32> %t38 to <8 x float>
  %t41 = select <8 x i1> %t39, <8 x float> %t40, <8 x float> %t35
  %t42 = fcmp uno <8 x float> %t30, %t30
  %t43 = select <8 x i1> %t42, <8 x float> %t30, <8 x float> %t41
  %t44 = fcmp ogt <8 x float> %t30, <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>
  %t45 = select <8 x i1> %t44, <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <8 x float> %t30
  %t46 = select <8 x i1> %t33, <8 x float> %t43, <8 x float> %t45
  %t47 = getelementptr float, ptr %b0, i64 %t24
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t46, ptr %t47, i32 32, <8 x i1> %t28)
  %t48 = add i64 %t0, 16
  %t49 = sub i64 1000, %t48
  %t50 = insertelement <8 x i64> poison, i64 %t49, i64 0
  %t51 = shufflevector <8 x i64> %t50, <8 x i64> poison, <8 x i32> zeroinitializer
  %t52 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t51
  %t53 = getelementptr float, ptr %b1, i64 %t48
  %t54 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t53, i32 32, <8 x i1> %t52, <8 x float> zeroinitializer)
  %t55 = getelementptr float, ptr %b2, i64 %t48
  %t56 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t55, i32 32, <8 x i1> %t52, <8 x float> zeroinitializer)
  %t57 = fcmp olt <8 x float> %t54, %t56
  %t58 = fcmp ogt <8 x float> %t54, %t56
  %t59 = select <8 x i1> %t58, <8 x float> %t54, <8 x float> %t56
  %t60 = bitcast <8 x float> %t56 to <8 x i32>
  %t61 = bitcast <8 x float> %t54 to <8 x i32>
  %t62 = and <8 x i32> %t61, %t60
  %t63 = fcmp oeq <8 x float> %t54, %t56
  %t64 = bitcast <8 x i32> %t62 to <8 x float>
  %t65 = select <8 x i1> %t63, <8 x float> %t64, <8 x float> %t59
  %t66 = fcmp uno <8 x float> %t54, %t54
  %t67 = select <8 x i1> %t66, <8 x float> %t54, <8 x float> %t65
  %t68 = fcmp ogt <8 x float> %t54, <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>
  %t69 = select <8 x i1> %t68, <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <8 x float> %t54
  %t70 = select <8 x i1> %t57, <8 x float> %t67, <8 x float> %t69
  %t71 = getelementptr float, ptr %b0, i64 %t48
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t70, ptr %t71, i32 32, <8 x i1> %t52)
  %t72 = add i64 %t0, 24
  %t73 = sub i64 1000, %t72
  %t74 = insertelement <8 x i64> poison, i64 %t73, i64 0
  %t75 = shufflevector <8 x i64> %t74, <8 x i64> poison, <8 x i32> zeroinitializer
  %t76 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t75
  %t77 = getelementptr float, ptr %b1, i64 %t72
  %t78 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t77, i32 32, <8 x i1> %t76, <8 x float> zeroinitializer)
  %t79 = getelementptr float, ptr %b2, i64 %t72
  %t80 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t79, i32 32, <8 x i1> %t76, <8 x float> zeroinitializer)
  %t81 = fcmp olt <8 x float> %t78, %t80
  %t82 = fcmp ogt <8 x float> %t78, %t80
  %t83 = select <8 x i1> %t82, <8 x float> %t78, <8 x float> %t80
  %t84 = bitcast <8 x float> %t80 to <8 x i32>
  %t85 = bitcast <8 x float> %t78 to <8 x i32>
  %t86 = and <8 x i32> %t85, %t84
  %t87 = fcmp oeq <8 x float> %t78, %t80
  %t88 = bitcast <8 x i32> %t86 to <8 x float>
  %t89 = select <8 x i1> %t87, <8 x float> %t88, <8 x float> %t83
  %t90 = fcmp uno <8 x float> %t78, %t78
  %t91 = select <8 x i1> %t90, <8 x float> %t78, <8 x float> %t89
  %t92 = fcmp ogt <8 x float> %t78, <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>
  %t93 = select <8 x i1> %t92, <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <8 x float> %t78
  %t94 = select <8 x i1> %t81, <8 x float> %t91, <8 x float> %t93
  %t95 = getelementptr float, ptr %b0, i64 %t72
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t94, ptr %t95, i32 32, <8 x i1> %t76)
  %t96 = add i64 %t0, 32
  %t97 = sub i64 1000, %t96
  %t98 = insertelement <8 x i64> poison, i64 %t97, i64 0
  %t99 = shufflevector <8 x i64> %t98, <8 x i64> poison, <8 x i32> zeroinitializer
  %t100 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t99
  %t101 = getelementptr float, ptr %b1, i64 %t96
  %t102 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t101, i32 32, <8 x i1> %t100, <8 x float> zeroinitializer)
  %t103 = getelementptr float, ptr %b2, i64 %t96
  %t104 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t103, i32 32, <8 x i1> %t100, <8 x float> zeroinitializer)
  %t105 = fcmp olt <8 x float> %t102, %t104
  %t106 = fcmp ogt <8 x float> %t102, %t104
  %t107 = select <8 x i1> %t106, <8 x float> %t102, <8 x float> %t104
  %t108 = bitcast <8 x float> %t104 to <8 x i32>
  %t109 = bitcast <8 x float> %t102 to <8 x i32>
  %t110 = and <8 x i32> %t109, %t108
  %t111 = fcmp oeq <8 x float> %t102, %t104
  %t112 = bitcast <8 x i32> %t110 to <8 x float>
  %t113 = select <8 x i1> %t111, <8 x float> %t112, <8 x float> %t107
  %t114 = fcmp uno <8 x float> %t102, %t102
  %t115 = select <8 x i1> %t114, <8 x float> %t102, <8 x float> %t113
  %t116 = fcmp ogt <8 x float> %t102, <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>
  %t117 = select <8 x i1> %t116, <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <8 x float> %t102
  %t118 = select <8 x i1> %t105, <8 x float> %t115, <8 x float> %t117
  %t119 = getelementptr float, ptr %b0, i64 %t96
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t118, ptr %t119, i32 32, <8 x i1> %t100)
  %t120 = add i64 %t0, 40
  %t121 = sub i64 1000, %t120
  %t122 = insertelement <8 x i64> poison, i64 %t121, i64 0
  %t123 = shufflevector <8 x i64> %t122, <8 x i64> poison, <8 x i32> zeroinitializer
  %t124 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t123
  %t125 = getelementptr float, ptr %b1, i64 %t120
  %t126 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t125, i32 32, <8 x i1> %t124, <8 x float> zeroinitializer)
  %t127 = getelementptr float, ptr %b2, i64 %t120
  %t128 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t127, i32 32, <8 x i1> %t124, <8 x float> zeroinitializer)
  %t129 = fcmp olt <8 x float> %t126, %t128
  %t130 = fcmp ogt <8 x float> %t126, %t128
  %t131 = select <8 x i1> %t130, <8 x float> %t126, <8 x float> %t128
  %t132 = bitcast <8 x float> %t128 to <8 x i32>
  %t133 = bitcast <8 x float> %t126 to <8 x i32>
  %t134 = and <8 x i32> %t133, %t132
  %t135 = fcmp oeq <8 x float> %t126, %t128
  %t136 = bitcast <8 x i32> %t134 to <8 x float>
  %t137 = select <8 x i1> %t135, <8 x float> %t136, <8 x float> %t131
  %t138 = fcmp uno <8 x float> %t126, %t126
  %t139 = select <8 x i1> %t138, <8 x float> %t126, <8 x float> %t137
  %t140 = fcmp ogt <8 x float> %t126, <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>
  %t141 = select <8 x i1> %t140, <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <8 x float> %t126
  %t142 = select <8 x i1> %t129, <8 x float> %t139, <8 x float> %t141
  %t143 = getelementptr float, ptr %b0, i64 %t120
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t142, ptr %t143, i32 32, <8 x i1> %t124)
  %t144 = add i64 %t0, 48
  %t145 = sub i64 1000, %t144
  %t146 = insertelement <8 x i64> poison, i64 %t145, i64 0
  %t147 = shufflevector <8 x i64> %t146, <8 x i64> poison, <8 x i32> zeroinitializer
  %t148 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t147
  %t149 = getelementptr float, ptr %b1, i64 %t144
  %t150 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t149, i32 32, <8 x i1> %t148, <8 x float> zeroinitializer)
  %t151 = getelementptr float, ptr %b2, i64 %t144
  %t152 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t151, i32 32, <8 x i1> %t148, <8 x float> zeroinitializer)
  %t153 = fcmp olt <8 x float> %t150, %t152
  %t154 = fcmp ogt <8 x float> %t150, %t152
  %t155 = select <8 x i1> %t154, <8 x float> %t150, <8 x float> %t152
  %t156 = bitcast <8 x float> %t152 to <8 x i32>
  %t157 = bitcast <8 x float> %t150 to <8 x i32>
  %t158 = and <8 x i32> %t157, %t156
  %t159 = fcmp oeq <8 x float> %t150, %t152
  %t160 = bitcast <8 x i32> %t158 to <8 x float>
  %t161 = select <8 x i1> %t159, <8 x float> %t160, <8 x float> %t155
  %t162 = fcmp uno <8 x float> %t150, %t150
  %t163 = select <8 x i1> %t162, <8 x float> %t150, <8 x float> %t161
  %t164 = fcmp ogt <8 x float> %t150, <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>
  %t165 = select <8 x i1> %t164, <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <8 x float> %t150
  %t166 = select <8 x i1> %t153, <8 x float> %t163, <8 x float> %t165
  %t167 = getelementptr float, ptr %b0, i64 %t144
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t166, ptr %t167, i32 32, <8 x i1> %t148)
  %t168 = add i64 %t0, 56
  %t169 = sub i64 1000, %t168
  %t170 = insertelement <8 x i64> poison, i64 %t169, i64 0
  %t171 = shufflevector <8 x i64> %t170, <8 x i64> poison, <8 x i32> zeroinitializer
  %t172 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t171
  %t173 = getelementptr float, ptr %b1, i64 %t168
  %t174 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t173, i32 32, <8 x i1> %t172, <8 x float> zeroinitializer)
  %t175 = getelementptr float, ptr %b2, i64 %t168
  %t176 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %t175, i32 32, <8 x i1> %t172, <8 x float> zeroinitializer)
  %t177 = fcmp olt <8 x float> %t174, %t176
  %t178 = fcmp ogt <8 x float> %t174, %t176
  %t179 = select <8 x i1> %t178, <8 x float> %t174, <8 x float> %t176
  %t180 = bitcast <8 x float> %t176 to <8 x i32>
  %t181 = bitcast <8 x float> %t174 to <8 x i32>
  %t182 = and <8 x i32> %t181, %t180
  %t183 = fcmp oeq <8 x float> %t174, %t176
  %t184 = bitcast <8 x i32> %t182 to <8 x float>
  %t185 = select <8 x i1> %t183, <8 x float> %t184, <8 x float> %t179
  %t186 = fcmp uno <8 x float> %t174, %t174
  %t187 = select <8 x i1> %t186, <8 x float> %t174, <8 x float> %t185
  %t188 = fcmp ogt <8 x float> %t174, <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>
  %t189 = select <8 x i1> %t188, <8 x float> <float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000, float 0xBFF0000000000000>, <8 x float> %t174
  %t190 = select <8 x i1> %t177, <8 x float> %t187, <8 x float> %t189
  %t191 = getelementptr float, ptr %b0, i64 %t168
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t190, ptr %t191, i32 32, <8 x i1> %t172)
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
