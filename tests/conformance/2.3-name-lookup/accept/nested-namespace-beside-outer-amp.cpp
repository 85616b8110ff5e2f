// A nested namespace's cpu function is called even if a using declaration brings an outer amp one.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int f(int) restrict(amp) { return 1; }
namespace a {
int f(double) { return 2; }
int t() { return f(1); }
namespace b {
using ::f;
int f(long) { return 3; }
int t() { return f(1); }
}
}
int main() { return a::t() == 2 && a::b::t() == 3 && a::b::f(1) == 3 ? 0 : 1; }
