// second.cpp: other values of the same macros.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>

#ifdef TEXT
#error a property of first.cpp
#endif
int plain();

int second(int (&results)[3])
{
    using namespace concurrency;
    std::vector<int> data(1, 1);
    array_view<int> view(1, data);
    parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] *= LATE; });
    results[0] = plain();
    results[1] = view[0];
    results[2] = GENEX;
    return FACTOR;
}
