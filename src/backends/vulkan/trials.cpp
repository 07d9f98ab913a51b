#include "backends/vulkan/trials.h"

#include <bit>
#include <cstring>

#include "backends/vulkan/trial_kernel.h"
#include "base/text.h"

namespace pumice::backends::vulkan {

namespace {

using Id = TrialKernel::Id;
using Words = std::vector<uint32_t>;

constexpr uint32_t count = 64;  // invocations, and elements of most inputs

// Opcodes by the names of the specification.
enum Op : uint32_t {
  composite_construct = 80,
  composite_extract = 81,
  convert_f_to_u = 109,
  convert_u_to_f = 112,
  u_convert = 113,
  f_convert = 115,
  u_to_pointer = 120,
  bitcast = 124,
  i_add = 128,
  f_add = 129,
  i_mul = 132,
  f_mul = 133,
  shift_right = 194,
  bit_xor = 198,
  atomic_i_add = 234,
  group_i_add = 349,
  matrix_type = 4456,
  matrix_store = 4458,
  matrix_mul_add = 4459,
  u_dot = 4451,
  atomic_f_add = 6035,
};
enum Cap : uint32_t {
  cap_f16 = 9,
  cap_f64 = 10,
  cap_int64 = 11,
  cap_int64_atomics = 12,
  cap_int16 = 22,
  cap_int8 = 39,
  cap_group = 61,
  cap_group_arithmetic = 63,
  cap_storage16 = 4433,
  cap_storage8 = 4448,
  cap_bf16 = 5116,
  cap_bf16_matrix = 5118,
  cap_packed_dot = 6018,
  cap_dot = 6019,
  cap_matrix = 6022,
  cap_atomic_f32_add = 6033,
  cap_atomic_f64_add = 6034,
};

Words ascending() {
  Words in(count);
  for (uint32_t i = 0; i < count; ++i) in[i] = i * 5 + 3;  // at most 318
  return in;
}

// Compares the first words with those expected.
std::function<std::string(const Words&)> equals(Words expected) {
  return [expected = std::move(expected)](const Words& got) -> std::string {
    for (size_t i = 0; i < expected.size(); ++i)
      if (got[i] != expected[i])
        return cat("word ", i, " is ", got[i], " instead of ", expected[i]);
    return "";
  };
}

// data[i] = body(data[i]), and the same by `expected` on the host.
template <class Body, class Expected>
Trial elementwise(Feature feature, Body&& body, Expected&& expected) {
  Trial t;
  t.feature = feature;
  t.name = name(feature);
  TrialKernel k(count);
  Id at = k.lane();
  k.store(k.u32(), 4, at, body(k, k.load(k.u32(), 4, at)));
  t.kernel = k.finish();
  t.input = ascending();
  Words out;
  for (uint32_t x : t.input) out.push_back(expected(x));
  t.wrong = equals(out);
  return t;
}

Trial basic() {
  Trial t = elementwise(
      Feature::timeline_semaphore,
      [](TrialKernel& k, Id x) {
        return k.op(i_add, k.u32(), {k.op(i_mul, k.u32(), {x, k.word(3)}), k.word(1)});
      },
      [](uint32_t x) { return x * 3 + 1; });
  t.name = device_trial;
  t.basic = true;
  return t;
}

Trial pushed() {
  Trial t = basic();
  t.feature = Feature::push_descriptor;
  t.name = name(t.feature);
  t.basic = false;
  t.pushed = true;
  return t;
}

Trial narrow_int(Feature feature, uint32_t bits, uint32_t capability) {
  return elementwise(
      feature,
      [=](TrialKernel& k, Id x) {
        k.capability(capability);
        Id type = k.int_type(bits);
        Id y = k.op(u_convert, type, {x});
        y = k.op(i_mul, type, {y, k.constant(type, {bits == 8 ? 77u : 1777u})});
        return k.op(u_convert, k.u32(), {k.op(i_add, type, {y, k.constant(type, {9})})});
      },
      [=](uint32_t x) { return (x * (bits == 8 ? 77 : 1777) + 9) & ((1u << bits) - 1); });
}

Trial int64() {
  return elementwise(
      Feature::int64,
      [](TrialKernel& k, Id x) {
        k.capability(cap_int64);
        Id type = k.int_type(64);
        Id y = k.op(u_convert, type, {x});
        y = k.op(i_mul, type, {y, k.constant(type, {0x89abcdef, 0x01234567})});
        Id high = k.op(shift_right, type, {y, k.word(32)});
        return k.op(bit_xor, k.u32(),
                    {k.op(u_convert, k.u32(), {y}), k.op(u_convert, k.u32(), {high})});
      },
      [](uint32_t x) {
        uint64_t y = x * 0x0123456789abcdefu;
        return uint32_t(y) ^ uint32_t(y >> 32);
      });
}

// One rounding: 0.1 x.
Trial f64() {
  auto tenth = std::bit_cast<uint64_t>(0.1);
  return elementwise(
      Feature::f64,
      [=](TrialKernel& k, Id x) {
        k.capability(cap_f64);
        Id type = k.float_type(64), pair = k.type(23, {k.u32(), 2});
        Id y = k.op(f_mul, type,
                    {k.op(convert_u_to_f, type, {x}),
                     k.constant(type, {uint32_t(tenth), uint32_t(tenth >> 32)})});
        Id words = k.op(bitcast, pair, {y});
        return k.op(bit_xor, k.u32(),
                    {k.op(composite_extract, k.u32(), {words, 0}),
                     k.op(composite_extract, k.u32(), {words, 1})});
      },
      [](uint32_t x) {
        auto bits = std::bit_cast<uint64_t>(0.1 * x);
        return uint32_t(bits) ^ uint32_t(bits >> 32);
      });
}

// Exact in 11 bits: 3 x + 1 for x up to 318.
Trial f16() {
  return elementwise(
      Feature::f16,
      [](TrialKernel& k, Id x) {
        k.capability(cap_f16);
        Id half = k.float_type(16), single = k.float_type(32);
        Id y = k.op(f_convert, half, {k.op(convert_u_to_f, single, {x})});
        y = k.op(f_mul, half, {y, k.constant(half, {0x4200})});
        y = k.op(f_add, half, {y, k.constant(half, {0x3c00})});
        return k.op(convert_f_to_u, k.u32(), {k.op(f_convert, single, {y})});
      },
      [](uint32_t x) { return 3 * x + 1; });
}

// To 8 bits and back, ties to even: 256 + 1 becomes 256, 256 + 3 becomes 260.
Trial bf16() {
  return elementwise(
      Feature::bf16,
      [](TrialKernel& k, Id x) {
        k.capability(cap_bf16);
        k.extension("SPV_KHR_bfloat16");
        Id brain = k.type(22, {16, 0}), single = k.float_type(32);
        Id y = k.op(f_convert, brain, {k.op(convert_u_to_f, single, {x})});
        return k.op(convert_f_to_u, k.u32(), {k.op(f_convert, single, {y})});
      },
      [](uint32_t x) {
        return x < 256 ? x : x % 4 == 1 ? x - 1 : x % 4 == 3 ? x + 1 : x;
      });
}

Trial dot() {
  return elementwise(
      Feature::integer_dot,
      [](TrialKernel& k, Id x) {
        k.capability(cap_dot);
        k.capability(cap_packed_dot);
        k.extension("SPV_KHR_integer_dot_product");
        Id y = k.op(i_mul, k.u32(), {x, k.word(0x01030507)});
        return k.op(u_dot, k.u32(), {y, k.word(0x0203ff05), 0});
      },
      [](uint32_t x) {
        uint32_t y = x * 0x01030507, sum = 0;
        for (int b = 0; b < 32; b += 8) sum += (y >> b & 0xff) * (0x0203ff05u >> b & 0xff);
        return sum;
      });
}

// Elements of one or two bytes; nothing is computed in the narrow type.
Trial narrow_storage(Feature feature, uint32_t bytes, uint32_t capability) {
  Trial t;
  t.feature = feature;
  t.name = name(feature);
  TrialKernel k(count);
  k.capability(capability);
  Id type = k.int_type(8 * bytes), at = k.lane();
  Id x = k.op(u_convert, k.u32(), {k.load(type, bytes, at)});
  x = k.op(i_add, k.u32(), {k.op(i_mul, k.u32(), {x, k.word(3)}), k.word(7)});
  k.store(type, bytes, at, k.op(u_convert, type, {x}));
  t.kernel = k.finish();
  t.input = Words(count * bytes / 4 + 1, 0x5a5a5a5a);  // one word more, to stay as it is
  Words out = t.input;
  for (uint32_t i = 0; i < count; ++i) {
    uint16_t value = uint16_t(i * 1237 + 11), after = uint16_t(value * 3 + 7);
    std::memcpy(reinterpret_cast<std::byte*>(t.input.data()) + i * bytes, &value, bytes);
    std::memcpy(reinterpret_cast<std::byte*>(out.data()) + i * bytes, &after, bytes);
  }
  t.wrong = equals(out);
  return t;
}

// The buffer's own address stands behind the elements; they are read and written through it.
Trial address() {
  Trial t = elementwise(
      Feature::buffer_device_address,
      [](TrialKernel& k, Id) {
        k.capability(cap_int64);
        k.physical_addresses();
        constexpr uint32_t load = 61, store = 62, physical = 5349, aligned = 2;
        Id wide = k.int_type(64), pointer = k.type(32, {physical, k.u32()});
        Id base = k.load(wide, 8, k.word(count));
        Id offset =
            k.op(i_mul, wide, {k.op(u_convert, wide, {k.lane()}), k.constant(wide, {4, 0})});
        Id place = k.op(u_to_pointer, pointer, {k.op(i_add, wide, {base, offset})});
        Id x = k.op(load, k.u32(), {place, aligned, 4});
        x = k.op(i_add, k.u32(), {k.op(i_mul, k.u32(), {x, k.word(3)}), k.word(1)});
        k.plain(store, {place, x, aligned, 4});
        return k.op(load, k.u32(), {place, aligned, 4});
      },
      [](uint32_t x) { return x * 3 + 1; });
  t.address_at = 2 * count;
  return t;
}

// Every invocation adds its index and one to one element; `type` has two words.
Trial atomic_int64() {
  Trial t;
  t.feature = Feature::atomic_int64;
  t.name = name(t.feature);
  TrialKernel k(count);
  k.capability(cap_int64);
  k.capability(cap_int64_atomics);
  Id type = k.int_type(64);
  Id x = k.op(u_convert, type, {k.lane()});
  x = k.op(i_mul, type, {x, k.constant(type, {0x10000001, 1})});
  k.op(atomic_i_add, type, {k.element(type, 8, k.word(0)), k.word(1), k.word(0), x});
  t.kernel = k.finish();
  t.input = {5, 0, 0, 0};
  uint64_t sum = 5 + uint64_t(count) * (count - 1) / 2 * 0x110000001u;
  t.wrong = equals({uint32_t(sum), uint32_t(sum >> 32), 0, 0});
  return t;
}

Trial shared_atomic_int64() {
  Trial t;
  t.feature = Feature::shared_atomic_int64;
  t.name = name(t.feature);
  TrialKernel k(count);
  k.capability(cap_int64);
  k.capability(cap_int64_atomics);
  Id type = k.int_type(64), shared = k.workgroup_variable(type);
  k.plain(228, {shared, k.word(2), k.word(0), k.constant(type, {0, 0})});
  k.barrier();
  Id x = k.op(u_convert, type, {k.lane()});
  x = k.op(i_mul, type, {x, k.constant(type, {0x10000001, 1})});
  k.op(atomic_i_add, type, {shared, k.word(2), k.word(0), x});
  k.barrier();
  Id sum = k.op(61, type, {shared});
  Id high = k.op(shift_right, type, {sum, k.word(32)});
  k.store(
      k.u32(), 4, k.lane(),
      k.op(bit_xor, k.u32(), {k.op(u_convert, k.u32(), {sum}), k.op(u_convert, k.u32(), {high})}));
  t.kernel = k.finish();
  t.input = ascending();
  uint64_t want = uint64_t(count) * (count - 1) / 2 * 0x110000001u;
  t.wrong = equals(Words(count, uint32_t(want) ^ uint32_t(want >> 32)));
  return t;
}

Trial atomic_float(Feature feature, uint32_t bits, uint32_t capability) {
  Trial t;
  t.feature = feature;
  t.name = name(feature);
  TrialKernel k(count);
  k.capability(capability);
  if (bits == 64) k.capability(cap_f64);
  k.extension("SPV_EXT_shader_atomic_float_add");
  Id type = k.float_type(bits);
  Id x = k.op(convert_u_to_f, type, {k.lane()});
  k.op(atomic_f_add, type, {k.element(type, bits / 8, k.word(0)), k.word(1), k.word(0), x});
  t.kernel = k.finish();
  t.input = {0, 0, 0, 0};
  auto sum = std::bit_cast<uint64_t>(2016.0);
  t.wrong = bits == 64 ? equals({uint32_t(sum), uint32_t(sum >> 32), 0, 0})
                       : equals({std::bit_cast<uint32_t>(2016.0f), 0, 0, 0});
  return t;
}

// Sums of a subgroup: which invocations share one is read back beside them.
std::string wrong_sums(const Words& out, const Words& in, uint32_t asked) {
  const uint32_t *sums = &out[count], *groups = &out[2 * count], *sizes = &out[3 * count];
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t sum = 0, members = 0;
    for (uint32_t j = 0; j < count; ++j)
      if (groups[j] == groups[i]) sum += in[j], ++members;
    if (asked && sizes[i] != asked) return cat("the size is ", sizes[i], " instead of ", asked);
    if (members > sizes[i] || (asked && members != std::min(asked, count)))
      return cat(members, " invocations in a subgroup of ", sizes[i]);
    if (sums[i] != sum) return cat("a sum is ", sums[i], " instead of ", sum);
  }
  return "";
}

Trial subgroups(Feature feature, uint32_t asked) {
  Trial t;
  t.feature = feature;
  t.name = asked ? cat(name(feature), " of ", asked) : std::string(name(feature));
  t.subgroup_size = asked;
  TrialKernel k(count);
  k.capability(cap_group);
  k.capability(cap_group_arithmetic);
  constexpr uint32_t subgroup_size = 36, subgroup_id = 40, scope_subgroup = 3, reduce = 0;
  Id at = k.lane();
  Id sum = k.op(group_i_add, k.u32(), {k.word(scope_subgroup), reduce, k.load(k.u32(), 4, at)});
  auto place = [&](uint32_t part) { return k.op(i_add, k.u32(), {at, k.word(part * count)}); };
  k.store(k.u32(), 4, place(1), sum);
  k.store(k.u32(), 4, place(2), k.builtin(subgroup_id));
  k.store(k.u32(), 4, place(3), k.builtin(subgroup_size));
  t.kernel = k.finish();
  t.input = ascending();
  Words in = t.input;
  t.input.resize(4 * count);
  t.wrong = [in, asked](const Words& out) { return wrong_sums(out, in, asked); };
  return t;
}

struct Component {
  uint32_t bits = 0;
  bool real = false, brain = false, is_signed = false;
};
Component component(int type) {
  switch (type) {
    case VK_COMPONENT_TYPE_FLOAT16_KHR:
      return {16, true};
    case VK_COMPONENT_TYPE_FLOAT32_KHR:
      return {32, true};
    case VK_COMPONENT_TYPE_SINT8_KHR:
      return {8, false, false, true};
    case VK_COMPONENT_TYPE_SINT32_KHR:
      return {32, false, false, true};
    case VK_COMPONENT_TYPE_UINT8_KHR:
      return {8};
    case VK_COMPONENT_TYPE_UINT32_KHR:
      return {32};
    case pumice_component_bfloat16:
      return {16, true, true};
    default:
      return {};
  }
}

// A matrix with the number in every place.
Id splat(TrialKernel& k, const Component& c, Id matrix, Id element, uint32_t value) {
  uint32_t bits = value;
  auto single = std::bit_cast<uint32_t>(float(value));
  if (c.real && c.bits == 32) bits = single;
  if (c.brain) bits = single >> 16;
  if (c.real && c.bits == 16 && !c.brain)  // 1, 2 and 3
    bits = value == 1 ? 0x3c00 : value == 2 ? 0x4000 : 0x4200;
  return k.op(composite_construct, matrix, {k.constant(element, {bits})});
}

// 2s times 3s plus 1s: 6 K + 1 everywhere. Only with a result of 32 bits, which any device stores.
// Of flexible shapes a multiple.
bool matrix(const Capabilities& c, size_t index, Trial& t) {
  MatrixShape s = c.matrices[index];
  constexpr uint32_t most_words = 1 << 16;  // that a trial's buffer has
  Component types[] = {component(s.a), component(s.b), component(s.c), component(s.result)};
  for (const Component& one : types)
    if (!one.bits || (one.brain && !c.has(Feature::cooperative_matrix_bf16))) return false;
  const bool by_workgroup = s.scope == VK_SCOPE_WORKGROUP_KHR;
  if ((!by_workgroup && s.scope != VK_SCOPE_SUBGROUP_KHR) || types[3].bits != 32) return false;
  if (by_workgroup && !s.invocations) return false;
  const std::string shape = print(s);
  if (s.flexible) {
    if (2 * s.m * s.n <= most_words) s.m *= 2;
    s.k *= 3;
  }
  if (s.m * s.n > most_words) return false;
  uint32_t lanes = by_workgroup ? s.invocations : c.subgroups.size;
  TrialKernel k(lanes);
  k.capability(cap_matrix);
  k.extension("SPV_KHR_cooperative_matrix");
  k.vulkan_memory_model();
  auto element = [&](const Component& one) {
    if (one.brain) {
      k.capability(cap_bf16);
      k.capability(cap_bf16_matrix);
      return k.type(22, {16, 0});
    }
    if (one.real && one.bits == 16) k.capability(cap_f16);
    if (one.bits == 8) k.capability(cap_int8);
    return one.real ? k.float_type(one.bits) : k.type(21, {one.bits, one.is_signed});
  };
  if (types[0].brain || types[1].brain || types[2].brain) k.extension("SPV_KHR_bfloat16");
  const uint32_t rows[] = {s.m, s.k, s.m, s.m}, columns[] = {s.k, s.n, s.n, s.n};
  const uint32_t uses[] = {0, 1, 2, 2};
  constexpr uint32_t workgroup = 2, subgroup = 3;  // scopes
  Id values[3], result = 0, elements[4];
  for (int i = 0; i < 4; ++i) {
    elements[i] = element(types[i]);
    result = k.type(matrix_type, {elements[i], k.word(by_workgroup ? workgroup : subgroup),
                                  k.word(rows[i]), k.word(columns[i]), k.word(uses[i])});
    if (i < 3) values[i] = splat(k, types[i], result, elements[i], i == 0 ? 2 : i == 1 ? 3 : 1);
  }
  uint32_t signs = 0;
  for (int i = 0; i < 4; ++i) signs |= uint32_t(types[i].is_signed) << i;
  Id d = signs ? k.op(matrix_mul_add, result, {values[0], values[1], values[2], signs})
               : k.op(matrix_mul_add, result, {values[0], values[1], values[2]});
  k.plain(matrix_store, {k.element(elements[3], 4, k.word(0)), d, k.word(0), k.word(s.n)});
  t.feature = Feature::cooperative_matrix;
  t.name = cat(name(t.feature), " ", shape);
  t.matrix = int(index);
  t.subgroup_size = c.subgroups.size;
  t.kernel = k.finish();
  t.input = Words(s.m * s.n, 0);
  uint32_t value = 6 * s.k + 1;
  t.wrong = equals(Words(s.m * s.n, types[3].real ? std::bit_cast<uint32_t>(float(value)) : value));
  return true;
}

}  // namespace

