// `restrict` is a keyword only after a parameter list. L-2.1-c, L-2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %builds

#include <amp.h>

int restrict(int x) { return x; }
template <typename T> struct amp { T restrict; };
#define WITH_ARGUMENTS(x) restrict(x)
int use(int cpu, amp<int> a) restrict(cpu)
{
    if (cpu) restrict(cpu);
    while (cpu > 100) restrict(cpu);
    int (*pointer)(int) = restrict;
    int x = restrict(cpu), y = (restrict)(x), z = int(restrict(y));
    for (;;) return restrict(restrict(x) + y) + z + pointer(1) + WITH_ARGUMENTS(2) + a.restrict;
}
