// Calls in member initializers, loop conditions and switches use the pair's function of the target.
//
// accept: L-2.3.2.1-e, L-2.1.1-z
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int side() { return 1; }
int side() restrict(amp) { return 2; }
bool device() { return false; }
bool device() restrict(amp) { return true; }

struct base
{
    int b;
    explicit base(int x) restrict(cpu, amp) : b(x) {}
};
struct derived : base
{
    int d;
    int a[2];
    derived() restrict(cpu, amp) : base(side() * 3), d(device() ? side() : -side()), a{side(), 5} {}
};

int work() restrict(cpu, amp)
{
    derived x;
    int n = 0;
    for (int k = side(); k < 4 && n < 10 * side(); k += side())
        n += k;
    if (device())
        n += 100;
    switch (side())
    {
    case 1:
        n += 1000;
        break;
    case 2:
        n += 2000;
    }
    return n * 1000 + x.b * 100 + x.d * 10 + x.a[0];
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(); });
    check("kernel", v[0], 2102000 + 600 + 20 + 2);
    check("host", work(), 1006000 + 300 - 10 + 1);
    return failures;
}
