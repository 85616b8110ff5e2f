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

class queue;
class launch_record;

namespace trace {

/// True if an environment variable requests a trace (AMP2HIP_TRACE) or a summary (AMP2HIP_SUMMARY).
/// Constant once static variables are initialized.
extern bool enabled;

enum class copy_direction : unsigned char { to_accelerator, to_host, within, from_accelerator };

/// The record of an operation that has begun.
struct begun {
  std::uint64_t number = 0; ///< 0 if there is no trace
  queue *timed = nullptr;   ///< the GPU's queue in which the end is measured, or null
};

/// Records an operation from its begin to its end. Costs one branch if there is no trace.
class scope {
public:
  ~scope() {
    if (begun_.number != 0)
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

/// A copy that is queued in \p where.
class copy_scope : public scope {
public:
  copy_scope(queue &where, copy_direction direction, std::size_t bytes) {
    count(where, direction, bytes);
    if (enabled)
      begun_ = begin(where, direction, bytes);
  }

private:
  static void count(queue &where, copy_direction direction, std::size_t bytes) noexcept;
  static begun begin(queue &where, copy_direction direction, std::size_t bytes);
};

/// A wait of this thread for an accelerator.
class wait_scope : public scope {
public:
  wait_scope() {
    if (enabled)
      begun_ = begin();
  }

private:
  static begun begin();
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
