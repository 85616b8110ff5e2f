// A header with kernels in functions that have the same names in headers of this file name in other folders.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once
#include <amp.h>

inline void add(concurrency::array_view<int, 1> v, int n)
{
    struct term { int n; } by = {n};
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] += by.n; });
}

// Where a using directive makes it visible beside the one of the namespace around it.
namespace outer { namespace inner { namespace innermost {
inline void shift(concurrency::array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] += 10000; });
}
} using namespace innermost; } } // namespace outer::inner
