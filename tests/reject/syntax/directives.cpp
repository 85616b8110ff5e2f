// Preprocessor directives that are completely inside a kernel move with it. Directives that begin or end inside a
// kernel cannot.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

void ends_in_both_branches(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { // expected-error {{preprocessor directives begin or end inside this amp lambda}}
#ifdef NEVER_DEFINED
        v[i] = 1; });
#else
        v[i] = 2; });
#endif
}

void whole(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
#ifdef NEVER_DEFINED
        v[i] = 1;
#else
        v[i] = 2;
#endif
    });
}
