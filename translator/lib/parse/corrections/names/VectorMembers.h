//===--- VectorMembers.h - Members of vectors of SSE and AVX ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_NAMES_VECTORMEMBERS_H
#define AMP2HIP_PARSE_CORRECTIONS_NAMES_VECTORMEMBERS_H

#include "clang/Basic/Diagnostic.h"
#include <vector>

namespace amp2hip {

/// Returns the edits for a member of a vector of SSE or AVX, which is a union in Microsoft's
/// compiler; none if \p Info, Clang's error about a member of a type without members, is about
/// another member:
///
///   v.m128_f32[0]     // becomes v[0]
///   v.m128i_i32[0]    // becomes (*reinterpret_cast<int (*)[4]>(&v))[0]
///   p->m128_f32[0]    // becomes (*reinterpret_cast<float (*)[4]>(p))[0]
std::vector<clang::FixItHint> fixVectorMember(const clang::Diagnostic &Info);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_NAMES_VECTORMEMBERS_H
