//===--- CopiedThis.h - Lambdas that capture *this or this ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_CAPTURES_COPIEDTHIS_H
#define AMP2HIP_REWRITE_CAPTURES_COPIEDTHIS_H

#include "rewrite/captures/CaptureFields.h"
#include <optional>

namespace amp2hip {

struct Placement;

/// Returns the data member of the function object at \p Place that replaces the capture of `*this`,
/// or, in host code, of `this`. The member holds a copy of the object, or a reference to it. Plans
/// the edits that let the body of \p L access the object through that member. If the class of the
/// copy is incomplete at \p Place, the type of the member becomes a parameter of \p Template.
/// Returns nothing if \p L has no such capture.
std::optional<CaptureField> memberForThis(RewriteContext &C, const AmpLambda &L,
                                          const Placement &Place, TemplateText &Template);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_CAPTURES_COPIEDTHIS_H
