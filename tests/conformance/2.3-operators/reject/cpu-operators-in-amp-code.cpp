// Amp code must not use an overloaded operator that is cpu.
//
// reject: L-2.3.2-d, L-2.4.3.4-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct V {
  int x;
};
V operator+(V a, V) { return a; }
bool operator==(V, V) { return true; }
struct W {
  int x;
  int operator[](int) const { return x; }
  int operator()() { return 1; }
  W &operator++() { return *this; }
  const W *operator->() const { return this; }
};
void f(V a, V b, W w) restrict(amp) {
  a = a + b; // ERROR
  bool q = a == b; // ERROR
  int i = w[1]; // ERROR
  i = w(); // ERROR
  ++w; // ERROR
  i = w->x; // ERROR
  (void)q;
  (void)i;
}
int main() {}
