//===--- AmpCallee.h - Functions that amp code calls ------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_CHECK_CALLS_AMPCALLEE_H
#define AMP2HIP_CHECK_CALLS_AMPCALLEE_H

#include "llvm/ADT/SmallVector.h"

namespace clang {
class CallExpr;
class FunctionDecl;
} // namespace clang

namespace amp2hip {

struct Model;

/// The function that amp code calls where Clang chose \p Callee, in code of both restrictions. If
/// \p Callee is the cpu function of an overload pair, the result is the amp function; for a
/// template, its instance with the same template arguments, or its pattern if there is no such
/// instance. Otherwise, the result is \p Callee.
const clang::FunctionDecl *ampCallee(const Model &M, const clang::FunctionDecl *Callee);

/// The functions that \p Call may call in amp code. These are the overloads that
/// resolveAmpCallees() found, without templates. If it found none, the result is the ampCallee() of
/// the function that Clang chose. Empty if the callee is unknown.
llvm::SmallVector<const clang::FunctionDecl *, 2> ampCallees(const Model &M,
                                                             const clang::CallExpr *Call);

} // namespace amp2hip

#endif // AMP2HIP_CHECK_CALLS_AMPCALLEE_H
