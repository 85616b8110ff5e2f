// A generic lambda in a cpu,amp function must not call an amp-only function.
//
// reject: L-2.3.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int f(int) restrict(amp) { return 1; } 
inline int b() restrict(cpu, amp) { auto l = [](auto x) { return f(x); }; return l(1); } // ERROR
int main() {}
