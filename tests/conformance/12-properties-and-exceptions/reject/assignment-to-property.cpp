// Code must not assign to a property, increment it or swap it.
//
// reject: G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <utility>
using namespace concurrency;
void sw(extent<1> &, extent<1> &);
void f(array<int, 1> a, array_view<int, 1> v, accelerator acc, const array<int, 1> ca)
{
    a.extent = v.extent; // ERROR
    a.extent += 1; // ERROR
    ++a.extent; // ERROR
    a.extent++; // ERROR
    extent<1> *p = &a.extent; // ERROR
    extent<1> &r = a.extent; // ERROR
    sw(a.extent, v.extent); // ERROR
    v.extent -= index<1>(1); // ERROR
    acc.version++; // ERROR
    acc.has_display = false; // ERROR
    unsigned &u = acc.version; // ERROR
    std::swap(a.extent, v.extent); // ERROR
    a.extent(); // ERROR
    a.nonsense; // ERROR
    ca.extent = v.extent; // ERROR
    acc.description = L""; // ERROR
    &array_view<int, 1>::extent; // ERROR
}
