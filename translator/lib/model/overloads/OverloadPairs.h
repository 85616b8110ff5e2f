//===--- OverloadPairs.h - Overload pairs and their interfaces --*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_OVERLOADS_OVERLOADPAIRS_H
#define AMP2HIP_MODEL_OVERLOADS_OVERLOADPAIRS_H

namespace clang {
class ASTContext;
class Expr;
class FunctionDecl;
} // namespace clang

namespace amp2hip {

struct Model;
class Unit;

/// True if code of both restrictions may evaluate \p E: all functions that it calls have both
/// restrictions, and all variables in it are constants or parameters.
bool evaluatesAnywhere(const clang::Expr *E);

/// True if one function can replace \p Cpu and \p Amp without a change to any call's default
/// arguments, those of template parameters included. The parameter types must be the same.
bool haveOneInterface(const Unit &U, const clang::FunctionDecl *Cpu,
                      const clang::FunctionDecl *Amp);

/// True if \p F belongs to an overload pair that cannot become one dispatch function: the
/// output renames one of the two, or their return types or default arguments differ.
bool isInUnmergeablePair(const Unit &U, const Model &M, const clang::FunctionDecl *F);

/// True if \p F is a call operator that a launch may call: it accepts one argument, of a
/// runtime class or of a dependent type.
bool mayBeKernel(const clang::FunctionDecl *F);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_OVERLOADS_OVERLOADPAIRS_H
