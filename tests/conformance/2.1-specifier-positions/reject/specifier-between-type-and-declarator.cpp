// A restriction specifier must not appear between a type and its declarator.
//
// reject: L-2.1.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

typedef int function(int) restrict(cpu);
typedef int number;
int inc(int x) { return x + 1; }
function restrict(cpu) *pointer = inc;      // ERROR
function restrict(cpu) &reference = inc;    // ERROR
int restrict(cpu, amp) *address = nullptr;  // ERROR
number restrict(cpu) *other = address;      // ERROR
number restrict(number x);                  // a function of this name
number *product(number a, number *b) { return a * restrict(a) ? b : nullptr; }

int main() { return pointer(-1) + reference(-1) + (other ? 1 : 0); }
