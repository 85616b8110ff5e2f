// An out-of-class definition agrees with a member that a restricted function type declares.
//
// accept: L-2.1.1-r
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
typedef int function() restrict(cpu, amp);
struct c { function f; };
int c::f() restrict(cpu, amp) { return 1; }
int main() { return c().f() - 1; }
