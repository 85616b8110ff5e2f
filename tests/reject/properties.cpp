// A property changes only through its setter, and its object expression is evaluated once. G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

struct box
{
    int m = 0;
    int get_width() const { return m; }
    void put_width(int w) { m = w; }
    __declspec(property(get = get_width, put = put_width)) int width;
    __declspec(property(get = get_width)) int read_only;
};

void write(array_view<int, 1> v, accelerator acc, box b)
{
    v.extent = extent<1>(3); // expected-error {{extent}}
    acc.description = L"x";  // expected-error {{description}}
    b.read_only = 3;         // expected-error {{read_only}}
}
