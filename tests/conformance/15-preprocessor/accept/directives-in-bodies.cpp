// Amp function bodies may contain conditional directives and local macros.
//
// accept: L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
#include "check.h"
using namespace concurrency;

#define SQUARE(x) ((x) * (x))
#define FOR_EACH(k, n) for (int k = 0; k < (n); ++k)
#define VERBOSE 0
#define SUM_OF(a, ...) sum(a, __VA_ARGS__)

int sum(int a, int b, int c) restrict(cpu, amp) { return a + b + c; }

int work(int n) restrict(cpu, amp)
{
    int s = 0;
#if VERBOSE
    std::printf("%d\n", n);
#endif
    FOR_EACH(k, n)
    {
#ifdef SQUARE
        s += SQUARE(k + 1);
#else
        s -= 1;
#endif
    }
#define LOCAL_BONUS 1000
    s += LOCAL_BONUS;
#undef LOCAL_BONUS
    return SUM_OF(s, __LINE__ * 0, 1);
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
#if VERBOSE
        v[i] = -1;
#else
        v[i] = work(3);
#endif
    });
    check("kernel", v[0], 1015);
    check("host", work(2), 1006);
    return failures;
}
