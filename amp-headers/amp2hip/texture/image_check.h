//===--- image_check.h - kernels that check texture units (§10.5.7) -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXTURE_IMAGE_CHECK_H
#define AMP2HIP_TEXTURE_IMAGE_CHECK_H

#include "amp2hip/texture/texture_units.h"

// The HIP backend samples a small image before a program samples its first texture of a format, and
// compares the samples with those of the code for linear memory (backend-hip/image_check.h).

namespace amp2hip {

/// The number of points at which an image is sampled, with each of the four address modes.
constexpr int checked_points = 64;

/// Returns the coordinate \p dimension of the point \p number: between -0.75 and 1.75.
AMP2HIP_CPU_AMP inline float checked_coordinate(int number, int dimension) {
  const int step = dimension == 0 ? 37 : dimension == 1 ? 11 : 53; // relatively prime to the number
  return static_cast<float>(number * step % checked_points) * (2.5f / checked_points) - 0.75f;
}

#if defined(__HIP__)

/// Samples \p image, of rank N, at the checked points. Each block has an address mode. Stores four
/// components per sample; on GPUs without texture units, stores nothing.
template <int N>
__global__ void sample_checked_points(image_handles image, float *to) {
#if AMP2HIP_HAS_FILTER_UNITS
  const int number = static_cast<int>(threadIdx.x);
  float at[3] = {};
  for (int d = 0; d < N; ++d)
    at[d] = checked_coordinate(number, d);
  texture_unit<N>::sample(image.linear[blockIdx.x], at[0], at[1], at[2], 0.0f,
                          to + (blockIdx.x * checked_points + number) * 4);
#else
  (void)image, (void)to;
#endif
}

/// Gives the HIP backend the kernels for images of ranks 2 and 3.
void set_checking_kernels(const void *rank_2, const void *rank_3) noexcept;

// The compiler generates code for GPUs only for kernels that it finds in its device pass, too.
[[gnu::used]] static const bool has_checking_kernels =
    (set_checking_kernels(reinterpret_cast<const void *>(&sample_checked_points<2>),
                          reinterpret_cast<const void *>(&sample_checked_points<3>)),
     true);

#endif // __HIP__

} // namespace amp2hip

#endif // AMP2HIP_TEXTURE_IMAGE_CHECK_H
