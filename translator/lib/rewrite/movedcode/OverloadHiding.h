//===--- OverloadHiding.h - Overloads that a move hides ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_MOVEDCODE_OVERLOADHIDING_H
#define AMP2HIP_REWRITE_MOVEDCODE_OVERLOADHIDING_H

namespace clang {
class DeclContext;
class LambdaExpr;
class TagDecl;
} // namespace clang

namespace amp2hip {

/// True if \p L would call other functions in the unnamed namespace of \p Scope. This is so if
/// unqualified names in \p L refer to functions outside that namespace, and the namespace has
/// functions of the same names. These functions would hide the others if \p L moved into the
/// namespace:
///
///   namespace { int blend(bool) restrict(amp); }
///   int blend(int) restrict(amp);
///   void run() {...}                          // finds both
///   namespace { struct run_kernel {...}; }    // finds the first only
bool wouldHideOverloads(const clang::DeclContext *Scope, const clang::LambdaExpr *L);
/// True if the functions defined in the class \p Type would call other functions in the unnamed
/// namespace of \p Scope. The reason is the same as for lambdas above.
bool wouldHideOverloads(const clang::DeclContext *Scope, const clang::TagDecl *Type);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_MOVEDCODE_OVERLOADHIDING_H
