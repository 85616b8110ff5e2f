//===--- trace.cpp - records of launches, copies and waits ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip/accelerator/trace.h"
#include "../backing_store.h"
#include "../environment.h"
#include "../wide_output.h"
#include "amp2hip/accelerator/access_checks.h"
#include "amp2hip/error/type_name.h"
#include "amp2hip/launch/launch_record.h"
#include "amp2hip/launch/thread_state.h"
#include "read_times.h"
#include "record.h"
#include "submission_latency.h"
#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <map>
#include <mutex>
#include <system_error>
#include <unordered_map>
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

/// The number of operations that a trace contains unless AMP2HIP_TRACE_LIMIT sets another one. A
/// launch needs about 600 bytes in the file.
constexpr std::size_t default_limit = 200'000;

std::size_t trace_limit() {
  const char *const text = std::getenv("AMP2HIP_TRACE_LIMIT");
  if (text == nullptr || *text == '\0')
    return default_limit;
  char *end = nullptr;
  errno = 0;
  const unsigned long long limit = std::strtoull(text, &end, 10);
  if (*text >= '0' && *text <= '9' && *end == '\0' && errno == 0)
    return limit;
  write_narrow(stderr, std::string("amp2hip: AMP2HIP_TRACE_LIMIT is '") + text +
                           "', which is no number of operations; the limit is " +
                           std::to_string(default_limit) + "\n");
  return default_limit;
}

/// The container and the reason of the operations of a thread.
struct data_state {
  buffer *container = nullptr;
  access_reason reason = access_reason::unknown;
  stale_reason stale = stale_reason::is_new;
  long long shared_memory = -1; ///< of the launch
};
thread_local data_state data_here;

std::string narrow(const std::wstring &text) { return {text.begin(), text.end()}; }

/// The recording of the process. Never destroyed, because other threads may still use it when the
/// program ends.
class recorder {
public:
  static recorder &get() {
    static recorder *const one = new recorder;
    return *one;
  }

  /// Records an operation in the queue \p where, which may be null: a launch, if \p of is not null.
  /// Then \p outer has its first dimensions, if there are more than three.
  begun begin(record &&one, queue *where, const launch_record *of = nullptr,
              const int *outer = nullptr) {
    queue *const timed = one.begin ? where : nullptr;
    one.thread = number_of_thread();
    std::unique_lock<std::mutex> guard(lock_);
    if (all_.records.size() >= max_records_) {
      ++all_.dropped;
      return {};
    }
    if (where != nullptr)
      one.where = note_queue(*where);
    if (data_here.container != nullptr)
      one.container = note_container(*data_here.container);
    if (of != nullptr)
      note_captured(*of, one.why.place.file);
    if (all_.records.empty())
      all_.begin = one.host_begin;
    if (one.rank > 3) {
      one.outer = static_cast<int>(all_.outer_lengths.size());
      all_.outer_lengths.emplace_back(outer, outer + one.rank - 3);
    }
    const begun result = {&all_.records.emplace_back(std::move(one)), timed};
    const std::size_t recorded = all_.records.size();
    guard.unlock();
    if (recorded - resolved_.load(std::memory_order_relaxed) > many_pending)
      limit_pending(recorded);
    return result;
  }

  void begin_reading() {
    const std::lock_guard<std::mutex> reading(reading_);
    const std::lock_guard<std::mutex> guard(lock_);
    readable_ = std::exchange(recorded_at_wait_, all_.records.size());
  }
  bool read_times(std::size_t count) {
    const std::unique_lock<std::mutex> reading(reading_, std::try_to_lock);
    return reading.owns_lock() && resolve(readable_, count, false) && resolved_ < readable_;
  }

