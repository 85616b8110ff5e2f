// Amp code must not use classes with adjacent bools, packed members, bit-fields or virtual
// functions.
//
// reject: L-2.4.1.3-l, L-2.4.1.3-n, L-2.4.1.3-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct A {
  bool a;
  bool b;
};
struct W {
  bool b;
};
#pragma pack(push, 1)
struct P {
  bool b;
  int i;
};
#pragma pack(pop)
struct TP {
  TP() restrict(cpu, amp) {}
  int x;
  bool b;
};
struct TD : TP {
  bool c;
};
struct E {};
struct EF : E {
  E e;
  int x;
};
struct Bf {
  int a : 4;
};
struct Vf {
  int a;
  virtual void f();
};
struct Vb : virtual E {
  int a;
};
void f() restrict(amp) {
  A a; // ERROR
  W w[2]; // ERROR
  P p; // ERROR
  TD t; // ERROR
  EF e; // ERROR
  Bf bf; // ERROR
  bool ba[8]; // ERROR
}
void g(Vf &) restrict(amp); // ERROR
void h(Vb *) restrict(amp); // ERROR
int main() {}
