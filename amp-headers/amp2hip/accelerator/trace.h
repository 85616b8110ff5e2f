//===--- trace.h - records of launches, copies and waits -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ACCELERATOR_TRACE_H
#define AMP2HIP_ACCELERATOR_TRACE_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <typeinfo>

namespace amp2hip {

class device;
class queue;
class launch_record;
struct buffer;

namespace trace {

/// True if an environment variable requests a trace (AMP2HIP_TRACE) or a summary (AMP2HIP_SUMMARY).
/// Constant once static variables are initialized.
extern bool enabled;

enum class copy_direction : unsigned char { to_accelerator, to_host, within, from_accelerator };

struct record;

/// The record of an operation that has begun.
struct begun {
  record *what = nullptr; ///< null if there is no trace
  queue *timed = nullptr; ///< the GPU's queue in which the end is measured, or null
};

/// Records an operation from its begin to its end. Costs one branch if there is no trace.
class scope {
public:
  ~scope() {
    if (begun_.what != nullptr)
      end(begun_);
  }
  scope(const scope &) = delete;
  scope &operator=(const scope &) = delete;

protected:
  scope() = default;
  begun begun_;

private:
  static void end(const begun &operation) noexcept;
};

/// The code of the program that needs data, or waits for it.
enum class access_reason : unsigned char {
  unknown,
  launch,
  host_read,  ///< an access by a container whose elements are const
  host_write, ///< an access by a container whose elements may be written
  synchronize,
  copy,
  refresh,
  end, ///< the destructor of the last view
};

/// The reason for which the copy of a container on an accelerator is not current.
enum class stale_reason : unsigned char {
  is_new,      ///< the accelerator has had no copy yet
  host_access, ///< the host has accessed the data by a container that may write
  other,       ///< a copy, or a launch on another accelerator
  refresh,
};

/// Names the container and the reason of the operations that this thread records until the end of
/// the scope. In nested scopes, the innermost container and the outermost reason apply.
class data_scope {
public:
  explicit data_scope(buffer *container, access_reason reason = access_reason::unknown) {
    if (enabled)
      begin(container, reason);
  }
  ~data_scope() {
    if (enabled)
      end();
  }
  data_scope(const data_scope &) = delete;
  data_scope &operator=(const data_scope &) = delete;

private:
  void begin(buffer *container, access_reason reason) noexcept;
  void end() noexcept;
  buffer *old_container_ = nullptr;
  access_reason old_reason_ = access_reason::unknown;
};

/// Stores the type and the extent of a container in the trace before it is destroyed.
void describe(buffer &container) noexcept;
/// Returns the reason of the scopes of this thread.
access_reason reason_here() noexcept;
/// Sets the reason for which the data that this thread copies next to an accelerator is stale
/// there.
void set_stale_reason(stale_reason why) noexcept;
/// Records the shared memory of a block of the launch that this thread makes.
void set_shared_memory(std::size_t bytes) noexcept;

/// A launch, from its arguments to the end of the call; \p tile is null if it is not tiled.
class launch_scope : public scope {
public:
  launch_scope(const launch_record &record, int rank, const int *extent, const int *tile) {
    if (enabled)
      begun_ = begin(record, rank, extent, tile);
  }

private:
  static begun begin(const launch_record &record, int rank, const int *extent, const int *tile);
};

/// A copy that is queued in \p where; \p source is the accelerator of a copy from another one.
class copy_scope : public scope {
public:
  copy_scope(queue &where, copy_direction direction, std::size_t bytes,
             const device *source = nullptr) {
    count(where, direction, bytes);
    if (enabled)
      begun_ = begin(where, direction, bytes, source);
  }

private:
  static void count(queue &where, copy_direction direction, std::size_t bytes) noexcept;
  static begun begin(queue &where, copy_direction direction, std::size_t bytes,
                     const device *source);
};

enum class waited : unsigned char {
  work,   ///< the work that a queue has begun
  view,   ///< all work of a queue
  event,  ///< a point in a queue: a marker, or the end of a copy
  future, ///< a completion_future
};

/// A wait of this thread for the queue with the number \p where, which is 0 if it is not known.
class wait_scope : public scope {
public:
  explicit wait_scope(waited for_what = waited::work, std::uint64_t where = 0) {
    if (enabled)
      begun_ = begin(for_what, where);
  }

private:
  static begun begin(waited for_what, std::uint64_t where);
};

/// Returns the name of a kernel for people: that of the function that contains the launch.
std::string kernel_name(const std::type_info &kernel);

/// The time of the host's steady clock in microseconds, in which all times of a trace are.
double host_time();

/// Records the allocation of memory of an accelerator.
void allocated(queue &where, std::size_t bytes);

} // namespace trace
} // namespace amp2hip

#endif // AMP2HIP_ACCELERATOR_TRACE_H
