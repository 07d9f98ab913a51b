; %0 = input[0] : f32
; %1 = sqrt(%0) : f32
; return %1

define void @e(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {
entry:
  %pb0 = getelementptr ptr, ptr %buffers, i64 0
  %b0 = load ptr, ptr %pb0, align 8, !invariant.load !0
  %pb1 = getelementptr ptr, ptr %buffers, i64 1
  %b1 = load ptr, ptr %pb1, align 8, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %item, label %exit
item:
  %g = phi i64 [ %begin, %entry ], [ %g.next, %next ]
  %t0 = getelementptr float, ptr %b1, i64 0
  %t1 = load float, ptr %t0, align 4, !invariant.load !0
  %t2 = call float @llvm.sqrt.f32(float %t1)
  %t3 = getelementptr float, ptr %b0, i64 0
  store float %t2, ptr %t3, align 4
  br label %next
next:
  %g.next = add nsw i64 %g, 1
  %more = icmp slt i64 %g.next, %end
  br i1 %more, label %item, label %exit
exit:
  ret void
}

declare float @llvm.sqrt.f32(float)

attributes #0 = { nounwind "prefer-vector-width"="256" "min-legal-vector-width"="256" }
!0 = !{}
