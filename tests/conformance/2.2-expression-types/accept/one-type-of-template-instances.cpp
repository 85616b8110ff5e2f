// Two templates give one type if their instances return the same type.
//
// accept: L-2.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
template <typename T> T same(T) restrict(cpu);
template <typename T> int same(T) restrict(amp);
template <typename T> T twice(T x) restrict(cpu) { return x + x; }
inline int twice(int x) restrict(amp) { return x + x; }
auto trailing() restrict(cpu, amp) -> decltype(twice(1)) { return 2; }
void f() restrict(cpu, amp) { static_assert(std::is_same<decltype(same(1)), int>::value, ""); }
int main() { f(); return trailing() - 2; }
