// Amp functions in linkage blocks, classes and templates must not have throw() or two specifiers.
//
// reject: L-2.4.2-e, L-2.4.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
extern "C" int a(int) restrict(amp, cpu) { return 1; } // ERROR
extern "C" {
int b(int) restrict(amp) { return 2; }
namespace q { void c() restrict(cpu) restrict(amp); } // ERROR
}
struct S { void m() restrict(amp) throw(int); }; // ERROR
auto l = [](int) restrict(amp) throw() {}; // ERROR
template <class T> void t(T) restrict(cpu, amp) throw() {} // ERROR
int main() {}
