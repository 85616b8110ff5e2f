//===--- profiler_range.h - ranges in the vendor's profiler -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_GPU_PROFILER_RANGE_H
#define AMP2HIP_GPU_PROFILER_RANGE_H

#include "vendor.h"
#include <cstddef>
#include <string>

namespace amp2hip::AMP2HIP_GPU_NAMESPACE {

/// Shows the call as a range in the vendor's profiler, under the name that name() returns.
class profiler_range {
public:
  template <typename Name>
  explicit profiler_range(const Name &name) : shown_(profiler_shows_ranges()) {
    if (shown_)
      begin_range(name().c_str());
  }
  ~profiler_range() {
    if (shown_)
      end_range();
  }
  profiler_range(const profiler_range &) = delete;
  profiler_range &operator=(const profiler_range &) = delete;

private:
  const bool shown_;
};

/// A profiler_range of a copy: "copy to the accelerator, 4096 bytes".
class copy_range : public profiler_range {
public:
  copy_range(const char *direction, std::size_t bytes)
      : profiler_range([&] {
          return std::string("copy ") + direction + ", " + std::to_string(bytes) + " bytes";
        }) {}
};

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE

#endif // AMP2HIP_GPU_PROFILER_RANGE_H
