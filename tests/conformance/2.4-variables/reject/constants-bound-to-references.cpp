// Amp code must not pass an integer constant to a reference parameter or take its address.
//
// reject: L-2.4.3.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
const int N = 4;
struct S { static const int k = 3; };
const int& id(const int& a) restrict(amp, cpu) { return a; }
void f() restrict(amp) {
    const int* p = &N; // ERROR
    const int& r = N; // ERROR
    int x = id(N); // ERROR
    int y = id(S::k); // ERROR
    int z = id(+N) + id(N + 0);
    auto l = [](const int& q) { return q; };
    int w = l(N); // ERROR
    (void)p; (void)r; (void)x; (void)y; (void)z; (void)w;
}
int main() {}
