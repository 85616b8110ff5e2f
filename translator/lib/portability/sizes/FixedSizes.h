//===--- FixedSizes.h - Numbers of bytes that assume Windows ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_SIZES_FIXEDSIZES_H
#define AMP2HIP_PORTABILITY_SIZES_FIXEDSIZES_H

namespace amp2hip {

class Unit;

/// Warns about sizes of memory with a literal for the size of `wchar_t`, or of `long` if it stays
/// (AMP1804):
///
///   memcpy(to, from, length * 2);         // wchar_t *to
///   (wchar_t *)malloc((length + 1) * 2)
///   sizeof(buffer) / 2                    // wchar_t buffer[10]
///
/// A size that contains `sizeof` is not reported.
void reportFixedSizes(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_SIZES_FIXEDSIZES_H
