// A destructor lacks a restriction of a constructor. L-2.2.2-c, L-2.2.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

class bar
{
public:
    bar() {}
    bar() restrict(amp) {} // expected-note {{the constructor is restrict(amp)}}
    ~bar() {} // expected-error {{the destructor of 'bar' lacks a restriction that a constructor has; declare it restrict(cpu, amp) [AMP1105]}}
};
struct handle
{
    int n;
    handle(int x) restrict(cpu, amp) : n(x) {}
    ~handle() restrict(amp) {} // expected-error {{the destructor of 'handle' lacks a restriction that a constructor has [AMP1105]}}
};
template <typename T> struct pattern
{
    pattern(T) restrict(amp) {}
    ~pattern(); // expected-error {{the destructor of 'pattern' lacks a restriction that a constructor has [AMP1105]}}
};
