// Code must not construct, move or destroy an object by special members that lack its restriction.
//
// reject: L-2.3.2-j, L-2.3.2-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

// Code must not construct an object whose destructor lacks its restriction.
namespace destructors {

struct D {
  int x;
  ~D() {}
};
struct E : D {};
struct F {
  int x;
  ~F() restrict(amp) {}
};
D mk() restrict(cpu);
void f(int k) restrict(amp) {
  D d;              // expected-error
  E e{};            // expected-error
  D arr[1] = {};    // expected-error
  int z = D{1}.x;   // expected-error
  const D &r = D(); // expected-error
  F okf;
}
void h() { F f; }   // expected-error
void h2() { F{1}; } // expected-error

} // namespace destructors

// Amp code must not move an object whose member has a cpu-only move constructor.
// Constructors have no names, so amp2hip cannot hide a cpu constructor from amp code in the output.
namespace moves {

struct moved {
  int n = 1;
  moved() restrict(cpu, amp) {}
  moved(const moved &) restrict(cpu, amp) {}
  moved(moved &&) restrict(cpu) {}
  ~moved() restrict(cpu, amp) {}
};
struct holder {
  moved m[2];
};
struct outer : holder {};
int take() restrict(amp) {
  outer a;
  outer b(static_cast<outer &&>(a)); // expected-error
  outer c(b);
  return 1;
}
int take_on_cpu() {
  outer a;
  outer b(static_cast<outer &&>(a));
  return 1;
}

} // namespace moves
