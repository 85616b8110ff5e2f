// Amp code must not read globals in member initializers, init-captures, conditions or local
// classes.
//
// reject: L-2.4.3.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int cf();
struct Nc {
  int v;
  Nc();
  Nc(int) restrict(amp);
};
int g;
const float fl = 1.f;
struct A {
  Nc n;
  A() restrict(amp) {} // ERROR
};
struct B {
  int x;
  B() restrict(amp) : x(g) {} // ERROR
};
struct C {
  float x;
  C() restrict(amp) : x(fl) {} // ERROR
};
struct D {
  int x;
  D(int a) restrict(amp) : x(a ? g : 1) {} // ERROR
};
struct E : Nc {
  E() restrict(amp) {} // ERROR
};
void f1() restrict(amp) {
  auto l = [x = g] { return x; }; // ERROR
  (void)l;
}
void f2() restrict(amp) {
  if (int k = g) (void)k; // ERROR
}
void f3() restrict(amp) {
  for (int i = 0; i < g; ++i) {} // ERROR
}
void f4() restrict(amp) {
  int a[2] = {1, g}; // ERROR
  (void)a;
}
void f5() restrict(amp) {
  int x = 1;
  switch (x) {
  case 1: {
    static int z; // ERROR
    (void)z;
  }
  }
}
void f6() restrict(amp) {
  struct L {
    int m() { return g; } // ERROR
  };
}
void f7() restrict(amp) {
  [] { return g; }(); // ERROR
}
void f8() restrict(amp) { (void)&g; } // ERROR
void f9() restrict(amp) {
  int &r = g; // ERROR
  (void)r;
}
int main() {}
