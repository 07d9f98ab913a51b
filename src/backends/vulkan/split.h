#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "hal/grid.h"

namespace pumice::backends::vulkan {

// A part of a grid of workgroups.
struct Grid {
  std::array<uint32_t, 3> base{}, size{};
};

// The workgroups in pieces of about `most` each, of a grid within the limits. A kernel takes its
// number from z, y, x and the size of x and y, so that only the outermost dimension is cut.
inline std::vector<Grid> split_grid(uint64_t groups, uint64_t most, const uint32_t limits[3]) {
  auto divide_up = [](uint64_t a, uint64_t b) { return (a + b - 1) / b; };
  std::array<uint32_t, 3> size = hal::fold_grid(groups, limits);
  size_t outermost = size[2] > 1 ? 2 : size[1] > 1 ? 1 : 0;
  if (outermost == 1) {  // shorter rows, for finer pieces
    uint64_t x = std::max(divide_up(groups, limits[1]), std::min<uint64_t>(most, size[0]));
    size = {uint32_t(x), uint32_t(divide_up(groups, x)), 1};
  }
  uint64_t inner = outermost == 0 ? 1 : uint64_t(size[0]) * (outermost == 2 ? size[1] : 1);
  uint32_t step = uint32_t(std::clamp<uint64_t>(most / inner, 1, size[outermost]));
  std::vector<Grid> pieces;
  for (uint32_t at = 0; at < size[outermost]; at += step) {
    Grid piece{{}, size};
    piece.base[outermost] = at;
    piece.size[outermost] = std::min(step, size[outermost] - at);
    pieces.push_back(piece);
    if (size[outermost] - at <= step) break;
  }
  return pieces;
}

}  // namespace pumice::backends::vulkan
