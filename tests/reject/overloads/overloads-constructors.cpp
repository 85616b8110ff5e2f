// A pair of constructors with different initializers selects one of them by copying the object. The copy must not be
// observable.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

struct part
{
    part(int n) restrict(cpu, amp) : x(n) {}
    part(const part &) = delete;
    int x;
};
struct not_copied
{
    not_copied(int n) : p(n) {}
    not_copied(int m) restrict(amp) : p(m + 1) {} // expected-error {{the same parameter names}}
    part p;
};
struct number
{
    number(int n) restrict(cpu, amp) : x(n) {}
    int x;
};
struct copied_apart
{
    copied_apart(int n) : x{n} {}
    copied_apart(int n) restrict(amp) : x{n + 1} {} // expected-error {{the same initializers}}
    copied_apart(const copied_apart &o) : x{o.x[0]} {}
    copied_apart(const copied_apart &o) restrict(amp) : x{o.x[0]} {}
    number x[1];
};
struct scalar
{
    scalar(int n);
    scalar(int n) restrict(amp);
    scalar(const scalar &o) = delete;
    int x;
};
scalar::scalar(int n) : x(n) {}
scalar::scalar(int n) restrict(amp) : x(n + 1) {}

struct copied
{
    copied(int n);
    copied(int n) restrict(amp);
    copied(const copied &o) restrict(cpu, amp) : x(o.x) {}
    number x;
};
copied::copied(int n) : x(n) {}
int between;
copied::copied(int n) restrict(amp) : x(n + 1) {}
