// Cpu code calls functions and constructors with only restrict(amp). L-2.3.2-g, L-2.3.2.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

int on_accelerator(int x) restrict(amp) { return x; }
struct functor
{
    int member() const restrict(amp) { return 1; }
    int operator()(int x) const restrict(amp) { return x; }
    functor operator+(int) const restrict(amp) { return *this; }
};

int main()
{
    int x = on_accelerator(1); // expected-error {{'on_accelerator'}}
    functor f;
    x += f.member(); // expected-error {{'member'}}
    x += f(1); // expected-error {{no matching function for call to object of type 'functor'}}
    f + 1; // expected-error {{invalid operands}}
    return x;
}

int from_both(int x) restrict(cpu, amp)
{
    return on_accelerator(x); // expected-error {{'on_accelerator'}}
}
