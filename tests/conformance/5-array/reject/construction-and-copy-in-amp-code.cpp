// Amp code must not create an array, copy views or synchronize a view.
//
// reject: R-5.1-g, R-5.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

int f() restrict(amp)
{
    array<int, 1> a(4); // ERROR-NEAR
    return 1;
}

void g(array_view<int, 1> v, array_view<int, 1> w) restrict(amp)
{
    copy(v, w); // ERROR-NEAR
}

void h(array_view<int, 1> v) restrict(cpu, amp)
{
    v.synchronize(); // ERROR-NEAR
}
