// Cpu,amp code must not use character, string, long long or long double literals.
//
// reject: L-2.4.3.1-a, L-2.4.3.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(int n) restrict(cpu, amp) {
    n += 'a'; // ERROR
    n += (int)1LL; // ERROR
    double d = 1.0L; // ERROR
    const char* s = "x"; // ERROR
    n += (int)1ULL; // ERROR
    n += L'x'; // ERROR
    n += sizeof("abc"); // ERROR
    n += u8"x"[0]; // ERROR
    (void)d; (void)s; n += __LINE__;
    n += __func__[0]; // ERROR
    switch (n) { case 'c': n = 1; } // ERROR
    int arr['a']; // ERROR
}
int main() {}
