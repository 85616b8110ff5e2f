// A kernel uses constants and enumerators that sizeof and alignof of local variables initialize.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int f(int n)
{
    array_view<int, 1> v(4);
    float buf[8] = {};
    const int c = sizeof(buf) / sizeof(buf[0]);
    constexpr int d = alignof(decltype(n)) + sizeof n + c;
    enum { e = sizeof(buf) };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c + d * 100 + e * 10000; });
    return v[0] + n;
}
int main() { CHECK(f(1) == 1 + 8 + 1600 + 320000); return failures; }
