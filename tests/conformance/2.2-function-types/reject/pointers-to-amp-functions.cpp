// A variable or a parameter must not be a pointer or reference to a function with an amp
// restriction.
//
// reject: L-2.4.3.7-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

// A global variable must not point or refer to an amp function.
void kernel_function() restrict(amp) {}
auto p = &kernel_function;                   // expected-error
void (&r)() restrict(amp) = kernel_function; // expected-error
void (*q)() restrict(amp);                   // expected-error
typedef void amp_function() restrict(amp);
amp_function *pf; // expected-error

// A variable or a parameter must not be a pointer or reference to an amp function type.
typedef int kernel_fun(int) restrict(amp);
kernel_fun *global_pointer = nullptr;           // expected-error
int (*other)(int) restrict(cpu, amp) = nullptr; // expected-error
void takes(int (&f)(int) restrict(amp));        // expected-error

int main() {}
