// A kernel that uses a member captures `this`. L-2.4.3.3-c, P-7.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

struct scaler
{
    int factor;
    void run(array_view<int, 1> v)
    {
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] *= factor; });    // expected-error {{an amp lambda cannot capture 'this'}}
        parallel_for_each(v.extent, [this, v](index<1> i) restrict(amp) { v[i] = factor; }); // expected-error {{[AMP1404]}}
    }
};
