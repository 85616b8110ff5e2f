// Arrays and new expressions at namespace scope use a cpu constructor, not an exact amp one.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct S { int v; S(double) : v(1) {} S(int) restrict(amp) : v(2) {} };
S ga[] = {1, 2}; S* gn = new S{1}; S gt = S(1);
int main() { return ga[1].v == 1 && gn->v == 1 && gt.v == 1 ? 0 : 1; }
