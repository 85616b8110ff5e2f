// References that amp code may use. L-2.4.1.3-e, L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;


struct holder
{
    array<int, 1> &a;
    const array<int, 1> &b;
    void operator()(index<1> i) const restrict(amp) { a[i] += b[i]; }
};
int add(int &&x, const float &y, int (&z)[2]) restrict(amp) { return x + int(y) + z[1]; }
int f(int x) restrict(amp)
{
    int z[2] = {1, x};
    auto &&r = z[0];
    return add(2, 3.0f, z) + r;
}

int main()
{
    int data[2] = {1, 2};
    array<int, 1> a(2, data), b(2, data);
    parallel_for_each(a.extent, holder{a, b});
    parallel_for_each(a.extent, [&a](index<1> i) restrict(amp) { a[i] = f(a[i]); });
    copy(a, data);
    return data[0] == 8 && data[1] == 10 ? 0 : 1;
}
