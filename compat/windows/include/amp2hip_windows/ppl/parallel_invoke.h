//===--- parallel_invoke.h - parallel_invoke -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_PPL_PARALLEL_INVOKE_H
#define AMP2HIP_WINDOWS_PPL_PARALLEL_INVOKE_H

#include "amp2hip_windows/ppl/scheduling.h"

namespace concurrency {

/// Calls two to ten functions in parallel and waits for them.
template <typename First, typename Second, typename... More>
void parallel_invoke(const First &first, const Second &second, const More &...more) {
  amp2hip_windows::group all;
  all.run([&] { second(); });
  (all.run([&] { more(); }), ...);
  all.run_and_wait([&] { first(); });
}

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_PPL_PARALLEL_INVOKE_H
