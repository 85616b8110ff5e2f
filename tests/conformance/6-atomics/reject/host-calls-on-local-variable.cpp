// A host function must not apply an atomic function to a local variable.
//
// reject: AT-6-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int main() { int x = 0;
    atomic_fetch_inc(&x); // ERROR
    atomic_exchange(&x, 3); // ERROR
}
void f(int *p) restrict(cpu, amp) { 
    concurrency::atomic_fetch_inc(p); // ERROR
}
