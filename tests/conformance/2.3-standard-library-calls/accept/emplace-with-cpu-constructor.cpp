// std::vector constructs an element with the cpu constructor although an amp one matches exactly.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
struct S { int v; S(double) : v(1) {} S(int) restrict(amp) : v(2) {} };
int main() { std::vector<S> v; v.emplace_back(1); return v[0].v == 1 ? 0 : 1; }
