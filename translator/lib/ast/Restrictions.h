//===--- Restrictions.h - Restrictions of functions -------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_AST_RESTRICTIONS_H
#define AMP2HIP_AST_RESTRICTIONS_H

#include "normalize/Restriction.h"

namespace clang {
class FunctionDecl;
} // namespace clang

namespace amp2hip {

/// The restrictions of \p Function:
/// - the restrictions of its specifier, if it has one;
/// - the derived restrictions (§2.3.2), for special members that the compiler defines and for
///   inherited constructors;
/// - the restrictions of the enclosing function, inside another function (§2.2.1);
/// - otherwise cpu.
Restriction restrictionOf(const clang::FunctionDecl *Function);
/// True if \p Function has a restriction specifier of its own.
bool hasRestrictionSpecifier(const clang::FunctionDecl *Function);

} // namespace amp2hip

#endif // AMP2HIP_AST_RESTRICTIONS_H
