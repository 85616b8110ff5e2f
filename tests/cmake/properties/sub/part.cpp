// part.cpp: a definition of the parent directory and one of the library.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>

#if !defined(part_EXPORTS) || !FROM_LIST
#error a definition is missing
#endif

int part()
{
    std::vector<int> data(1, 0);
    concurrency::array_view<int> view(1, data);
    concurrency::parallel_for_each(view.extent, [=](concurrency::index<1> i) restrict(amp) { view[i] = PARENT; });
    return view[0];
}
