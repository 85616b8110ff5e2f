// A header that includes a header of its own file name. Both have kernels in functions of the same names.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once
#include "../first/shapes.h"

namespace second {
inline void scale(concurrency::array_view<int, 1> v)
{
    struct factor { int n; } by = {5};
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] *= by.n; });
}
} // namespace second

namespace outer { namespace inner {
inline void shift(concurrency::array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] += 1000; });
}
} } // namespace outer::inner

inline void add(concurrency::array_view<float, 1> v)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] += 7; });
}
