//===--- RandomNumbers.h - Random numbers of other values -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_RANDOMNUMBERS_H
#define AMP2HIP_PORTABILITY_RANDOMNUMBERS_H

namespace amp2hip {

class Unit;

/// Warns in each file about the first call of a distribution or a shuffle whose algorithm the
/// C++ standard leaves open (AMP1807). Units that use std::random_device get no warning: they
/// do not expect the same numbers.
///
///   std::mt19937 engine(1);
///   std::normal_distribution<float> normal;
///   float x = normal(engine);    // another number than on Windows
void reportRandomNumbers(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_RANDOMNUMBERS_H
