//===--- backend.h - what a backend provides -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_BACKEND_H
#define AMP2HIP_BACKEND_H

#include "amp2hip/access_type.h"
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <typeinfo>
#include <vector>

// A backend is a set of devices; a device makes queues; a queue holds memory,
// copies and launches in order. Virtual calls are for cold work only: a launch
// on a GPU is a template down to the vendor's call (launch_gpu.h).
//
// Errors: every function may throw runtime_exception (or out_of_memory,
// accelerator_view_removed) with its operands and the vendor's text in what(),
// unless it is noexcept.

namespace amp2hip {

class device;
class queue;
struct device_message;

/// What accelerator's getters answer (§3.2.6).
struct device_properties {
  std::wstring path;                ///< unique and stable, e.g. L"cuda\\0000:c3:00.0"
  std::wstring description;         ///< the vendor's name of the device
  unsigned version = 0;             ///< major in the high 16 bits, minor in the low
  std::size_t dedicated_memory = 0; ///< in kilobytes
  bool has_display = false;
  bool supports_double = true;
  bool is_debug = false;
  bool is_emulated = false;
  bool runs_kernels = true;
  /// Kernels work on host memory in place: the CPU accelerators. A GPU's
  /// memory is its own.
  bool host_memory = false;
  /// Largest number of bytes of arguments that a launch takes.
  std::size_t max_argument_bytes = 4096;
};

/// A point in a queue's work.
class event {
public:
  virtual ~event() = default;
  /// Whether all work up to this point is done; does not block.
  virtual bool done() = 0;
  /// Blocks until it is; throws what went wrong in that work.
  virtual void wait() = 0;
};

/// A copy of `height` rows of `width` bytes, rows `to_pitch` and `from_pitch`
/// bytes apart. One row: a plain run of bytes.
struct copy_shape {
  std::size_t width;
  std::size_t height;
  std::size_t to_pitch;
  std::size_t from_pitch;
};

/// One in-order stream of work on a device: what stands behind an
/// accelerator_view (§3.3). All members may be called from any thread.
class queue {
public:
  virtual ~queue() = default;
  queue(const queue &) = delete;
  queue &operator=(const queue &) = delete;

  device &owner() const { return owner_; }
  concurrency::queuing_mode mode() const { return mode_; }
  /// The vendor's handle (cudaStream_t, hipStream_t); null on the CPU.
  void *native() const { return native_; }

  /// Memory on the device for work queued here from now on; 256-byte aligned.
  virtual void *allocate(std::size_t bytes) = 0;
  /// Gives memory back once the work queued here so far is done.
  virtual void release(void *memory) noexcept = 0;

  /// Host to device. On return `from` may be changed by the caller.
  virtual void copy_in(void *to, const void *from, const copy_shape &shape) = 0;
  /// Device to host. `to` is complete when an event recorded later is done.
  virtual void copy_out(void *to, const void *from, const copy_shape &shape) = 0;
  /// Within this device.
  virtual void copy_within(void *to, const void *from, const copy_shape &shape) = 0;
  /// From another device of the same backend; the caller has ordered this
  /// queue after the work that made `from`.
  virtual void copy_from(void *to, device &source, const void *from, std::size_t bytes) = 0;

  /// A point after all work queued so far.
  virtual std::shared_ptr<event> record() = 0;
  /// Work queued here from now on starts after `point`, an event of a queue of
  /// the same backend. Does not block the caller.
  virtual void wait_for(event &point) = 0;
  /// Gives held-back work to the device; does not block.
  virtual void flush() = 0;
  /// Blocks until all work queued so far is done; throws what went wrong in it.
  virtual void wait() = 0;

protected:
  queue(device &owner, concurrency::queuing_mode mode, void *native) : owner_(owner), mode_(mode), native_(native) {}

  device &owner_;
  concurrency::queuing_mode mode_;
  void *native_;
};

struct memory_range {
  char *begin;
  std::size_t bytes;
};

/// A launch on a CPU accelerator. The functions are instantiated beside the
/// kernel, so that its body is inlined into their loops.
struct cpu_kernel {
  const void *functor;
  const void *domain;
  const std::type_info *type;
  /// Threads of an untiled launch; tiles of a tiled one.
  std::uint64_t count;
  /// Threads of a tile; 0 in an untiled launch.
  unsigned tile_threads;
  /// A call runs one thread: the backend looks after each. A loop that catches
  /// what its kernel throws would not be vectorised.
  bool one_by_one;
  int rank;     ///< of a tiled launch
  int tiles[3]; ///< tiles in each dimension, for messages
  /// On the accelerator that checks: the number of the thread that comes n-th
  /// in a tile, where that is not n; else null.
  const unsigned *order;
  /// There too: the memory that a tiled launch may write. None where that is
  /// not known, or no tile's threads share it.
  const memory_range *written;
  std::size_t written_count;
  /// Untiled: runs threads first..last-1.
  void (*run)(const cpu_kernel &kernel, std::uint64_t first, std::uint64_t last);
  /// Tiled: runs the threads of one tile from `first_thread` on, until the end
  /// or until one of them has waited at a barrier.
  void (*run_tile)(const cpu_kernel &kernel, std::uint64_t tile, unsigned first_thread, void *tile_state);
  /// Tiled: runs tiles first..last-1, each as loops over its threads between
  /// barriers; null where the kernel has no such loops.
  void (*run_tiles)(const cpu_kernel &kernel, std::uint64_t first, std::uint64_t last);
};

/// One device. Devices live until the program ends.
class device {
public:
  virtual ~device() = default;
  device(const device &) = delete;
  device &operator=(const device &) = delete;

  const device_properties &properties() const { return properties_; }
  /// The vendor's number of the device; 0 on the CPU.
  int ordinal() const { return ordinal_; }

  virtual std::shared_ptr<queue> create_queue(concurrency::queuing_mode mode) = 0;
  /// Host memory that copies to and from this device are fast with (pinned).
  virtual void *allocate_host(std::size_t bytes) = 0;
  virtual void release_host(void *memory) noexcept = 0;

  /// Runs a launch to its end; CPU accelerators only. Rethrows what a thread
  /// threw, and runtime_exception for a barrier that not all threads reached.
  virtual void run(const cpu_kernel &kernel);

  /// Gives the error_channel that the vendor knows by `symbol` a message of its
  /// own on this device, which lives until the program ends; null where the
  /// device's kernels do not report that way.
  virtual device_message *attach_error_channel(const void *symbol);

  /// Data of an array_view was needed here: what access the CPU has by default
  /// can no longer be set (§3.2.5).
  void use_default_access() {
    if (!default_access_used())
      default_access_used_.store(true, std::memory_order_relaxed);
  }
  bool default_access_used() const { return default_access_used_.load(std::memory_order_relaxed); }

protected:
  device(device_properties properties, int ordinal) : properties_(std::move(properties)), ordinal_(ordinal) {}

  device_properties properties_;
  int ordinal_;

private:
  std::atomic<bool> default_access_used_{false};
};

/// The devices of one backend, made at the first use of the runtime.
class backend {
public:
  virtual ~backend() = default;
  /// Best device for the default accelerator first. Empty where there is none
  /// (no driver, no GPU); never throws for that.
  virtual std::vector<std::unique_ptr<device>> devices() = 0;
};

// Defined by the backend libraries. The program's objects refer to the one of
// the compiler that made them, and so pull that library in; the registry asks
// those that are there.
backend &cpu_backend();
backend &cuda_backend();
backend &hip_backend();

} // namespace amp2hip

#endif // AMP2HIP_BACKEND_H
