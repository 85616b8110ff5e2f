// Amp code must not move an object whose member has a cpu-only move constructor.
//
// reject: L-2.3.2-o
//
// Constructors have no names, so amp2hip cannot hide a cpu constructor from amp code in the output.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

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
