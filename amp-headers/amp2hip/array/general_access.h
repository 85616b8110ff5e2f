//===--- general_access.h - accesses without assumptions ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ARRAY_GENERAL_ACCESS_H
#define AMP2HIP_ARRAY_GENERAL_ACCESS_H

#include "amp2hip/compiler/config.h"
#include "amp2hip/compiler/this_file.h"
#include <cstddef>

// Kernels for nvcc make two assumptions about their containers (docs/performance.md):
//
//  - Positions of elements fit into an int, so that an address takes two instructions instead of
//    five. But a container may have up to 2^32 - 1 elements (§5.1.2).
//  - Elements are aligned to their size, so that one instruction loads a float_4. But a section of
//    an array of floats may be used as float_4 (reinterpret_as).
//
// If a container does not meet them, the launch runs another kernel function, which assumes
// nothing.
//
// A flag in constant memory tells which code to run. Kernel functions rarely read it: each one
// tells the compiler its value, so that the compiler removes the other code. Only functions that
// are not inlined read the flag. It is set before the first such launch on a device and remains
// set, because general code is correct in every launch.

namespace amp2hip {

class device;

/// The largest number of elements of a container whose positions fit into an int.
constexpr std::size_t max_plain_elements = 0x7fffffff;
/// Returns the alignment that elements of \p size bytes have in every launch that is not general:
/// the largest power of two that divides the size, at most 16.
constexpr std::size_t plain_alignment(std::size_t size) {
  const std::size_t divisor = size & (~size + 1);
  return divisor < 16 ? divisor : 16;
}

/// The constructor registers the flag of a source file, given by its vendor symbol.
struct known_flag {
  explicit known_flag(const void *symbol);
};

#if defined(__NVCC__)
/// The flag of a source file, see this_file.
template <typename File>
__constant__ int general_access_of = 0;

template <typename File>
const known_flag known_flag_of(symbol_of(general_access_of<File>));

/// True in device code that makes these assumptions unless has_general_access() is true.
#define AMP2HIP_PLAIN_ACCESS AMP2HIP_DEVICE_PASS
/// True if this launch may have containers that do not meet the assumptions.
__device__ inline bool has_general_access() {
  return general_access_of<file_scope::this_file> != 0;
}
#else
#define AMP2HIP_PLAIN_ACCESS 0
#endif

/// Sets the flags of all source files on the device \p where. Waits until they are set.
void set_general_access(device &where);

} // namespace amp2hip

#endif // AMP2HIP_ARRAY_GENERAL_ACCESS_H
