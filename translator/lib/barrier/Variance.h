//===--- Variance.h - Variance of values between threads of a tile --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_BARRIER_VARIANCE_H
#define AMP2HIP_BARRIER_VARIANCE_H

#include "clang/Basic/SourceLocation.h"
#include <algorithm>
#include <map>

namespace clang {
class ASTContext;
class Expr;
class FunctionDecl;
class Stmt;
class QualType;
class ValueDecl;
} // namespace clang

namespace amp2hip {

/// How a value may differ between the threads of a tile (§8.1.1), from the
/// least to the greatest variance.
enum class Variance {
  Uniform,     ///< the same for all threads
  ThreadIndex, ///< depends on the thread index, constants and captures only
  Data,        ///< depends on data that may differ between the threads
};
/// The variance of a value that is computed from values of variance \p A and
/// \p B.
inline Variance join(Variance A, Variance B) { return std::max(A, B); }

/// The variances of variables at one point of a function. A variable without an
/// entry has no value of its own there.
using Environment = std::map<const clang::ValueDecl *, Variance>;

/// True for concurrency::array, array_view and textures.
bool isContainer(clang::QualType T);

/// True if \p E depends on the thread index but is the same for all threads of
/// a tile. For a tile of 16 threads, this is true for `t.global - t.local`,
/// `t.global[0] / 16` and `t.local[0] < 16`.
bool isUniformIdiom(const clang::Expr *E, const clang::ASTContext &Ctx);

} // namespace amp2hip

#endif // AMP2HIP_BARRIER_VARIANCE_H
