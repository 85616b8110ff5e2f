// What a parameter declared `auto` is, only a call knows. Where all calls find a property of one getter, that is written; where
// they do not agree, or write to it, nothing can be.
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
    void put_width(int w) { n = w; }
    __declspec(property(get = get_width, put = put_width)) int width;
};

struct frame
{
    int width;
};

int use(accelerator a, array_view<int, 1> v)
{
    auto describe = [](const auto& x) { return x.description.size(); };
    auto measure = [](auto b) { return b.width; }; // expect-error@: whether 'width' is a property depends on the template's arguments here; call 'get_width()' instead
    auto widen = [](auto b) { b.width = 3; return b; }; // expect-error@: whether 'width' is a property depends on the template's arguments here; call 'get_width()' instead
    auto extent_of = [](const auto& x) { return x.extent.size(); };
    box b = { 3 };
    frame f = { 4 };
    return int(describe(a)) + measure(b) + measure(f) + int(extent_of(v)) + widen(b).n;
}
