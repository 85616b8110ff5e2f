//===--- HiddenOverloads.h - Overloads that hide others -----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_HIDDENOVERLOADS_H
#define AMP2HIP_REWRITE_HIDDENOVERLOADS_H

namespace clang {
class DeclContext;
class LambdaExpr;
class TagDecl;
} // namespace clang

namespace amp2hip {

/// True if \p L means functions of other scopes than the unnamed namespace in \p Scope by a name
/// that functions of this namespace have, too: between its braces these would hide the others.
///
///   namespace { int blend(bool) restrict(amp); }
///   int blend(int) restrict(amp);
///   void run() {...}                          // finds both
///   namespace { struct run_kernel {...}; }    // the first only
bool wouldHideOverloads(const clang::DeclContext *Scope, const clang::LambdaExpr *L);
/// The same for the bodies of the class \p Type.
bool wouldHideOverloads(const clang::DeclContext *Scope, const clang::TagDecl *Type);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_HIDDENOVERLOADS_H
