// Copy must not write to a view of const elements.
//
// reject: R-5.3-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f(array_view<const int, 1> c, array_view<int, 1> v)
{
    copy(c, v);

    copy(v, c); // ERROR-NEAR
}
