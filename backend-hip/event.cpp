//===--- event.cpp - an event in a stream ---------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "event.h"
#include "error.h"
#include <utility>

namespace amp2hip::hip {

stream_event::stream_event(hipStream_t stream, std::vector<std::shared_ptr<staged_copy>> copies)
    : copies_(std::move(copies)) {
  check(hipEventCreateWithFlags(&native_, hipEventDisableTiming), "creating an event for stream ", stream);
  const hipError_t code = hipEventRecord(native_, stream);
  if (code != hipSuccess)
    (void)hipEventDestroy(native_);
  check(code, "recording an event in stream ", stream);
}

stream_event::~stream_event() { (void)hipEventDestroy(native_); }

bool stream_event::done() {
  const hipError_t code = hipEventQuery(native_);
  if (code == hipErrorNotReady) {
    clear_error();
    return false;
  }
  check(code, "querying an event");
  for (const std::shared_ptr<staged_copy> &copy : copies_)
    copy->finish();
  return true;
}

void stream_event::wait() {
  // In order: the host empties a block while the device transfers the next
  // ones.
  for (const std::shared_ptr<staged_copy> &copy : copies_)
    copy->finish();
  check(hipEventSynchronize(native_), "waiting for an event");
}

} // namespace amp2hip::hip
