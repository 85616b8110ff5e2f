//===--- OperatorCalls.h - Operators as named functions ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_OVERLOADS_OPERATORCALLS_H
#define AMP2HIP_REWRITE_OVERLOADS_OPERATORCALLS_H

#include "rewrite/Rewrite.h"

namespace clang {
class CXXOperatorCallExpr;
class Expr;
} // namespace clang

namespace amp2hip {

/// True if `.name()` can follow \p E without parentheses around \p E.
bool isPostfix(const clang::Expr *E);
/// Rewrites the operator expression \p Call, `a + b`, to a call of the function \p Name:
/// `a.Name(b)` if \p IsMember, else `Name(a, b)`.
void callByName(RewriteContext &C, const clang::CXXOperatorCallExpr *Call, bool IsMember,
                const std::string &Name);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_OVERLOADS_OPERATORCALLS_H
