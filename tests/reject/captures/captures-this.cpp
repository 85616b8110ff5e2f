// An amp lambda cannot capture `this`, a pointer. L-2.4.3.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

class image
{
    array_view<int, 1> m_data;
    int m_offset;

public:
    int get() const restrict(cpu, amp) { return m_offset; }
    void implicitly()
    {
        auto data = m_data;
        parallel_for_each(data.extent, [=](index<1> i) restrict(amp)
        {
            data[i] = m_offset; // expected-error {{cannot capture 'this'}}
        });
        parallel_for_each(data.extent, [=](index<1> i) restrict(amp) { data[i] = get(); }); // expected-error {{cannot capture 'this'}}
    }
    void explicitly()
    {
        parallel_for_each(m_data.extent, [this](index<1> i) restrict(amp) { m_data[i] = 1; }); // expected-error {{cannot capture 'this'}}
        parallel_for_each(m_data.extent, [=, this](index<1>) restrict(amp) {}); // expected-error {{cannot capture 'this'}}
    }
};
template <typename T> struct holder
{
    T m;
    void run(array_view<T, 1> v)
    {
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = m; }); // expected-error {{cannot capture 'this'}}
    }
};
void use(array_view<int, 1> v) { holder<int>().run(v); }
