//===--- trace.cpp - records of launches, copies and waits ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip/accelerator/trace.h"
#include "../environment.h"
#include "../wide_output.h"
#include "amp2hip/error/type_name.h"
#include "amp2hip/launch/launch_record.h"
#include "amp2hip/launch/thread_state.h"
#include "record.h"
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <exception>
#include <execinfo.h>
#include <filesystem>
#include <mutex>
#include <system_error>
#include <utility>

namespace amp2hip::trace {

namespace {

/// Returns the path that AMP2HIP_TRACE names in the working directory at the start of the program;
/// empty if there is none.
const std::string &trace_path() {
  static const std::string path = [] {
    const char *const file = std::getenv("AMP2HIP_TRACE");
    std::error_code failed;
    return is_set("AMP2HIP_TRACE") ? std::filesystem::absolute(file, failed).string()
                                   : std::string();
  }();
  return path;
}

/// The recording of the process. Never destroyed, because other threads may still use it when the
/// program ends.
class recorder {
public:
  static recorder &get() {
    static recorder *const one = new recorder;
    return *one;
  }

  begun begin(record &&one) {
    queue *const timed = one.begin != nullptr ? one.where : nullptr;
    const std::lock_guard<std::mutex> guard(lock_);
    one.thread = number_of_thread();
    if (one.where != nullptr)
      note_queue(*one.where);
    if (all_.records.empty())
      all_.begin = one.host_begin;
    all_.records.push_back(std::move(one));
    return {all_.records.size(), timed};
  }

  void end(const begun &operation) {
    std::shared_ptr<timestamp> point =
        operation.timed != nullptr ? operation.timed->end_time() : nullptr;
    const double time = host_time();
    const std::lock_guard<std::mutex> guard(lock_);
    record &one = all_.records[operation.number - 1];
    one.end = std::move(point);
    one.host_end = time;
    if (one.where != nullptr && operation.timed == nullptr) { // a CPU accelerator
      one.device_begin = one.host_begin;
      one.device_end = time;
    }
    if (all_.records.size() - resolved_ > 2 * max_pending)
      resolve(all_.records.size() - max_pending);
  }

  /// Writes the trace and the summary when the program ends. Further calls have no effect.
  void write() {
    const std::lock_guard<std::mutex> guard(lock_);
    write_locked();
  }

  /// The same while the program ends because of an exception, unless this or another thread is
  /// using the recording.
  void write_if_unused() {
    const std::unique_lock<std::mutex> guard(lock_, std::try_to_lock);
    if (guard.owns_lock())
      write_locked();
  }

private:
  /// The device has a limited number of events, so the times of older operations are read before
  /// the program ends.
  static constexpr std::size_t max_pending = 8192;

  /// The handler runs before those that were registered earlier, for example that of the vendor's
  /// runtime, after which events have no times.
  recorder() {
    (void)std::atexit([] { get().write(); });
  }

  unsigned number_of_thread() {
    static std::atomic<unsigned> count{0};
    static thread_local const unsigned number = count++;
    return number;
  }

  void note_queue(queue &where) {
    for (const traced_queue &one : all_.queues)
      if (one.which == &where)
        return;
    const std::wstring &name = where.owner().properties().description;
    all_.queues.push_back({&where, std::string(name.begin(), name.end()),
                           static_cast<unsigned>(all_.queues.size()),
                           where.owner().properties().host_memory});
  }

  /// Reads the times of the records before \p last.
  void resolve(std::size_t last) {
    for (; resolved_ < last; ++resolved_) {
      record &one = all_.records[resolved_];
      try {
        if (one.begin != nullptr && one.end != nullptr) {
          one.device_begin = one.begin->microseconds();
          one.device_end = one.end->microseconds();
        }
      } catch (...) { // the device is lost
      }
      one.begin.reset();
      one.end.reset();
    }
  }

  void write_locked() {
    if (std::exchange(is_written_, true))
      return;
    enabled = false; // what static destructors still do is not recorded
    resolve(all_.records.size());
    all_.end = host_time();
    if (const std::string &path = trace_path(); !path.empty() && !write_json(all_, path))
      write_narrow(stderr, "amp2hip: cannot write the trace to '" + path + "'\n");
    if (is_set("AMP2HIP_SUMMARY"))
      write_narrow(stderr, all_.records.empty() ? "amp2hip: the program launched nothing\n"
                                                : summary(all_));
  }

