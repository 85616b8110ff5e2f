//===--- part.h - Shared code of several compilers ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PART_H
#define AMP2HIP_PART_H

#include <amp.h>
#include <cstddef>
#include <vector>

// Functions and classes that every object file contains. They must behave the same whichever body
// the linker keeps: it keeps only one body of each inline function, from any of the compilers.

/// One kernel type, which the objects of all compilers launch.
struct scale_kernel {
  mutable amp2hip::array_ref<float, 2> into;
  concurrency::array_view<const float, 2> from;
  float factor;

  AMP2HIP_CPU_AMP void operator()(concurrency::tiled_index<4, 4> i) const {
    tile_static float shared[4][4];
    shared[i.local[0]][i.local[1]] = from[i];
    i.barrier.wait();
    into[i] += factor * shared[i.local[1]][i.local[0]];
  }
};

/// Returns the sum of the elements; reads them on the host.
inline float sum(const concurrency::array_view<const float, 2> &view) {
  float total = 0;
  for (int i = 0; i < view.extent[0]; ++i)
    for (int j = 0; j < view.extent[1]; ++j)
      total += view(i, j);
  return total;
}

/// Sizes and alignments of the runtime's classes, as one compiler sees them.
using layout = std::vector<std::size_t>;

static inline layout layout_here() { // static: one copy per compiler
  using namespace concurrency;
  return {sizeof(array_view<float, 1>), sizeof(array_view<const double, 3>),
          sizeof(array<float, 2>),      sizeof(amp2hip::array_ref<float, 2>),
          sizeof(tiled_index<4, 4>),    sizeof(tiled_extent<4, 4, 4>),
          sizeof(accelerator),          sizeof(accelerator_view),
          sizeof(completion_future),    sizeof(scale_kernel),
          alignof(scale_kernel)};
}

/// The functions of one compiler's object that the program calls.
struct part {
  const char *compiler;
  layout (*sizes)();
  /// Launches on `where` and returns a view of `into`.
  concurrency::array_view<const float, 2> (*scale)(
      concurrency::accelerator_view where, concurrency::array<float, 2> &into,
      const concurrency::array_view<const float, 2> &from, float factor);
  float (*total)(const concurrency::array_view<const float, 2> &view);
  concurrency::array<float, 2> (*make)(const concurrency::accelerator &on, int rows, int columns,
                                       float value);
};

/// One definition per compiler: part.cpp with another AMP_PART.
part host_part();
part cuda_part();
part hip_part();

#endif // AMP2HIP_PART_H
