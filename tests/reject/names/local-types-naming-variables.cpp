// A local type that moves out of its function cannot refer to variables whose type is deduced from a dependent
// expression.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

template <typename T> void operands(array_view<int, 1> v, T given)
{
    auto x = given;
    struct local // expected-error {{amp code uses the local type 'local', which refers to variable 'x' of the enclosing function}}
    {
        decltype(x * 2) y;
    };
    local l = {x};
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = l.y; });
}

void use(array_view<int, 1> v)
{
    operands(v, 1);
}
