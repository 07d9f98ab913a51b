; %0 = input[0] : f64[100]
; %1 = constant[0.5] : f64
; %2 = expand(%1) : f64[100]
; %3 = fma(%0, %0, %2) : f64[100]
; %4 = constant[2] : f64
; %5 = expand(%4) : f64[100]
; %6 = fma(%0, %3, %5) : f64[100]
; return %6

define void @e_100(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = mul i64 %g, 20
  %t1 = getelementptr double, ptr %b1, i64 %t0
  %t2 = load <4 x double>, ptr %t1, align 32, !invariant.load !0
  %t3 = call <4 x double> @llvm.fma.v4f64(<4 x double> %t2, <4 x double> %t2, <4 x double> <double 0x3FE0000000000000, double 0x3FE0000000000000, double 0x3FE0000000000000, double 0x3FE0000000000000>)
  %t4 = call <4 x double> @llvm.fma.v4f64(<4 x double> %t2, <4 x double> %t3, <4 x double> <double 0x4000000000000000, double 0x4000000000000000, double 0x4000000000000000, double 0x4000000000000000>)
  %t5 = getelementptr double, ptr %b0, i64 %t0
  store <4 x double> %t4, ptr %t5, align 32
  %t6 = add i64 %t0, 4
  %t7 = getelementptr double, ptr %b1, i64 %t6
  %t8 = load <4 x double>, ptr %t7, align 32, !invariant.load !0
  %t9 = call <4 x double> @llvm.fma.v4f64(<4 x double> %t8, <4 x double> %t8, <4 x double> <double 0x3FE0000000000000, double 0x3FE0000000000000, double 0x3FE0000000000000, double 0x3FE0000000000000>)
  %t10 = call <4 x double> @llvm.fma.v4f64(<4 x double> %t8, <4 x double> %t9, <4 x double> <double 0x4000000000000000, double 0x4000000000000000, double 0x4000000000000000, double 0x4000000000000000>)
  %t11 = getelementptr double, ptr %b0, i64 %t6
  store <4 x double> %t10, ptr %t11, align 32
  %t12 = add i64 %t0, 8
  %t13 = getelementptr double, ptr %b1, i64 %t12
  %t14 = load <4 x double>, ptr %t13, align 32, !invariant.load !0
  %t15 = call <4 x double> @llvm.fma.v4f64(<4 x double> %t14, <4 x double> %t14, <4 x double> <double 0x3FE0000000000000, double 0x3FE0000000000000, double 0x3FE0000000000000, double 0x3FE0000000000000>)
  %t16 = call <4 x double> @llvm.fma.v4f64(<4 x double> %t14, <4 x double> %t15, <4 x double> <double 0x4000000000000000, double 0x4000000000000000, double 0x4000000000000000, double 0x4000000000000000>)
  %t17 = getelementptr double, ptr %b0, i64 %t12
  store <4 x double> %t16, ptr %t17, align 32
  %t18 = add i64 %t0, 12
  %t19 = getelementptr double, ptr %b1, i64 %t18
  %t20 = load <4 x double>, ptr %t19, align 32, !invariant.load !0
  %t21 = call <4 x double> @llvm.fma.v4f64(<4 x double> %t20, <4 x double> %t20, <4 x double> <double 0x3FE0000000000000, double 0x3FE0000000000000, double 0x3FE0000000000000, double 0x3FE0000000000000>)
  %t22 = call <4 x double> @llvm.fma.v4f64(<4 x double> %t20, <4 x double> %t21, <4 x double> <double 0x4000000000000000, double 0x4000000000000000, double 0x4000000000000000, double 0x4000000000000000>)
  %t23 = getelementptr double, ptr %b0, i64 %t18
  store <4 x double> %t22, ptr %t23, align 32
  %t24 = add i64 %t0, 16
  %t25 = getelementptr double, ptr %b1, i64 %t24
  %t26 = load <4 x double>, ptr %t25, align 32, !invariant.load !0
  %t27 = call <4 x double> @llvm.fma.v4f64(<4 x double> %t26, <4 x double> %t26, <4 x double> <double 0x3FE0000000000000, double 0x3FE0000000000000, double 0x3FE0000000000000, double 0x3FE0000000000000>)
  %t28 = call <4 x double> @llvm.fma.v4f64(<4 x double> %t26, <4 x double> %t27, <4 x double> <double 0x4000000000000000, double 0x4000000000000000, double 0x4000000000000000, double 0x4000000000000000>)
  %t29 = getelementptr double, ptr %b0, i64 %t24
  store <4 x double> %t28, ptr %t29, align 32
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare <4 x double> @llvm.fma.v4f64(<4 x double>, <4 x double>, <4 x double>)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
