//===--- PairInstantiation.h - Instances of overload pairs ------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_CHECK_CALLS_PAIRINSTANTIATION_H
#define AMP2HIP_CHECK_CALLS_PAIRINSTANTIATION_H

namespace clang {
class FunctionDecl;
class NamedDecl;
} // namespace clang

namespace amp2hip {

class Unit;

/// Returns the declaration of \p Other, a function or a template, in the scope of \p F; null if
/// there is none. \p F is an instance of one function of an overload pair, and \p Other is the
/// pattern of the second function. Each instance of a class template declares its own friend
/// functions; the result is the one with the parameters of \p F, if it exists.
clang::NamedDecl *declarationBeside(const clang::FunctionDecl *F, const clang::FunctionDecl *Other);

/// The result of instantiateLike(): the instance of the second function of an overload pair, and
/// whether it compiles.
struct PairInstance {
  const clang::FunctionDecl *Function = nullptr; ///< null if there is no such instance
  bool Compiles = false; ///< no errors occurred, neither in the declaration nor in the body
};

/// Instantiates \p Other with the template arguments of \p F, without diagnostics. \p F is an
/// instance of one function of an overload pair, and \p Other is the pattern of the second
/// function. Clang instantiates only the function that it chose for a call. In code of both
/// restrictions, the output calls the amp function, too, so its body must compile.
PairInstance instantiateLike(const Unit &U, const clang::FunctionDecl *F,
                             const clang::FunctionDecl *Other);

} // namespace amp2hip

#endif // AMP2HIP_CHECK_CALLS_PAIRINSTANTIATION_H
