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
#include "amp2hip/array/buffer.h"
#include "amp2hip/launch/code_place.h"
#include "call_stack.h"
#include "record_list.h"
#include <cstdint>
#include <string>
#include <vector>

namespace amp2hip::trace {

enum class operation : unsigned char { launch, copy, wait, allocation };

/// The code that caused an operation: the place of a launch, else the functions that called the
/// runtime, or null if they are unknown.
struct cause {
  code_place place = {nullptr, 0};
  const call_stack *callers = nullptr;
};

/// One operation. Times are in microseconds of the host's steady clock.
struct record {
  operation what = operation::launch;
  copy_direction direction = copy_direction::to_accelerator; ///< of a copy
  access_reason reason = access_reason::unknown;             ///< of a copy or wait
  stale_reason stale = stale_reason::is_new;                 ///< of a copy to an accelerator
  waited for_what = waited::work;                            ///< of a wait
  int rank = 0;                                              ///< of a launch
  bool is_ended = false;                                     ///< the call has returned; stored last
  /// Of a launch whose device_begin is not measured, but derived from the time of the call.
  bool is_derived = false;
  bool is_idle = false; ///< `begin` was measured when the queue had no other work
  int outer = -1;       ///< of a launch of a higher rank: in recording::outer_lengths
  int extent[3] = {},
      tile[3] = {};             ///< of a launch; the last three dimensions, tile is 0 if untiled
  long long shared_memory = -1; ///< of a launch, in bytes; -1 if it is not known
  std::uint64_t threads = 0;    ///< of a launch
  const std::type_info *kernel = nullptr;
  cause why;
  std::size_t bytes = 0; ///< of a copy or allocation; those of the containers of a launch
  unsigned thread = 0;   ///< the number of the host's thread
  int where = -1;        ///< in recording::queues; -1 if there is no queue
  int source = -1;       ///< of a copy from another accelerator, in recording::devices
  int container = -1;    ///< in recording::containers; -1 if it is not known
  double host_begin = 0, host_end = 0;     ///< of the call
  double queue_begin = 0, queue_end = 0;   ///< of the vendor's call; the end for launches only
  double device_begin = 0, device_end = 0; ///< on the accelerator; 0 if there was no work
  timestamp_ptr begin, end;                ///< until the device times are known
};

/// An accelerator in a trace.
struct traced_device {
  std::string path, description;
  bool on_cpu;
};

/// A queue in a trace, which may be destroyed before the trace is written.
struct traced_queue {
  int device;      ///< in recording::devices
  unsigned number; ///< among the queues of its device
};

/// A container in a trace, which may be destroyed before the trace is written.
struct traced_container {
  container_shape shape;
  std::size_t bytes = 0;
  // The first launch that captured the container: its kernel, the position of the container in the
  // kernel, and the source file. No kernel before it, or if the position is not known.
  const std::type_info *kernel = nullptr;
  std::size_t member = 0;
  const char *source = nullptr;
  std::string variable; ///< the name of the variable that this launch captured; "" if it is unknown
};

/// All operations of the process.
struct recording {
  record_list<record> records;
  std::vector<std::vector<int>> outer_lengths; ///< the dimensions before the last three
  std::vector<traced_device> devices;
  std::vector<traced_queue> queues;
  std::vector<traced_container> containers;
  double begin = 0, end = 0;
  std::size_t limit = SIZE_MAX; ///< the number of records that the trace may contain
  std::size_t dropped = 0;      ///< operations that exceed the limit and have no record
  std::string gpu;              ///< the path of a GPU of the machine; "" if there is none
  std::string gpu_problems;     ///< why a program that was compiled for GPUs has found none
  bool lacks_names = false;     ///< no name of a container is known, for lack of debug information

  const traced_device *device_of(const record &one) const {
    return one.where < 0 ? nullptr
                         : &devices[static_cast<std::size_t>(
                               queues[static_cast<std::size_t>(one.where)].device)];
  }
  /// Returns the path and the number of the queue of a record; "" if there is none.
  std::string view_of(const record &one) const {
    return one.where < 0
               ? ""
               : "view " + std::to_string(queues[static_cast<std::size_t>(one.where)].number) +
                     " of " + device_of(one)->path;
  }
  /// Returns the type, the variable and the extent of the container of a record; "" if the
  /// container is not known.
  std::string container_of(const record &one) const {
    return one.container < 0 ? "" : text_of(containers[static_cast<std::size_t>(one.container)]);
  }
  static std::string text_of(const traced_container &one);
};

/// Finds the variables of the containers that copies, waits and allocations use.
void find_variables(recording &all);

/// Finds the GPU of the machine, or why there is none.
void find_gpu(recording &all);

/// Returns what a wait waits for.
std::string waited_text(const record &one, const recording &all);

/// Writes the trace as a file in the Chrome trace event format. Returns false if the file cannot be
/// written.
bool write_json(const recording &all, const std::string &path);
/// Returns the table and the hints of AMP2HIP_SUMMARY.
std::string summary(const recording &all);

} // namespace amp2hip::trace

#endif // AMP2HIP_RUNTIME_TRACE_RECORD_H
