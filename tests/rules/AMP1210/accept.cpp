// Classes with bases, but without virtual functions or virtual bases. L-2.4.1.3-k, L-2.4.1.3-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;


struct left
{
    int a;
};
struct right
{
    int b;
    int twice() const restrict(cpu, amp) { return 2 * b; }
};
struct both : left, right
{
};
int f(int x) restrict(amp)
{
    both s;
    s.a = x;
    s.b = 3;
    return s.a + s.twice();
}

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[0] == 7 ? 0 : 1;
}
