// What a parameter declared `auto` is, only a call knows: whether it has a property of a name, too.
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
    __declspec(property(get = get_width)) int width;
};

int use(accelerator a, array_view<int, 1> v)
{
    auto describe = [](const auto& x) { return x.description.size(); }; // expect-error@: whether 'description' is a property depends on the template's arguments here; call 'get_description()' instead
    auto measure = [](auto b) { return b.width; }; // expect-error@: whether 'width' is a property depends on the template's arguments here; call 'get_width()' instead
    auto extent_of = [](const auto& x) { return x.extent.size(); };
    box b = { 3 };
    return int(describe(a)) + measure(b) + int(extent_of(v));
}
