// Amp code must not use static, extern or thread_local in any kind of declaration.
//
// reject: L-2.4.3.5-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
void f() restrict(amp) {
  static int a; // ERROR
  static const int b = 3; // ERROR
  static constexpr int c = 3; // ERROR
  extern int d; // ERROR
  thread_local int e; // ERROR
  for (static int i = 0; i < 2;) {} // ERROR
  if (static int z = 1; z) {} // ERROR
  auto l = [] {
    static int in; // ERROR
    return in;
  };
  struct L {
    void m() { static int k; } // ERROR
    static int z() {
      thread_local static int q; // ERROR
      return 1;
    }
  };
  static auto [x, y] = L2(); // ERROR
  constexpr int ok = 4;
  const int ok2 = 5;
  L().m();
}
template <class T> T t() restrict(cpu, amp) {
  static T s; // ERROR
  return s;
}
int use() restrict(amp) { return t<int>(); }
