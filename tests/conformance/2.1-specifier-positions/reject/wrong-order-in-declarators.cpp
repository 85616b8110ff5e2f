// A specifier must not follow noexcept, a trailing return type, a body part or precede a
// cv-qualifier.
//
// reject: L-2.1.1-x
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
void a1() noexcept restrict(amp); // ERROR
auto a2() -> int restrict(amp); // ERROR
struct S {
  int b1() restrict(amp) const; // ERROR
  int b2() restrict(amp) &; // ERROR
  int b3() restrict(amp) const &; // ERROR
  int b4() const noexcept restrict(amp); // ERROR
  int b5() & noexcept(true) restrict(cpu, amp) { return 1; } // ERROR
  virtual void b6() final restrict(cpu); // ERROR
  virtual void b7() = 0 restrict(cpu); // ERROR
  S() : m(0) restrict(amp) {} // ERROR
  S(const S &) = default restrict(amp); // ERROR
  operator int() restrict(amp) const; // ERROR
  auto b8() const -> int restrict(cpu, amp) { return 1; } // ERROR
  template <class T> T b9(T) restrict(amp) volatile; // ERROR
  int m;
};
