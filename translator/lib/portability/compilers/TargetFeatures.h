//===--- TargetFeatures.h - Functions with AVX instructions -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_COMPILERS_TARGETFEATURES_H
#define AMP2HIP_PORTABILITY_COMPILERS_TARGETFEATURES_H

namespace amp2hip {

class Unit;

/// Adds `__attribute__((target("avx2")))` to functions that use intrinsics of instruction sets
/// beyond those of the target:
///
///   __m256i twice(__m256i a) { return _mm256_add_epi32(a, a); }
///
/// Microsoft's compiler accepts all intrinsics without an option; GCC and Clang only in functions
/// that may use the instructions. An option such as -mavx2 would allow the instructions in all of
/// the source, also for code that runs before a test of the processor. Reports functions to which
/// the attribute cannot be added.
void addTargetFeatures(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_COMPILERS_TARGETFEATURES_H
