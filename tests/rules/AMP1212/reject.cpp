// Classes of the library that only cpu code may use. L-2.4.1.3-j, R-3.2.6-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;


struct owner
{
    array<int, 1> data;
};

void f(array<int, 1> a) restrict(amp); // expected-error {{parameter 'a' has type 'concurrency::array<int>', which amp code can access only through a reference or pointer [AMP1212]}}
array<int, 1> g() restrict(amp); // expected-error {{the result of 'g' has type 'concurrency::array<int>'}}
void h(const owner &o) restrict(amp); // expected-error {{whose member 'data' has type 'concurrency::array<int>', which amp code can access only through a reference or pointer [AMP1207]}}
void k(const accelerator_view &v) restrict(amp); // expected-error {{which is only for cpu code}}
void l(runtime_exception *e) restrict(cpu, amp); // expected-error {{which is only for cpu code}}
