// A cpu,amp template must not construct an object by an amp-only constructor.
//
// reject: L-2.3.2-d, L-2.3.2-e, L-2.3.2.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct S { int k; S(int x) restrict(amp) : k(x) { } };
template <class Q> int c(Q) restrict(cpu,amp) { S s(10); return s.k; } // ERROR
inline int u() restrict(cpu,amp) { return c(1); }
int main() { return u() == 10 ? 1 : 2; }
