//===--- CallOperator.h - The call operator of a function object ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_KERNELS_CALLOPERATOR_H
#define AMP2HIP_REWRITE_KERNELS_CALLOPERATOR_H

#include "rewrite/captures/CaptureFields.h"
#include <string>
#include <vector>

namespace amp2hip {

struct AmpLambda;
struct RewriteContext;

/// Returns the lines of the call operator of \p Class, the function object of \p L, with the body
/// of the lambda. If the program converts \p L to a function pointer, adds the conversion function.
/// \p WriteResult spells out a deduced result type, which is necessary for a class that is defined
/// after the code that calls it. \p First contains the first statements of the body.
/// \p Layout is the layout of the members of the class.
std::string callOperatorText(RewriteContext &C, const AmpLambda &L, const std::string &Class,
                             const std::vector<CaptureField> &Fields, bool WriteResult,
                             const std::vector<std::string> &First, const CodeLayout &Layout);

/// Returns the using declarations and directives of the function around \p L that make names in
/// \p L visible, as statements.
std::vector<std::string> usings(RewriteContext &C, const AmpLambda &L);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_KERNELS_CALLOPERATOR_H
