#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace pumice {

// Mixes one word into a running hash (the finaliser of MurmurHash3, public domain constants).
constexpr uint64_t mix(uint64_t hash, uint64_t word) {
  uint64_t x = hash ^ (word + 0x9e3779b97f4a7c15ull + (hash << 6) + (hash >> 2));
  x ^= x >> 33;
  x *= 0xff51afd7ed558ccdull;
  x ^= x >> 33;
  x *= 0xc4ceb9fe1a85ec53ull;
  return x ^ (x >> 33);
}

uint64_t hash_bytes(std::span<const std::byte> bytes, uint64_t seed = 0);
uint64_t hash_text(std::string_view text, uint64_t seed = 0);

}  // namespace pumice
