#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

namespace pumice::backends::vulkan {

// Which bytes the commands since the last barrier have read and written, so that a barrier stands
// where a hazard is and nowhere else. Ranges are [begin, end) of Range::begin() numbers.
class Hazards {
 public:
  enum Kind : uint8_t { compute = 1, transfer = 2 };
  struct Barrier {
    bool needed = false;
    uint8_t from = 0, to = 0;  // kinds
  };

  struct Access {
    uint64_t begin, end;
    bool write;
  };

  // The barrier to record before a command with these accesses, which are noted as done after it.
  Barrier add(Kind kind, const Access* accesses, size_t count) {
    Barrier b;
    // A compute barrier does not order transfers: the first transfer after any asks for its own.
    b.needed = (kind == transfer && pending_for_transfer_) || conflicts(accesses, count) ||
               entries_.size() > capacity;
    if (b.needed) {
      b.from = uint8_t(kinds_ | (kind == transfer ? compute | transfer : 0));
      b.to = kind == transfer ? compute | transfer : compute;
      entries_.clear();
      kinds_ = 0;
      pending_for_transfer_ = kind == compute;
    }
    entries_.insert(entries_.end(), accesses, accesses + count);
    kinds_ |= kind;
    if (kind == compute) pending_for_transfer_ = true;
    return b;
  }

  // After a barrier that orders everything.
  void reset() {
    entries_.clear();
    kinds_ = 0;
    pending_for_transfer_ = false;
  }

 private:
  static constexpr size_t capacity = 512;

  bool conflicts(const Access* accesses, size_t count) const {
    for (size_t a = 0; a < count; ++a)
      for (const Access& e : entries_)
        if (accesses[a].begin < e.end && e.begin < accesses[a].end &&
            (accesses[a].write || e.write))
          return true;
    return false;
  }

  std::vector<Access> entries_;
  uint8_t kinds_ = 0;
  bool pending_for_transfer_ = false;
};

}  // namespace pumice::backends::vulkan
