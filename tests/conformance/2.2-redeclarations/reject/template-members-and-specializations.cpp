// Definitions and specializations of templates must have the restrictions of their template.
//
// reject: L-2.2-a, L-2.1.1-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct S { T m(T) restrict(cpu, amp); template <class U> U n(U) restrict(amp); };
template <class T> T S<T>::m(T a) restrict(amp) { return a; } // ERROR
template <class T> template <class U> U S<T>::n(U u) { return u; } // ERROR
template <class T> T f(T) restrict(cpu, amp);
template <> int f<int>(int) restrict(amp) { return 1; } // ERROR
template int f<float>(float) restrict(cpu); // ERROR
int main() {}
