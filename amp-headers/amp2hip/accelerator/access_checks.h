//===--- access_checks.h - the interface of the access checker ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ACCELERATOR_ACCESS_CHECKS_H
#define AMP2HIP_ACCELERATOR_ACCESS_CHECKS_H

#include "amp2hip/array/buffer.h"
#include "amp2hip/sync/tile_barrier.h"
#include <cstddef>
#include <cstdint>
#include <string>

namespace amp2hip {

struct cpu_kernel;

/// Means that the place of a container in its kernel is not known.
constexpr std::size_t no_member = ~std::size_t(0);

/// A container in a kernel on the checking CPU accelerator.
struct checked_container {
  const buffer *store;
  char *begin;        ///< the first byte of the container
  std::size_t offset; ///< of the first byte in the backing store
  std::size_t bytes;
  std::size_t element; ///< the size of an element in bytes
  std::size_t member;  ///< the offset of the container's pointer in the kernel object
  bool writes;         ///< the kernel may write
  int rank;            ///< 1 if the pitches are not known
  const int *pitch;    ///< view_data::pitch
};

/// Observes the memory accesses of kernels on the checking CPU accelerator. The library
/// amp2hip_check implements it; a program built with `BACKEND CHECK` contains this library.
///
/// Functions that throw throw runtime_exception with a message that names the fault.
class access_checks {
public:
  virtual ~access_checks() = default;

  // A backing store:

  /// Called by the constructor. \p memory is the program's own memory. If it is null, the backing
  /// store has no contents yet: its bytes must be written before they are read.
  virtual void created(const buffer &store, const char *memory, std::size_t bytes) = 0;
  virtual void destroyed(const buffer &store) noexcept = 0;
  /// The host, the runtime or a kernel on another accelerator accesses bytes. Throws if another
  /// backing store has newer data for them.
  virtual void accessed(const buffer &store, const byte_range &bytes, bool reads, bool writes) = 0;
  virtual void discarded(const buffer &store, const byte_range &bytes) noexcept = 0;
  /// Bytes were copied from one backing store to another, after accessed() for both.
  virtual void copied(const buffer &to, std::size_t to_begin, const buffer &from,
                      std::size_t from_begin, std::size_t bytes) = 0;
  /// True if the host's next read, or write, must be reported: kernels have changed bytes that the
  /// host has not accessed since, or there are bytes that nobody has written, or, for a write,
  /// accelerators may have copies.
  virtual bool must_see_access(const buffer &store, bool write) const = 0;

  // A launch. One launch runs at a time, on the calling thread:

  virtual void launch_begins(const cpu_kernel &kernel) = 0;
  virtual void tile_begins(std::uint64_t tile) = 0;
  /// Thread \p number of the launch, or of the tile, begins, or continues after a barrier.
  virtual void thread_runs(std::uint64_t number, bool begins) = 0;
  /// The running thread waits at a barrier.
  virtual void thread_waits() = 0;
  /// The running thread uses an element; see observe_element() in errors.h.
  virtual void uses_element(const void *data, const void *first, const void *element,
                            std::size_t bytes, int rank, const int *extent) = 0;
  /// Describes an access of the running thread to the container with the view_data \p data: "thread
  /// 3 accesses 'a' at file.cpp:9". Must be called by a function that the kernel calls.
  virtual std::string access_to(const void *data, int rank) = 0;
  /// All threads of the tile have reached the barrier.
  virtual void barrier_passed(fenced_memory fenced) = 0;
  /// Must be called if launch_begins() has returned. Does not throw.
  virtual void launch_ends() noexcept = 0;
  /// Throws if the last launch has a fault.
  virtual void raise() = 0;

  /// The checker of this program; null if there is none.
  static access_checks *get() noexcept;
  /// Called once, before main().
  static void set(access_checks &checks) noexcept;
};

} // namespace amp2hip

#endif // AMP2HIP_ACCELERATOR_ACCESS_CHECKS_H
