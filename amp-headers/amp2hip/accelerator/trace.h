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

/// Records an operation from its begin to its end. Costs one branch if there is no trace. The
/// functions begin_... return the number of the record.
class scope {
public:
  ~scope() {
    if (number_ != 0)
      end(number_);
  }
  scope(const scope &) = delete;
  scope &operator=(const scope &) = delete;

protected:
  scope() = default;
  std::uint64_t number_ = 0;

private:
  static void end(std::uint64_t number) noexcept;
};

/// A launch, from its arguments to the end of the call; \p tile is null if it is not tiled.
class launch_scope : public scope {
public:
  launch_scope(const launch_record &record, int rank, const int *extent, const int *tile) {
    if (enabled)
      number_ = begin(record, rank, extent, tile);
  }

private:
  static std::uint64_t begin(const launch_record &record, int rank, const int *extent,
                             const int *tile);
};

/// A copy that is queued in \p where.
class copy_scope : public scope {
public:
  copy_scope(queue &where, copy_direction direction, std::size_t bytes) {
    count(where, direction, bytes);
    if (enabled)
      number_ = begin(where, direction, bytes);
  }

private:
  static void count(queue &where, copy_direction direction, std::size_t bytes) noexcept;
  static std::uint64_t begin(queue &where, copy_direction direction, std::size_t bytes);
};

/// A wait of this thread for an accelerator.
class wait_scope : public scope {
public:
  wait_scope() {
    if (enabled)
      number_ = begin();
  }

private:
  static std::uint64_t begin();
};

/// Returns the name of a kernel for people: that of the function that contains the launch.
std::string kernel_name(const std::type_info &kernel);

/// Records the allocation of memory of an accelerator.
void allocated(queue &where, std::size_t bytes);

} // namespace trace
} // namespace amp2hip

#endif // AMP2HIP_ACCELERATOR_TRACE_H
