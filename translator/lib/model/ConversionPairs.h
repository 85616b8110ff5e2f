//===--- ConversionPairs.h - Conversions of one type in some instances ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_CONVERSIONPAIRS_H
#define AMP2HIP_MODEL_CONVERSIONPAIRS_H

#include "model/Model.h"

namespace amp2hip {

/// The pairs of a cpu and an amp conversion function of a class template whose
/// types are the same in some instances only:
///
///   template <typename T> struct source {
///     operator int() restrict(cpu);
///     operator T() restrict(amp);
///   };
///
/// They are a pair in source<int>. A header's are taken whatever the instances
/// are, since its translation must not depend on them.
std::vector<OverloadPair> conversionPairs(const Model &M);

/// True if \p F, a member of an instance, is a half of such a pair there.
bool isHalfOfConversionPair(const Model &M, const clang::CXXConversionDecl *F);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_CONVERSIONPAIRS_H
