//===--- statistics.h - sums over a trace ---------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RUNTIME_TRACE_STATISTICS_H
#define AMP2HIP_RUNTIME_TRACE_STATISTICS_H

#include "record.h"
#include <set>

namespace amp2hip::trace {

/// All launches at one place. Times are in microseconds.
struct kernel_total {
  std::string name, place;
  std::size_t calls = 0;
  double time = 0, bytes = 0;
  double idle = 0;           ///< time of the queue without work before these launches
  std::size_t idle_gaps = 0; ///< the launches with earlier work in their queue
  double threads = 0;        ///< of all calls
  bool on_cpu = false;
  std::string device; ///< the path of its last accelerator
};

/// The sum of the copies of containers of one type and extent in one direction, for which the code
/// at one place is the reason.
struct copy_total {
  copy_direction direction;
  access_reason reason;
  stale_reason stale;
  std::string place, container;
  std::set<int> numbers;  ///< of the containers
  bool is_launch = false; ///< the place is that of a launch
  std::size_t count = 0;
  double time = 0, bytes = 0;
  std::size_t after_launch = 0; ///< copies with a launch since the last copy at this place
};

/// All allocations of containers of one variable, type and extent, for which the code at one place
/// is the reason.
struct allocation_total {
  std::string place, container;
  bool is_launch = false; ///< the place is that of a launch
  std::size_t count = 0;
  double bytes = 0;
  std::size_t after_launch = 0; ///< those with a launch since the last one at this place
};

/// All waits at one place for the same work.
struct wait_total {
  std::string place, for_what;
  std::size_t count = 0;
  double time = 0;
  std::size_t after_launch = 0; ///< waits with a launch since the last wait at this place
};

struct totals {
  std::size_t launches = 0;
  double kernel_time = 0;
  bool lacks_lines = false;
  // Those with the longest time first:
  std::vector<kernel_total> kernels;
  std::vector<copy_total> copies;
  std::vector<wait_total> waits;
  std::vector<allocation_total> allocations; ///< the most frequent first
  std::string gpu, gpu_problems;             ///< of the recording
};

totals totals_of(const recording &all);

/// Returns advice to make the program faster, the most important first.
std::vector<std::string> hints(const totals &sums);

} // namespace amp2hip::trace

#endif // AMP2HIP_RUNTIME_TRACE_STATISTICS_H
