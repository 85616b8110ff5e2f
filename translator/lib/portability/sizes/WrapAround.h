//===--- WrapAround.h - Arithmetic that needs a long of 4 bytes -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_SIZES_WRAPAROUND_H
#define AMP2HIP_PORTABILITY_SIZES_WRAPAROUND_H

namespace amp2hip {

class Unit;

/// Warns about arithmetic of `long` whose result differs because `long` has 8 bytes on
/// Linux and 4 on Windows (AMP1804): generators of random numbers and hash functions,
/// which depend on the wrap-around, and comparisons with 0xFFFFFFFF.
///
///   hash = (hash << 5) + hash + c;    // unsigned long hash
void reportWrapAround(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_SIZES_WRAPAROUND_H
