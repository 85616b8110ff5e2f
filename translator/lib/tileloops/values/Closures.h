//===--- Closures.h - Lambdas that live across barriers ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_VALUES_CLOSURES_H
#define AMP2HIP_TILELOOPS_VALUES_CLOSURES_H

#include "llvm/ADT/STLFunctionalExtras.h"

namespace clang {
class LambdaExpr;
class ParmVarDecl;
class VarDecl;
} // namespace clang

namespace amp2hip {

/// The lambda that initializes the local variable \p V of a kernel; null for other variables.
const clang::LambdaExpr *lambdaOf(const clang::VarDecl *V);

/// True if each work-item loop can evaluate \p Lambda again in place of one that lives across
/// barriers. \p Tile is the parameter of the code that contains it. \p IsUnchanged returns whether
/// a local variable of that code has the same value as where the lambda is written, until the end
/// of its scope.
bool canRepeat(const clang::LambdaExpr *Lambda, const clang::ParmVarDecl *Tile,
               llvm::function_ref<bool(const clang::VarDecl *)> IsUnchanged);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_VALUES_CLOSURES_H
