// Amp code calls cpu members, constructors, operators and conversions. L-2.4.3.4-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

struct host_class
{
    int m;
    explicit host_class(int x) : m(x) {} // expected-note {{'host_class' is declared here}}
    int get() const { return m; }
    static int of_class() { return 1; }
    host_class operator+(const host_class &) const { return host_class(m); }
    int &operator[](int) { return m; }
    operator int() const { return m; }
};
bool operator==(const host_class &a, int b) { return a.m == b; }

int use(host_class &h) restrict(amp)
{
    host_class made(1);          // expected-error {{amp code cannot construct an object of type 'host_class', whose constructors have no restrict(amp) [AMP1101]}}
    h[0] = 3;                    // expected-error {{amp code cannot call 'host_class::operator[]', which has no restrict(amp) [AMP1101]}}
    return h.m;
}