std::vector<Trial> trials(const Capabilities& c) {
  std::vector<Trial> all{basic()};
  auto add = [&](Feature feature, auto&& make) {
    if (c.has(feature)) all.push_back(make());
  };
  add(Feature::push_descriptor, pushed);
  add(Feature::int8, [] { return narrow_int(Feature::int8, 8, cap_int8); });
  add(Feature::int16, [] { return narrow_int(Feature::int16, 16, cap_int16); });
  add(Feature::int64, int64);
  add(Feature::f16, f16);
  add(Feature::f64, f64);
  add(Feature::bf16, bf16);
  add(Feature::storage8, [] { return narrow_storage(Feature::storage8, 1, cap_storage8); });
  add(Feature::storage16, [] { return narrow_storage(Feature::storage16, 2, cap_storage16); });
  add(Feature::integer_dot, dot);
  add(Feature::atomic_int64, atomic_int64);
  add(Feature::shared_atomic_int64, shared_atomic_int64);
  add(Feature::atomic_f32_add,
      [] { return atomic_float(Feature::atomic_f32_add, 32, cap_atomic_f32_add); });
  add(Feature::atomic_f64_add,
      [] { return atomic_float(Feature::atomic_f64_add, 64, cap_atomic_f64_add); });
  add(Feature::buffer_device_address, address);
  add(Feature::subgroups, [] { return subgroups(Feature::subgroups, 0); });
  for (uint32_t size = c.subgroups.smallest; size && size <= c.subgroups.largest; size *= 2)
    if (size <= count)
      add(Feature::subgroup_size_control,
          [&] { return subgroups(Feature::subgroup_size_control, size); });
  for (size_t i = 0; i < c.matrices.size(); ++i)
    if (Trial t; matrix(c, i, t)) all.push_back(std::move(t));
  return all;
}

}  // namespace pumice::backends::vulkan
