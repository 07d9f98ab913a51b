; %0 = input[0] : f32[1000]
; %1 = cast(%0) : i32[1000]
; %2 = cast(%0) : u8[1000]
; %3 = cast(%0) : bool[1000]
; return %1, %2, %3

define void @e_1000(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
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
  %t0 = mul i64 %g, 40
  %t1 = getelementptr float, ptr %b3, i64 %t0
  %t2 = load <8 x float>, ptr %t1, align 32, !invariant.load !0
  %t3 = call <8 x i32> @llvm.fptosi.sat.v8i32.v8f32(<8 x float> %t2)
  %t4 = getelementptr i32, ptr %b0, i64 %t0
  store <8 x i32> %t3, ptr %t4, align 32
  %t5 = add i64 %t0, 8
  %t6 = getelementptr float, ptr %b3, i64 %t5
  %t7 = load <8 x float>, ptr %t6, align 32, !invariant.load !0
  %t8 = call <8 x i32> @llvm.fptosi.sat.v8i32.v8f32(<8 x float> %t7)
  %t9 = getelementptr i32, ptr %b0, i64 %t5
  store <8 x i32> %t8, ptr %t9, align 32
  %t10 = add i64 %t0, 16
  %t11 = getelementptr float, ptr %b3, i64 %t10
  %t12 = load <8 x float>, ptr %t11, align 32, !invariant.load !0
  %t13 = call <8 x i32> @llvm.fptosi.sat.v8i32.v8f32(<8 x float> %t12)
  %t14 = getelementptr i32, ptr %b0, i64 %t10
  store <8 x i32> %t13, ptr %t14, align 32
  %t15 = add i64 %t0, 24
  %t16 = getelementptr float, ptr %b3, i64 %t15
  %t17 = load <8 x float>, ptr %t16, align 32, !invariant.load !0
  %t18 = call <8 x i32> @llvm.fptosi.sat.v8i32.v8f32(<8 x float> %t17)
  %t19 = getelementptr i32, ptr %b0, i64 %t15
  store <8 x i32> %t18, ptr %t19, align 32
  %t20 = add i64 %t0, 32
  %t21 = getelementptr float, ptr %b3, i64 %t20
  %t22 = load <8 x float>, ptr %t21, align 32, !invariant.load !0
  %t23 = call <8 x i32> @llvm.fptosi.sat.v8i32.v8f32(<8 x float> %t22)
  %t24 = getelementptr i32, ptr %b0, i64 %t20
  store <8 x i32> %t23, ptr %t24, align 32
  %t25 = call <8 x i8> @llvm.fptoui.sat.v8i8.v8f32(<8 x float> %t2)
  %t26 = getelementptr i8, ptr %b1, i64 %t0
  store <8 x i8> %t25, ptr %t26, align 8
  %t27 = call <8 x i8> @llvm.fptoui.sat.v8i8.v8f32(<8 x float> %t7)
  %t28 = getelementptr i8, ptr %b1, i64 %t5
  store <8 x i8> %t27, ptr %t28, align 8
  %t29 = call <8 x i8> @llvm.fptoui.sat.v8i8.v8f32(<8 x float> %t12)
  %t30 = getelementptr i8, ptr %b1, i64 %t10
  store <8 x i8> %t29, ptr %t30, align 8
  %t31 = call <8 x i8> @llvm.fptoui.sat.v8i8.v8f32(<8 x float> %t17)
  %t32 = getelementptr i8, ptr %b1, i64 %t15
  store <8 x i8> %t31, ptr %t32, align 8
  %t33 = call <8 x i8> @llvm.fptoui.sat.v8i8.v8f32(<8 x float> %t22)
  %t34 = getelementptr i8, ptr %b1, i64 %t20
  store <8 x i8> %t33, ptr %t34, align 8
  %t35 = fcmp une <8 x float> %t2, <float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0>
  %t36 = zext <8 x i1> %t35 to <8 x i8>
  %t37 = getelementptr i8, ptr %b2, i64 %t0
  store <8 x i8> %t36, ptr %t37, align 8
  %t38 = fcmp une <8 x float> %t7, <float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0>
  %t39 = zext <8 x i1> %t38 to <8 x i8>
  %t40 = getelementptr i8, ptr %b2, i64 %t5
  store <8 x i8> %t39, ptr %t40, align 8
  %t41 = fcmp une <8 x float> %t12, <float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0>
  %t42 = zext <8 x i1> %t41 to <8 x i8>
  %t43 = getelementptr i8, ptr %b2, i64 %t10
  store <8 x i8> %t42, ptr %t43, align 8
  %t44 = fcmp une <8 x float> %t17, <float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0>
  %t45 = zext <8 x i1> %t44 to <8 x i8>
  %t46 = getelementptr i8, ptr %b2, i64 %t15
  store <8 x i8> %t45, ptr %t46, align 8
  %t47 = fcmp une <8 x float> %t22, <float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0>
  %t48 = zext <8 x i1> %t47 to <8 x i8>
  %t49 = getelementptr i8, ptr %b2, i64 %t20
  store <8 x i8> %t48, ptr %t49, align 8
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare <8 x i32> @llvm.fptosi.sat.v8i32.v8f32(<8 x float>)
declare <8 x i8> @llvm.fptoui.sat.v8i8.v8f32(<8 x float>)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
