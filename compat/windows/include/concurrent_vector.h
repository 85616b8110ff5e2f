//===--- concurrent_vector.h - concurrent_vector -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CONCURRENT_VECTOR_H
#define AMP2HIP_WINDOWS_CONCURRENT_VECTOR_H

#include "amp2hip_windows/tbb/begin.h"
#include <functional>
#include <memory>
#include <tbb/concurrent_vector.h>

namespace concurrency {

/// A vector that several threads may extend and read. Its elements never move.
template <typename T, typename Allocator = std::allocator<T>>
using concurrent_vector = tbb::concurrent_vector<T, Allocator>;

} // namespace concurrency

#include "amp2hip/compiler/namespace_alias.h"

#include "amp2hip_windows/tbb/end.h"

#endif // AMP2HIP_WINDOWS_CONCURRENT_VECTOR_H
