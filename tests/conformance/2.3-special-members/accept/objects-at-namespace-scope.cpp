// An object at namespace scope uses a cpu constructor although an amp one matches exactly.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct S { int v; S(double) : v(1) {} S(int) restrict(amp) : v(2) {} };
S gs(1); S gb = 1; S gc{1}; 
int main() { return gs.v == 1 && gb.v == 1 && gc.v == 1 ? 0 : 1; }
