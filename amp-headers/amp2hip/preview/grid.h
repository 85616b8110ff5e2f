//===--- grid.h - The grid of the preview ---------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The class grid of the Developer Preview of Visual Studio 11: an extent with an origin. C++
// AMP 1.2 has no such class. The output includes this header if the program uses origins; otherwise
// `extent` replaces `grid`.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PREVIEW_GRID_H
#define AMP2HIP_PREVIEW_GRID_H

#include <amp.h>

#include "amp2hip/compiler/user_macros_save.h"

namespace concurrency {

/// The indices from \c origin to \c origin + \c extent, exclusive. A kernel receives them as they
/// are: the first index is the origin.
template <int N>
class grid {
public:
  static constexpr int rank = N;

  concurrency::extent<N> extent;
  index<N> origin;

  AMP2HIP_CPU_AMP grid() {}
  AMP2HIP_CPU_AMP grid(const concurrency::extent<N> &extent_) : extent(extent_) {}
  AMP2HIP_CPU_AMP grid(const index<N> &origin_, const concurrency::extent<N> &extent_)
      : extent(extent_), origin(origin_) {}
  AMP2HIP_CPU_AMP explicit grid(int e0) : extent(e0) {}
  AMP2HIP_CPU_AMP grid(int e0, int e1) : extent(e0, e1) {}
  AMP2HIP_CPU_AMP grid(int e0, int e1, int e2) : extent(e0, e1, e2) {}

  AMP2HIP_CPU_AMP concurrency::extent<N> get_extent() const { return extent; }
  AMP2HIP_CPU_AMP index<N> get_origin() const { return origin; }

  AMP2HIP_CPU_AMP bool contains(const index<N> &point) const {
    return extent.contains(point - origin);
  }
  AMP2HIP_CPU_AMP bool operator==(const grid &other) const {
    return extent == other.extent && origin == other.origin;
  }
  AMP2HIP_CPU_AMP bool operator!=(const grid &other) const { return !(*this == other); }

  /// Divides the grid into tiles. A tiled_extent has no origin, so this function throws
  /// invalid_compute_domain if the origin is not zero.
  template <int D0>
  tiled_extent<D0> tile() const {
    return without_origin_().template tile<D0>();
  }
  template <int D0, int D1>
  tiled_extent<D0, D1> tile() const {
    return without_origin_().template tile<D0, D1>();
  }
  template <int D0, int D1, int D2>
  tiled_extent<D0, D1, D2> tile() const {
    return without_origin_().template tile<D0, D1, D2>();
  }

private:
  const concurrency::extent<N> &without_origin_() const {
    if (origin != index<N>())
      throw invalid_compute_domain("a grid with an origin cannot be divided into tiles");
    return extent;
  }
};

} // namespace concurrency

namespace amp2hip {

/// A kernel that receives indices relative to an origin.
template <typename Kernel, int N>
struct kernel_with_origin {
  Kernel kernel;
  concurrency::index<N> origin;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<N> i) const {
    i += origin;
    kernel(i);
  }
};

} // namespace amp2hip

namespace concurrency {

#if defined(AMP2HIP_TRANSLATING)
template <int N, typename Kernel, typename Target = amp2hip::compiled_for>
void parallel_for_each(const grid<N> &domain, const Kernel &kernel) {
  amp2hip::launch<index<N>, Target>(nullptr, domain.extent, kernel);
}
template <int N, typename Kernel, typename Target = amp2hip::compiled_for>
void parallel_for_each(const accelerator_view &place, const grid<N> &domain, const Kernel &kernel) {
  amp2hip::launch<index<N>, Target>(&place, domain.extent, kernel);
}
#else
/// Calls kernel(i) once for each index i of \p domain.
template <int N, typename Kernel, typename Target = amp2hip::compiled_for>
void parallel_for_each(const grid<N> &domain, const Kernel &kernel,
                       amp2hip::code_place caller = amp2hip::code_place::current()) {
  amp2hip::launch<index<N>, Target>(nullptr, domain.extent,
                                    amp2hip::kernel_with_origin<Kernel, N>{kernel, domain.origin},
                                    caller);
}
template <int N, typename Kernel, typename Target = amp2hip::compiled_for>
void parallel_for_each(const accelerator_view &place, const grid<N> &domain, const Kernel &kernel,
                       amp2hip::code_place caller = amp2hip::code_place::current()) {
  amp2hip::launch<index<N>, Target>(
      &place, domain.extent, amp2hip::kernel_with_origin<Kernel, N>{kernel, domain.origin}, caller);
}
#endif

} // namespace concurrency

#include "amp2hip/compiler/user_macros_restore.h"

#endif // AMP2HIP_PREVIEW_GRID_H
