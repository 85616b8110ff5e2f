// Amp code must not contain throw or try, even in lambdas, local classes and discarded statements.
//
// reject: E-12.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct S {
  int v;
  S() restrict(amp) try : v(1) { // ERROR
  } catch (...) {}
  ~S() restrict(cpu, amp) {}
};
int a() restrict(amp) try { return 1; } catch (...) { // ERROR
  return 2;
}
int b(int x) restrict(cpu, amp) { return x ? throw 1 : 2; } // ERROR
int c() restrict(amp) {
  auto l = [] {
    try { // ERROR
    } catch (int) {}
  };
  return 1;
}
int d() restrict(amp) {
  struct L {
    void z() { throw; } // ERROR
  };
  return 1;
}
template <class T> int e(T) restrict(amp) { throw T(); } // ERROR
int f() restrict(amp) { return e(1); }
int g() restrict(amp) {
  if constexpr (false) { throw 1; } // ERROR
  return 1;
}
int h(int x = (throw 1, 1)) restrict(amp);
int i() restrict(amp) { return h(); } // ERROR
