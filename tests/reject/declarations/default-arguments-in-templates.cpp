// A default argument or member initializer of a template calls overloads that only restrictions distinguish. The
// instances pass different types, but share one text.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

int g(int x) { return x + 1; }
int g(float x) { return int(x) + 2; }
int g(double x) restrict(amp) { return int(x) + 100; }

template <typename T> struct box
{
    T x;
    box(T y) restrict(cpu, amp) : x(y) {}
    T operator+(int n) const { return x + n; }
    T operator+(float n) const restrict(amp) { return x + T(n) + 200; }
};
template <typename T> struct holder
{
    int a = g(T(1));       // expected-error {{depends on both the restriction and the template arguments}}
    T b = box<T>(1) + 2;   // expected-error {{depends on both the restriction and the template arguments}}
    int c = g(3);
    holder() restrict(cpu, amp) {}
};
template <typename T> struct alone
{
    int a = g(T(1));
    alone() restrict(cpu, amp) {}
};
int use() restrict(cpu, amp) { return holder<int>().a + holder<int>().c + alone<int>().a; }
int of_cpu() { return holder<float>().a; }
