//===--- wide_positions.h - positions that do not fit into an int ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ARRAY_WIDE_POSITIONS_H
#define AMP2HIP_ARRAY_WIDE_POSITIONS_H

#include "amp2hip/compiler/config.h"
#include "amp2hip/compiler/this_file.h"
#include <cstddef>

// A container may have up to 2^32 - 1 elements (§5.1.2), so the position of an element may not fit
// into an int. For nvcc, positions are nevertheless computed as int, because an address then takes
// two instructions instead of five (docs/performance.md). A launch with a larger container is a
// wide launch: it runs another kernel function, in which positions have 64 bits.
//
// A flag in constant memory tells which code to run. Kernel functions rarely read it: each kernel
// function assumes a value, so that the compiler removes the other code. Only functions that the
// compiler does not inline read the flag. It is set before the first wide launch on a device and
// remains set, because code for 64 bits is correct in every launch.

namespace amp2hip {

class device;

/// The largest number of elements of a container whose positions fit into an int.
constexpr std::size_t max_int_positions = 0x7fffffff;

/// The constructor registers the flag of a source file, given by its vendor symbol.
struct known_flag {
  explicit known_flag(const void *symbol);
};

#if defined(__NVCC__)
/// The flag of a source file, see this_file.
template <typename File>
__constant__ int wide_positions_of = 0;

template <typename File>
const known_flag known_flag_of(symbol_of(wide_positions_of<File>));

/// True in device code that computes positions as int unless has_wide_positions() is true.
#define AMP2HIP_INT_POSITIONS AMP2HIP_DEVICE_PASS
/// True if positions have 64 bits.
__device__ inline bool has_wide_positions() {
  return wide_positions_of<file_scope::this_file> != 0;
}
#else
#define AMP2HIP_INT_POSITIONS 0
#endif

/// Sets the flags of all source files on the device \p where. Waits until they are set.
void set_wide_positions(device &where);

} // namespace amp2hip

#endif // AMP2HIP_ARRAY_WIDE_POSITIONS_H
