//===--- concurrent_unordered_set.h - concurrent_unordered_set -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CONCURRENT_UNORDERED_SET_H
#define AMP2HIP_WINDOWS_CONCURRENT_UNORDERED_SET_H

#include "amp2hip_windows/tbb/begin.h"
#include <functional>
#include <memory>
#include <tbb/concurrent_unordered_set.h>

namespace concurrency {

/// A set to which several threads may add elements. No other thread may use it while one removes an
/// element.
template <typename Key, typename Hash = std::hash<Key>, typename Equal = std::equal_to<Key>,
          typename Allocator = std::allocator<Key>>
using concurrent_unordered_set = tbb::concurrent_unordered_set<Key, Hash, Equal, Allocator>;
/// The same with several equal elements.
template <typename Key, typename Hash = std::hash<Key>, typename Equal = std::equal_to<Key>,
          typename Allocator = std::allocator<Key>>
using concurrent_unordered_multiset =
    tbb::concurrent_unordered_multiset<Key, Hash, Equal, Allocator>;

} // namespace concurrency

#include "amp2hip/compiler/namespace_alias.h"

#include "amp2hip_windows/tbb/end.h"

#endif // AMP2HIP_WINDOWS_CONCURRENT_UNORDERED_SET_H
