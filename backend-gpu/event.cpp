//===--- event.cpp - an event in a stream ---------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "event.h"
#include "../runtime/trace/read_times.h"
#include "amp2hip/accelerator/trace.h"
#include "error.h"
#include <utility>

namespace amp2hip::AMP2HIP_GPU_NAMESPACE {

stream_event::stream_event(gpuStream_t stream, std::vector<std::shared_ptr<staged_copy>> copies,
                           std::uint64_t queue_number)
    : copies_(std::move(copies)), queue_number_(queue_number) {
  check(gpuEventCreateWithFlags(&native_, gpuEventDisableTiming), "creating an event for stream ",
        stream);
  const gpuError_t code = gpuEventRecord(native_, stream);
  if (code != gpuSuccess)
    (void)gpuEventDestroy(native_);
  check(code, "recording an event in stream ", stream);
}

stream_event::~stream_event() { (void)gpuEventDestroy(native_); }

bool stream_event::done() {
  const gpuError_t code = gpuEventQuery(native_);
  if (code == gpuErrorNotReady) {
    clear_error();
    return false;
  }
  check(code, "querying an event");
  for (const std::shared_ptr<staged_copy> &copy : copies_)
    copy->finish();
  return true;
}

void stream_event::wait() {
  const trace::wait_scope traced(trace::waited::event, queue_number_);
  // The host is needed as soon as the device has transferred the first block.
  trace::read_times_while([this] { return copies_.empty() && !done(); });
  // Finish the copies in order, so that the host empties a block while the device transfers the
  // next blocks.
  for (const std::shared_ptr<staged_copy> &copy : copies_)
    copy->finish();
  check(gpuEventSynchronize(native_), "waiting for an event");
}

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE
