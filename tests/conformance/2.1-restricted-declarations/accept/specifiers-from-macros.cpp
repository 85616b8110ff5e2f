// A macro can expand to a restriction specifier or to a whole restricted function.
//
// accept: L-2.1.1-a, L-2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

#define GPU restrict(amp)
#define BOTH restrict(cpu, amp)
#define RESTRICTED(...) restrict(__VA_ARGS__)
#define DEFINE_BINARY(name, op) \
    template <typename T> T name(T a, T b) restrict(cpu, amp) { return a op b; }

DEFINE_BINARY(add, +)
DEFINE_BINARY(mul, *)

struct s
{
    int n;
    int get() const BOTH { return n; }
    int twice() const RESTRICTED(amp, cpu);
};
int s::twice() const RESTRICTED(cpu, amp) { return mul(n, 2); }
int gpu(s x) GPU { return add(x.get(), x.twice()); }

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    s x = {7};
    parallel_for_each(v.extent, [=](index<1> i) GPU { v[i] = gpu(x); });
    check("kernel", v[0], 21);
    check("host", x.twice() + add(1, 2), 17);
    return failures;
}
