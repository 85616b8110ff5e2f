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

// The output cannot select a setter by restriction if its overloads are not one function.
struct counter
{
    mutable int n;
    int get() const restrict(cpu, amp) { return n; }
    void put(int x) { n = x; }
    void put(int x) const restrict(amp) { n = x + 1; }
    __declspec(property(get = get, put = put)) int value;
};

template <typename T>
void assign(T x) restrict(amp)
{
    // expected-error@+1 {{an accessor of the property 'value' is overloaded by restriction}}
    x.value = 4;
}

void launch(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1>) restrict(amp) { assign(counter{1}); });
}
