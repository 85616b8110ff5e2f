// Amp code may call a cpu constexpr function in array bounds, static_assert and template arguments.
//
// accept: L-2.4.3.4-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

constexpr int square(int x) { return x * x; }
template <int N> int times(int x) restrict(cpu, amp) { return x * N; }

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        int buffer[square(2)] = {1, 2, 3, 4};
        static_assert(square(3) == 9, "checked by the compiler");
        v[i] = times<square(3)>(buffer[3]);
    });
    check("kernel", v[0], 36);
    return failures;
}
