// Amp code may initialize, compare and test pointers with nullptr and 0.
//
// accept: L-2.4.1.2-g, L-2.4.3.1-c, L-2.4.3.6-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int at(const int *p) restrict(cpu, amp) { return p ? *p : -1; }
int at(decltype(nullptr)) restrict(cpu, amp) { return -2; }

int count(int *p) restrict(cpu, amp)
{
    int *q = 0;
    decltype(nullptr) none = nullptr;
    int n = 0;
    if (p != nullptr)
        n += 1;
    if (!q)
        n += 10;
    if (q == none)
        n += 100;
    q = p;
    bool set = q;
    while (q)
    {
        q = nullptr;
        n += 1000;
    }
    return n + set;
}

int main()
{
    int data[3] = {};
    array_view<int, 1> v(3, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        int x = 5;
        v[0] = count(&x);
        v[1] = at(&x) + at(nullptr);
        v[2] = count(nullptr);
    });
    check("count", v[0], 1112);
    check("at", v[1], 3);
    check("null", v[2], 110);
    int x = 1;
    check("host", count(&x), 1112);
    return failures;
}
