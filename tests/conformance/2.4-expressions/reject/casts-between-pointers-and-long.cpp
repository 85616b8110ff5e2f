// Amp code must not cast between pointers and long by C-style, functional or reinterpret casts.
//
// reject: L-2.4.3.6-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
enum E : unsigned long { e0 };
void f(int* p, long n, float* fp) restrict(amp) {
    long a = (long)p; // ERROR
    a = reinterpret_cast<long>(p); // ERROR
    int* q = (int*)n; // ERROR
    q = reinterpret_cast<int*>(n); // ERROR
    unsigned long u = (unsigned long)(fp); // ERROR
    typedef unsigned long UL;
    u = UL(p); // ERROR
    q = reinterpret_cast<int*>(fp);
    q = 0;
    if (p) u = 1;
    (void)a; (void)q; (void)u;
}
int main() {}
