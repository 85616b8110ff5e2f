// An amp function must not use typeid or a function try block.
//
// reject: L-2.4.3.7-f, L-2.4.3.7-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
#include <typeinfo>
struct B { virtual ~B(); };
void f(int x) restrict(amp) {
    bool b = typeid(x) == typeid(int); // ERROR
    (void)b;
}
int ft() restrict(amp)
try { return 1; } // ERROR
catch (...) { return 2; }
int main() {}
