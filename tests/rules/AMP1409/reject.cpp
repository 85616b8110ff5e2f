// Recursion in amp code, also through other functions and instances of templates. L-2.4.3.4-c, L-2.4.3.4-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

int direct(int n) restrict(amp)
{
    return n ? direct(n - 1) + 1 : 0; // expected-error {{'direct' calls itself [AMP1409]}}
}

int odd(int n) restrict(cpu, amp);
int even(int n) restrict(cpu, amp) { return n == 0 ? 1 : odd(n - 1); } // expected-error {{this call to 'odd' closes a cycle of 2 functions [AMP1409]}}
int odd(int n) restrict(cpu, amp) { return n == 0 ? 0 : even(n - 1); } // expected-note {{'odd' calls 'even'}}

struct chain
{
    int n;
    chain(int k) restrict(amp);
};
int length(int n) restrict(amp) { return chain(n).n; } // expected-error {{this call to 'chain::chain' closes a cycle of 2 functions [AMP1409]}}
chain::chain(int k) restrict(amp) : n(k > 0 ? length(k - 1) : 0) {} // expected-note {{'chain::chain' calls 'length'}}

struct number
{
    int n;
    number operator-(int k) const restrict(amp)
    {
        return k > 0 ? *this - (k - 1) : *this; // expected-error {{'number::operator-' calls itself [AMP1409]}}
    }
};

struct holder;
int make(int) restrict(amp);
struct member
{
    int n = make(1); // expected-note {{'member::member' calls 'make'}}
};
int make(int k) restrict(amp)
{
    member m; // expected-error {{this call to 'member::member' closes a cycle of 2 functions [AMP1409]}}
    return m.n + k;
}

template <typename T> T gcd(T a, T b) restrict(cpu, amp)
{
    return b == 0 ? a : gcd(b, a % b); // expected-error {{'gcd<int>' calls itself [AMP1409]}}
}
int use(int a, int b) { return gcd(a, b); }

int by_lambda(int n) restrict(amp)
{
    auto f = [](auto self, int k) -> int {
        return k ? self(self, k - 1) : 0; // expected-error {{this lambda calls itself [AMP1409]}}
    };
    return f(f, n);
}

int argument(int n = 0) restrict(amp);
int argument(int n) restrict(amp)
{
    return n ? argument() : 0; // expected-error {{'argument' calls itself [AMP1409]}}
}
