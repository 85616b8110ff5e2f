// Amp code may nest calls through constructors, operators, conversions and lambdas.
//
// accept: L-2.4.3.4-d, L-2.3.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct a
{
    int n;
    explicit a(int k) restrict(cpu, amp) : n(k + 1) {}
    a operator+(const a &o) const restrict(cpu, amp) { return a(n + o.n); }
};
struct b
{
    a x;
    b(int k) restrict(cpu, amp) : x(k * 2) {}
    operator a() const restrict(cpu, amp) { return x + x; }
};
int from_a(const a &v) restrict(cpu, amp) { return v.n; }
int from_b(const b &v) restrict(cpu, amp) { return from_a(v); }
template <typename F> int through(F f, int k) restrict(cpu, amp) { return f(k) + f(k + 1); }
int chain(int k) restrict(cpu, amp)
{
    return through([](int x) { return from_b(x); }, k);
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = chain(5); });
    check("kernel", v[0], 23 + 27);
    check("host", chain(5), 50);
    return failures;
}
