//===--- SizeOfCode.h - The size of code with unrolled loops ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_KERNELS_SIZEOFCODE_H
#define AMP2HIP_REWRITE_KERNELS_SIZEOFCODE_H

#include "llvm/ADT/SmallPtrSet.h"
#include <cstdint>
#include <optional>

namespace clang {
class ASTContext;
class CallExpr;
class ForStmt;
class FunctionDecl;
class Stmt;
} // namespace clang

namespace amp2hip {

/// The costs of a statement if the loops in it are unrolled.
struct UnrolledSize {
  uint64_t Iterations = 1; ///< of the nest of loops
  uint64_t Operations = 0; ///< operators and calls; counting calls also limits the search
};

/// Computes the size of statements and functions. Fails if they contain loops of unknown length,
/// jumps or recursion.
class SizeOfCode {
public:
  explicit SizeOfCode(const clang::ASTContext &Ctx) : Ctx(Ctx) {}

  /// Returns nothing if \p S cannot be unrolled as a whole, because it is too large or because its
  /// size is unknown.
  std::optional<UnrolledSize> of(const clang::Stmt *S);

private:
  std::optional<UnrolledSize> ofLoop(const clang::ForStmt *Loop);
  std::optional<UnrolledSize> ofCallee(const clang::CallExpr *Call);

  const clang::ASTContext &Ctx;
  llvm::SmallPtrSet<const clang::FunctionDecl *, 8> Entered;
};

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_KERNELS_SIZEOFCODE_H
