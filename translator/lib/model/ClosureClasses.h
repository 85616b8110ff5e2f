//===--- ClosureClasses.h - Lambdas that can become classes ------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_CLOSURECLASSES_H
#define AMP2HIP_MODEL_CLOSURECLASSES_H

#include <optional>
#include <set>

namespace clang {
class FileEntry;
class FunctionDecl;
class LambdaExpr;
} // namespace clang

namespace amp2hip {

class Unit;

/// The lambdas of host code that can become classes, if kernels need a name for their types.
class ClosureClasses {
public:
  explicit ClosureClasses(const Unit &U) : U(U) {}

  /// True if a class can have members for all that \p L captures, and names what \p L names.
  /// \p Outermost is the outermost function around it, or null.
  bool canBecomeClass(const clang::LambdaExpr &L, const clang::FunctionDecl *Outermost);

private:
  const Unit &U;
  std::optional<std::set<const clang::FileEntry *>> WithAmp; ///< ampFiles, if asked for
};

} // namespace amp2hip

#endif // AMP2HIP_MODEL_CLOSURECLASSES_H
