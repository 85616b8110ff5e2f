// An inline, member or instantiated amp function must not call a cpu function.
//
// reject: L-2.3.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void h();
inline void f() restrict(cpu, amp) {
    h(); // ERROR
}
static inline void g() restrict(amp) { h(); } // ERROR
template <class T> void t(T) restrict(amp) {
    h(); // ERROR
}
struct S { void m() restrict(amp) { h(); } }; // ERROR
int main() {}
template void t<int>(int) restrict(amp);
