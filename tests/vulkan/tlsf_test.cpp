#include <gtest/gtest.h>

#include <map>
#include <random>
#include <vector>

#include "backends/vulkan/memory_types.h"
#include "backends/vulkan/tlsf.h"

namespace pumice::test {
namespace {

using backends::vulkan::Tlsf;

// Against a plain list of what is taken: pieces lie within their region, never overlap, free bytes
// add up, and what is all given back is one piece again.
TEST(tlsf, random_pieces_never_overlap) {
  std::mt19937_64 random(7);
  Tlsf ranges;
  std::vector<uint64_t> sizes{1 << 20, 4096, uint64_t(5) << 32};
  std::vector<Tlsf::Id> whole;
  for (uint32_t r = 0; r < sizes.size(); ++r) whole.push_back(ranges.add(r, sizes[r]));
  uint64_t total = 0;
  for (uint64_t s : sizes) total += s;
  std::vector<Tlsf::Id> taken;
  std::map<std::pair<uint32_t, uint64_t>, uint64_t> model;  // region and offset to size
  uint64_t in_use = 0;
  for (int step = 0; step < 50'000; ++step) {
    if (taken.empty() || random() % 5 < 3) {
      uint64_t size = 1 + random() % (uint64_t(1) << random() % 30);
      Tlsf::Id id = ranges.take(size, step % 2);
      if (id == Tlsf::none) continue;
      const auto& p = ranges[id];
      ASSERT_EQ(p.size, size);
      ASSERT_LE(p.offset + size, sizes[p.region]);
      auto [at, fresh] = model.emplace(std::pair(p.region, p.offset), size);
      ASSERT_TRUE(fresh);
      if (at != model.begin()) {
        auto before = std::prev(at);
        if (before->first.first == p.region) {
          ASSERT_LE(before->first.second + before->second, p.offset);
        }
      }
      auto next = std::next(at);
      if (next != model.end() && next->first.first == p.region) {
        ASSERT_LE(p.offset + size, next->first.second);
      }
      taken.push_back(id);
      in_use += size;
    } else {
      std::swap(taken[random() % taken.size()], taken.back());
      const auto& p = ranges[taken.back()];
      in_use -= p.size;
      model.erase({p.region, p.offset});
      ranges.give(taken.back());
      taken.pop_back();
    }
    ASSERT_EQ(ranges.free_bytes(), total - in_use);
  }
  for (Tlsf::Id id : taken) ranges.give(id);
  for (uint32_t r = 0; r < sizes.size(); ++r) {
    EXPECT_TRUE(ranges.is_whole(whole[r]));
    EXPECT_EQ(ranges[whole[r]].size, sizes[r]);
    ranges.remove(whole[r]);
  }
  EXPECT_EQ(ranges.free_bytes(), 0u);
  EXPECT_EQ(ranges.take(1), Tlsf::none);
}

TEST(tlsf, what_was_freed_serves_the_same_size_again) {
  for (uint64_t size : {1, 15, 16, 17, 31, 1000, 4097, 1 << 20, (1 << 20) + 1}) {
    Tlsf ranges;
    ranges.add(0, size);
    Tlsf::Id id = ranges.take(size);
    ASSERT_NE(id, Tlsf::none) << size;
    EXPECT_EQ(ranges.take(1), Tlsf::none);
    ranges.give(id);
    EXPECT_EQ(ranges.take(size + 1), Tlsf::none);
    EXPECT_EQ(ranges.take(size + 1, true), Tlsf::none);
    EXPECT_NE(ranges.take(size), Tlsf::none);
  }
}

// Among many that are too small, the one that fits is found when asked to look at all.
TEST(tlsf, a_thorough_look_misses_nothing) {
  Tlsf ranges;
  ranges.add(0, 1039);  // of the same class as the rest, and the last of its list
  for (uint32_t r = 1; r < 50; ++r) ranges.add(r, 1030);
  EXPECT_EQ(ranges.take(1035), Tlsf::none);
  Tlsf::Id id = ranges.take(1035, true);
  ASSERT_NE(id, Tlsf::none);
  EXPECT_EQ(ranges[id].region, 0u);
}

using backends::vulkan::Heaps;
using backends::vulkan::memory_types;
using backends::vulkan::Use;

constexpr VkFlags local = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT;
constexpr VkFlags visible =
    VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
constexpr VkFlags cached = VK_MEMORY_PROPERTY_HOST_CACHED_BIT;

Heaps make_heaps(std::vector<uint64_t> available, std::vector<VkMemoryType> types) {
  Heaps h;
  h.all.memoryHeapCount = uint32_t(available.size());
  for (size_t i = 0; i < available.size(); ++i)
    h.available[i] = h.all.memoryHeaps[i].size = available[i];
  h.all.memoryTypeCount = uint32_t(types.size());
  for (size_t i = 0; i < types.size(); ++i) {
    h.all.memoryTypes[i] = types[i];
    if (types[i].propertyFlags & local)
      h.all.memoryHeaps[types[i].heapIndex].flags = VK_MEMORY_HEAP_DEVICE_LOCAL_BIT;
  }
  return h;
}

using Types = std::vector<uint32_t>;

TEST(memory_types, of_a_card_with_a_small_window) {
  uint64_t gib = uint64_t(1) << 30;
  // The host's heap, the window, the card's own: not in the order one would like.
  auto heaps =
      make_heaps({64 * gib, gib / 4, 8 * gib},
                 {{0, 0}, {visible, 0}, {visible | cached, 0}, {local | visible, 1}, {local, 2}});
  EXPECT_EQ(memory_types(heaps, ~0u, Use::device, gib, false)[0], 4u);
  EXPECT_EQ(memory_types(heaps, ~0u, Use::host, gib, false)[0], 2u);
  EXPECT_EQ(memory_types(heaps, 0b01010, Use::host, gib, false)[0], 1u);
  EXPECT_EQ(memory_types(heaps, ~0u, Use::table, 4096, false)[0], 3u);
  // The card is full: the window serves what fits it, but never the host's memory.
  heaps.available[2] = 1 << 20;
  EXPECT_EQ(memory_types(heaps, ~0u, Use::device, 16 << 20, false)[0], 3u);
  for (uint32_t t : memory_types(heaps, ~0u, Use::device, gib, false)) EXPECT_GE(t, 3u);
}

TEST(memory_types, of_a_card_that_the_bus_shows_whole) {
  uint64_t gib = uint64_t(1) << 30;
  auto heaps =
      make_heaps({8 * gib, 64 * gib},
                 {{0, 1}, {local, 0}, {visible, 1}, {visible | cached, 1}, {local | visible, 0}});
  EXPECT_EQ(memory_types(heaps, ~0u, Use::device, gib, false), Types{4});
  EXPECT_EQ(memory_types(heaps, ~0u, Use::host, gib, false)[0], 3u);
  EXPECT_EQ(memory_types(heaps, ~0u, Use::table, 4096, false), Types{4});
  EXPECT_EQ(memory_types(heaps, 0b00010, Use::table, 4096, false), Types{1});
}

TEST(memory_types, of_shared_memory) {
  auto heaps = make_heaps({uint64_t(1) << 34},
                          {{local, 0},
                           {local | visible, 0},
                           {local | visible | cached, 0},
                           {local | visible | cached | VK_MEMORY_PROPERTY_PROTECTED_BIT, 0}});
  EXPECT_EQ(memory_types(heaps, ~0u, Use::device, 1000, true), Types{2});
  EXPECT_EQ(memory_types(heaps, ~0u, Use::host, 1000, true), Types{2});
  EXPECT_EQ(memory_types(heaps, 0b0011, Use::device, 1000, true), Types{1});
}

}  // namespace
}  // namespace pumice::test
