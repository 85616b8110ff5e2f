// Amp code calls a virtual function. L-2.4.3.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

struct shape
{
    virtual int corners() const { return 4; }
    virtual int twice(int x) const { return 2 * x; }
};

template <typename Shape> int count(const Shape &s) restrict(cpu)
{
    return s.corners();
}

int f(const shape &s, int x) restrict(amp) // expected-error {{which has virtual functions; use a class without them [AMP1210]}}
{
    x += s.corners();        // expected-error {{'shape::corners', which is virtual [AMP1407]}}
    x += s.shape::corners(); // expected-error {{'shape::corners', which is virtual [AMP1407]}}
    return s.twice(x);       // expected-error {{'shape::twice', which is virtual [AMP1407]}}
}

int host(const shape &s) { return count(s) + s.corners(); }
