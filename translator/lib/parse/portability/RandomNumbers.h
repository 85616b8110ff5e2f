//===--- RandomNumbers.h - The range of rand() ------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_PORTABILITY_RANDOMNUMBERS_H
#define AMP2HIP_PARSE_PORTABILITY_RANDOMNUMBERS_H

namespace amp2hip {

class Unit;

/// Warns about arithmetic that needs a RAND_MAX of 32767, as on Windows. On Linux it is
/// 2147483647 (AMP1807).
///
///   int n = (rand() << 15) | rand();
///   float x = rand() / 32767.0f;
///   int range = RAND_MAX + 1;
void reportRandomNumbers(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_PORTABILITY_RANDOMNUMBERS_H
