//===--- launch_parse.h - launches as the translator sees them -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LAUNCH_PARSE_H
#define AMP2HIP_LAUNCH_PARSE_H

#include "amp2hip/tiled_index.h"

namespace amp2hip {

/// Calls the kernel as §7 says: from amp code, const, with an lvalue of exactly
/// the index type. Only ever referred to, so that the kernel's call operator is
/// resolved, and instantiated where it is a template.
template <typename Index, typename Kernel>
__attribute__((global)) void kernel_call(Index &i, const Kernel &kernel) {
  kernel(i);
}

template <typename Index, typename Target, typename View, typename Domain, typename Kernel>
void launch(View, const Domain &, const Kernel &) {
  (void)&kernel_call<Index, Kernel>;
}

} // namespace amp2hip

#endif // AMP2HIP_LAUNCH_PARSE_H
