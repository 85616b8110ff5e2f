// A function may have several restriction specifiers, in any order, repeated, and from macros.
// L-2.1-a, L-2.1-e, L-2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

#define BOTH restrict(cpu, amp)
#define ALSO(x) restrict(x)

int one(int x) BOTH;
int one(int x) restrict(amp) restrict(cpu) { return x + 1; }
int two(int x) restrict(amp, cpu, amp) restrict(amp) { return x + 2; }
int three(int x) ALSO(amp) ALSO(cpu) { return x + 3; }

int main()
{
    int data[1];
    array_view<int, 1> v(1, data);
    v.discard_data();
    parallel_for_each(v.extent, [=](index<1> i) ALSO(amp) { v[i] = three(two(one(0))); });
    v.synchronize();
    return data[0] == one(two(three(0))) ? 0 : 1;
}
