//===--- launch_comparison.h - launches on a GPU and on the CPU ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LAUNCH_LAUNCH_COMPARISON_H
#define AMP2HIP_LAUNCH_LAUNCH_COMPARISON_H

#include "amp2hip/launch/launch_record.h"

namespace amp2hip {

/// True if the environment variable AMP2HIP_COMPARE requests that each launch on a GPU also runs on
/// the CPU. Constant once static variables are initialized.
extern bool comparing;

/// Runs a launch again on the CPU, on copies of the data as it was before the launch on the GPU,
/// and reports the first element that differs.
class launch_comparison {
public:
  /// Copies the data of the containers to the host. \p record is prepared for a GPU.
  explicit launch_comparison(launch_record &record);
  ~launch_comparison();
  launch_comparison(const launch_comparison &) = delete;
  launch_comparison &operator=(const launch_comparison &) = delete;

  /// Makes the record ready for the CPU: copies of the kernel in mode `resolved` refer to the
  /// copies of the data.
  void switch_to_cpu();
  /// Compares the results, and writes a message to stderr if an element differs.
  void report();

private:
  struct copies;
  launch_record &record_;
  copies *copies_; ///< owned; <amp.h> compiles faster without a std::unique_ptr
};

} // namespace amp2hip

#endif // AMP2HIP_LAUNCH_LAUNCH_COMPARISON_H
