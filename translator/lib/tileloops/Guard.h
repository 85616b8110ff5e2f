//===--- Guard.h - Which threads of a tile a condition selects ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_GUARD_H
#define AMP2HIP_TILELOOPS_GUARD_H

#include <vector>

namespace clang {
class Expr;
class IfStmt;
class ParmVarDecl;
} // namespace clang

namespace amp2hip {

class Variables;

/// The threads whose place in one dimension lies between two bounds.
struct PlaceRange {
  unsigned Dimension = 0;
  /// Null: no bound.
  const clang::Expr *From = nullptr, *To = nullptr;
  bool AfterFrom = false; ///< the first is the one after From
  bool WithTo = false;    ///< To is the last one
};

/// The threads that \p Condition is true for, if it is nothing but comparisons of
/// `t.local[d]` with what is the same for the whole tile: `t.local[0] < half`,
/// one range for each dimension it names. Empty for any other condition.
std::vector<PlaceRange> guardedPlaces(const clang::Expr *Condition, const Variables &Known,
                                      const clang::ParmVarDecl *Tile);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_GUARD_H
