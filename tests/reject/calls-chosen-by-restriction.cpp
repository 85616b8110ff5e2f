// The compilers of the output do not overload by restriction: where it alone makes the choice among parameter types that
// differ, the call is refused. L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

struct wide
{
    int n;
    wide(int x) restrict(cpu, amp) : n(x) {}
};
int f(int x) { return x; } // expect-note@: the other one
int f(wide x) restrict(amp) { return x.n + 100; }
int g(int x) restrict(amp) { return x; }
int g(double x) { return int(x); }

int use(int x) restrict(amp)
{
    return f(x) // expect-error@: only its restriction makes this call of 'f'
        + g(x);
}

int h(wide x) { return x.n; }
int h(int x) restrict(amp) { return x + 1; } // expect-note@: the other one
template <typename T> T k(T x) { return x; }
int k(int x) restrict(amp) { return x + 1; }
template <typename T> T *k(T *x) restrict(amp) { return x; }

int host()
{
    return h(1) // expect-error@: choose the cpu function
        + int(k(1.0));
}
