// Near misses: calls of amp functions, and expressions in amp code that only look like calls. L-2.3.2-f, L-2.3.2-p,
// L-2.4.3.4-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %builds

#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <string>
#include <vector>
using namespace concurrency;

int both(int x) restrict(cpu, amp) { return x; }
int overloaded(double x) { return int(x); }
int overloaded(int x) restrict(amp, cpu) { return x; }
struct aggregate
{
    int a;
    float b[2];
};
struct base
{
    int n;
    base() = default;
    base(int x) restrict(amp, cpu) : n(x) {}
    base(const std::string &s) : n(int(s.size())) {}
};
struct derived : base
{
    using base::base;
    std::size_t host_member() const { return std::to_string(n).size(); }
};
template <typename T> struct never_instantiated
{
    int use(T t) restrict(amp) { return t.whatever() + t.size(); }
};

int host(const std::vector<int> &v) { return both(v[0]) + overloaded(2); }

void kernel(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        int table[4] = {};
        aggregate a = { 1, { 2, 3 } }, b = a;
        b = a;
        derived d(3), copy = d;
        v[i] = both(table[0]) + overloaded(1) + b.a + copy.n + int(fast_math::sqrtf(4.0f)) + int(sizeof(double));
        v[i] = int(precise_math::fmax(1.0, 2.0));
        auto nested = [=](int x) { return both(x); };
        v[i] += nested(1);
    });
}
