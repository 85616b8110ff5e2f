// A type is a pointer or a reference to an amp function. L-2.4.3.7-c, L-2.3.1-b, L-2.3.3-e, L-2.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

typedef int kernel_function(int) restrict(amp);
kernel_function *global_pointer = nullptr; // expected-error {{a pointer to an amp function type is not allowed [AMP1107]}}
int (*other)(int) restrict(cpu, amp) = nullptr; // expected-error {{a pointer to an amp function type is not allowed [AMP1107]}}
void takes(int (&f)(int) restrict(amp)); // expected-error {{a reference to an amp function type is not allowed [AMP1107]}}
void decays(int f(int) restrict(amp)); // expected-error {{a parameter of an amp function type [AMP1107]}}
struct s;
typedef int (s::*member)() const restrict(amp); // expected-error {{a pointer to an amp function type is not allowed [AMP1107]}}
int inherits() restrict(cpu, amp)
{
    typedef int fun();
    // expected-error@+1 {{amp code does not support pointers and references to functions}}
    return sizeof(fun *) == 8; // expected-error {{a pointer to an amp function type is not allowed [AMP1107]}}
}
int h(int x) { return x; }
void *cast = (void *)(int (*)(int) restrict(cpu, amp))h; // expected-error {{a pointer to an amp function type [AMP1107]}}
