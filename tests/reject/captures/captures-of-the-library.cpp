// Objects that an amp lambda can capture neither by value nor by reference: the message names an alternative. §2.4.3.3
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
#include <functional>
#include <memory>
#include <string>
#include <vector>
using namespace concurrency;

struct holder { int *p; };

void by_value(array_view<float, 1> v, std::vector<float> w, std::string s, std::function<float()> f)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        v[i] = w[i[0]];   // expected-error {{captured variable 'w' has type 'std::vector<float>', which amp code cannot use; make an array_view of it [AMP1403]}}
        v[i] = s.size();  // expected-error {{captured variable 's' has type 'std::string', which amp code cannot use; copy the characters to a std::vector<int>}}
        v[i] = f();       // expected-error {{amp code cannot call 'operator()', which has no restrict(amp); use the function object itself}}
    });
}

void by_reference(array_view<float, 1> v, std::vector<float> w, array<float, 1> *a, float *p, holder h)
{
    parallel_for_each(v.extent, [&](index<1> i) restrict(amp)
    {
        v[i] = 1; // expected-error {{an amp lambda cannot capture 'v' by reference, because it is not a concurrency::array or a texture; capture it by value}}
    });
    parallel_for_each(v.extent, [&w, v](index<1> i) restrict(amp) // expected-error {{an amp lambda cannot capture 'w' of type 'std::vector<float>'; make an array_view of it [AMP1402]}}
    {
        v[i] = 1;
    });
    parallel_for_each(v.extent, [&a, v](index<1> i) restrict(amp) // expected-error {{an amp lambda cannot capture 'a', because pointers into host memory are invalid on an accelerator; capture the array itself by reference [AMP1402]}}
    {
        v[i] = (*a)[i];
    });
    parallel_for_each(v.extent, [&p, v](index<1> i) restrict(amp) // expected-error {{an amp lambda cannot capture 'p', because pointers into host memory are invalid on an accelerator; capture an array_view of the data [AMP1402]}}
    {
        v[i] = *p;
    });
    parallel_for_each(v.extent, [&h, v](index<1> i) restrict(amp) // expected-error {{an amp lambda cannot capture 'h', which has type 'holder'}}
    {
        v[i] = *h.p;
    });
}
