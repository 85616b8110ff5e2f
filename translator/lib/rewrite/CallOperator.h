//===--- CallOperator.h - The call operator of a function object ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_CALLOPERATOR_H
#define AMP2HIP_REWRITE_CALLOPERATOR_H

#include "rewrite/Fields.h"
#include <string>
#include <vector>

namespace amp2hip {

struct AmpLambda;
struct RewriteContext;

/// The call operator that \p Class, the function object of \p L, has, with the lambda's body, as
/// lines; and the conversion to a pointer to a function, if \p L is converted. \p WriteResult:
/// with a deduced result written out, for a class that follows the code that calls it. The
/// body begins with \p First.
std::string callOperatorText(RewriteContext &C, const AmpLambda &L, const std::string &Class,
                             const std::vector<Field> &Fields, bool WriteResult,
                             const std::vector<std::string> &First, const std::string &Indent,
                             const std::string &Newline);

/// The using declarations and directives of the function around \p L that its
/// names depend on.
std::vector<std::string> usings(RewriteContext &C, const AmpLambda &L);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_CALLOPERATOR_H
