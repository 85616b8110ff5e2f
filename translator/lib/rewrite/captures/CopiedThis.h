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

/// Returns the data member of the function object at \p Place that replaces the capture of `*this`
/// or, in host code, of `this`. Returns nothing if \p L has no such capture. The member holds a
/// copy of the object for `*this`, and a reference to it for `this`.
///
/// Also plans the edits that let the body of \p L access the object through the member. If the
/// class of the copied object is incomplete at \p Place, the type of the member becomes a parameter
/// of \p Template.
std::optional<CaptureField> memberForThis(RewriteContext &C, const AmpLambda &L,
                                          const Placement &Place, TemplateText &Template);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_CAPTURES_COPIEDTHIS_H
