// Amp code throws or catches exceptions. L-2.4.3.7-i, E-12.3-a, G-1.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

int f(int n) restrict(amp)
{
    try // expected-error {{cannot catch exceptions [AMP1420]}}
    {
        n += 1;
    }
    catch (...)
    {
        n = 0;
    }
    if (n < 0)
        throw n; // expected-error {{cannot throw exceptions [AMP1420]}}
    return n;
}

int g(int n) restrict(cpu, amp)
try // expected-error {{cannot catch exceptions [AMP1420]}}
{
    return n + 1;
}
catch (...)
{
    return 0;
}

template <typename T> T checked(T x) restrict(cpu, amp)
{
    return x < T() ? throw 1 : x; // expected-error {{cannot throw exceptions [AMP1420]}}
}
int use() { return checked(1); }
