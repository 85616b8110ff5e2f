// Literals that amp code supports, and string literals that are not used as values.
// L-2.4.3.1-a, L-2.4.3.1-b, L-2.4.3.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;


template <char Letter>
struct constant
{
    enum { value = Letter };
};
int f(int x) restrict(amp)
{
    static_assert(sizeof(int) == 4, "an int has 4 bytes");
    long big = 5000000000;
    unsigned long more = 5ul + 0x10u;
    const int *none = nullptr;
    return x + int(big % 7) + int(more) + constant<'a'>::value + (none == 0) + true + int(1.5f + 2.5);
}

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[0] == 1 + 5000000000 % 7 + 21 + 97 + 1 + 1 + 4 ? 0 : 1;
}
