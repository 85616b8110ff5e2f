// Amp code may read integer constants of namespaces, classes and blocks.
//
// accept: L-2.4.3.2-a, L-2.4.3.2-d, L-2.4.3.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

const int n_global = 16;
static const unsigned k_static = 4;
constexpr int doubled = n_global * 2 + int(k_static);
const bool flag = true;
enum { e_one = 1, e_two };
namespace limits
{
const long wide = 1000;
}
struct settings
{
    static const int size = 8;
    static constexpr unsigned mask = size - 1;
    int n;
    int use(int x) const restrict(cpu, amp) { return x * size + int(mask) + n + this->size; }
};
template <int N> struct power
{
    static const int value = 2 * power<N - 1>::value;
};
template <> struct power<0>
{
    static const int value = 1;
};

int sum(int parameter) restrict(cpu, amp)
{
    int local[k_static] = {1, 2, 3, n_global};
    const int copy = n_global;
    int s = parameter + local[3] + copy + doubled + (flag ? e_two : e_one);
    s += int(limits::wide) + settings::size + power<5>::value;
    if (s > n_global)
        s += settings{2}.use(1);
    switch (parameter)
    {
    case n_global:
        return s + 1;
    case settings::size:
        return s + 2;
    }
    return s;
}

int main()
{
    static const int block = 3;
    const int automatic = 5;
    int data[2] = {};
    array_view<int, 1> v(2, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        v[0] = sum(block) + automatic;
        v[1] = sum(n_global) + sum(settings::size);
    });
    check("block", v[0], sum(3) + 5);
    check("cases", v[1], sum(16) + sum(8));
    check("host", sum(0), 16 + 16 + 36 + 2 + 1000 + 8 + 32 + 25);
    return failures;
}
