//===--- Effects.h - Objects that expressions read and modify ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_ORDER_EFFECTS_H
#define AMP2HIP_PORTABILITY_ORDER_EFFECTS_H

#include "portability/order/ObjectPath.h"
#include <map>
#include <set>

namespace clang {
class FunctionDecl;
} // namespace clang

namespace amp2hip {

class Unit;

/// The objects that the evaluation of an expression, or a call of a function, reads and
/// modifies. If a function such as `rand` has state that no variable of the program shows, the
/// function's own declaration represents this state.
struct Effects {
  /// The read objects whose earlier value may affect the result.
  std::set<ObjectPath> Read;
  /// The modified objects, and the function that modifies each; null for operators of the
  /// expression itself. Objects that are initialized at their first use, such as a
  /// singleton, do not count.
  std::map<ObjectPath, const clang::FunctionDecl *> Modified;
  /// Objects whose new value does not depend on the earlier one.
  std::set<ObjectPath> Assigned;

  /// Adds the effects of \p Later.
  void add(const Effects &Later);
};

/// Computes the effects of expressions and functions. Follows calls of functions that this unit
/// defines. For other functions, assumes effects only if the function is in a table (`rand`), or if
/// its name or a parameter type implies them (see effectsOfUndefined()).
class EffectFinder {
public:
  explicit EffectFinder(const Unit &U) : U(U) {}

  Effects of(const clang::Expr *E);
  /// Returns the effects of a call of \p F, a definition. Their roots are global variables,
  /// parameters of reference or pointer type, and null for `*this`.
  const Effects &of(const clang::FunctionDecl &F);

  const Unit &U;

private:
  std::map<const clang::FunctionDecl *, Effects> Functions;
};

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_ORDER_EFFECTS_H
