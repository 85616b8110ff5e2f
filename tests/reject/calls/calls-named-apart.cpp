// Overloads that only restrictions distinguish get different names. A call in a template cannot be written if its
// instances call functions of different names. L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

struct wide
{
    int n;
    wide(int x) restrict(cpu, amp) : n(x) {}
    friend int f(wide x) restrict(cpu, amp) { return x.n; } // expected-note {{another instance uses this overload}}
};
int f(int x) { return x; }
int f(float x) restrict(amp) { return int(x); } // expected-note {{one instance uses this overload}}
template <typename T> int through(T x) restrict(amp) { return f(x); } // expected-error {{different names}}
int instances() restrict(amp) { return through(1) + through(wide(1)); }
