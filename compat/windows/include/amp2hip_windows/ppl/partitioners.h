//===--- partitioners.h - partitioners of parallel loops -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_PPL_PARTITIONERS_H
#define AMP2HIP_WINDOWS_PPL_PARTITIONERS_H

#include "amp2hip_windows/ppl/scheduling.h"
#include <stdexcept>
#include <type_traits>

namespace amp2hip_windows {
struct partition_access;
}

namespace concurrency {

/// Divides a loop by itself and balances the load. The default.
class auto_partitioner {};

/// Divides a loop into tasks of about \p chunk_size iterations, at least half of it.
class simple_partitioner {
public:
  /// Throws std::invalid_argument if \p chunk_size is 0.
  explicit simple_partitioner(std::size_t chunk_size) : chunk_size_(chunk_size) {
    if (chunk_size == 0)
      throw std::invalid_argument("chunk_size");
  }
  std::size_t get_chunk_size() const { return chunk_size_; }

private:
  std::size_t chunk_size_;
};

/// Divides a loop into one task per thread.
class static_partitioner {};

/// Gives the same iterations to the same threads each time. Loops change the object.
class affinity_partitioner {
public:
  affinity_partitioner() = default;
  affinity_partitioner(const affinity_partitioner &) = delete;
  affinity_partitioner &operator=(const affinity_partitioner &) = delete;

private:
  friend struct amp2hip_windows::partition_access;
  mutable std::shared_ptr<void> memory_;
};

} // namespace concurrency

namespace amp2hip_windows {

/// The partition that an object of a partitioner means.
struct partition_access {
  static loop_partition of(const concurrency::auto_partitioner &) { return {}; }
  static loop_partition of(const concurrency::simple_partitioner &from) {
    return {loop_partition::simple, from.get_chunk_size(), nullptr};
  }
  static loop_partition of(const concurrency::static_partitioner &) {
    return {loop_partition::fixed, 1, nullptr};
  }
  static loop_partition of(const concurrency::affinity_partitioner &from) {
    return {loop_partition::affinity, 1, &from.memory_};
  }
};

template <typename Type>
struct is_partitioner : std::false_type {};
template <>
struct is_partitioner<concurrency::auto_partitioner> : std::true_type {};
template <>
struct is_partitioner<concurrency::simple_partitioner> : std::true_type {};
template <>
struct is_partitioner<concurrency::static_partitioner> : std::true_type {};
template <>
struct is_partitioner<concurrency::affinity_partitioner> : std::true_type {};
template <typename Type>
using if_partitioner =
    std::enable_if_t<is_partitioner<std::remove_cv_t<std::remove_reference_t<Type>>>::value, int>;
template <typename Type>
using if_no_partitioner =
    std::enable_if_t<!is_partitioner<std::remove_cv_t<std::remove_reference_t<Type>>>::value, int>;

} // namespace amp2hip_windows

#include "amp2hip/compiler/namespace_alias.h"

#endif // AMP2HIP_WINDOWS_PPL_PARTITIONERS_H
