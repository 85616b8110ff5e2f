//===--- CopiedThis.h - Lambdas that capture *this or this ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_COPIEDTHIS_H
#define AMP2HIP_REWRITE_COPIEDTHIS_H

#include "rewrite/Fields.h"
#include <optional>

namespace amp2hip {

struct Placement;

/// If \p L captures `*this`, or is host code and captures `this`: plans that the members of
/// the object are named through a member of the function object at \p Place, which holds the
/// copy or a reference, and returns that member. A copy of a class that is incomplete at
/// \p Place becomes a parameter of \p Template.
std::optional<Field> memberForThis(RewriteContext &C, const AmpLambda &L, const Placement &Place,
                                   TemplateText &Template);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_COPIEDTHIS_H
