// Conditions, loops and subscripts use the conversion and the operator of their target.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct flag
{
    int n;
    explicit operator bool() const { return n > 0; }
    explicit operator bool() const restrict(amp) { return n > 1; }
    bool operator!() const { return n <= 0; }
    bool operator!() const restrict(amp) { return n <= 1; }
};
struct cell
{
    int v;
    int &operator[](int k)
    {
        v += k;
        return v;
    }
    int &operator[](int k) restrict(amp)
    {
        v += k * 2;
        return v;
    }
};

int work() restrict(cpu, amp)
{
    flag one = {1};
    int s = 0;
    if (one)
        s += 1;
    s += !one ? 10 : 20;
    s += (one && true) ? 100 : 200;
    cell c = {0};
    c[5] += 1000;
    for (flag f = {3}; f; --f.n)
        s += 10000;
    return s + c.v;
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(); });
    check("kernel", v[0], 10 + 200 + 1010 + 20000);
    check("host", work(), 1 + 20 + 100 + 1005 + 30000);
    return failures;
}
