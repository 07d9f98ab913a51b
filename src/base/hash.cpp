#include "base/hash.h"

#include <cstring>

namespace pumice {

uint64_t hash_bytes(std::span<const std::byte> bytes, uint64_t seed) {
  uint64_t h = mix(seed, bytes.size());
  while (!bytes.empty()) {
    uint64_t word = 0;
    size_t n = bytes.size() < 8 ? bytes.size() : 8;
    std::memcpy(&word, bytes.data(), n);
    h = mix(h, word);
    bytes = bytes.subspan(n);
  }
  return h;
}

uint64_t hash_text(std::string_view text, uint64_t seed) {
  return hash_bytes(std::as_bytes(std::span(text.data(), text.size())), seed);
}

}  // namespace pumice
