// A header with a kernel in a function. Another header of this file name has the function in another namespace.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once
#include <amp.h>

namespace third {
inline void scale(concurrency::array_view<int, 1> v)
{
    struct factor { int n; } by = {7};
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] *= by.n; });
}
} // namespace third
