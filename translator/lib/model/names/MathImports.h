//===--- MathImports.h - std functions that the math namespaces import ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_NAMES_MATHIMPORTS_H
#define AMP2HIP_MODEL_NAMES_MATHIMPORTS_H

#include "model/AmpCode.h"
#include <vector>

namespace amp2hip {

struct Model;
class Unit;

/// Adds to \c Model::MathImports the uses, in cpu code, of `std` functions that fast_math or
/// precise_math imports (§9.1, §9.2). The output must name these functions by their own namespace.
/// In the output, fast_math and precise_math declare the amp functions only, and
/// `fast_math::cos(d)` would return a float.
void noteMathImports(const Unit &U, Model &M, const std::vector<CodeBlock> &Code);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_NAMES_MATHIMPORTS_H
