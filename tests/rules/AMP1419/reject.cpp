// Amp code uses asm, in every spelling. L-2.4.3.7-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

int f(int n) restrict(amp)
{
    asm(""); // expected-error {{cannot contain asm [AMP1419]}}
    return n;
}
template <typename T> T g(T n) restrict(cpu, amp)
{
    __asm__ volatile("nop"); // expected-error {{cannot contain asm [AMP1419]}}
    return n;
}
int use(int n) { return g(n); }
