//===--- direct3d_msad4.h - concurrency::direct3d::msad4 --------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_SHORT_VECTOR_DIRECT3D_MSAD4_H
#define AMP2HIP_SHORT_VECTOR_DIRECT3D_MSAD4_H

#include "amp2hip/short_vector/short_vector.h"
#if !defined(AMP2HIP_TRANSLATING)
#include "amp2hip/math/direct3d_values.h"
#endif

namespace concurrency {
namespace direct3d {

#if defined(AMP2HIP_TRANSLATING)
AMP2HIP_AMP graphics::uint_4 msad4(unsigned int reference, graphics::uint_2 source,
                                   graphics::uint_4 accum);
#else
/// Masked sums of absolute differences (§9.3). Component i of the result is component i of `accum`
/// plus the sum of absolute differences between the non-zero bytes of `reference` and the four
/// bytes of `source` from byte i on; `source.x` contains the low bytes.
AMP2HIP_AMP inline graphics::uint_4 msad4(unsigned int reference, graphics::uint_2 source,
                                          graphics::uint_4 accum) {
  const unsigned int low = source.get_x(), high = source.get_y();
  using ::amp2hip::direct3d::masked_differences;
  return graphics::uint_4(masked_differences(reference, low, accum.get_x()),
                          masked_differences(reference, low >> 8 | high << 24, accum.get_y()),
                          masked_differences(reference, low >> 16 | high << 16, accum.get_z()),
                          masked_differences(reference, low >> 24 | high << 8, accum.get_w()));
}
#endif

} // namespace direct3d
} // namespace concurrency

#endif // AMP2HIP_SHORT_VECTOR_DIRECT3D_MSAD4_H
