// Amp code must not use cpu member functions, operators, conversions or constructors of a class.
//
// reject: L-2.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct s
{
    int n;
    s(int k) : n(k) {}
    s(const s &) restrict(cpu, amp) = default;
    int get() const { return n; }
    s operator+(s o) const { return s(n + o.n); }
    operator float() const { return float(n); }
};

float foo(s a) restrict(amp)
{
    int x = a.get(); // ERROR
    a + a;           // ERROR
    float f = a;     // ERROR
    s b(3);          // ERROR
    return f + float(x);
}
