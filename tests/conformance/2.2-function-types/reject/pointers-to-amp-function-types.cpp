// A variable or a parameter must not be a pointer or reference to an amp function type.
//
// reject: L-2.4.3.7-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

typedef int kernel_fun(int) restrict(amp);
kernel_fun *global_pointer = nullptr;             // ERROR
int (*other)(int) restrict(cpu, amp) = nullptr;   // ERROR
void takes(int (&f)(int) restrict(amp));          // ERROR
