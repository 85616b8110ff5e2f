// A cpu,amp template must not call a cpu function, even if only cpu code calls the template.
//
// reject: L-2.3.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int f(int) { return 1; } 
template <class T> int tb(T x) restrict(cpu, amp) { return f(x); } // ERROR
inline int b() { return tb(1); }
int main() {}