  /// Needs no lock: no other thread uses the record before its end. The event of the trace does not
  /// count as part of the operation.
  static void end(const begun &operation) {
    record &one = *operation.what;
    one.host_end = host_time();
    if (operation.timed != nullptr) {
      one.queue_end = one.what == trace::operation::launch ? one.host_end : 0;
      one.end = operation.timed->end_time(one.host_end);
    }
    if (one.what == trace::operation::launch)
      one.shared_memory = data_here.shared_memory;
    if (one.where >= 0 && one.what != trace::operation::wait &&
        operation.timed == nullptr) { // a CPU accelerator
      one.device_begin = one.host_begin;
      one.device_end = one.host_end;
    }
    __atomic_store_n(&one.is_ended, true, __ATOMIC_RELEASE);
  }

  int index_of_device(const device &which) {
    const std::lock_guard<std::mutex> guard(lock_);
    return note_device(which);
  }
  /// Describes a container, which is destroyed now, if it is in the trace.
  void describe(buffer &data) {
    const std::lock_guard<std::mutex> guard(lock_);
    if (data.shape.number != 0)
      note_container(data);
  }
  /// Returns the index of the queue with a number, or -1 if it has no operations.
  int index_of_queue(std::uint64_t number) {
    const std::lock_guard<std::mutex> guard(lock_);
    const auto found = queues_.find(number);
    return found != queues_.end() ? found->second : -1;
  }

  /// Writes the trace and the summary when the program ends. Further calls have no effect.
  void write() {
    const std::lock_guard<std::mutex> reading(reading_);
    write_locked();
  }

  /// The same while the program ends because of an exception, unless this or another thread is
  /// using the recording.
  void write_if_unused() {
    const std::unique_lock<std::mutex> reading(reading_, std::try_to_lock);
    {
      const std::unique_lock<std::mutex> guard(lock_, std::try_to_lock);
      if (!guard.owns_lock())
        return;
    }
    if (reading.owns_lock())
      write_locked();
  }

private:
  /// Reading a time takes about as long as recording it. So the times of earlier operations are
  /// read during waits. Without waits, each operation reads them if many are pending, and waits for
  /// the GPU if the maximum is pending.
  static constexpr std::size_t many_pending = 3072;
  static constexpr std::size_t max_pending = 16384;

  /// The handler runs before those that were registered earlier, for example that of the vendor's
  /// runtime, after which events have no times.
  recorder() {
    all_.limit = trace_path().empty() ? SIZE_MAX : trace_limit();
    if (!is_set("AMP2HIP_SUMMARY")) // a summary needs all operations
      max_records_ = all_.limit;
    all_.records.prepare();
    (void)std::atexit([] { get().write(); });
  }

  unsigned number_of_thread() {
    static std::atomic<unsigned> count{0};
    static thread_local const unsigned number = count++;
    return number;
  }

  int note_device(const device &which) {
    const auto [found, is_new] = devices_.try_emplace(&which, all_.devices.size());
    if (is_new) {
      const device_properties &of = which.properties();
      all_.devices.push_back({narrow(of.path), narrow(of.description), of.host_memory});
    }
    return static_cast<int>(found->second);
  }
  int note_queue(queue &where) {
    const int known = where.trace_index().load(std::memory_order_relaxed);
    if (known >= 0)
      return known;
    const int index = static_cast<int>(all_.queues.size());
    const int of = note_device(where.owner());
    const auto before = std::count_if(all_.queues.begin(), all_.queues.end(),
                                      [of](const traced_queue &one) { return one.device == of; });
    all_.queues.push_back({of, static_cast<unsigned>(before)});
    queues_.emplace(where.number(), index);
    where.trace_index().store(index, std::memory_order_relaxed);
    return index;
  }
  int note_container(buffer &data) {
    if (data.shape.number == 0) {
      all_.containers.emplace_back();
      data.shape.number = static_cast<std::uint32_t>(all_.containers.size());
    }
    // The memory of an array is allocated before its shape is known.
    const std::size_t i = data.shape.number - 1;
    traced_container &container = all_.containers[i];
    if (container.shape.element == nullptr) {
      container.shape = data.shape;
      container.bytes = backing_store_of(data).bytes();
    }
    return static_cast<int>(i);
  }
  /// Notes the first launch of each container of a launch.
  void note_captured(const launch_record &of, const char *source) {
    for (std::size_t i = 0; i < of.argument_count(); ++i) {
      const captured_container one = of.captured(i);
      if (one.member == no_member)
        continue;
      traced_container &container =
          all_.containers[static_cast<std::size_t>(note_container(*one.store))];
      if (container.kernel != nullptr)
        continue;
      container.kernel = &of.kernel();
      container.member = one.member;
      container.source = source;
    }
  }

