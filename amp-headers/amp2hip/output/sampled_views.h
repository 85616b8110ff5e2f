//===--- sampled_views.h - the views that a kernel samples (§10.5.7) -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_OUTPUT_SAMPLED_VIEWS_H
#define AMP2HIP_OUTPUT_SAMPLED_VIEWS_H

#include "amp2hip/texture/sampler.h"
#include "amp2hip/texture/texture_view.h"

/// A member of a function object: the texture views that the kernel samples, and its samplers. If
/// the texture units can compute all these samples, a launch on an NVIDIA GPU uses a kernel
/// without the code for other samples (launch/texture_units_kernel.h), which needs half of the
/// registers.
#define AMP2HIP_SAMPLES(...)                                                                       \
  AMP2HIP_CPU_AMP bool amp2hip_samples_by_units() const {                                          \
    return ::amp2hip::all_sampled_by_units(__VA_ARGS__);                                           \
  }

namespace amp2hip {

template <typename T, int N>
AMP2HIP_CPU_AMP inline bool
is_sampled_by_units(const concurrency::graphics::texture_view<const T, N> &view) {
  return N > 1 && texture_access::data(view).image.linear[0] != 0;
}
AMP2HIP_CPU_AMP inline bool is_sampled_by_units(const concurrency::graphics::sampler &how) {
  return sampler_access::has_unit(how);
}

// Without branches: the compiler derives facts about each operand from an assumption that the
// function returns true.
template <typename... Views>
AMP2HIP_CPU_AMP inline bool all_sampled_by_units(const Views &...views) {
  return bool((int(is_sampled_by_units(views)) & ...));
}

} // namespace amp2hip

#endif // AMP2HIP_OUTPUT_SAMPLED_VIEWS_H
