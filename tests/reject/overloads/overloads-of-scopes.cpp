// A using declaration adds a function that differs only in restriction from a function of another scope. The output
// renames such functions, but cannot rename a virtual function. L-2.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

struct base
{
    int f(int) { return 1; }
    int f(int) restrict(amp) { return 2; } // expected-note {{'base::f' is declared here}}
};
struct derived : base
{
    using base::f;
    virtual int f(int) { return 3; } // expected-error {{'f' differs only in its restrictions from 'base::f'}}
};
