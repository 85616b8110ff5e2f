// A function of both restrictions calls cpu members, constructors, operators and conversions. L-2.2-d, L-2.4.3.4-d
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
    explicit host_class(int x) : m(x) {} // expected-note {{declared here}}
    int get() const { return m; }
    static int of_class() { return 1; }
    host_class operator+(const host_class &) const { return host_class(m); }
    int &operator[](int) { return m; }
    operator int() const { return m; }
};
bool operator==(const host_class &a, int b) { return a.m == b; }

int use(host_class &h) restrict(amp, cpu)
{
    host_class made(1);          // expected-error {{'host_class::host_class'}}
    int x = h.get();             // expected-error {{'host_class::get'}}
    x += host_class::of_class(); // expected-error {{'host_class::of_class'}}
    h + h;                       // expected-error {{'host_class::operator+'}}
    h[0] = 3;                    // expected-error {{'host_class::operator[]'}}
    x += h;                      // expected-error {{'host_class::operator int'}}
    return x + (h == 2);         // expected-error {{'operator=='}}
}
