//===--- ExceptionSpecTargets.h - Calls in exception specifications -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_NORMALIZE_EXCEPTIONSPECTARGETS_H
#define AMP2HIP_NORMALIZE_EXCEPTIONSPECTARGETS_H

#include "normalize/Restriction.h"
#include "clang/Basic/Cuda.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace clang {
class Sema;
} // namespace clang

namespace amp2hip {

/// Makes Clang resolve calls in an exception specification as code of the
/// function's restrictions (§2.1.1):
///
///   void f(int x) restrict(amp) noexcept(noexcept(g(x))); // the amp g
///
/// Clang parses an exception specification before it knows the function.
/// Members of classes are an exception: Clang parses their exception
/// specifications at the end of the class, when it knows the functions. They
/// need no change.
class ExceptionSpecTargets {
public:
  /// Finds the exception specifications after \p Clauses in \p Tokens, the
  /// tokens of user files before normalization.
  ExceptionSpecTargets(clang::Sema &S, const std::vector<clang::Token> &Tokens,
                       const std::vector<RestrictClause> &Clauses);

  /// Must be called with each token that the parser reads. Sets the target for
  /// calls at the `(` of an exception specification, and resets it after the
  /// `)`.
  void onToken(const clang::Token &T);

private:
  clang::Sema &S;
  llvm::DenseMap<clang::SourceLocation, clang::CUDAFunctionTarget> Begins; ///< by `(`
  llvm::DenseSet<clang::SourceLocation> Ends;                              ///< the `)`
  bool IsInside = false;
  bool IsAtEnd = false;
};

} // namespace amp2hip

#endif // AMP2HIP_NORMALIZE_EXCEPTIONSPECTARGETS_H
