// Amp code must not throw or call cpu functions in a branch that is instantiated but never
// executed.
//
// reject: L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int host(int);
template <int N> int f(int x) restrict(amp) {
  if constexpr (N == 1) return host(x); // ERROR
  else if constexpr (N == 2) {
    throw x; // ERROR
  }
  else if constexpr (N == 3) {
    short s = 1; // ERROR
    return s;
  }
  else {
    return x;
  }
  return 0;
}
int u(int x) restrict(amp) { return f<0>(x) + f<1>(x) + f<2>(x) + f<3>(x); }
int plain(int x) restrict(amp) {
  if constexpr (false) { host(x); } // ERROR
  if (false) throw x; // ERROR
  return 0 ? host(x) : x; // ERROR
}
