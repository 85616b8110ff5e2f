// Members and bases at offsets that are not multiples of 4 bytes. L-2.4.1.3-l, L-2.4.1.3-m, L-2.4.3.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;


struct two
{
    bool a;
    bool b; // expected-note {{caused by this declaration}}
};
#pragma pack(push, 1)
struct packed
{
    bool a;
    int b;
};
#pragma pack(pop)
struct tail
{
    tail() restrict(cpu, amp) : x(0), b(false) {}
    int x;
    bool b;
};
struct in_tail : tail
{
    bool c;
};
struct empty
{
};
struct twice_empty : empty
{
    empty again;
    int n;
};
struct two_inside
{
    int n;
    two t;
};

void f(two t) restrict(amp); // expected-error {{parameter 't' has type 'two', whose member 'b' has offset 1, which is not a multiple of 4 bytes; use members of 4 bytes or pass --amp-extensions=alignment [AMP1208]}}
void g(packed p) restrict(amp); // expected-error {{whose member 'b' has offset 1}}
void h(in_tail p) restrict(amp); // expected-error {{whose member 'c' has offset 5}}
void k(twice_empty *p) restrict(amp); // expected-error {{whose member 'again' has offset 1}}
void l(two_inside &p) restrict(amp); // expected-error {{whose member 't.b' has offset 1}}

void launch(array_view<int, 1> v, bool a, bool b, int n)
{
    parallel_for_each(v.extent, [v, a, b](index<1> i) restrict(amp) { v[i] = a && b; }); // expected-error {{captured variable 'b' has offset}}
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n + a + b; }); // expected-error {{captured variable 'b' has offset}}
}
