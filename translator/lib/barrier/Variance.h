//===--- Variance.h - What differs between the threads of a tile ----------===//
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

/// How a value may differ between the threads of a tile (§8.1.1).
enum class Variance {
  Uniform, ///< it does not
  Place,   ///< it comes from the thread's place, and constants and captures alone
  Data,    ///< it comes from data that may differ
};
inline Variance join(Variance A, Variance B) { return std::max(A, B); }

/// The variance of each variable at one point; one that is absent has no value
/// of its own yet.
using Environment = std::map<const clang::ValueDecl *, Variance>;

/// True for concurrency::array, array_view and textures.
bool isContainer(clang::QualType T);

/// True for `t.global - t.local`, `t.global[0] / 16` where tiles are 16 long,
/// `t.local[0] < 16`: made of the thread's place, and yet the same for the
/// whole tile.
bool isUniformIdiom(const clang::Expr *E, const clang::ASTContext &Ctx);

} // namespace amp2hip

#endif // AMP2HIP_BARRIER_VARIANCE_H