  /// Reads times if many operations are pending, so that their timestamps can be used again.
  void limit_pending(std::size_t recorded) {
    const std::unique_lock<std::mutex> reading(reading_, std::try_to_lock);
    if (!reading.owns_lock() || recorded <= resolved_ + many_pending)
      return;
    if (recorded - resolved_ > max_pending)
      resolve(recorded - many_pending, SIZE_MAX, true);
    else if (recorded >= next_reading_ && !resolve(recorded, 2, false))
      next_reading_ = recorded + many_pending / 8; // the GPU is late
  }

  /// A record and the device of its queue, or -1.
  struct located_record {
    record *what;
    int device;
  };
  located_record locate(std::size_t number) {
    const std::lock_guard<std::mutex> guard(lock_);
    record &one = all_.records[number];
    return {&one, one.where < 0 ? -1 : all_.queues[static_cast<std::size_t>(one.where)].device};
  }

  /// Reads the times of at most \p count records before \p last. Operations that have not ended
  /// keep theirs. Returns false at a time that is not known yet, unless \p may_wait. The lock of
  /// the reading must be held, and the lock of the recording must not.
  bool resolve(std::size_t last, std::size_t count, bool may_wait) {
    for (std::size_t i = 0; i < unfinished_.size();) {
      if (!has_ended(*unfinished_[i].what)) {
        ++i;
      } else if (try_resolve(unfinished_[i], may_wait)) {
        unfinished_.erase(unfinished_.begin() + static_cast<std::ptrdiff_t>(i));
      } else {
        return false;
      }
    }
    for (; count != 0 && resolved_ < last; --count) {
      const located_record one = locate(resolved_);
      if (!has_ended(*one.what))
        unfinished_.push_back(one);
      else if (!try_resolve(one, may_wait))
        return false;
      ++resolved_;
    }
    return true;
  }
  static bool has_ended(const record &one) {
    return __atomic_load_n(&one.is_ended, __ATOMIC_ACQUIRE);
  }
  bool try_resolve(const located_record &located, bool may_wait) {
    record &one = *located.what;
    try {
      if (one.begin && one.end) {
        if (!may_wait && (!one.begin->try_read() || !one.end->try_read()))
          return false;
        one.device_begin = one.begin->microseconds();
        one.device_end = one.end->microseconds();
        latencies_[located.device].use(one);
      }
    } catch (...) { // the device is lost
    }
    one.begin = one.end = {};
    return true;
  }

  /// The lock of the reading must be held.
  void write_locked() {
    if (std::exchange(is_written_, true))
      return;
    enabled = false; // what static destructors still do is not recorded
    std::size_t recorded = 0;
    {
      const std::lock_guard<std::mutex> guard(lock_);
      recorded = all_.records.size();
    }
    resolve(recorded, SIZE_MAX, true);
    const std::lock_guard<std::mutex> guard(lock_);
    all_.end = host_time();
    find_variables(all_);
    find_gpu(all_);
    if (const std::string &path = trace_path(); !path.empty() && !write_json(all_, path))
      write_narrow(stderr, "amp2hip: cannot write the trace to '" + path + "'\n");
    if (is_set("AMP2HIP_SUMMARY"))
      write_narrow(stderr, all_.records.empty() ? "amp2hip: the program launched nothing\n"
                                                : summary(all_));
  }

  std::mutex lock_;
  recording all_;
  std::unordered_map<const device *, std::size_t> devices_; ///< devices are never destroyed
  std::unordered_map<std::uint64_t, int> queues_;           ///< by queue::number()
  std::size_t max_records_ = SIZE_MAX;

