// The kernel of a launch is not restrict(amp). A lambda without a specifier is cpu code. L-2.1.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

void function(index<1>) {}

void launch(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) { v[i] = 1; }); // expected-error {{the lambda passed to 'parallel_for_each' has no restrict(amp); add 'restrict(amp)'}}
    auto stored = [=](index<1> i) { v[i] = 1; };
    parallel_for_each(v.extent, stored); // expected-error {{the lambda passed to 'parallel_for_each' has no restrict(amp)}}
    parallel_for_each(v.extent.tile<4>(),
        [=](tiled_index<4> t) // expected-error {{the lambda passed to 'parallel_for_each' has no restrict(amp)}}
        {
            v[t] = 1;
        });
    parallel_for_each(v.extent, function); // expected-error {{the last argument of 'parallel_for_each' has no call operator}}
}
