// Two functions of equal parameters must not have a restriction in common.
//
// reject: L-2.3.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int f(int) restrict(cpu, amp);
int f(int) restrict(cpu); // ERROR
struct S {
    void m() restrict(amp);
    void m() restrict(cpu, amp); // ERROR
};
template <class T> T t(T) restrict(cpu, amp);
template <class T> T t(T); // ERROR
int main() {}
