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

// Members against functions that are none, by the object, constructors. L-2.2.2-a
struct vec
{
    int x;
    vec operator+(vec o) const restrict(amp) { return vec{x + o.x}; }
    int get() const restrict(amp) { return x; }
    int get() { return x + 1; } // expect-note@: the other one
};
vec operator+(vec a, vec b) { return vec{a.x - b.x}; } // expect-note@: the other one
struct text
{
    int n;
    text(const char *) : n(0) {}
};
text operator+(text a, text) { return a; }
struct number
{
    int n;
    number(const wide &w) restrict(cpu, amp) : n(w.n) {}
    explicit number(int x) : n(x) {} // expect-note@: the other one
};

int members(vec a, const vec c) restrict(amp)
{
    vec b = a + a;      // expect-error@: only its restriction makes this call of 'operator+'
    int n = number(3).n; // expect-error@: only its restriction makes this call of 'number'
    return b.get() + c.get() + n; // expect-error@: only its restriction makes this call of 'get'
}
