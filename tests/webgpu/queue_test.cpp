#include <time.h>

#include <atomic>
#include <numeric>
#include <optional>
#include <thread>

#include "device.h"
#include "kernels.h"
#include "pumice/error.h"

// What is particular to WebGPU; the rest is in the conformance suite.
namespace pumice::test {
namespace {

using backends::webgpu::BindGroups;
using backends::webgpu::DeviceQueue;

// How kernels get their constants: by immediates, in a uniform buffer (the default limits have no
// immediates), or as SPIR-V with a table when they are many.
enum class Way { immediates, uniform, spirv };
const char* name_of(Way way) {
  return way == Way::immediates ? "immediates" : way == Way::uniform ? "uniform" : "spirv";
}

class Webgpu : public ::testing::TestWithParam<Way> {
 protected:
  void SetUp() override {
    PUMICE_NEEDS_WEBGPU();
    if (GetParam() == Way::uniform) limits_.emplace("PUMICE_WEBGPU_LIMITS", "default");
    if (GetParam() == Way::spirv) shaders_.emplace("PUMICE_WEBGPU_SHADERS", "spirv");
    device_ = webgpu().open(size_t(test_adapter()));
    queue_ = device_->make_queue();
  }
  DeviceQueue& own() { return dynamic_cast<backends::webgpu::LastingQueue&>(*queue_).now(); }

