//===--- amp_statistics.h - Counters of accelerator views -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Declares amp2hip::statistics(), with which tests of a program check that it makes no needless
/// launches and copies.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_AMP_STATISTICS_H
#define AMP2HIP_AMP_STATISTICS_H

#include "amp.h"
#include <cstdint>

namespace amp2hip {

/// Counters of the launches and copies of an accelerator_view since its creation. A CPU accelerator
/// accesses the host's memory and copies nothing.
struct view_statistics {
  std::uint64_t launches;      ///< calls of parallel_for_each
  std::uint64_t copies_to;     ///< copies from the host to the accelerator
  std::uint64_t bytes_to;      ///< their bytes
  std::uint64_t copies_from;   ///< copies from the accelerator to the host
  std::uint64_t bytes_from;    ///< their bytes
  std::uint64_t copies_within; ///< copies on the accelerator, or from another accelerator
  std::uint64_t bytes_within;  ///< their bytes
};

/// Returns the counters of \p view. Throws nothing.
view_statistics statistics(const concurrency::accelerator_view &view);

} // namespace amp2hip

#endif // AMP2HIP_AMP_STATISTICS_H
