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

// Kernels for nvcc make two assumptions about their containers (docs/gpu-tuning.md):
//
//  - The position of each element fits into an int. An address then takes two instructions instead
//    of five. The assumption is wrong for a container of 2^31 elements or more, up to 2^32 - 1
//    (§5.1.2).
//  - The address of each element is a multiple of plain_alignment(). One instruction then loads a
//    float_4. The assumption is wrong, for example, for a section of floats that begins at an odd
//    position and is used as float_4 (reinterpret_as).
//
// If one is wrong for a container, the launch is general: it runs another kernel function, which
// assumes nothing.
//
// A flag in constant memory tells which code to run. Each kernel function tells the compiler the
// value of the flag, so that the compiler removes the other code; only functions that are not
// inlined read the flag. It is set before the first general launch on a device and remains set,
// because general code is correct in every launch.

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

/// True if the kernels of this compiler make the assumptions.
#if defined(__NVCC__)
constexpr bool has_plain_access = true;
#else
constexpr bool has_plain_access = false;
#endif

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

/// True in device code that makes the assumptions unless has_general_access() is true.
#define AMP2HIP_PLAIN_ACCESS AMP2HIP_DEVICE_PASS
/// True if this launch may have containers that do not meet the assumptions.
__device__ inline bool has_general_access() {
  return general_access_of<file_scope::this_file> != 0;
}
#else
#define AMP2HIP_PLAIN_ACCESS 0
#endif

/// Sets the flags of all source files on the device \p where. Waits until they are set. Throws
/// runtime_exception if the device does not accept them.
void set_general_access(device &where);

} // namespace amp2hip

#endif // AMP2HIP_ARRAY_GENERAL_ACCESS_H
