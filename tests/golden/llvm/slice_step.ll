; %0 = input[0] : f32[12, 30]
; %1 = slice[1:5:2, 0:10:3](%0) : f32[5, 10]
; %2 = neg(%1) : f32[5, 10]
; return %2

define void @e_5x10(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = mul <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3>
  %t1 = add <8 x i64> <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>, %t0
  %t2 = insertelement <8 x i64> poison, i64 10, i64 0
  %t3 = shufflevector <8 x i64> %t2, <8 x i64> poison, <8 x i32> zeroinitializer
  %t4 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t3
  %t5 = getelementptr float, ptr %b1, <8 x i64> %t1
  %t6 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t5, i32 4, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t7 = fneg <8 x float> %t6
  %t8 = getelementptr float, ptr %b0, i64 0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t7, ptr %t8, i32 32, <8 x i1> %t4)
  %t9 = add <8 x i64> <i64 54, i64 54, i64 54, i64 54, i64 54, i64 54, i64 54, i64 54>, %t0
  %t10 = insertelement <8 x i64> poison, i64 2, i64 0
  %t11 = shufflevector <8 x i64> %t10, <8 x i64> poison, <8 x i32> zeroinitializer
  %t12 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %t11
  %t13 = getelementptr float, ptr %b1, <8 x i64> %t9
  %t14 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t13, i32 4, <8 x i1> %t12, <8 x float> zeroinitializer)
  %t15 = fneg <8 x float> %t14
  %t16 = getelementptr float, ptr %b0, i64 8
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t15, ptr %t16, i32 32, <8 x i1> %t12)
  %t17 = add <8 x i64> <i64 90, i64 90, i64 90, i64 90, i64 90, i64 90, i64 90, i64 90>, %t0
  %t18 = getelementptr float, ptr %b1, <8 x i64> %t17
  %t19 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t18, i32 4, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t20 = fneg <8 x float> %t19
  %t21 = getelementptr float, ptr %b0, i64 10
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t20, ptr %t21, i32 8, <8 x i1> %t4)
  %t22 = add <8 x i64> <i64 114, i64 114, i64 114, i64 114, i64 114, i64 114, i64 114, i64 114>, %t0
  %t23 = getelementptr float, ptr %b1, <8 x i64> %t22
  %t24 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t23, i32 4, <8 x i1> %t12, <8 x float> zeroinitializer)
  %t25 = fneg <8 x float> %t24
  %t26 = getelementptr float, ptr %b0, i64 18
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t25, ptr %t26, i32 8, <8 x i1> %t12)
  %t27 = add <8 x i64> <i64 150, i64 150, i64 150, i64 150, i64 150, i64 150, i64 150, i64 150>, %t0
  %t28 = getelementptr float, ptr %b1, <8 x i64> %t27
  %t29 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t28, i32 4, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t30 = fneg <8 x float> %t29
  %t31 = getelementptr float, ptr %b0, i64 20
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t30, ptr %t31, i32 16, <8 x i1> %t4)
  %t32 = add <8 x i64> <i64 174, i64 174, i64 174, i64 174, i64 174, i64 174, i64 174, i64 174>, %t0
  %t33 = getelementptr float, ptr %b1, <8 x i64> %t32
  %t34 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t33, i32 4, <8 x i1> %t12, <8 x float> zeroinitializer)
  %t35 = fneg <8 x float> %t34
  %t36 = getelementptr float, ptr %b0, i64 28
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t35, ptr %t36, i32 16, <8 x i1> %t12)
  %t37 = add <8 x i64> <i64 210, i64 210, i64 210, i64 210, i64 210, i64 210, i64 210, i64 210>, %t0
  %t38 = getelementptr float, ptr %b1, <8 x i64> %t37
  %t39 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t38, i32 4, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t40 = fneg <8 x float> %t39
  %t41 = getelementptr float, ptr %b0, i64 30
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t40, ptr %t41, i32 8, <8 x i1> %t4)
  %t42 = add <8 x i64> <i64 234, i64 234, i64 234, i64 234, i64 234, i64 234, i64 234, i64 234>, %t0
  %t43 = getelementptr float, ptr %b1, <8 x i64> %t42
  %t44 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t43, i32 4, <8 x i1> %t12, <8 x float> zeroinitializer)
  %t45 = fneg <8 x float> %t44
  %t46 = getelementptr float, ptr %b0, i64 38
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t45, ptr %t46, i32 8, <8 x i1> %t12)
  %t47 = add <8 x i64> <i64 270, i64 270, i64 270, i64 270, i64 270, i64 270, i64 270, i64 270>, %t0
  %t48 = getelementptr float, ptr %b1, <8 x i64> %t47
  %t49 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t48, i32 4, <8 x i1> %t4, <8 x float> zeroinitializer)
  %t50 = fneg <8 x float> %t49
  %t51 = getelementptr float, ptr %b0, i64 40
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t50, ptr %t51, i32 32, <8 x i1> %t4)
  %t52 = add <8 x i64> <i64 294, i64 294, i64 294, i64 294, i64 294, i64 294, i64 294, i64 294>, %t0
  %t53 = getelementptr float, ptr %b1, <8 x i64> %t52
  %t54 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t53, i32 4, <8 x i1> %t12, <8 x float> zeroinitializer)
  %t55 = fneg <8 x float> %t54
  %t56 = getelementptr float, ptr %b0, i64 48
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t55, ptr %t56, i32 32, <8 x i1> %t12)
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr>, i32, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, i32, <8 x i1>)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
