#include "codegen/wgsl/features.h"

#include "base/text.h"
#include "codegen/wgsl/writer.h"
#include "ir/node.h"

namespace pumice::codegen::wgsl {

std::string print_features(uint64_t features) {
  constexpr const char* names[] = {"float16",    "int64",        "float64",
                                   "immediates", "exact_divide", "fused_fma"};
  std::string out;
  for (size_t bit = 0; bit < std::size(names); ++bit)
    if (features >> bit & 1) out += cat(out.empty() ? "" : " ", names[bit]);
  return out;
}

ir::Target target(uint64_t features) {
  ir::Target t;
  t.name = "webgpu";
  t.compiler = cat("wgsl, ", print_features(features));
  t.gpu = true;
  auto both = [&](std::initializer_list<DType> types) {
    for (DType type : types) t.storage.set(size_t(type)), t.arithmetic.set(size_t(type));
  };
  both({DType::u32, DType::i32, DType::f32});
  for (DType type : {DType::boolean, DType::u8, DType::i8, DType::u16, DType::i16})
    t.arithmetic.set(size_t(type));
  if (features & float16) t.storage.set(size_t(DType::f16));
  if (features & int64) both({DType::u64, DType::i64});
  if (features & float64) both({DType::f64});
  for (ir::Op op : ir::all_ops())
    if (spells(op)) t.native.set(size_t(op));
  t.features = features;
  t.fused = (features & fused_fma) != 0;
  return t;
}

}  // namespace pumice::codegen::wgsl
