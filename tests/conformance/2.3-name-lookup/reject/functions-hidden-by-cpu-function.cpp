// A cpu function of an inner scope hides the amp functions of its name in outer scopes.
//
// reject: L-2.3.2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void foo(int x) restrict(amp) { (void)x; }
namespace N1 {
void foo(double d) restrict(cpu) { (void)d; }
void foo_caller() restrict(amp) {
    foo(10); // ERROR
}
}
struct M { int foo(int) { return 1; } int b() restrict(amp) { foo(1); return 2; } }; // ERROR
int main() {}
