// A restriction specifier must not precede the type of a member, constructor, template or pointer.
//
// reject: L-2.1.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
restrict(amp) void a(); // ERROR
void restrict(amp) b(); // ERROR
static restrict(cpu) int c(int); // ERROR
struct S {
    restrict(amp) S(); // ERROR
    restrict(cpu, amp) int m(); // ERROR
    static restrict(amp) int s(); // ERROR
    restrict(cpu) operator int(); // ERROR
};
typedef float FT(int);
restrict(cpu) FT* pf; // ERROR
FT restrict(cpu) *pg; // ERROR
template <typename T> restrict(amp) T t(T); // ERROR
auto l = [] restrict(cpu) (int x) { return x; }; // ERROR
