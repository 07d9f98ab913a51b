#pragma once
#include <gtest/gtest.h>

#include <cstring>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "backends/backend.h"
#include "hal/validating_device.h"
#include "support/program_builder.h"

// One device of one backend, opened behind the validating wrapper.
namespace pumice::test {

struct Place {
  const backends::Backend* backend;
  size_t index;
  backends::Found found;
};
inline void PrintTo(const Place& p, std::ostream* out) {
  *out << p.backend->name << " " << p.found.name;
}

// Every device that any backend finds, usable or not; a backend that finds none has one place.
const std::vector<Place>& places();

class Conformance : public ::testing::TestWithParam<Place> {
 protected:
  void SetUp() override;
  // What this device cannot do, and why. A test that needs it then expects a failure instead, so
  // that an exclusion which is no longer true does not stay.
  bool computes() const { return std::string(GetParam().backend->name) != "null"; }
  void expect_results(bool same) const {
    if (computes())
      EXPECT_TRUE(same);
    else
      EXPECT_FALSE(same) << "results are right on a device that is listed as computing nothing";
  }

  std::unique_ptr<hal::Executable> load(const ir::Program& program);
  std::unique_ptr<hal::Buffer> buffer(uint64_t bytes, hal::Memory memory = hal::Memory::device) {
    return device->allocate(bytes, memory);
  }
  template <class T>
  std::unique_ptr<hal::Buffer> buffer_of(hal::Queue& q, const std::vector<T>& values) {
    auto b = buffer(values.size() * sizeof(T));
    q.upload({b.get(), 0, b->size()}, std::as_bytes(std::span(values)));
    return b;
  }
  template <class T>
  std::vector<T> read(hal::Queue& q, hal::Buffer& b) {
    std::vector<T> values(b.size() / sizeof(T));
    q.download(std::as_writable_bytes(std::span(values)), {&b, 0, b.size()})->wait();
    return values;
  }
  void launch(hal::Queue& q, hal::Executable& e, std::vector<hal::Binding> bindings,
              std::vector<int64_t> scalars, uint64_t count) {
    q.launch({&e, bindings, std::as_bytes(std::span(scalars)), count});
  }

  // y[i] = y[i] + x[i] * scalar 0, i32.
  static ir::Program multiply_add();
  // y[i] = i + scalar 0, i32.
  static ir::Program count_up();

  std::unique_ptr<hal::Device> device;
  std::unique_ptr<hal::Queue> queue;
};

inline hal::Binding whole(const std::unique_ptr<hal::Buffer>& b) { return {b.get(), 0, b->size()}; }

std::vector<std::byte> pattern(size_t n, int seed);

}  // namespace pumice::test
