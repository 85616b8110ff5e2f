//===--- parallel.h - work over the cores --------------------------------===//
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

/// Calls work(first, last) for pieces that make up 0..count-1, on all cores,
/// and returns when they are done. Rethrows what one of the calls threw; pieces
/// that had not begun then are left out.
void parallel_pieces(std::uint64_t count, const std::function<void(std::uint64_t, std::uint64_t)> &work);

} // namespace amp2hip

#endif // AMP2HIP_PARALLEL_H
