// An amp lambda captures objects other than arrays by reference. L-2.4.3.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

void kernels(array<int, 1> &a, array_view<int, 1> v, int n)
{
    int &alias = n;
    parallel_for_each(a.extent, [&](index<1> i) restrict(amp)
    {
        a[i] = n; // expected-error {{cannot capture 'n' by reference, because it is not a concurrency::array or a texture; capture it by value}}
    });
    parallel_for_each(a.extent, [&a, &n](index<1> i) restrict(amp) { a[i] = n; }); // expected-error {{'n'}}
    parallel_for_each(a.extent, [=, &v](index<1> i) restrict(amp) { v[i] = 1; });  // expected-error {{'v'}}
    parallel_for_each(a.extent, [&](index<1> i) restrict(amp) { a[i] = alias; });  // expected-error {{'alias'}}
    parallel_for_each(a.extent, [&r = n, v](index<1> i) restrict(amp) { v[i] = r; }); // expected-error {{'r'}}
    auto stored = [&](int x) restrict(amp) { return x + n; };                      // expected-error {{'n'}}
    parallel_for_each(a.extent, [&a, stored](index<1> i) restrict(amp) { a[i] = stored(1); }); // expected-error {{captured variable 'stored'}}
}
template <typename T>
void in_template(array_view<T, 1> v, T x)
{
    parallel_for_each(v.extent, [v, &x](index<1> i) restrict(amp) { v[i] = x; }); // expected-error {{'x'}}
}
void use(array_view<int, 1> v) { in_template(v, 1); }
