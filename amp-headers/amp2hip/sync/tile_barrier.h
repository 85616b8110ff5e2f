//===--- tile_barrier.h - barriers of a tile (§4.5) ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_SYNC_TILE_BARRIER_H
#define AMP2HIP_SYNC_TILE_BARRIER_H

#include "amp2hip/compiler/config.h"

#if !defined(AMP2HIP_TRANSLATING)
namespace amp2hip {
struct barrier_access;

/// The memory that a wait at a barrier orders (§4.5.3).
enum class fenced_memory : unsigned char { all, global, tile };

/// Waits at a barrier on a CPU accelerator: switches to the other threads of the tile until all of
/// them have reached the barrier. \p file and \p line are the position of the call. Throws
/// unsupported_feature if no tile runs (\p control is null). If a thread of the tile does not reach
/// the barrier, the launch throws (§8.1.1).
void cpu_barrier_wait(void *control, const char *file, int line, fenced_memory fenced);
} // namespace amp2hip
#endif

namespace concurrency {

/// A barrier for the threads of one tile. Only the runtime creates barriers; they can be copied but
/// not assigned (§4.5). Every wait function orders both global and tile_static memory. Some of the
/// functions require less, but a weaker order would not be faster. The access checker only counts
/// on the order that the function requires.
class tile_barrier {
public:
#if defined(AMP2HIP_TRANSLATING)
  AMP2HIP_CPU_AMP tile_barrier(const tile_barrier &other);
  AMP2HIP_AMP void wait() const;
  AMP2HIP_AMP void wait_with_all_memory_fence() const;
  AMP2HIP_AMP void wait_with_global_memory_fence() const;
  AMP2HIP_AMP void wait_with_tile_static_memory_fence() const;
  tile_barrier &operator=(const tile_barrier &other) = delete;

private:
  void *layout_; // same size and alignment as in the output
#else
  tile_barrier(const tile_barrier &other) = default;
  tile_barrier &operator=(const tile_barrier &other) = delete;

  /// Blocks until every thread of the tile has reached this barrier (§4.5.3). The arguments are the
  /// position of the call; programs must not pass them.
  AMP2HIP_AMP void wait(const char *file = __builtin_FILE(), int line = __builtin_LINE()) const {
#if AMP2HIP_DEVICE_PASS
    (void)file, (void)line, (void)control_;
    __syncthreads();
#else
    amp2hip::cpu_barrier_wait(control_, file, line, amp2hip::fenced_memory::all);
#endif
  }
  AMP2HIP_AMP void wait_with_all_memory_fence(const char *file = __builtin_FILE(),
                                              int line = __builtin_LINE()) const {
    wait(file, line);
  }
  AMP2HIP_AMP void wait_with_global_memory_fence(const char *file = __builtin_FILE(),
                                                 int line = __builtin_LINE()) const {
#if AMP2HIP_DEVICE_PASS
    wait(file, line);
#else
    amp2hip::cpu_barrier_wait(control_, file, line, amp2hip::fenced_memory::global);
#endif
  }
  AMP2HIP_AMP void wait_with_tile_static_memory_fence(const char *file = __builtin_FILE(),
                                                      int line = __builtin_LINE()) const {
#if AMP2HIP_DEVICE_PASS
    wait(file, line);
#else
    amp2hip::cpu_barrier_wait(control_, file, line, amp2hip::fenced_memory::tile);
#endif
  }

private:
  friend struct amp2hip::barrier_access;
  AMP2HIP_CPU_AMP explicit tile_barrier(void *control) : control_(control) {}

  void *control_; // the waiting thread on a CPU accelerator; null on a GPU
#endif
};

} // namespace concurrency

#if !defined(AMP2HIP_TRANSLATING)
namespace amp2hip {

/// Gives the runtime access to the constructor of tile_barrier.
struct barrier_access {
  AMP2HIP_CPU_AMP static concurrency::tile_barrier make(void *control) {
    return concurrency::tile_barrier(control);
  }
};

} // namespace amp2hip
#endif

#endif // AMP2HIP_SYNC_TILE_BARRIER_H
