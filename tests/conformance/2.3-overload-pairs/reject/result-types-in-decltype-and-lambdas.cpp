// Cpu,amp code must not use a pair with different result types in decltype, lambdas or arguments.
//
// reject: L-2.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int f() restrict(cpu); float f() restrict(amp);
int g() restrict(cpu, amp) {
    decltype(f()) x = 1; // ERROR
    return (int)x;
}
int h() restrict(cpu, amp) {
    auto l = [] { return f(); }; // ERROR
    return (int)l();
}
template <class T> T id(T t) restrict(cpu, amp) { return t; }
int k() restrict(cpu, amp) {
    return (int)id(f()); // ERROR
}
int main() {}
