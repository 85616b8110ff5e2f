// Classes with a member or base of a type that amp code does not support.
// L-2.4.1.3-k, L-2.4.1.3-p, L-2.4.1.3-c, L-2.4.1.3-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;


struct pixel
{
    unsigned char r; // expected-note {{caused by this declaration}}
};
struct line
{
    int n;
    pixel p[4];
};
struct derived : line
{
};
struct node
{
    node *next;
};
struct wrapper
{
    int &r;
};
struct value
{
    int kind;
    union
    {
        float f;
        char bytes[4];
    };
};
template <typename T>
struct box
{
    T held;
};

int f(derived d) restrict(amp); // expected-error {{parameter 'd' has type 'derived', whose member 'line.p.r' has type 'unsigned char', which amp code does not support; use int or pass --amp-extensions=char [AMP1207]}}
int g(const node &n) restrict(amp); // expected-error {{has type 'const node &', whose member 'next' has type 'node *', but a pointer can only be a local variable, parameter or return value; use an array_view or an index [AMP1207]}}
int h(wrapper *w) restrict(amp); // expected-error {{has type 'wrapper *', whose member 'r' has type 'int &', but a reference can only be}}
value k(int) restrict(amp); // expected-error {{the result of 'k' has type 'value', whose member 'bytes' has type 'char'}}

int l(int x) restrict(amp)
{
    box<short> s = {1}; // expected-error {{variable 's' has type 'box<short>', whose member 'held' has type 'short'}}
    box<int> i = {x};
    return i.held + s.held;
}
struct text
{
    char letters[8];
    int n;
    int size() const restrict(cpu, amp) { return n; } // expected-error {{'*this' has type 'text', whose member 'letters' has type}}
};
