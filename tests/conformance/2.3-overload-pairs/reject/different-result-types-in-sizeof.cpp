// Cpu,amp code must not name a pair with different result types in return statements or sizeof.
//
// reject: L-2.2-f, L-2.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int f(int) restrict(cpu);
long f(int) restrict(amp);
int g() restrict(cpu, amp) {
    return f(1); // ERROR
}
unsigned long h() restrict(cpu, amp) {
    return sizeof(f(2)); // ERROR
}
int main() {}
