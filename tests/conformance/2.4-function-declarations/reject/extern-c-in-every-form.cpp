// A function, a namespace's function or a friend in extern "C" must not have both restrictions.
//
// reject: L-2.4.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
extern "C" int e1(int) restrict(amp) restrict(cpu); // ERROR
extern "C" {
namespace n {
int e2() restrict(cpu, amp) { return 1; } // ERROR
}
}
extern "C" {
struct S {
  int m() restrict(cpu, amp) { return 1; }
  friend int e3(S *) restrict(cpu, amp); // ERROR
};
}
extern "C" {
extern "C++" int ok(int) restrict(cpu, amp);
}
#define EX extern "C"
EX inline int e4() restrict(amp, cpu) { return 2; } // ERROR
extern "C" int first(int) restrict(cpu, amp); // ERROR
