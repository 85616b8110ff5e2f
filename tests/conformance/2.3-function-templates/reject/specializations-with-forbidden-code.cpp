// A specialization must obey the restrictions it declares and amp code must not call a cpu one.
//
// reject: L-2.1.1-o, L-2.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> int f(T) restrict(cpu, amp) { return 1; }
template <> int f<long>(long) restrict(cpu, amp) { throw 1; } // ERROR
template <class T> struct S { int m() const restrict(amp) { return 1; } };
template <> int S<long>::m() const restrict(amp) { static int k = 0; return k; } // ERROR
template <> struct S<float> { int m() const { return 2; } };
int use() restrict(amp) { return f(1) + S<int>().m() + S<float>().m(); } // ERROR
int main() {}
