//===--- LocalIndexRange.h - Threads that a condition selects -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_VALUES_LOCALINDEXRANGE_H
#define AMP2HIP_TILELOOPS_VALUES_LOCALINDEXRANGE_H

#include <vector>

namespace clang {
class Expr;
class IfStmt;
class ParmVarDecl;
} // namespace clang

namespace amp2hip {

class VariableStorage;

/// The threads of a tile whose local index in one dimension is in a range.
struct LocalIndexRange {
  unsigned Dimension = 0;
  /// The bounds; null if the range has no such bound.
  const clang::Expr *From = nullptr, *To = nullptr;
  bool ExcludesFrom = false; ///< the range excludes From
  bool IncludesTo = false;   ///< the range includes To
};

/// Returns the threads for which \p Condition is true, as one range for each
/// dimension that it names. \p Condition must be a conjunction of comparisons
/// of `t.local[d]` with values that are the same for all threads of the tile,
/// such as `t.local[0] < half`. Returns an empty list for any other condition.
std::vector<LocalIndexRange> localIndexRanges(const clang::Expr *Condition,
                                              const VariableStorage &Known,
                                              const clang::ParmVarDecl *Tile);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_VALUES_LOCALINDEXRANGE_H
