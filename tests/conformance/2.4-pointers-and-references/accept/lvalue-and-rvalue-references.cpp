// Lvalue and rvalue references in amp code bind values, temporaries, arrays and pointers.
//
// accept: L-2.4.1.3-e, L-2.4.1.3-f, L-2.4.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

void advance(const int *&p) restrict(cpu, amp) { ++p; }
int &element(int (&a)[3], int k) restrict(cpu, amp) { return a[k]; }
int take(int &&x) restrict(cpu, amp) { return x + 1; }
int take(const int &x) restrict(cpu, amp) { return x + 10; }
template <typename T> void exchange(T &a, T &b) restrict(cpu, amp)
{
    T t = a;
    a = b;
    b = t;
}

int work() restrict(cpu, amp)
{
    int a[3] = {1, 2, 3};
    const int *p = a;
    advance(p);
    const int *&rp = p;
    advance(rp);
    element(a, 0) = 100;
    exchange(a[0], a[1]);
    int &&temporary = a[0] + 5;
    temporary += 1;
    auto &&alias = a[1];
    alias += 1000;
    return *p + a[1] + take(7) + take(a[0]) + temporary;
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(); });
    check("kernel", v[0], 3 + 1100 + 8 + 12 + 8);
    check("host", work(), 1131);
    return failures;
}
