; %0 = input[0] : bool[100]
; %1 = bit_not(%0) : bool[100]
; %2 = cast(%0) : f32[100]
; %3 = constant[3] : f32
; %4 = expand(%3) : f32[100]
; %5 = where(%1, %2, %4) : f32[100]
; return %5

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
  %t0 = mul i64 %g, 24
  %t1 = sub i64 100, %t0
  %t2 = insertelement <8 x i64> poison, i64 %t1, i64 0
  %t3 = shufflevector <8 x i64> %t2, <8 x i64> poison, <8 x i32> zeroinitializer
  %t4 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t3
  %t5 = getelementptr i8, ptr %b1, i64 %t0
  %t6 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr %t5, i32 8, <8 x i1> %t4, <8 x i8> zeroinitializer)
  %t7 = icmp ne <8 x i8> %t6, <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0>
  %t8 = uitofp <8 x i1> %t7 to <8 x float>
  %t9 = select <8 x i1> %t7, <8 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, <8 x float> %t8
  %t10 = getelementptr float, ptr %b0, i64 %t0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t9, ptr %t10, i32 32, <8 x i1> %t4)
  %t11 = add i64 %t0, 8
  %t12 = sub i64 100, %t11
  %t13 = insertelement <8 x i64> poison, i64 %t12, i64 0
  %t14 = shufflevector <8 x i64> %t13, <8 x i64> poison, <8 x i32> zeroinitializer
  %t15 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t14
  %t16 = getelementptr i8, ptr %b1, i64 %t11
  %t17 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr %t16, i32 8, <8 x i1> %t15, <8 x i8> zeroinitializer)
  %t18 = icmp ne <8 x i8> %t17, <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0>
  %t19 = uitofp <8 x i1> %t18 to <8 x float>
  %t20 = select <8 x i1> %t18, <8 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, <8 x float> %t19
  %t21 = getelementptr float, ptr %b0, i64 %t11
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t20, ptr %t21, i32 32, <8 x i1> %t15)
  %t22 = add i64 %t0, 16
  %t23 = sub i64 100, %t22
  %t24 = insertelement <8 x i64> poison, i64 %t23, i64 0
  %t25 = shufflevector <8 x i64> %t24, <8 x i64> poison, <8 x i32> zeroinitializer
  %t26 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t25
  %t27 = getelementptr i8, ptr %b1, i64 %t22
  %t28 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr %t27, i32 8, <8 x i1> %t26, <8 x i8> zeroinitializer)
  %t29 = icmp ne <8 x i8> %t28, <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0>
  %t30 = uitofp <8 x i1> %t29 to <8 x float>
  %t31 = select <8 x i1> %t29, <8 x float> <float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000, float 0x4008000000000000>, <8 x float> %t30
  %t32 = getelementptr float, ptr %b0, i64 %t22
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t31, ptr %t32, i32 32, <8 x i1> %t26)
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare <8 x i8> @llvm.masked.load.v8i8.p0(ptr, i32, <8 x i1>, <8 x i8>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, i32, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
