// Captures whose types amp code does not support. L-2.4.3.3-c, P-7.1-g, R-3.2.6-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
#include <string>
using namespace concurrency;


struct node
{
    int *p;
};

void f(array_view<int, 1> v, short s, std::string text, node n, accelerator acc, int *p)
{
    parallel_for_each(v.extent, [v, s](index<1> i) restrict(amp) { v[i] = s; }); // expected-error {{captured variable 's' has type 'short', which amp code does not support}}
    parallel_for_each(v.extent, [v, text](index<1> i) restrict(amp) { v[i] = 1; }); // expected-error {{captured variable 'text' has type}}
    parallel_for_each(v.extent, [v, n](index<1> i) restrict(amp) { v[i] = 1; }); // expected-error {{captured variable 'n' has type 'node', whose member 'p' has type 'int *'}}
    parallel_for_each(v.extent, [v, acc](index<1> i) restrict(amp) { v[i] = 1; }); // expected-error {{captured variable 'acc' has type 'concurrency::accelerator', which is only for cpu code [AMP1403]}}
    parallel_for_each(v.extent, [v, p](index<1> i) restrict(amp) { v[i] = *p; }); // expected-error {{pointers into host memory are invalid on an accelerator; capture an array_view of the data [AMP1403]}}
    parallel_for_each(v.extent, [v, c = short(s)](index<1> i) restrict(amp) { v[i] = c; }); // expected-error {{captured variable 'c' has type 'short'}}
}
template <typename T>
void in_template(array_view<int, 1> v, T value)
{
    parallel_for_each(v.extent, [v, value](index<1> i) restrict(amp) { v[i] = int(value); }); // expected-error {{captured variable 'value' has type 'char'}}
}
void use(array_view<int, 1> v) { in_template(v, 'c'); in_template(v, 1.5f); }
