//===--- SampledViews.h - Texture views that a kernel samples ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_CAPTURES_SAMPLEDVIEWS_H
#define AMP2HIP_REWRITE_CAPTURES_SAMPLEDVIEWS_H

#include "rewrite/captures/CaptureFields.h"
#include "text/CodeTemplate.h"
#include <string>
#include <vector>

namespace amp2hip {

/// Returns the line `AMP2HIP_SAMPLES(view, sampler)` with the members of \p L's function object
/// that are sampled views and samplers, and an empty line. Returns an empty text if \p L is no
/// kernel or samples no captured view.
std::string sampledViewsText(const AmpLambda &L, const std::vector<CaptureField> &Fields,
                             const CodeLayout &Layout);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_CAPTURES_SAMPLEDVIEWS_H