  std::mutex reading_; ///< locked before lock_; guards the following members
  std::map<int, submission_latency> latencies_; ///< by device
  std::vector<located_record> unfinished_;      ///< before resolved_, and not ended
  std::atomic<std::size_t> resolved_{0};        ///< the number of records whose times are read
  std::size_t next_reading_ = 0;                ///< number of records before limit_pending() reads
  std::size_t recorded_at_wait_ = 0;            ///< number of records when the last wait began
  std::size_t readable_ = 0;                    ///< the same of the wait before
  bool is_written_ = false;
};

cause cause_of_call() {
  cause why;
  why.place = this_thread().caller;
  if (why.place.file == nullptr)
    why.callers = callers_here();
  return why;
}

record record_of(operation what) {
  record one;
  one.what = what;
  one.why = cause_of_call();
  one.reason = data_here.reason;
  if (one.reason == access_reason::unknown && one.why.place.file != nullptr)
    one.reason = access_reason::launch;
  one.host_begin = host_time();
  return one;
}

void set_begin(record &one, begin_point point) {
  one.begin = std::move(point.time);
  one.is_idle = point.is_idle;
  if (one.is_idle)
    one.queue_begin = host_time();
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

void data_scope::begin(buffer *container, access_reason reason) noexcept {
  data_state &state = data_here;
  old_container_ = state.container;
  old_reason_ = state.reason;
  if (container != nullptr)
    state.container = container;
  if (state.reason == access_reason::unknown)
    state.reason = reason;
}
void data_scope::end() noexcept {
  data_here.container = old_container_;
  data_here.reason = old_reason_;
}
void describe(buffer &container) noexcept {
  try {
    recorder::get().describe(container);
  } catch (...) { // no memory for the trace
  }
}
access_reason reason_here() noexcept { return data_here.reason; }
void set_stale_reason(stale_reason why) noexcept { data_here.stale = why; }
void set_shared_memory(std::size_t bytes) noexcept {
  data_here.shared_memory = static_cast<long long>(bytes);
}

bool read_times(int count) noexcept {
  try {
    return recorder::get().read_times(static_cast<std::size_t>(count));
  } catch (...) { // no memory for the trace
    return false;
  }
}
void begin_reading() noexcept { recorder::get().begin_reading(); }

void scope::end(const begun &operation) noexcept {
  try {
    recorder::end(operation);
  } catch (...) { // no memory for the trace, or the device is lost
  }
}

begun launch_scope::begin(const launch_record &of, int rank, const int *extent, const int *tile) {
  recorder &all = recorder::get(); // first: the time of the first launch includes what follows
  record one = record_of(operation::launch);
  data_here.shared_memory = -1;
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
  set_begin(one, of.queue().begin_time(true, one.host_begin));
  return all.begin(std::move(one), &of.queue(), &of, extent);
}

void copy_scope::count(queue &where, copy_direction direction, std::size_t bytes) noexcept {
  queue_counters &counters = where.counters();
  const auto i = static_cast<std::size_t>(direction);
  counters.copies[i].fetch_add(1, std::memory_order_relaxed);
  counters.bytes[i].fetch_add(bytes, std::memory_order_relaxed);
}

begun copy_scope::begin(queue &where, copy_direction direction, std::size_t bytes,
                        const device *source) {
  record one = record_of(operation::copy);
  one.direction = direction;
  if (one.reason == access_reason::launch && direction == copy_direction::to_accelerator)
    one.stale = data_here.stale;
  if (source != nullptr)
    one.source = recorder::get().index_of_device(*source);
  one.bytes = bytes;
  set_begin(one, where.begin_time(false, one.host_begin));
  return recorder::get().begin(std::move(one), &where);
}

begun wait_scope::begin(waited for_what, std::uint64_t where) {
  record one = record_of(operation::wait);
  one.for_what = for_what;
  one.where = recorder::get().index_of_queue(where);
  return recorder::get().begin(std::move(one), nullptr);
}

void allocated(queue &where, std::size_t bytes) {
  if (!enabled)
    return;
  record one = record_of(operation::allocation);
  one.bytes = bytes;
  one.host_end = one.host_begin;
  recorder::get().begin(std::move(one), &where);
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
