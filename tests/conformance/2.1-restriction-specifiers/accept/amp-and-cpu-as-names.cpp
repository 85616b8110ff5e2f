// Classes, variables, enumerators and template parameters can be named amp or cpu.
//
// accept: L-2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

enum class device { cpu, amp };
struct amp
{
    int cpu;
};

int twice(amp a) restrict(cpu, amp) { return a.cpu * 2; }

template <int cpu> int add(int amp) restrict(amp, cpu) { return amp + cpu; }

int main()
{
    int cpu = 5;
    amp value = {8};
    int data[2] = {};
    array_view<int, 1> v(2, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        int amp = i[0];
        v[i] = amp == 0 ? twice(value) + cpu : add<3>(cpu);
    });
    check("struct amp", v[0], 21);
    check("template parameter cpu", v[1], 8);
    check("scoped enumerators", device::amp != device::cpu, 1);
    return failures;
}
