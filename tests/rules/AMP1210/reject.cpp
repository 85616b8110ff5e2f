// Classes with virtual functions or virtual bases. L-2.4.1.3-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;


struct polymorphic
{
    int n;
    virtual int id() { return n; } // expected-note {{caused by this declaration}}
};
struct base
{
    int n;
};
struct diamond : virtual base
{
};
struct holds
{
    int n;
    diamond d;
};
struct inherits : polymorphic
{
};

int f(polymorphic *p) restrict(amp); // expected-error {{has type 'polymorphic', which has virtual functions; use a class without them [AMP1210]}}
int g(const diamond &v) restrict(amp); // expected-error {{has type 'const diamond &', whose base 'base' is virtual; inherit without 'virtual' [AMP1210]}}
int h(holds v) restrict(amp); // expected-error {{whose member 'd.base' is virtual}}
int k(inherits v) restrict(amp); // expected-error {{has type 'inherits', which has virtual functions}}
