// Cpu code next to amp code may use new and delete. L-2.4.3.4-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

struct s
{
    int n;
};
int f(int x) restrict(cpu, amp)
{
    s o = {x};
    s *p = &o;
    *p = s{x + 1};
    p->~s();
    return o.n;
}
int host()
{
    int *p = new int(3);
    int n = *p;
    delete p;
    return n;
}

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[0] == 2 && host() == 3 ? 0 : 1;
}
