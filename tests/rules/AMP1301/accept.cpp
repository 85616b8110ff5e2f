// Amp functions may have parameter packs, and cpu functions an ellipsis. L-2.4.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;


int sum() restrict(amp) { return 0; }
template <typename First, typename... Rest>
int sum(First first, Rest... rest) restrict(amp)
{
    return first + sum(rest...);
}
int cpu(int n, ...) { return n; }
int f(int x) restrict(amp) { return sum(x, 2, 3); }

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[0] == cpu(6, 1) ? 0 : 1;
}
