// Amp code must not call atomic functions that C++ AMP does not declare, such as atomic_load.
//
// reject: AT-6-a, G-1.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(int *p, unsigned *u) restrict(amp)
{
    atomic_fetch_nand(p, 1); // ERROR
    atomic_load(p); // ERROR
    atomic_store(p, 1); // ERROR
    atomicAdd(p, 1); // ERROR
    atomic_compare_exchange_strong(p, p, 1); // ERROR
    atomic_add(p, 1); // ERROR
}
int main() {}
