// A kernel captures an object of a private nested class that auto deduces.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
class Priv { struct H { int h; }; public: H get() const { return {4}; } };
int main()
{
    array_view<int, 1> v(4);
    auto e = Priv().get();
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = e.h; });
    CHECK(v[1] == 4);
    return failures;
}
