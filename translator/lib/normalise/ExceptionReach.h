//===--- ExceptionReach.h - Exception specifications by restriction -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_NORMALISE_EXCEPTIONREACH_H
#define AMP2HIP_NORMALISE_EXCEPTIONREACH_H

#include "normalise/Restriction.h"
#include "clang/Basic/Cuda.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace clang {
class Sema;
} // namespace clang

namespace amp2hip {

/// Makes Clang resolve the calls in `restrict(amp) noexcept(noexcept(f(x)))` as amp code (§2.1.1):
/// it reads the exception specification before it knows the function. In a class it reads it
/// later, and knows.
class ExceptionReach {
public:
  /// \p Tokens are the user's, with their \p Clauses.
  ExceptionReach(clang::Sema &S, const std::vector<clang::Token> &Tokens,
                 const std::vector<RestrictClause> &Clauses);

  /// Clang has read \p T.
  void look(const clang::Token &T);

private:
  clang::Sema &S;
  llvm::DenseMap<clang::SourceLocation, clang::CUDAFunctionTarget> Begins; ///< `(`
  llvm::DenseSet<clang::SourceLocation> Ends;                              ///< `)`
  bool IsInside = false;
  bool IsAtEnd = false;
};

} // namespace amp2hip

#endif // AMP2HIP_NORMALISE_EXCEPTIONREACH_H
