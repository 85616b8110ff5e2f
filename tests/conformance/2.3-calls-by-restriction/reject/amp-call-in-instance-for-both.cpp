// A cpu,amp function must not call a cpu,amp template instance that uses an amp function.
//
// reject: L-2.3.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int f(int) restrict(amp) { return 1; } 
template <class T> int tb(T x) restrict(cpu, amp) { return f(x); }
inline int b() restrict(cpu, amp) { return tb(1); } // ERROR
int main() {}
