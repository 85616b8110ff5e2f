// The compilers of the output do not overload by restriction: where it alone makes the choice among parameter types that
// differ, the call is refused. L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

int f(int x) { return x; } // expect-note@: the other one
int f(double x) restrict(amp) { return int(x) + 100; }
int g(int x) restrict(amp) { return x; }
int g(double x) { return int(x); }

int use(int x) restrict(amp)
{
    double d = x;
    return f(x) // expect-error@: only its restriction makes this call of 'f'
        + f(d) + g(x);
}

long h(long x) { return x; }
long h(int x) restrict(amp) { return x + 1; } // expect-note@: the other one
template <typename T> T k(T x) { return x; }
int k(int x) restrict(amp) { return x + 1; }
template <typename T> T *k(T *x) restrict(amp) { return x; }

long host()
{
    return h(1) // expect-error@: choose the cpu function
        + h(1L) + long(k(1.0));
}
