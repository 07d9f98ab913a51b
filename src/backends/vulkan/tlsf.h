#pragma once
#include <array>
#include <cstdint>
#include <vector>

namespace pumice::backends::vulkan {

// Cuts ranges from regions of numbers (offsets, say) in constant time, whatever the sizes: free
// ranges are listed by size class, sixteen to each power of two, and bits say which lists have
// any ("two-level segregated fit"). Freed ranges join their free neighbours at once.
class Tlsf {
 public:
  using Id = uint32_t;
  static constexpr Id none = UINT32_MAX;

  struct Piece {
    uint64_t offset = 0, size = 0;
    uint32_t region = 0;
    bool free = false;
  };

  // A region of numbers 0 .. size - 1, all of it free. `region` is the caller's name for it. The
  // piece at its start is always the one returned.
  Id add(uint32_t region, uint64_t size);
  // A piece of exactly `size` (not 0); none when no free range is seen to be large enough. Looks
  // at few ranges unless `thorough`.
  Id take(uint64_t size, bool thorough = false);
  Id split(Id free, uint64_t size);  // takes the start of a free piece that is large enough
  void give(Id id);
  std::vector<Id> take_all();  // every free piece, as it is
  // Forgets a region, all of which is free: is_whole(id).
  void remove(Id id);

  const Piece& operator[](Id id) const { return nodes_[id].piece; }
  bool is_whole(Id id) const;
  uint64_t free_bytes() const { return free_bytes_; }

 private:
  static constexpr int second_bits = 4, second = 1 << second_bits, first = 64;
  struct Node {
    Piece piece;
    Id left = none, right = none;    // neighbours within the region
    Id before = none, after = none;  // in the list of its class
  };
  struct Class {
    int f, s;
  };
  static Class class_of(uint64_t size);
  void prepare();
  Id node();
  void link(Id id);
  void unlink(Id id);
  Id larger_class(Class c) const;

  std::vector<Node> nodes_;
  std::vector<Id> spare_;
  uint64_t first_bits_ = 0;
  std::array<uint32_t, first> second_bits_set_{};
  std::array<std::array<Id, second>, first> lists_ = all_none();
  uint64_t free_bytes_ = 0;

  static constexpr std::array<std::array<Id, second>, first> all_none() {
    std::array<std::array<Id, second>, first> out{};
    for (auto& row : out)
      for (Id& id : row) id = none;
    return out;
  }
};

}  // namespace pumice::backends::vulkan
