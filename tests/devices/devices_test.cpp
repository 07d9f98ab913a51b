#include <gtest/gtest.h>
#include <pumice/io.h>
#include <pumice/pumice.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <numeric>
#include <thread>

// Several devices in one process: values move between every pair, and each computes while the
// others do. Two Vulkan drivers at once where the environment lists two.
namespace pumice {
namespace {

std::vector<Device> all_devices() {
  std::vector<Device> all;
  for (const DeviceInfo& info : devices())
    if (info.usable && info.backend != "null") all.push_back(device(info.name));
  return all;
}

std::vector<Device> vulkan_devices() {
  std::vector<Device> all;
  for (const Device& d : all_devices())
    if (d.info().backend == "vulkan") all.push_back(d);
  return all;
}

bool stores(const Device& d, DType dtype) {
  auto all = d.dtypes();
  return std::find(all.begin(), all.end(), dtype) != all.end();
}

std::vector<int> counted(size_t n) {
  std::vector<int> values(n);
  std::iota(values.begin(), values.end(), -5);
  return values;
}

TEST(devices, values_move_between_every_pair) {
  auto all = all_devices();
  for (const Device& from : all)
    for (const Device& to : all)
      for (size_t n : {size_t(0), size_t(1), size_t(1001), size_t(2'500'000)}) {  // of some pieces
        if (n > 5000 && (from.name() == "interpreter" || to.name() == "interpreter")) continue;
        std::string what = from.name() + " to " + to.name() + ", " + std::to_string(n);
        auto values = counted(n);
        DeviceScope scope(from);
        Tensor there = (Tensor::from(values) + Tensor(1)).to(to);  // of work, not of host bytes
        EXPECT_EQ(there.device(), to) << what;
        for (int& v : values) v = v * 2 + 2;
        EXPECT_EQ((there + there).to_vector<int>(), values) << what;
        EXPECT_EQ((there + there).to(from).to_vector<int>(), values) << what;
      }
}

TEST(devices, every_dtype_moves_where_it_can_be) {
  auto all = all_devices();
  for (int t = 0; t < dtype_count; ++t)
    for (const Device& from : all)
      for (const Device& to : all) {
        DType dtype = DType(t);
        if (!stores(from, dtype) || !stores(to, dtype)) continue;
        std::vector<std::byte> bytes(37 * size_t(size_of(dtype)));
        for (size_t i = 0; i < bytes.size(); ++i)
          bytes[i] = dtype == DType::boolean ? std::byte(i & 1) : std::byte(i * 37);
        DeviceScope scope(from);
        Tensor there = Tensor::from_bytes(bytes, {37}, dtype).to(to);
        std::vector<std::byte> back(bytes.size());
        (there.to(from)).copy_to(back);
        EXPECT_EQ(back, bytes) << name(dtype) << " " << from.name() << " to " << to.name();
      }
}

// x^2 + x for other x in each round.
void compute(const Device& on, int seed, int rounds, int& right) try {
  DeviceScope scope(on);
  for (int k = seed; k < seed + rounds; ++k) {
    std::vector<int> values(200), want;
    std::iota(values.begin(), values.end(), k);
    for (int v : values) want.push_back(v * v + v);
    Tensor x = Tensor::from(values);
    right += (x * x + x).to_vector<int>() == want;
  }
} catch (const Error& e) {
  std::fprintf(stderr, "%s: %s\n", on.name().c_str(), e.what());
}

TEST(devices, compute_at_the_same_time) {
  auto all = all_devices();
  constexpr int rounds = 30;
  std::vector<int> right(2 * all.size());
  std::vector<std::thread> threads;
  for (size_t i = 0; i < right.size(); ++i)
    threads.emplace_back([&, i] { compute(all[i / 2], int(i) * 50, rounds, right[i]); });
  for (auto& t : threads) t.join();
  for (size_t i = 0; i < right.size(); ++i) EXPECT_EQ(right[i], rounds) << all[i / 2].name();
}

// A value goes round all devices while each adds its share.
TEST(devices, a_ring) {
  auto all = all_devices();
  DeviceScope scope(all[0]);
  Tensor x = Tensor::from(counted(777));
  for (int round = 0; round < 5; ++round)
    for (const Device& d : all) {
      DeviceScope here(d);
      x = x.to(d) + Tensor(1);
    }
  auto want = counted(777);
  for (int& v : want) v += 5 * int(all.size());
  EXPECT_EQ(x.to_vector<int>(), want);
}

TEST(devices, files_go_to_any_device) {
  auto path = std::filesystem::path(testing::TempDir()) /
              ("pumice_devices_" + std::to_string(::getpid()) + ".safetensors");
  auto values = counted(3'000'000);
  for (const Device& from : all_devices()) {
    if (from.name() == "interpreter") continue;
    DeviceScope scope(from);
    io::NamedTensor one{"one", Tensor::from(values)};
    io::save_tensors(path.string(), {&one, 1});
    for (const Device& to : all_devices()) {
      if (to.name() == "interpreter") continue;
      DeviceScope there(to);
      auto loaded = io::load_tensors(path.string());
      ASSERT_EQ(loaded.size(), 1u);
      EXPECT_EQ(loaded[0].tensor.device(), to);
      EXPECT_EQ((loaded[0].tensor + Tensor(0)).to_vector<int>(), values)
          << from.name() << " to " << to.name();
    }
  }
  std::filesystem::remove(path);
}

TEST(devices, two_vulkan_drivers_are_two_devices) {
  auto all = vulkan_devices();
  if (all.size() < 2) GTEST_SKIP() << "one Vulkan device or none";
  EXPECT_NE(all[0].info().model, all[1].info().model);
  EXPECT_EQ(all[0].name(), "vulkan");
  EXPECT_EQ(all[1].name(), "vulkan:1");
  DeviceScope scope(all[0]);
  Tensor x = Tensor::from(counted(10));
  EXPECT_THROW((x + x.to(all[1])).to_vector<int>(), UsageError);
}

}  // namespace
}  // namespace pumice
