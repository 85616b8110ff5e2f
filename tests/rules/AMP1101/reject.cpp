// Amp code calls a function, an operator, a constructor, a conversion or a destructor without restrict(amp).
// L-2.3.2-d, L-2.3.2-e, L-2.3.2-i, L-2.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

void h(); // expected-note {{'h' is declared here}}
inline void uncalled() restrict(cpu, amp)
{
    h(); // expected-error {{amp code cannot call 'h', which has no restrict(amp) [AMP1101]}}
}
namespace
{
int also_uncalled(int x) restrict(cpu, amp)
{
    h(); // expected-error {{amp code cannot call 'h', which has no restrict(amp) [AMP1101]}}
    return x;
}
}
struct guard
{
    int n;
    ~guard() { n = 0; }
};
struct owner
{
    guard g;
};
int destroys(const owner &o) restrict(cpu, amp)
{
    guard local = {1}; // expected-error {{amp code cannot destroy an object of type 'guard', whose destructor has no restrict(amp) [AMP1101]}}
    return local.n + o.g.n;
}
int calls_cpu_lambda(int x) restrict(cpu, amp)
{
    auto g = [](int y) restrict(cpu) { return y + 1; };
    return g(x); // expected-error {{amp code cannot call 'operator()' of a lambda [AMP1101]}}
}
int wrong_default();
int with_default(int x = wrong_default()) restrict(cpu, amp) { return x; }
int uses_default() restrict(cpu, amp)
{
    return with_default(); // expected-error {{amp code cannot call 'wrong_default' [AMP1101]}}
}
struct limits
{
    template <typename T> static constexpr T thrice(T x) { return 3 * x; }
};
int calls_constexpr_template(int p) restrict(amp)
{
    return limits::thrice(p); // expected-error {{amp code cannot call 'limits::thrice', which has no restrict(amp) [AMP1101]}}
}
