// Cpu and cpu,amp code must not call atomic functions.
//
// reject: AT-6-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(int* p) restrict(cpu, amp) { atomic_fetch_inc(p); } // ERROR
void c(int* p) { atomic_fetch_add(p, 1); } // ERROR
void g(float* f, long* l, double* d, bool* b) restrict(amp) {
    atomic_fetch_add(f, 1.0f); // ERROR
    atomic_fetch_add(l, 1L); // ERROR
    atomic_exchange(d, 1.0); // ERROR
    atomic_exchange(b, true); // ERROR
}
int main() {}
