// The two constructors that become one choose between their initialisers: both must stand in the class.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

struct apart
{
    apart(int n);
    apart(int n) restrict(amp);
    int x;
};
apart::apart(int n) : x(n) {}
apart::apart(int n) restrict(amp) : x(n + 1) {} // expect-error@: define the cpu and the amp constructor inside the class

struct in_class
{
    in_class(int n) : x(n) {}
    in_class(int n) restrict(amp) : x(n + 1) {}
    int x;
};

struct unnamed
{
    unnamed(int) : x(1) {}
    unnamed(int) restrict(amp) : x(2) {} // expect-error@: name this parameter
    int x;
};
