// Amp code must not use incompatible literals in cases, array bounds, sizeof, templates or
// __func__.
//
// reject: L-2.4.3.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cassert>
struct UL {};
void f(int x) restrict(amp) {
  x = 'a'; // ERROR
  x = 1.0L; // ERROR
  x = 5000000000LL; // ERROR
  x = 1ull; // ERROR
  x = L'x'; // ERROR
  x = "abc"[1]; // ERROR
  x = u8R"(s)"[0]; // ERROR
  x = sizeof("abc"); // ERROR
  x = __func__[0]; // ERROR
  switch (x) {
  case 'b': // ERROR
    break;
  }
  assert(x);
  x = x ? 1 : 'c'; // ERROR
  x += 0x1p3L; // ERROR
  int a['d']; // ERROR
  const auto &s = "q"; // ERROR
  static_assert(sizeof(int) == 4, "fine");
  x = 5000000000 > 0 ? 0b1010'1010 : 0x1p3;
  x = __LINE__;
  x = 1'000'000u;
  x = .5e-3f;
  x = 0xffffffffffffffffUL;
}
int dflt(int c = 'x') restrict(amp);

template <class T> int t(T) restrict(amp) { return T('a'); } // ERROR
int use2() restrict(amp) { return t(1); }
