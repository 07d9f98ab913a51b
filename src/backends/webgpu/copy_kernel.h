#pragma once
#include "ir/program.h"

namespace pumice::backends::webgpu {

// Copies bytes from any place to any place, as u32 words: item i makes word `first + i` of buffer 1
// out of buffer 0. Scalars, in order: the first word written; the word of buffer 0 at whose byte
// `shift / 8` that word's bytes begin (-1 before the buffer); shift, 0 to 24 bits; the words of
// buffer 0; the first byte of buffer 1 that may change, and the one after the last.
ir::Program byte_copy_program();

}  // namespace pumice::backends::webgpu
