//===--- memory_fences.h - C++ AMP memory fences ----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The fences of §4.5.4, for amp code only. A fence is two-way and takes effect within the tile
/// that executes it (§8.1.2). It is not a barrier, so it may be used in divergent code.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_SYNC_MEMORY_FENCES_H
#define AMP2HIP_SYNC_MEMORY_FENCES_H

#include "amp2hip/compiler/config.h"

#if !defined(AMP2HIP_TRANSLATING)
namespace amp2hip {

/// Orders the memory accesses of the calling thread for the other threads of its tile. On a CPU
/// accelerator, the threads of a tile share one OS thread, so a compiler fence is sufficient.
AMP2HIP_AMP inline void tile_fence() {
#if AMP2HIP_DEVICE_PASS
  __threadfence_block();
#else
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
#endif
}

} // namespace amp2hip
#endif

#if defined(AMP2HIP_TRANSLATING)
#define AMP2HIP_FENCE(name) AMP2HIP_AMP void name(const tile_barrier &barrier);
#else
#define AMP2HIP_FENCE(name)                                                                        \
  AMP2HIP_AMP inline void name(const tile_barrier &) { ::amp2hip::tile_fence(); }
#endif

namespace concurrency {

class tile_barrier;

/// A fence for global and tile_static memory (§4.5.4).
AMP2HIP_FENCE(all_memory_fence)
/// A fence for global memory (§4.5.4). It orders tile_static memory too: neither vendor has a
/// weaker fence at the scope of a tile, and a stronger fence conforms.
AMP2HIP_FENCE(global_memory_fence)
/// A fence for tile_static memory (§4.5.4). It orders global memory too: neither vendor has a
/// weaker fence at the scope of a tile, and a stronger fence conforms.
AMP2HIP_FENCE(tile_static_memory_fence)

} // namespace concurrency

#undef AMP2HIP_FENCE

#endif
