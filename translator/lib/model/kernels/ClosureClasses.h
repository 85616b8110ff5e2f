//===--- ClosureClasses.h - Lambdas that can become classes -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_KERNELS_CLOSURECLASSES_H
#define AMP2HIP_MODEL_KERNELS_CLOSURECLASSES_H

namespace clang {
class FunctionDecl;
class LambdaExpr;
} // namespace clang

namespace amp2hip {

class Unit;

/// Decides which lambdas the output can replace by named classes. A replacement is necessary if the
/// name of a kernel's type contains the closure type of a lambda, because nvcc cannot name it.
class ClosureClasses {
public:
  explicit ClosureClasses(const Unit &U) : U(U) {}

  /// True if a class can replace the closure type of \p L. Its captures must be able to become data
  /// members, and the class must have access to all that the body of \p L names. \p Outermost is
  /// the outermost function that encloses \p L, or null.
  bool canBecomeClass(const clang::LambdaExpr &L, const clang::FunctionDecl *Outermost);

private:
  const Unit &U;
};

} // namespace amp2hip

#endif // AMP2HIP_MODEL_KERNELS_CLOSURECLASSES_H
