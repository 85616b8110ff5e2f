// Kernels that are objects of the user's classes: plain, templates, derived,
// with an overloaded operator(), with a return value.
// P-7-f, P-7-g, P-7-k, P-7-l, P-7.1-j, X-7.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

struct fill
{
    array_view<int, 1> v;
    int value;
    void operator()(index<1> i) const restrict(amp) { v[i] = value; }
};

template <typename T, int Factor>
class scale
{
    array_view<T, 1> m_v;

public:
    explicit scale(const array_view<T, 1>& v) : m_v(v) {}
    int operator()(const index<1>& i) const restrict(amp)
    {
        m_v[i] *= Factor;
        return 1;               // the launch discards it
    }
};

struct base
{
    array_view<int, 1> v;
    void add(index<1> i, int n) const restrict(amp) { v[i] += n; }
};

struct derived : base
{
    int n;
    derived(const base& b, int number) : base(b), n(number) {}
    void operator()(index<1> i) const restrict(amp) { add(i, n); }
    void operator()(index<2>) const restrict(amp) { add(index<1>(0), 1000000); }
    void operator()(index<1>) const restrict(cpu) {}
};

int main()
{
    std::vector<int> data(64);
    array_view<int, 1> v(64, data);
    fill f = { v, 7 };
    parallel_for_each(v.extent, f);
    parallel_for_each(v.extent, scale<int, 3>(v));
    base b = { v };
    parallel_for_each(v.extent, derived(b, 4));
    for (int i = 0; i < 64; ++i)
        CHECK_EQUAL(v[i], 25);
    return report();
}
