// Amp member functions must not belong to classes with char, pointer or volatile members.
//
// reject: L-2.4.1-a, L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct V {
  char c;
  int x;
  int get() const restrict(amp) { return x; } // ERROR
  static int ok(int a) restrict(amp) { return a; }
};
struct W {
  int *p;
  int v;
  void set(int k) restrict(amp) { v = k; } // ERROR
};
struct Z {
  volatile int q;
  int v;
};
int f(Z &z) restrict(amp) { return z.q; } // ERROR
int g() restrict(amp) { return V::ok(1); }
int main() {}
