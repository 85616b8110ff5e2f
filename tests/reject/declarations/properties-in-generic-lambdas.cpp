// In a template, one name may refer to properties with different accessors. The compiler of the output would call
// any accessor that fits, unless each class also has the accessors of the other class's property.
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
    int n;
    int get_width() const restrict(amp, cpu) { return n; }
    int width_of() const restrict(amp, cpu) { return -1; }
    void put_width(int w) { n = w; }
    __declspec(property(get = get_width, put = put_width)) int width;
};

struct other
{
    int n;
    int get_width() const restrict(amp, cpu) { return -1; }
    int width_of() const restrict(amp, cpu) { return n; }
    void put_width(int w) { n = w; }
    __declspec(property(get = width_of, put = put_width)) int width;
};

int use(accelerator a, array_view<int, 1> v)
{
    auto describe = [](const auto& x) { return x.description.size(); };
    auto measure = [](auto b) { return b.width; }; // expected-error {{the property 'width' depends on template arguments here}}
    auto widen = [](auto b) { b.width = 3; return b; };
    auto extent_of = [](const auto& x) { return x.extent.size(); };
    box b = { 3 };
    other o = { 4 };
    return int(describe(a)) + measure(b) + measure(o) + int(extent_of(v)) + widen(b).n + widen(o).n;
}
