// Captures whose types amp code supports. L-2.4.3.3-b, L-2.4.3.3-d, P-7.1-f, P-7.1-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;


struct scale
{
    float f[2];
    index<1> shift;
};

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    int n = 3;
    int &r = n;
    const int c[2] = {1, 2};
    scale s = {{2, 3}, index<1>(1)};
    auto add = [](int x, int y) restrict(cpu, amp) { return x + y; };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = add(v[i], r) + c[1] + int(s.f[1]) + s.shift[0]; });
    v.synchronize();
    return data[0] == 10 ? 0 : 1;
}
