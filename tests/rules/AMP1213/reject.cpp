// Containers whose element types amp code does not support. R-5.1-b, R-5.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;


struct pixel
{
    unsigned char r, g, b, a;
};
struct link
{
    int n;
    link *next;
};
struct holds_view
{
    array_view<int, 1> v;
};
typedef array<pixel, 1> image; // expected-error {{an element of this container has type 'pixel'}}

void f(int n, pixel *pixels, link *links)
{
    array<pixel, 1> a(n); // expected-error {{an element of this container has type 'pixel', whose member 'r' has type 'unsigned char'}}
    array_view<const link, 1> b(n, links); // expected-error {{an element of this container has type 'link', whose member 'next' has type 'link *'}}
    array<holds_view, 1> c(n); // expected-error {{an element of this container has type 'holds_view', whose member 'v' has type 'array_view<int, 1>', which is a container [AMP1213]}}
    array<int, 1> d(n);
    auto e = d.reinterpret_as<pixel>(); // expected-error {{an element of this container has type 'pixel'}}
}