  std::optional<Variable> limits_, shaders_;
  std::unique_ptr<hal::Device> device_;
  std::unique_ptr<hal::Queue> queue_;
};
INSTANTIATE_TEST_SUITE_P(all, Webgpu, ::testing::Values(Way::immediates, Way::uniform, Way::spirv),
                         [](auto& one) { return name_of(one.param); });

TEST_P(Webgpu, constants_of_any_number) {
  for (int scalars : {0, 1, 6, 7, 8, 14, 15, 16, 40, 200}) {
    auto kernel = build(*device_, add_scalars(scalars));
    auto a = filled(*device_, *queue_, std::vector<int32_t>(100, 1000));
    auto b = filled(*device_, *queue_, std::vector<int32_t>(100, 1000));
    std::vector<int64_t> values;
    int32_t want = 1000;
    for (int s = 0; s < scalars; ++s) {
      values.push_back(s % 2 ? -7 * s : 1000 + s);
      want += int32_t(values.back());
    }
    // Several in one window, each with its own.
    launch(*queue_, *kernel, {a.get()}, 100, values);
    launch(*queue_, *kernel, {b.get()}, 100, std::vector<int64_t>(size_t(scalars), -1));
    EXPECT_EQ(read_back<int32_t>(*queue_, *a), std::vector<int32_t>(100, want)) << scalars;
    EXPECT_EQ(read_back<int32_t>(*queue_, *b), std::vector<int32_t>(100, 1000 - scalars));
  }
}

TEST_P(Webgpu, a_buffer_may_be_read_and_written_by_two_bindings) {
  auto kernel = build(*device_, multiply_add());
  std::vector<int32_t> x(300);
  std::iota(x.begin(), x.end(), 0);
  auto a = filled(*device_, *queue_, x);
  launch(*queue_, *kernel, {a.get(), a.get()}, 300, {2});  // the same place: x += 2 x
  EXPECT_EQ(own().statistics().separated, 1u);
  uint64_t half = std::max<uint64_t>(device_->info().binding_alignment, 256);
  hal::Binding apart[] = {{a.get(), 0, 64}, {a.get(), half, 64}};
  int64_t factor = 5;
  queue_->launch({kernel.get(), apart, std::as_bytes(std::span(&factor, 1)), 16});
  auto got = read_back<int32_t>(*queue_, *a);
  for (int32_t i = 0; i < 300; ++i) {
    int32_t at = i - int32_t(half / 4);
    int32_t want = 3 * i + (at >= 0 && at < 16 ? 5 * 3 * at : 0);
    ASSERT_EQ(got[size_t(i)], want) << i;
  }
}

TEST_P(Webgpu, uploads_wait_for_the_launches_before_them) {
  auto kernel = build(*device_, multiply_add());
  auto x = filled(*device_, *queue_, std::vector<int32_t>(100, 1));
  auto y = filled(*device_, *queue_, std::vector<int32_t>(100, 0));
  int32_t want = 0;
  for (int32_t i = 0; i < 50; ++i) {
    std::vector<int32_t> values(100, i);
    queue_->upload({x.get(), 0, 400}, std::as_bytes(std::span(values)));
    launch(*queue_, *kernel, {x.get(), y.get()}, 100, {2});
    launch(*queue_, *kernel, {x.get(), y.get()}, 100, {1});
    want += 3 * i;
  }
  EXPECT_EQ(read_back<int32_t>(*queue_, *y), std::vector<int32_t>(100, want));
}

TEST_P(Webgpu, uploads_of_other_buffers_cut_no_pass) {
  auto kernel = build(*device_, multiply_add());
  auto x = filled(*device_, *queue_, std::vector<int32_t>(64, 1));
  auto y = filled(*device_, *queue_, std::vector<int32_t>(64, 0));
  queue_->submit()->wait();
  auto before = own().statistics();
  launch(*queue_, *kernel, {x.get(), y.get()}, 64, {2});
  auto z = filled(*device_, *queue_, std::vector<int32_t>(64, 10));
  launch(*queue_, *kernel, {z.get(), y.get()}, 64, {3});
  EXPECT_EQ(own().statistics().passes, before.passes + 1);
  EXPECT_EQ(own().statistics().submissions, before.submissions);
  // Of one in use, they come in their turn.
  std::vector<int32_t> later(64, 100);
  queue_->upload({z.get(), 0, 256}, std::as_bytes(std::span(later)));
  launch(*queue_, *kernel, {z.get(), y.get()}, 64, {1});
  EXPECT_EQ(own().statistics().passes, before.passes + 2);
  EXPECT_EQ(own().statistics().submissions, before.submissions);
  EXPECT_EQ(read_back<int32_t>(*queue_, *y), std::vector<int32_t>(64, 2 + 30 + 100));
}

// More than fits in all memory that uploads and downloads go by, at places that are no words.
TEST_P(Webgpu, transfers_of_any_size_and_place) {
  using backends::webgpu::Staging;
  uint64_t all = Staging::chunk_limit * Staging::chunk_bytes + Staging::chunk_bytes + 3;
  auto x = device_->allocate(all + 8, hal::Memory::device);
  std::vector<uint32_t> words(all / 4 + 3);
  std::iota(words.begin(), words.end(), 1u);
  auto bytes = std::as_bytes(std::span(words));
  for (uint64_t at : {0, 1, 4}) {
    queue_->upload({x.get(), 0, 8}, bytes.first(8));
    queue_->upload({x.get(), at, all}, bytes.first(all));
    EXPECT_LE(own().staging().chunks(), Staging::chunk_limit);
    std::vector<std::byte> back(all), before(at);
    auto small = queue_->download(before, {x.get(), 0, at});
    auto large = queue_->download(back, {x.get(), at, all});
    std::thread([&] { large->wait(); }).join();
    small->wait();
    EXPECT_TRUE(std::equal(back.begin(), back.end(), bytes.begin())) << at;
    EXPECT_TRUE(std::equal(before.begin(), before.end(), bytes.begin())) << at;
  }
}

// A download in many pieces, while its queue does other work.
TEST_P(Webgpu, downloads_are_waited_for_beside_launches) {
  auto kernel = build(*device_, multiply_add());
  std::vector<int32_t> values(12 << 20);
  std::iota(values.begin(), values.end(), -5);
  auto big = filled(*device_, *queue_, values);
  auto x = filled(*device_, *queue_, std::vector<int32_t>(64, 1));
  auto y = filled(*device_, *queue_, std::vector<int32_t>(64, 0));
  std::vector<int32_t> back(values.size());
  auto fence =
      queue_->download(std::as_writable_bytes(std::span(back)), {big.get(), 0, big->size()});
  std::thread waiting([&] { fence->wait(); });
  for (int i = 0; i < 500; ++i) launch(*queue_, *kernel, {x.get(), y.get()}, 64, {1});
  EXPECT_EQ(read_back<int32_t>(*queue_, *y), std::vector<int32_t>(64, 500));
  waiting.join();
  EXPECT_EQ(back, values);
}

TEST_P(Webgpu, ten_thousand_launches_with_buffers_dropped) {
  auto kernel = build(*device_, multiply_add());
  auto y = filled(*device_, *queue_, std::vector<int32_t>(64, 0));
  auto one = filled(*device_, *queue_, std::vector<int32_t>(64, 1));
  for (int i = 0; i < 5000; ++i) {
    auto x = device_->allocate(256, hal::Memory::device);
    queue_->copy({x.get(), 0, 256}, {one.get(), 0, 256});
    launch(*queue_, *kernel, {one.get(), x.get()}, 64, {i});
    launch(*queue_, *kernel, {x.get(), y.get()}, 64, {1});
  }
  kernel.reset();
  EXPECT_EQ(read_back<int32_t>(*queue_, *y), std::vector<int32_t>(64, 5000 + 4999 * 2500));
  EXPECT_LE(device_->memory_stats().reserved, uint64_t(64) << 20);
}

TEST_P(Webgpu, bind_groups_are_bounded) {
  auto kernel = build(*device_, multiply_add());
  uint64_t step = device_->info().binding_alignment;
  size_t places = BindGroups::capacity + 100;
  auto x = device_->allocate(places * step, hal::Memory::device);
  auto y = filled(*device_, *queue_, std::vector<int32_t>(1, 0));
  std::vector<int32_t> ones(places * step / 4, 1);
  queue_->upload({x.get(), 0, x->size()}, std::as_bytes(std::span(ones)));
  int64_t factor = 1;
  for (size_t round = 0; round < 2; ++round)
    for (size_t i = 0; i < places; ++i) {
      hal::Binding bindings[] = {{x.get(), i * step, 4}, {y.get(), 0, 4}};
      queue_->launch({kernel.get(), bindings, std::as_bytes(std::span(&factor, 1)), 1});
    }
  EXPECT_EQ(read_back<int32_t>(*queue_, *y)[0], int32_t(2 * places));
  EXPECT_LE(own().bind_groups().size(), BindGroups::capacity);
}

TEST_P(Webgpu, windows_share_a_pass) {
  auto kernel = build(*device_, multiply_add());
  auto x = filled(*device_, *queue_, std::vector<int32_t>(64, 1));
  auto y = filled(*device_, *queue_, std::vector<int32_t>(64, 0));
  queue_->submit()->wait();
  auto before = own().statistics();
  for (int i = 0; i < 8; ++i) launch(*queue_, *kernel, {x.get(), y.get()}, 64, {1});
  EXPECT_EQ(own().statistics().passes, before.passes + 1);
  EXPECT_EQ(own().statistics().submissions, before.submissions + 1) << "the first window is short";
  EXPECT_EQ(read_back<int32_t>(*queue_, *y), std::vector<int32_t>(64, 8));
}

TEST_P(Webgpu, grids_beyond_one_dimension) {
  ProgramBuilder b("number");
  auto out = b.buffer(DType::i32, false, true);
  auto i = b.grid(DType::i32);
  b.store(out, i, i);
  b.program.workgroup = 1;
  auto kernel = build(*device_, b.program);
  for (uint64_t count : {65535, 65536, 65535 * 2 + 1}) {
    auto x = filled(*device_, *queue_, std::vector<int32_t>(count + 64, -1));
    launch(*queue_, *kernel, {x.get()}, count);
    auto got = read_back<int32_t>(*queue_, *x);
    for (uint64_t n = 0; n < got.size(); ++n)
      ASSERT_EQ(got[n], n < count ? int32_t(n) : -1) << count;
  }
}

TEST_P(Webgpu, kernels_beyond_the_limits_are_refused) {
  auto program = multiply_add();
  for (int workgroup : {0, 1 << 20}) {
    program.workgroup = workgroup;
    EXPECT_THROW(build(*device_, program), CompileError);
  }
  ProgramBuilder b("many");
  auto value = b.integer(1, DType::i32);
  for (int i = 0; i < 100; ++i)
    b.store(b.buffer(DType::i32, false, true), b.grid(DType::i32), value);
  try {
    build(*device_, b.program);
    ADD_FAILURE() << "100 buffers are bound";
  } catch (const CompileError& e) {
    EXPECT_NE(std::string(e.what()).find("binds 100 buffers, the device allows"),
              std::string::npos);
  }
}

TEST_P(Webgpu, as_many_buffers_as_the_device_has) {
  int most = webgpu().target(*device_).max_buffers;
  if (GetParam() == Way::uniform) {
    EXPECT_EQ(most, 8);
  }
  ProgramBuilder b("all");
  auto i = b.grid(DType::i32);
  auto sum = b.integer(0, DType::i32);
  for (int k = 0; k + 1 < most; ++k)
    sum = b.apply(ir::Op::add, {sum, b.load(b.buffer(DType::i32, true, false), i)});
  b.store(b.buffer(DType::i32, false, true), i, sum);
  b.program.workgroup = 64;
  auto kernel = build(*device_, b.program);
  std::vector<std::unique_ptr<hal::Buffer>> buffers;
  std::vector<hal::Buffer*> bound;
  for (int k = 0; k < most; ++k) {
    buffers.push_back(filled(*device_, *queue_, std::vector<int32_t>(50, k + 1)));
    bound.push_back(buffers.back().get());
  }
  launch(*queue_, *kernel, bound, 50);
  EXPECT_EQ(read_back<int32_t>(*queue_, *buffers.back()),
            std::vector<int32_t>(50, most * (most - 1) / 2));
}

TEST_P(Webgpu, what_a_binding_cannot_hold_is_an_error) {
  Variable set("PUMICE_WEBGPU_MAX_BINDING", "1048576");
  auto device = webgpu().open(size_t(test_adapter()));
  auto queue = device->make_queue();
  EXPECT_EQ(device->info().max_binding_bytes, uint64_t(1) << 20);
  auto kernel = build(*device, multiply_add());
  std::vector<int32_t> values((1 << 18) + 1, 3);
  auto x = filled(*device, *queue, values);  // memory may be larger than what is bound of it
  EXPECT_EQ(read_back<int32_t>(*queue, *x), values);
  auto y = device->allocate(x->size(), hal::Memory::device);
  queue->copy({y.get(), 0, y->size()}, {x.get(), 0, x->size()});
  queue->copy({y.get(), 1, y->size() - 5}, {x.get(), 1, x->size() - 5});
  EXPECT_EQ(read_back<int32_t>(*queue, *y), values);
  try {
    launch(*queue, *kernel, {x.get(), y.get()}, values.size(), {1});
    ADD_FAILURE() << "more than a binding holds is bound";
  } catch (const DeviceError& e) {
    EXPECT_NE(std::string(e.what()).find("multiply_add binds 1048592 bytes, the device "
                                         "allows 1048576"),
              std::string::npos)
        << e.what();
  }
  EXPECT_EQ(read_back<int32_t>(*queue, *y), values) << "and the queue goes on";
}

TEST_P(Webgpu, threads_share_a_device) {
  std::vector<std::thread> threads;
  std::atomic<int> right = 0;
  for (int32_t t = 0; t < 6; ++t)
    threads.emplace_back([&, t] {
      auto queue = device_->make_queue();
      auto kernel = build(*device_, multiply_add());
      auto x = filled(*device_, *queue, std::vector<int32_t>(100, 1));
      auto y = filled(*device_, *queue, std::vector<int32_t>(100, t));
      for (int n = 0; n < 40; ++n) {
        auto scratch = device_->allocate(400, hal::Memory::device);
        launch(*queue, *kernel, {x.get(), y.get()}, 100, {n});
        queue->copy({scratch.get(), 0, 400}, {y.get(), 0, 400});
        queue->copy({y.get(), 0, 400}, {scratch.get(), 0, 400});
        if (n % 10 == 0) queue->submit();
      }
      if (read_back<int32_t>(*queue, *y) == std::vector<int32_t>(100, t + 780)) ++right;
    });
  for (auto& t : threads) t.join();
  EXPECT_EQ(right, 6);
}

TEST_P(Webgpu, launches_are_timed) {
  auto kernel = build(*device_, multiply_add());
  auto time_of = [&](uint64_t count) {
    auto x = filled(*device_, *queue_, std::vector<int32_t>(count, 1));
    auto y = filled(*device_, *queue_, std::vector<int32_t>(count, 0));
    hal::Binding bindings[] = {{x.get(), 0, 4 * count}, {y.get(), 0, 4 * count}};
    int64_t factor = 1;
    hal::Launch launch{kernel.get(), bindings, std::as_bytes(std::span(&factor, 1)), count};
    double seconds = queue_->time(launch, 1, 5);
    EXPECT_EQ(read_back<int32_t>(*queue_, *y), std::vector<int32_t>(count, 6));
    return seconds;
  };
  double small = time_of(64), large = time_of(4 << 20);
  EXPECT_GT(small, 0);
  EXPECT_GT(large, 2 * small);
  EXPECT_LT(large, 5);
}

// A launch that fails leaves nothing behind.
TEST_P(Webgpu, what_cannot_be_timed_is_an_error) {
  Variable set("PUMICE_WEBGPU_MAX_BINDING", "1048576");
  auto device = webgpu().open(size_t(test_adapter()));
  auto queue = device->make_queue();
  auto kernel = build(*device, multiply_add());
  std::vector<int32_t> values((1 << 18) + 1, 3);
  auto x = filled(*device, *queue, values), y = filled(*device, *queue, values);
  hal::Binding bindings[] = {{x.get(), 0, x->size()}, {y.get(), 0, y->size()}};
  int64_t factor = 1;
  hal::Launch launch{kernel.get(), bindings, std::as_bytes(std::span(&factor, 1)), values.size()};
  EXPECT_THROW(queue->time(launch, 1, 3), DeviceError);
  bindings[0].size = bindings[1].size = 400;
  launch.count = 100;
  EXPECT_GT(queue->time(launch, 0, 1), 0);
  queue->launch(launch);
  EXPECT_EQ(read_back<int32_t>(*queue, *y)[99], 9);
}

// On an idle machine a launch costs about 3 us of the processor; the bound allows for sanitizers.
TEST_P(Webgpu, host_time_of_a_launch) {
  auto kernel = build(*device_, multiply_add());
  std::vector<std::unique_ptr<hal::Buffer>> buffers;
  for (int i = 0; i < 64; ++i)
    buffers.push_back(filled(*device_, *queue_, std::vector<int32_t>(64, 1)));
  auto now = [] {
    timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return double(t.tv_sec) + 1e-9 * double(t.tv_nsec);
  };
  constexpr int launches = 1000;
  double best = 1;
  for (int round = 0; round < 3; ++round) {
    queue_->submit()->wait();
    double begin = now();
    for (size_t i = 0; i < launches; ++i)
      launch(*queue_, *kernel, {buffers[i % 63].get(), buffers[i % 63 + 1].get()}, 64, {1});
    queue_->submit();
    best = std::min(best, (now() - begin) / launches);
  }
  RecordProperty("microseconds", std::to_string(1e6 * best));
  std::printf("%s: %.2f us of host time per launch\n", name_of(GetParam()), 1e6 * best);
  EXPECT_LT(best, 100e-6);
}

TEST(webgpu, shaders_are_wgsl_or_spirv) {
  PUMICE_NEEDS_WEBGPU();
  auto device = webgpu().open(size_t(test_adapter()));
  auto text = [&] {
    return webgpu().disassemble(multiply_add(), webgpu().target(*device)).substr(0, 200);
  };
  {
    Variable set("PUMICE_WEBGPU_SHADERS", "glsl");
    EXPECT_THROW(webgpu().target(*device), UsageError);
  }
  std::string wgsl = text();
  Variable set("PUMICE_WEBGPU_SHADERS", "spirv");
  EXPECT_NE(wgsl, text());
}

TEST(webgpu, a_shader_that_is_wrong_is_a_compile_error) {
  PUMICE_NEEDS_WEBGPU();
  auto device = webgpu().open(size_t(test_adapter()));
  auto binary = webgpu().compile(multiply_add(), webgpu().target(*device));
  for (std::byte& b : binary.bytes)
    if (b == std::byte('{')) b = std::byte('(');
  try {
    device->load(binary);
    ADD_FAILURE() << "it compiled";
  } catch (const CompileError& e) {
    EXPECT_NE(std::string(e.what()).find("does not compile the kernel "), std::string::npos);
    EXPECT_NE(e.source().find("multiply_add"), std::string::npos);
    EXPECT_FALSE(e.log().empty());
  }
  EXPECT_NO_THROW(build(*device, multiply_add()));
}

}  // namespace
}  // namespace pumice::test
