// Members, operators and templates of equal parameters must not have a restriction in common.
//
// reject: L-2.3.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> int t(T) restrict(amp);
template <class T> int t(T) restrict(amp, cpu); // ERROR
struct S { S() restrict(cpu, amp); S(); // ERROR
    int operator+(int) restrict(amp); int operator+(int) restrict(cpu, amp); // ERROR
    static int s(int) restrict(cpu); static int s(int) restrict(cpu, amp); // ERROR
    operator int() restrict(cpu, amp); operator int() restrict(cpu); // ERROR
};
namespace a { void f(const int); } namespace a { void f(int) restrict(cpu, amp); } // ERROR
void arr(int*) restrict(amp); void arr(int[4]) restrict(cpu, amp); // ERROR
int main() {}
