//===--- record.h - the operations of a trace -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RUNTIME_TRACE_RECORD_H
#define AMP2HIP_RUNTIME_TRACE_RECORD_H

#include "amp2hip/accelerator/backend.h"
#include "amp2hip/accelerator/trace.h"
#include "amp2hip/launch/code_place.h"
#include <array>
#include <deque>

namespace amp2hip::trace {

enum class operation : unsigned char { launch, copy, wait, allocation };

/// The code that caused an operation: the place of a launch, else the return addresses of the
/// functions that called the runtime, the innermost first.
struct cause {
  code_place place = {nullptr, 0};
  std::array<void *, 12> addresses = {};
};

/// One operation. Times are in microseconds of the host's steady clock.
struct record {
  operation what = operation::launch;
  copy_direction direction = copy_direction::to_accelerator; ///< of a copy
  int rank = 0;                                              ///< of a launch
  int extent[3] = {},
      tile[3] = {};          ///< of a launch; the last three dimensions, tile is 0 if untiled
  std::uint64_t threads = 0; ///< of a launch
  const std::type_info *kernel = nullptr;
  cause why;
  std::size_t bytes = 0; ///< of a copy or allocation; those of the containers of a launch
  unsigned thread = 0;   ///< the number of the host's thread
  queue *where = nullptr;
  double host_begin = 0, host_end = 0;     ///< of the call
  double device_begin = 0, device_end = 0; ///< on the accelerator; 0 if there was no work
  std::shared_ptr<timestamp> begin, end;   ///< until the device times are known
};

/// The name and the accelerator of a queue that a trace contains, which may be destroyed before the
/// trace is written.
struct traced_queue {
  const queue *which;
  std::string accelerator;
  unsigned number; ///< among the queues of the trace
  bool on_cpu;
};

/// All operations of the process.
struct recording {
  std::deque<record> records;
  std::vector<traced_queue> queues;
  double begin = 0, end = 0;

  const traced_queue *queue_of(const record &one) const {
    for (const traced_queue &each : queues)
      if (each.which == one.where)
        return &each;
    return nullptr;
  }
};

/// Writes the trace as a file in the Chrome trace event format. Returns false if the file cannot be
/// written.
bool write_json(const recording &all, const std::string &path);
/// Returns the table and the hints of AMP2HIP_SUMMARY.
std::string summary(const recording &all);

} // namespace amp2hip::trace

#endif // AMP2HIP_RUNTIME_TRACE_RECORD_H
