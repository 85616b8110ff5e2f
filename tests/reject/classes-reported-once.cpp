// An unsupported class is reported at its capture or declaration, but not again in the templates that it is passed to.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

template <typename T> struct threshold
{
    T level;
    int hit() const restrict(cpu, amp) { return 1; }
};
template <typename F> void apply(const F &f, int x) restrict(amp) { f(x); }

void use(array_view<int> v, threshold<unsigned char> t)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += t.hit(); }); // expected-error {{captured variable 't' has type}}
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        int sum = 0;
        apply([&sum](int x) { sum += x; }, i[0]); // expected-error {{because it is not a concurrency::array}}
        v[i] = sum;
    });
}
