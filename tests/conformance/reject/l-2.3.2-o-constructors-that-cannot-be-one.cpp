// reject: L-2.3.2-o
// Default, copy and move constructors have no names: where only restrictions tell them
// apart, and their parameters differ, they become one. amp2hip refuses those with other
// initialisers, and those of which a default argument does something.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

struct copied {
  int n;
  copied() restrict(cpu, amp) : n(0) {}
  copied(const copied &, int = 0) restrict(cpu) : n(1) {}
  copied(const copied &) restrict(amp) : n(2) {} // ERROR
};
struct whole { copied c; };
int copy() restrict(cpu, amp) {
  const whole a;
  whole b(a);
  return 1;
}

int next();
struct made {
  made(int = next()) restrict(cpu) {}
  made() restrict(amp) {} // ERROR
};
template <typename T> struct made_of {
  made_of(T = T()) restrict(cpu) {}
  made_of() restrict(amp) {} // ERROR
};
