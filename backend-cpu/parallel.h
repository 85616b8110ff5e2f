//===--- parallel.h - parallel loops over all cores -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARALLEL_H
#define AMP2HIP_PARALLEL_H

#include <cstdint>
#include <functional>

namespace amp2hip {

/// Splits 0..count-1 into pieces, calls work(first, last) for each piece first..last-1 on all
/// cores, and returns when all calls have returned. If a call throws, skips the pieces that have
/// not started and rethrows the exception.
void parallel_pieces(std::uint64_t count,
                     const std::function<void(std::uint64_t, std::uint64_t)> &work);

} // namespace amp2hip

#endif // AMP2HIP_PARALLEL_H
