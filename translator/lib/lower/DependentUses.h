//===--- DependentUses.h - Expressions that instances share -----*- C++ -*-===//
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

/// True if \p Use, in a default argument of the function \p Owner or the initializer of the
/// member \p Owner, may mean another function in another instance of the template that
/// \p Owner is part of.
bool differsInOtherInstances(const clang::Expr *Use, const clang::Decl *Owner);

} // namespace amp2hip

#endif // AMP2HIP_LOWER_DEPENDENTUSES_H
