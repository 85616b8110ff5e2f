// A cpu,amp template that a cpu,amp function calls must not call a cpu function.
//
// reject: L-2.3.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int f(int) { return 1; } 
template <class T> int tb(T x) restrict(cpu, amp) { return f(x); } // ERROR
inline int b() restrict(cpu, amp) { return tb(1); }
int main() {}
