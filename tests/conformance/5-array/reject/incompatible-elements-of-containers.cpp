// Arrays and views must not have elements of char, bool, short, pointer or view type.
//
// reject: R-5.1-b, R-5.2-b, R-5.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f(int n)
{
    array<char, 1> a(n);                 // ERROR-NEAR

    array<bool, 1> b(n);                 // ERROR-NEAR

    array<array_view<int, 1>, 1> c(n);   // ERROR-NEAR

    array<int *, 1> d(n);                // ERROR-NEAR

    array_view<short, 1> e(n);           // ERROR-NEAR

    array<double, 1> fine(n);
}
