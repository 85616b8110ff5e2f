//===--- ConversionPairs.h - Conversion functions that may be pairs -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_OVERLOADS_CONVERSIONPAIRS_H
#define AMP2HIP_MODEL_OVERLOADS_CONVERSIONPAIRS_H

#include "model/Model.h"

namespace clang {
class CXXConversionDecl;
} // namespace clang

namespace amp2hip {

/// The pairs of a cpu and an amp conversion function of a class template that convert to
/// the same type in some instances only:
///
///   template <typename T> struct source {
///     operator int() restrict(cpu);
///     operator T() restrict(amp);
///   };
///
/// In source<int>, the two functions are an overload pair (see Model.h). In a header, the result
/// does not depend on the instances: the translation must be the same for all sources that include
/// it.
std::vector<OverloadPair> conversionPairs(const Model &M);

/// True if \p F, a member of an instance of a class template, belongs to a pair of
/// conversionPairs() and the two functions of the pair convert to the same type in this instance.
bool isInConversionPair(const Model &M, const clang::CXXConversionDecl *F);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_OVERLOADS_CONVERSIONPAIRS_H
