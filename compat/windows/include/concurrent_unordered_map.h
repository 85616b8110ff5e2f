//===--- concurrent_unordered_map.h - concurrent_unordered_map -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CONCURRENT_UNORDERED_MAP_H
#define AMP2HIP_WINDOWS_CONCURRENT_UNORDERED_MAP_H

#include "amp2hip_windows/tbb/begin.h"
#include <functional>
#include <memory>
#include <tbb/concurrent_unordered_map.h>

namespace concurrency {

/// A map to which several threads may add elements. No other thread may use it while one removes an
/// element.
template <typename Key, typename T, typename Hash = std::hash<Key>,
          typename Equal = std::equal_to<Key>,
          typename Allocator = std::allocator<std::pair<const Key, T>>>
using concurrent_unordered_map = tbb::concurrent_unordered_map<Key, T, Hash, Equal, Allocator>;
/// The same with several elements per key.
template <typename Key, typename T, typename Hash = std::hash<Key>,
          typename Equal = std::equal_to<Key>,
          typename Allocator = std::allocator<std::pair<const Key, T>>>
using concurrent_unordered_multimap =
    tbb::concurrent_unordered_multimap<Key, T, Hash, Equal, Allocator>;

} // namespace concurrency

#include "amp2hip/compiler/namespace_alias.h"

#include "amp2hip_windows/tbb/end.h"

#endif // AMP2HIP_WINDOWS_CONCURRENT_UNORDERED_MAP_H
