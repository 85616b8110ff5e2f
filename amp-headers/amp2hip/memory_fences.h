//===--- memory_fences.h - C++ AMP memory fences ----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The fences of §4.5.4, amp code only: two-way, effective inside the tile that
/// executes them (§8.1.2), no barriers, so allowed in divergent code.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MEMORY_FENCES_H
#define AMP2HIP_MEMORY_FENCES_H

#include "config.h"

#if !defined(AMP2HIP_TRANSLATING)
namespace amp2hip {

/// Orders the calling thread's accesses for the other threads of its tile. On
/// the CPU accelerator these share one OS thread: the compiler's order is all.
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
#define AMP2HIP_FENCE(name)                                                                                            \
  AMP2HIP_AMP inline void name(const tile_barrier &) { ::amp2hip::tile_fence(); }
#endif

namespace concurrency {

class tile_barrier;

/// §4.5.4: a fence for global and tile_static memory.
AMP2HIP_FENCE(all_memory_fence)
/// §4.5.4: a fence for global memory. Orders both kinds: neither vendor offers
/// less at the scope of a tile, and a stronger fence conforms.
AMP2HIP_FENCE(global_memory_fence)
/// §4.5.4: a fence for tile_static memory; orders both kinds, as above.
AMP2HIP_FENCE(tile_static_memory_fence)

} // namespace concurrency

#undef AMP2HIP_FENCE

#endif
