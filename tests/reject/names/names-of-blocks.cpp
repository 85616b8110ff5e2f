// A local class that amp code uses moves out of its function. The using declarations of the function do not move
// with it.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;
namespace lib
{
struct box { int v; };
template <typename T> int twice(T x) restrict(amp, cpu) { return 2 * x; }
} // namespace lib

template <typename T>
void of_a_block(array_view<T, 1> v)
{
    using namespace lib;
    struct doubler
    {
        array_view<T, 1> v;
        void operator()(index<1> i) const restrict(amp) { v[i] = twice(v[i]); } // expected-error {{amp code in a local class cannot find 'twice' by using declarations and directives of the enclosing function}}
    };
    doubler d = { v };
    parallel_for_each(v.extent, d);
}

void use(array_view<int, 1> v) { of_a_block(v); }
