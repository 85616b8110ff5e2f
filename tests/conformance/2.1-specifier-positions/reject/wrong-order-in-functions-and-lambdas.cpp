// A restriction specifier must be at its place in functions, special members and lambdas.
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
  int m;
  int b1() restrict(amp) const; // ERROR
  int b2() restrict(amp) &; // ERROR
  int b3() restrict(amp) &&; // ERROR
  int b4() const noexcept restrict(amp); // ERROR
  S() : m(0) restrict(amp) {} // ERROR
  virtual void b5() override restrict(cpu); // ERROR
  virtual void b6() = 0 restrict(cpu); // ERROR
  ~S() noexcept restrict(cpu,amp); // ERROR
  S(const S &) = default restrict(cpu,amp); // ERROR
  S &operator=(const S &) = delete restrict(cpu,amp); // ERROR
  int restrict(amp) b7(); // ERROR
  restrict(amp) int b8(); // ERROR
  static restrict(amp) int b9(); // ERROR
  int b10 restrict(amp) (); // ERROR
};
auto l1 = [](int) noexcept restrict(amp) {}; // ERROR
auto l2 = [](int) -> int restrict(amp) { return 1; }; // ERROR
auto l3 = [](int) restrict(amp) mutable {}; // ERROR
auto l4 = [] restrict(amp) (int) {}; // ERROR
auto l5 = restrict(amp) [](int) {}; // ERROR
auto l6 = [restrict(amp)](int) {}; // ERROR
void a3(int restrict(amp) x); // ERROR
void a4() restrict(amp) {} restrict(cpu) // ERROR
;
