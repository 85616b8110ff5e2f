//===--- CallOperators.h - Call operators that need two names ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_CALLOPERATORS_H
#define AMP2HIP_MODEL_CALLOPERATORS_H

#include "model/AmpCode.h"
#include "model/Model.h"

namespace amp2hip {

/// For each of \p Pairs, call operators that cannot become one function, the function that
/// gets a name of its own. No edit can change a call by a library or by a launch, so what
/// these call keeps its name; the result has no function of a pair that both call.
std::vector<const clang::FunctionDecl *>
callOperatorsToRename(const Unit &U, const std::vector<CodeBlock> &Code,
                      const std::vector<OverloadPair> &Pairs);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_CALLOPERATORS_H
