// Overloads that differ in restriction only become one function: what stands in the way is said.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

void fill(int& out, int) restrict(amp) { out = 5; } // expect-error@: name this parameter 'n' as in the cpu overload of 'fill'
void fill(int& target, int n) restrict(cpu) { target = n; }
struct s
{
    int m;
    s(int x);
    s(int x) restrict(amp);
};
s::s(int x) : m(x) {}
s::s(int x) restrict(amp) : m(x + 1) {} // expect-error@: define the cpu and the amp constructor inside the class
