// Amp code must not recurse, call a cpu constexpr function at run time or allocate memory.
//
// reject: L-2.4.3.4-c, L-2.4.3.4-e, L-2.4.3.4-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct V { virtual int f() { return 1; } };
int rec(int n) restrict(amp) { return n ? rec(n - 1) : 0; } // ERROR
int m2(int) restrict(amp);
int m1(int n) restrict(amp) { return n ? m2(n - 1) : 0; } // ERROR
int m2(int n) restrict(amp) { return m1(n); }
constexpr int sq(int x) { return x * x; }
int use(int y) restrict(amp) { return sq(y); } // ERROR
void nw() restrict(amp) { int* p = new int(3); delete p; } // ERROR
int main() {}
