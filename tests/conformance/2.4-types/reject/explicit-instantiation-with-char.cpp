// An explicit instantiation of an amp template must not have char or long long arguments.
//
// reject: L-2.4.1-c, L-2.4.1.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct Q { T v; T get() const restrict(amp) { return v; } }; // ERROR
template <class T> void fn(T t) restrict(cpu, amp) { (void)t; } // ERROR
template struct Q<char>;
template void fn<long long>(long long) restrict(cpu, amp);
int main() {}
