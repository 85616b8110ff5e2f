//===--- CallOperators.h - Call operators that need two names ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_OVERLOADS_CALLOPERATORS_H
#define AMP2HIP_MODEL_OVERLOADS_CALLOPERATORS_H

#include "model/AmpCode.h"
#include "model/Model.h"

namespace amp2hip {

/// Selects the function to rename from each of \p Pairs, which are overload pairs of call
/// operators that cannot become one function. Calls in libraries and launches cannot be
/// edited, so a function that they call keeps its name. The result has no function of a pair
/// if a launch calls the amp operator and a library uses the cpu operator.
std::vector<const clang::FunctionDecl *>
callOperatorsToRename(const Unit &U, const std::vector<CodeBlock> &Code,
                      const std::vector<OverloadPair> &Pairs);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_OVERLOADS_CALLOPERATORS_H
