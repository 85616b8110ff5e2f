// An amp function that nothing calls must not call a cpu function.
//
// reject: L-2.3.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void h();
static void unused() restrict(amp) { h(); } // ERROR
namespace { void anon() restrict(amp) { h(); } } // ERROR
struct U { static void s() restrict(amp) { h(); } void t() restrict(cpu, amp) { h(); } }; // ERROR
template <class T> struct TT { void nondep() restrict(amp) { h(); } }; // ERROR
inline auto lam = []() restrict(amp) { h(); }; // ERROR
void f() restrict(amp) { return; h(); } // ERROR
int main() {}
