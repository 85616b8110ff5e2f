// Atomic operations on variables of a single thread, and on types that they do not support. AT-6-b, AT-6-d, AT-6-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

struct pair
{
    int a, b;
};

void f(int *p, int n, unsigned long *q, float *x) restrict(amp)
{
    pair own = {1, 2};
    int list[2] = {};
    atomic_fetch_add(&n, 1);       // expected-warning {{'n', which only one thread can access [AMP1701]}}
    atomic_fetch_inc(&own.b);      // expected-warning {{'own', which only one thread can access [AMP1701]}}
    atomic_exchange(&list[1], 2);  // expected-warning {{'list', which only one thread can access [AMP1701]}}
    atomic_fetch_add(p, 1);
    atomic_fetch_add(q, 1ul);      // expected-error {{no matching function for call to 'atomic_fetch_add'}}
    atomic_fetch_add(x, 1.0f);     // expected-error {{no matching function for call to 'atomic_fetch_add'}}
}
void g(int *p) restrict(cpu, amp)
{
    atomic_fetch_inc(p); // expected-error {{[AMP1102]}}
}
