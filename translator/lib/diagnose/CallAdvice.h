//===--- CallAdvice.h - Calls that amp code cannot make ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_DIAGNOSE_CALLADVICE_H
#define AMP2HIP_DIAGNOSE_CALLADVICE_H

#include "diagnose/Report.h"
#include "llvm/ADT/DenseMap.h"
#include <vector>

namespace clang {
class FunctionDecl;
}

namespace amp2hip {

class Unit;

/// The user's functions by the place of their names; of templates the patterns.
using FunctionsByPlace = llvm::DenseMap<clang::SourceLocation, const clang::FunctionDecl *>;
FunctionsByPlace functionsByPlace(const Unit &U);

/// Clang says of a call in amp code, of a function without restrict(amp), that no
/// function matches, and lists the candidates. Makes of this
///
///     amp code cannot call 'std::sqrt', which has no restrict(amp); call
///     'fast_math::sqrt' ...
///
/// with notes at the user's functions alone.
void explainCalls(const Unit &U, const FunctionsByPlace &Functions,
                  std::vector<Report> &Reports);

/// The user's functions that the error \p R says amp code cannot call.
std::vector<const clang::FunctionDecl *> uncallableIn(const Report &R,
                                                      const FunctionsByPlace &Functions);

/// Names of the library whose header is not included: says so, once instead of all
/// that follows from it.
void explainMissingHeaders(const Unit &U, std::vector<Report> &Reports);

} // namespace amp2hip

#endif // AMP2HIP_DIAGNOSE_CALLADVICE_H
