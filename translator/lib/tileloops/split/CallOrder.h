//===--- CallOrder.h - Calls that precede their statement -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_SPLIT_CALLORDER_H
#define AMP2HIP_TILELOOPS_SPLIT_CALLORDER_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>
#include <vector>

namespace clang {
class CallExpr;
class Expr;
class Stmt;
} // namespace clang

namespace amp2hip {

/// The calls in a statement that run before it for the whole tile.
struct CallOrder {
  std::vector<const clang::CallExpr *> Calls; ///< in the order of their evaluation
  /// An operand that the statement evaluates before or beside one of the calls. Its value may be
  /// saved before the call \c Next, unless the order is unspecified (\c Next is null). Otherwise
  /// the calls and the other threads must not change it.
  struct Operand {
    const clang::Expr *Value = nullptr;
    const clang::CallExpr *Next = nullptr;
  };
  std::vector<Operand> Before;
};

/// Returns the calls in \p S for which \p IsTileCall is true. Returns nothing if \p S may evaluate
/// one of them not exactly once, or if the order of two of them is unspecified.
std::optional<CallOrder> callOrder(const clang::Stmt *S,
                                   llvm::function_ref<bool(const clang::CallExpr *)> IsTileCall);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_SPLIT_CALLORDER_H
