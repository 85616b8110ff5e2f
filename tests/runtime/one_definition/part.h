//===--- part.h - what objects of several compilers share ----------------===//
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

// The linker keeps one body of every inline function, whichever compiler made
// it. So these are in every object, and must do in each what they do in all.

/// One kernel type, launched from the objects of all compilers.
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

inline float sum(const concurrency::array_view<const float, 2> &view) {
  float total = 0;
  for (int i = 0; i < view.extent[0]; ++i)
    for (int j = 0; j < view.extent[1]; ++j)
      total += view(i, j);
  return total;
}

/// What one compiler makes of the runtime's classes.
using layout = std::vector<std::size_t>;

static inline layout layout_here() { // static: each compiler's own
  using namespace concurrency;
  return {sizeof(array_view<float, 1>), sizeof(array_view<const double, 3>),
          sizeof(array<float, 2>),      sizeof(amp2hip::array_ref<float, 2>),
          sizeof(tiled_index<4, 4>),    sizeof(tiled_extent<4, 4, 4>),
          sizeof(accelerator),          sizeof(accelerator_view),
          sizeof(completion_future),    sizeof(scale_kernel),
          alignof(scale_kernel)};
}

/// What an object of one compiler does for the others.
struct part {
  const char *compiler;
  layout (*sizes)();
  /// Launches on `where` and gives back a copy of the view.
  concurrency::array_view<const float, 2> (*scale)(concurrency::accelerator_view where,
                                                   concurrency::array<float, 2> &into,
                                                   const concurrency::array_view<const float, 2> &from, float factor);
  float (*total)(const concurrency::array_view<const float, 2> &view);
  concurrency::array<float, 2> (*make)(const concurrency::accelerator &on, int rows, int columns, float value);
};

part host_part();
part cuda_part();
part hip_part();

#endif // AMP2HIP_PART_H
