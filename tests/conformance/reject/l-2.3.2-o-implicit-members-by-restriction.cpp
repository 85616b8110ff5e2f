// reject: L-2.3.2-o
// Constructors that cpu and amp code copy by have no names: where only restrictions tell
// them apart, and their parameters differ, amp2hip refuses them at their declaration, or
// at the amp code that copies by them.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

struct copied {
  copied() restrict(cpu, amp) {}
  copied(const copied &, int = 0) restrict(cpu) {}
  copied(const copied &) restrict(amp) {} // ERROR
};
struct whole { copied c; };
int copy() restrict(cpu, amp) {
  const whole a;
  whole b(a);
  return 1;
}

struct made {
  made(int = 0) restrict(cpu) {}
  made() restrict(amp) {} // ERROR
};
template <typename T> struct made_of {
  made_of(T = T()) restrict(cpu) {}
  made_of() restrict(amp) {} // ERROR
};

struct moved {
  int n = 1;
  moved() restrict(cpu, amp) {}
  moved(const moved &) restrict(cpu, amp) {}
  moved(moved &&) restrict(cpu) {}
  ~moved() restrict(cpu, amp) {}
};
struct holder { moved m[2]; };
struct outer : holder {};
int take() restrict(amp) {
  outer a;
  outer b(static_cast<outer &&>(a)); // ERROR
  outer c(b);
  return 1;
}
int take_on_cpu() {
  outer a;
  outer b(static_cast<outer &&>(a));
  return 1;
}
