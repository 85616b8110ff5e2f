//===--- MathImports.h - std's functions by the runtime's names ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_MATHIMPORTS_H
#define AMP2HIP_MODEL_MATHIMPORTS_H

#include "model/AmpCode.h"
#include <vector>

namespace amp2hip {

struct Model;
class Unit;

/// Notes in \c Model::MathImports where cpu code means a function of `std` by the
/// name that fast_math or precise_math imports it under (§9.1, §9.2). The
/// output's namespaces hold the amp functions alone: `fast_math::cos(d)` would be
/// a float there.
void noteMathImports(const Unit &U, Model &M, const std::vector<CodeBlock> &Code);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_MATHIMPORTS_H
