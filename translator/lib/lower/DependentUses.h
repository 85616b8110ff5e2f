//===--- DependentUses.h - Calls that vary by instance ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LOWER_DEPENDENTUSES_H
#define AMP2HIP_LOWER_DEPENDENTUSES_H

namespace clang {
class Decl;
class Expr;
} // namespace clang

namespace amp2hip {

/// True if \p Use may call different functions in different instances of the
/// template that contains \p Owner. \p Use is an expression in a default
/// argument of the function \p Owner or in the initializer of the data member
/// \p Owner.
bool differsInOtherInstances(const clang::Expr *Use, const clang::Decl *Owner);

} // namespace amp2hip

#endif // AMP2HIP_LOWER_DEPENDENTUSES_H
