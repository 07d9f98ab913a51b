#pragma once
#include "ir/target.h"
#include "schedule/graph.h"

namespace pumice::schedule {

// Cuts a long reduction with few outputs into phases that keep the device busy: one reduced axis is
// split into chunks, each chunk is reduced into a stored partial result, and these are reduced
// again. The tree depends on sizes and target alone. Prefers the outermost axis and chunks that
// divide it; where nothing divides, the last chunk is filled with the op's identity. On a GPU the
// parts of a sum along the last axes are interleaved, so that neighbours read neighbours.
Roots split_reduce(const Roots& roots, const ir::Target& target);

// Chunks that a reduction of `extent` elements into each of `outputs` is worth; 1: leave it.
int64_t chunks_wanted(double outputs, double extent, const ir::Target& target);

}  // namespace pumice::schedule
