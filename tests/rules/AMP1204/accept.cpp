// Enumerations whose underlying type is int or long, signed or unsigned. L-2.4.1.3-t
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;


enum plain
{
    one = 1,
    two
};
enum class scoped
{
    ten = 10
};
enum class over_long : unsigned long
{
    hundred = 100
};
enum big
{
    beyond = 0x100000000
};

int f(int x) restrict(amp)
{
    plain p = two;
    scoped s = scoped::ten;
    over_long l = over_long::hundred;
    big b = beyond;
    return x + p + int(s) + int(l) + (b == beyond) + one;
}

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[0] == 115 ? 0 : 1;
}
