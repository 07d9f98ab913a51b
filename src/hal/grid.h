#pragma once
#include <algorithm>
#include <array>
#include <cstdint>

namespace pumice::hal {

// Folds `groups` workgroups into x, y, z within the device's limits, with as few to spare as can
// be: fewer than y * z. The kernel computes its number from all three.
inline std::array<uint32_t, 3> fold_grid(uint64_t groups, const uint32_t limits[3]) {
  auto divide_up = [](uint64_t a, uint64_t b) { return (a + b - 1) / b; };
  uint64_t rows = divide_up(groups, limits[0]);
  uint64_t z = divide_up(rows, limits[1]);
  uint64_t y = divide_up(rows, z);
  uint64_t x = divide_up(groups, y * z);
  return {uint32_t(x), uint32_t(y), uint32_t(z)};
}

}  // namespace pumice::hal
