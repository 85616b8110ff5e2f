// A function object stands outside the function: namespaces that have a name in the function only must be written out.
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
int twice(int x) restrict(amp, cpu) { return 2 * x; }
} // namespace lib
namespace short_name = lib;

void of_a_block(array_view<int, 1> v)
{
    namespace l = lib;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = l::twice(i[0]); }); // expect-error@: write the name of namespace 'lib' out
    v[0] = l::twice(1);
}

void of_the_file(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = short_name::twice(i[0]); });
}
