//===--- texel_vectors.h - texels with four components in vectors ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXTURE_TEXEL_VECTORS_H
#define AMP2HIP_TEXTURE_TEXEL_VECTORS_H

#include "amp2hip/compiler/config.h"
#include <cstdint>
#include <cstring>

/// 1 if code for the host uses the vectors of GCC and Clang for texels with four components. In
/// filters, compilers do not combine the operations on the components by themselves.
#if defined(__has_builtin) && !defined(AMP2HIP_GPU_COMPILER) && !defined(AMP2HIP_TRANSLATING)
#if __has_builtin(__builtin_shufflevector) && __has_builtin(__builtin_convertvector) &&            \
    __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define AMP2HIP_HAS_VECTORS 1
#endif
#endif
#if !defined(AMP2HIP_HAS_VECTORS)
#define AMP2HIP_HAS_VECTORS 0
#endif

#if AMP2HIP_HAS_VECTORS

namespace amp2hip {

using four_floats = float __attribute__((vector_size(16)));
using four_ints = int __attribute__((vector_size(16)));

/// Returns the four bytes or 16-bit numbers of a texel as ints.
template <unsigned Bits>
inline four_ints widened(const std::uint32_t *texel) {
  using halves = short __attribute__((vector_size(16)));
  const four_ints words = {int(texel[0]), Bits == 16 ? int(texel[1]) : 0, 0, 0};
  halves pairs = halves(words);
  if constexpr (Bits == 8) {
    using bytes = char __attribute__((vector_size(16)));
    pairs = halves(__builtin_shufflevector(bytes(words), bytes{}, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                                           5, 21, 6, 22, 7, 23));
  }
  return four_ints(__builtin_shufflevector(pairs, halves{}, 0, 8, 1, 9, 2, 10, 3, 11));
}

/// Returns the low bytes of four numbers from 0 to 255, the first one in the low bits.
inline std::uint32_t narrowed(four_ints numbers) {
#if defined(__SSE2__)
  const auto halves = __builtin_ia32_packssdw128(numbers, numbers);
  return std::uint32_t(four_ints(__builtin_ia32_packuswb128(halves, halves))[0]);
#else
  std::uint64_t pairs[2];
  memcpy(pairs, &numbers, sizeof pairs);
  return std::uint32_t((pairs[0] | pairs[0] >> 24) & 0xffffu) |
         std::uint32_t((pairs[1] | pairs[1] >> 24) & 0xffffu) << 16;
#endif
}

/// Returns the smaller one of each pair of numbers. Compilers take four instructions for `?:`.
inline four_floats least(four_floats a, four_floats b) {
#if defined(__SSE__)
  return __builtin_ia32_minps(a, b);
#else
  return a < b ? a : b;
#endif
}

} // namespace amp2hip

#endif // AMP2HIP_HAS_VECTORS

#endif // AMP2HIP_TEXTURE_TEXEL_VECTORS_H
