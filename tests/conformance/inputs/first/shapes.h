// A header with kernels. Another header of the program has the same file name.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once
#include <amp.h>

namespace first {
inline void scale(concurrency::array_view<int, 1> v)
{
    struct factor { int n; } by = {2};
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] *= by.n; });
}
} // namespace first

namespace outer {
inline void shift(concurrency::array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] += 100; });
}
} // namespace outer

inline void add(concurrency::array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] += 3; });
}
