// The restriction of the outermost caller selects the overload through cpu,amp functions.
//
// accept: L-2.3.2.1-a, L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int side(int) restrict(cpu) { return 1; }
int side(int) restrict(amp) { return 2; }
int middle(int x) restrict(cpu, amp) { return side(x) * 10 + side(x + 1); }
int outer(int x) restrict(amp, cpu) { return middle(x) + 100 * side(x); }
int pure_amp(int x) restrict(amp) { return outer(x) + 1000 * side(x); }
int pure_cpu(int x) { return outer(x) + 1000 * side(x); }

int main()
{
    int data[2] = {};
    array_view<int, 1> v(2, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        v[0] = pure_amp(1);
        v[1] = outer(1);
    });
    check("amp chain", v[0], 2222);
    check("both chain in a kernel", v[1], 222);
    check("cpu chain", pure_cpu(1), 1111);
    check("both chain on the host", outer(1), 111);
    return failures;
}
