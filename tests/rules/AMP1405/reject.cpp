// Amp code uses the address of a constant, or binds a reference to it. L-2.4.3.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

const int n = 16;
struct s
{
    static const int limit = 4;
};
const int s::limit;
constexpr unsigned bits = 5;
int smaller(const int &a, const int &b) restrict(cpu, amp) { return a < b ? a : b; }
template <typename T> T first(const T &a) restrict(amp) { return a; }

int f(int x, s o) restrict(amp)
{
    const int *p = &n;               // expected-error {{only read the value of the constant 'n' [AMP1405]}}
    const int &r = n;                // expected-error {{only read the value of the constant 'n' [AMP1405]}}
    int m = smaller(x, n);           // expected-error {{only read the value of the constant 'n' [AMP1405]}}
    m += smaller(s::limit, x);       // expected-error {{only read the value of the constant 'limit' [AMP1405]}}
    m += first(o.limit);             // expected-error {{only read the value of the constant 'limit' [AMP1405]}}
    auto &&b = bits;                 // expected-error {{only read the value of the constant 'bits' [AMP1405]}}
    return *p + r + m + int(b);
}