  std::mutex lock_;
  recording all_;
  bool is_written_ = false;
  std::size_t resolved_ = 0;
};

cause cause_of_call() {
  cause why;
  why.place = this_thread().caller;
  if (why.place.file == nullptr) {
    // The first frames are of this file.
    void *addresses[16] = {};
    const int count = backtrace(addresses, 16);
    for (int i = 3; i < count; ++i)
      why.addresses[static_cast<std::size_t>(i) - 3] = addresses[i];
  }
  return why;
}

record record_of(operation what, queue *where) {
  record one;
  one.what = what;
  one.where = where;
  one.why = cause_of_call();
  one.host_begin = host_time();
  return one;
}

} // namespace

/// Returns whether operations are recorded. If so, registers the functions that write the trace
/// also of a program that launches nothing, or ends by std::quick_exit or an exception.
static bool start() {
  if (!is_set("AMP2HIP_TRACE") && !is_set("AMP2HIP_SUMMARY"))
    return false;
  (void)trace_path();
  (void)std::atexit([] { recorder::get().write(); });
  (void)std::at_quick_exit([] { recorder::get().write(); });
  static const std::terminate_handler previous = std::get_terminate();
  std::set_terminate([] {
    try {
      recorder::get().write_if_unused();
    } catch (...) { // no memory
    }
    previous();
  });
  return true;
}

bool enabled = start();

void scope::end(const begun &operation) noexcept {
  try {
    recorder::get().end(operation);
  } catch (...) { // no memory for the trace, or the device is lost
  }
}

begun launch_scope::begin(const launch_record &of, int rank, const int *extent, const int *tile) {
  record one = record_of(operation::launch, &of.queue());
  one.kernel = &of.kernel();
  one.rank = rank;
  one.threads = 1;
  for (int d = 0; d < rank; ++d)
    one.threads *= static_cast<std::uint64_t>(extent[d]);
  for (int d = std::max(0, rank - 3), to = 0; d < rank; ++d, ++to) {
    one.extent[to] = extent[d];
    one.tile[to] = tile != nullptr ? tile[d] : 0;
  }
  one.bytes = of.accessed_bytes();
  one.begin = of.queue().begin_time();
  return recorder::get().begin(std::move(one));
}

void copy_scope::count(queue &where, copy_direction direction, std::size_t bytes) noexcept {
  queue_counters &counters = where.counters();
  const auto i = static_cast<std::size_t>(direction);
  counters.copies[i].fetch_add(1, std::memory_order_relaxed);
  counters.bytes[i].fetch_add(bytes, std::memory_order_relaxed);
}

begun copy_scope::begin(queue &where, copy_direction direction, std::size_t bytes) {
  record one = record_of(operation::copy, &where);
  one.direction = direction;
  one.bytes = bytes;
  one.begin = where.begin_time();
  return recorder::get().begin(std::move(one));
}

begun wait_scope::begin() { return recorder::get().begin(record_of(operation::wait, nullptr)); }

void allocated(queue &where, std::size_t bytes) {
  if (!enabled)
    return;
  record one = record_of(operation::allocation, &where);
  one.bytes = bytes;
  one.host_end = one.host_begin;
  recorder::get().begin(std::move(one));
}

double host_time() {
  return std::chrono::duration<double, std::micro>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

std::string kernel_name(const std::type_info &kernel) {
  std::string name = type_name(kernel);
  const std::string hidden = "(anonymous namespace)::";
  for (std::size_t at = 0; (at = name.find(hidden)) != std::string::npos;)
    name.erase(at, hidden.size());
  const std::size_t end = std::min(name.find('<'), name.size());
  const std::string suffix = "_kernel";
  if (end > suffix.size() && name.compare(end - suffix.size(), suffix.size(), suffix) == 0)
    name.erase(end - suffix.size(), suffix.size());
  return name;
}

} // namespace amp2hip::trace
