// A captured pointer would point into host memory. L-2.4.1.3-c, L-2.4.1.2-g, L-2.4.3.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

struct s
{
    int m(int x) restrict(cpu, amp) { return x; }
};
int function(int x) { return x; }

void kernels(array_view<int, 1> v, int *p, const float *const q, void *w, int (s::*member)(int), int table[])
{
    auto f = &function;
    auto null = nullptr;
    char text[] = "text";
    const char *string = text;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        v[i] = *p;               // expected-error {{cannot capture 'p', because pointers into host memory are invalid on an accelerator; capture an array_view of the data}}
        v[i] = int(q[0]);        // expected-error {{cannot capture 'q'}}
        v[i] = w == 0;           // expected-error {{cannot capture 'w'}}
        v[i] = member == 0;      // expected-error {{cannot capture 'member'}}
        v[i] = table[1];         // expected-error {{cannot capture 'table'}}
        v[i] = string[0];        // expected-error {{cannot capture 'string'}}
    });
    parallel_for_each(v.extent, [v, null](index<1>) restrict(amp) {}); // expected-error {{cannot capture 'null'}}
    parallel_for_each(v.extent, [v, f](index<1>) restrict(amp) {});    // expected-error {{cannot capture 'f'}}
    auto host = [p](int i) { return p[i]; };
    parallel_for_each(v.extent, [v, host](index<1>) restrict(amp) {}); // expected-error {{whose member 'p' has type 'int *'}}
    int *several[2] = { p, p };
    parallel_for_each(v.extent, [v, several](index<1> i) restrict(amp) { v[i] = *several[0]; }); // expected-error {{'several'}}
}
