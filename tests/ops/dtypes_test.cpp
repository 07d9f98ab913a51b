#include <algorithm>

#include "codegen_llvm/samples.h"
#include "pumice/pumice.h"
#include "support/devices.h"

// Every dtype on every device, bit for bit as the reference interpreter has it: what a device lacks
// is made of words. Sizes that no word divides.
namespace pumice {
namespace {

class Dtypes : public test::OnDevice {};
PUMICE_ON_DEVICES(Dtypes);

constexpr int64_t rows = 3, columns = 37;

// All of f64's and the ints' values; of the other floats some that no device flushes to 0.
Tensor operand(DType t, int which) {
  auto bits = test::samples(t, size_t(rows * columns), 3)[size_t(which)];
  auto size = size_t(size_of(t));
  std::vector<std::byte> bytes(bits.size() * size);
  for (size_t i = 0; i < bits.size(); ++i) {
    if (is_float(t) && t != DType::f64)
      bits[i] = ir::stored_bits(ir::word_of_double(int(bits[i] % 2001 - 1000) * 0.25, t), t);
    std::memcpy(&bytes[i * size], &bits[i], size);
  }
  return Tensor::from_bytes(bytes, {rows, columns}, t);
}

std::vector<uint64_t> words(const Tensor& x) {
  auto size = size_t(size_of(x.dtype()));
  std::vector<std::byte> bytes(size_t(x.numel()) * size);
  x.copy_to(bytes);
  std::vector<uint64_t> out(bytes.size() / size);
  for (size_t i = 0; i < out.size(); ++i) {
    std::memcpy(&out[i], &bytes[i * size], size);
    out[i] = ir::word_of_stored(out[i], x.dtype());
  }
  return out;
}

std::vector<Tensor> results(DType t) {
  Tensor a = operand(t, 0), b = operand(t, 1);
  std::vector<Tensor> out{where(a < b, a, b),
                          max(a, {1}),
                          min(a, {0}),
                          cast(a, DType::f32),
                          cast(operand(DType::f64, 2), t),
                          cast(a, DType::i64),
                          transpose(a, 0, 1),
                          slice(a, 1, 5, 36),
                          cast(a != b, t)};
  if (t == DType::boolean) return out;
  std::vector<Tensor> more{a + b, a - b, a * b, -a, flip(a, {1}), a + 1};
  out.insert(out.end(), more.begin(), more.end());
  if (is_int(t)) out.insert(out.end(), {a / b, sum(a, {1}), prod(a, {0})});
  if (t == DType::f64) out.insert(out.end(), {a / b, sqrt(abs(a)), floor(a)});
  return out;
}

TEST_P(Dtypes, give_what_the_interpreter_gives) {
  for (DType t : default_device().dtypes()) {
    std::vector<std::vector<uint64_t>> want;
    {
      DeviceScope reference(device("interpreter"));
      for (auto& y : results(t)) want.push_back(words(y));
    }
    auto got = results(t);
    ASSERT_EQ(got.size(), want.size());
    for (size_t i = 0; i < got.size(); ++i)
      EXPECT_EQ(words(got[i]), want[i]) << name(t) << ", result " << i;
  }
}

}  // namespace
}  // namespace pumice
