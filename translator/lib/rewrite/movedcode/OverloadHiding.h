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
class FunctionDecl;
class LambdaExpr;
class TagDecl;
} // namespace clang

namespace amp2hip {

class Unit;

/// True if \p L would call different functions after a move into the unnamed namespace of
/// \p Scope. This happens if unqualified names in \p L refer to functions outside that namespace,
/// and the namespace contains functions of the same names. After the move, the functions in the
/// namespace hide the functions outside:
///
///   namespace { int blend(bool) restrict(amp); }
///   int blend(int) restrict(amp);
///   void run() {...}                          // finds both
///   namespace { struct run_kernel {...}; }    // finds the first only
bool wouldHideOverloads(const clang::DeclContext *Scope, const clang::LambdaExpr *L);
/// True if the functions defined in the class \p Type would call different functions after a move
/// into the unnamed namespace of \p Scope. The reason is the same as for lambdas above.
bool wouldHideOverloads(const clang::DeclContext *Scope, const clang::TagDecl *Type);

/// Returns a function that \p L declares at block scope, or null. The declaration makes the
/// function a member of the innermost namespace around it. In an unnamed namespace, it would
/// declare another function:
///
///   int twice(int) restrict(amp);
///   void run() { ... [=](index<1>) restrict(amp) { int twice(int); ... } ... }  // ::twice
///   namespace { struct run_kernel { ... { int twice(int); ... } }; }  // another function
const clang::FunctionDecl *blockScopeFunction(const clang::LambdaExpr *L);
/// Returns a function that a member function of the class \p Type declares at block scope, or null.
const clang::FunctionDecl *blockScopeFunction(const clang::TagDecl *Type);
/// Reports that the code around the block-scope declaration \p F cannot move to another namespace.
void reportBlockScopeFunction(const Unit &U, const clang::FunctionDecl *F);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_MOVEDCODE_OVERLOADHIDING_H
