// One type under each restriction. L-2.2-f, L-2.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

double f(int) restrict(cpu); // expect-note@: the cpu overload
float f(int) restrict(amp); // expect-note@: the amp overload
int called(int x) restrict(cpu, amp)
{
    return int(f(x)); // expect-error@: this call of 'f' has another type in amp code than in cpu code, and the function around it is both [AMP1104]
}
int measured() restrict(cpu, amp)
{
    return int(sizeof(f(1))); // expect-error@: this call of 'f' has another type in amp code than in cpu code [AMP1104]
}
