//===--- EvaluationOrder.h - Results that depend on an order ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_ORDER_EVALUATIONORDER_H
#define AMP2HIP_PORTABILITY_ORDER_EVALUATIONORDER_H

namespace amp2hip {

class Unit;

/// Warns about arguments and operands of which one modifies an object that another one uses
/// (AMP1808). Microsoft's compiler and g++ usually evaluate the last argument first, Clang the
/// first one.
///
///   float_3 p(next(), next(), next());    // next() modifies a global variable
///   int n = next() - 2 * next();
void reportEvaluationOrder(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_ORDER_EVALUATIONORDER_H
