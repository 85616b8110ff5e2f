// An amp function is virtual. L-2.4.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;


struct base
{
    virtual ~base() {}
    virtual int f(int) restrict(amp) = 0; // expected-error {{'f' has restrict(amp) and cannot be virtual [AMP1302]}}
};
struct derived : base
{
    int f(int) restrict(amp); // expected-error {{'f' has restrict(amp) and cannot override a virtual function [AMP1302]}}
};
struct other
{
    virtual int g() restrict(cpu, amp) { return 1; } // expected-error {{'g' has restrict(amp) and cannot be virtual}}
};
