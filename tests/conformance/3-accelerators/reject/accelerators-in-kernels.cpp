// A kernel must not create, capture or list accelerators and accelerator views.
//
// reject: R-3.2.6-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct K { array_view<int, 1> v; };
void f(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        accelerator a; // ERROR
        v[i] = 1;
    });
}
void g(array_view<int, 1> v, accelerator a)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        v[i] = a.version; // ERROR
    });
}
void h(array_view<int, 1> v, accelerator_view a)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        v[i] = a.version; // ERROR
    });
}
void k(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        v[i] = accelerator::get_all().size(); // ERROR
    });
}
