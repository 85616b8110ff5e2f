// A tile_static variable has an initializer. L-2.4.3.5.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

void kernel(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp)
    {
        tile_static int a = 0; // expected-error {{tile_static variable 'a' cannot have an initializer}}
        tile_static int b(1);  // expected-error {{tile_static variable 'b' cannot have an initializer}}
        tile_static int c{};   // expected-error {{[AMP1502]}}
        v[t.global] = a + b + c;
    });
}
