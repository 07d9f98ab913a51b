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
  %t2 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 10, i64 10, i64 10, i64 10, i64 10, i64 10, i64 10, i64 10>
  %t3 = getelementptr float, ptr %b1, <8 x i64> %t1
  %t4 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t3, i32 4, <8 x i1> %t2, <8 x float> zeroinitializer)
  %t5 = fneg <8 x float> %t4
  %t6 = getelementptr float, ptr %b0, i64 0
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t5, ptr %t6, i32 32, <8 x i1> %t2)
  %t7 = add <8 x i64> <i64 54, i64 54, i64 54, i64 54, i64 54, i64 54, i64 54, i64 54>, %t0
  %t8 = icmp slt <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2, i64 2>
  %t9 = getelementptr float, ptr %b1, <8 x i64> %t7
  %t10 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t9, i32 4, <8 x i1> %t8, <8 x float> zeroinitializer)
  %t11 = fneg <8 x float> %t10
  %t12 = getelementptr float, ptr %b0, i64 8
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t11, ptr %t12, i32 32, <8 x i1> %t8)
  %t13 = add <8 x i64> <i64 90, i64 90, i64 90, i64 90, i64 90, i64 90, i64 90, i64 90>, %t0
  %t14 = getelementptr float, ptr %b1, <8 x i64> %t13
  %t15 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t14, i32 4, <8 x i1> %t2, <8 x float> zeroinitializer)
  %t16 = fneg <8 x float> %t15
  %t17 = getelementptr float, ptr %b0, i64 10
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t16, ptr %t17, i32 8, <8 x i1> %t2)
  %t18 = add <8 x i64> <i64 114, i64 114, i64 114, i64 114, i64 114, i64 114, i64 114, i64 114>, %t0
  %t19 = getelementptr float, ptr %b1, <8 x i64> %t18
  %t20 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t19, i32 4, <8 x i1> %t8, <8 x float> zeroinitializer)
  %t21 = fneg <8 x float> %t20
  %t22 = getelementptr float, ptr %b0, i64 18
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t21, ptr %t22, i32 8, <8 x i1> %t8)
  %t23 = add <8 x i64> <i64 150, i64 150, i64 150, i64 150, i64 150, i64 150, i64 150, i64 150>, %t0
  %t24 = getelementptr float, ptr %b1, <8 x i64> %t23
  %t25 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t24, i32 4, <8 x i1> %t2, <8 x float> zeroinitializer)
  %t26 = fneg <8 x float> %t25
  %t27 = getelementptr float, ptr %b0, i64 20
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t26, ptr %t27, i32 16, <8 x i1> %t2)
  %t28 = add <8 x i64> <i64 174, i64 174, i64 174, i64 174, i64 174, i64 174, i64 174, i64 174>, %t0
  %t29 = getelementptr float, ptr %b1, <8 x i64> %t28
  %t30 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t29, i32 4, <8 x i1> %t8, <8 x float> zeroinitializer)
  %t31 = fneg <8 x float> %t30
  %t32 = getelementptr float, ptr %b0, i64 28
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t31, ptr %t32, i32 16, <8 x i1> %t8)
  %t33 = add <8 x i64> <i64 210, i64 210, i64 210, i64 210, i64 210, i64 210, i64 210, i64 210>, %t0
  %t34 = getelementptr float, ptr %b1, <8 x i64> %t33
  %t35 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t34, i32 4, <8 x i1> %t2, <8 x float> zeroinitializer)
  %t36 = fneg <8 x float> %t35
  %t37 = getelementptr float, ptr %b0, i64 30
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t36, ptr %t37, i32 8, <8 x i1> %t2)
  %t38 = add <8 x i64> <i64 234, i64 234, i64 234, i64 234, i64 234, i64 234, i64 234, i64 234>, %t0
  %t39 = getelementptr float, ptr %b1, <8 x i64> %t38
  %t40 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t39, i32 4, <8 x i1> %t8, <8 x float> zeroinitializer)
  %t41 = fneg <8 x float> %t40
  %t42 = getelementptr float, ptr %b0, i64 38
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t41, ptr %t42, i32 8, <8 x i1> %t8)
  %t43 = add <8 x i64> <i64 270, i64 270, i64 270, i64 270, i64 270, i64 270, i64 270, i64 270>, %t0
  %t44 = getelementptr float, ptr %b1, <8 x i64> %t43
  %t45 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t44, i32 4, <8 x i1> %t2, <8 x float> zeroinitializer)
  %t46 = fneg <8 x float> %t45
  %t47 = getelementptr float, ptr %b0, i64 40
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t46, ptr %t47, i32 32, <8 x i1> %t2)
  %t48 = add <8 x i64> <i64 294, i64 294, i64 294, i64 294, i64 294, i64 294, i64 294, i64 294>, %t0
  %t49 = getelementptr float, ptr %b1, <8 x i64> %t48
  %t50 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %t49, i32 4, <8 x i1> %t8, <8 x float> zeroinitializer)
  %t51 = fneg <8 x float> %t50
  %t52 = getelementptr float, ptr %b0, i64 48
  call void @llvm.masked.store.v8f32.p0(<8 x float> %t51, ptr %t52, i32 32, <8 x i1> %t8)
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
