//===--- Overloads.h - Functions that differ in restriction only -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_OVERLOADS_H
#define AMP2HIP_MODEL_OVERLOADS_H

namespace clang {
class ASTContext;
class Expr;
class FunctionDecl;
} // namespace clang

namespace amp2hip {

struct Model;
class Unit;

/// True if \p A and \p B take the same arguments and, as members, the same
/// objects: nothing but their scopes, templates and restrictions may differ.
bool sameParameters(const clang::ASTContext &Ctx, const clang::FunctionDecl *A,
                    const clang::FunctionDecl *B);

/// True if code of both restrictions may evaluate \p E.
bool evaluatesAnywhere(const clang::Expr *E);

/// True if one function can have the default arguments of \p Cpu and \p Amp, which take
/// the same arguments, and as a template the default arguments of both templates.
bool haveOneInterface(const Unit &U, const clang::FunctionDecl *Cpu,
                      const clang::FunctionDecl *Amp);

/// True if \p F is half of a pair whose functions cannot become one.
bool isOfApartPair(const Unit &U, const Model &M, const clang::FunctionDecl *F);

/// True if \p F is a call operator that a launch may call: with one argument, which
/// is or may be an index of the runtime.
bool mayBeKernel(const clang::FunctionDecl *F);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_OVERLOADS_H
