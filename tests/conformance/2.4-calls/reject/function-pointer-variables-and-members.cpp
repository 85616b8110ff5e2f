// Amp code must not have variables, members or casts of function pointer type.
//
// reject: L-2.4.3.7-c, L-2.4.1.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
typedef int (*FP)(int);
int cf(int);
int af(int) restrict(amp);
struct H { FP p; };
int k(int a) restrict(amp) {
    a = ((FP)0)(1); // ERROR
    H h; // ERROR
    int (*q)(int) = af; // ERROR
    auto l = [](int x) { return x; };
    int (*z)(int) = l; // ERROR
    typedef int F();
    F* pf = nullptr; // ERROR
    (void)h; (void)q; (void)z; (void)pf;
    return a;
}
int main() {}
