// A destructor must have the restrictions of all constructors, copy constructors and templates
// included.
//
// reject: L-2.2.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct A {
  A();
  A() restrict(amp);
  ~A(); // ERROR
};
struct B {
  B() restrict(amp);
  ~B() restrict(cpu); // ERROR
};
struct C {
  C() restrict(cpu, amp) {}
  ~C() {} // ERROR
};
struct D {
  D(int) restrict(amp) {}
  D(float) restrict(cpu) {}
  ~D() restrict(amp) {} // ERROR
};
struct E {
  E();
  ~E() restrict(cpu, amp);
};
struct F {
  ~F();
  ~F() restrict(amp); // ERROR
};
template <class T> struct G {
  G() restrict(amp) {}
  ~G() {} // ERROR
};
template <class T> struct H {
  H() restrict(cpu, amp) {}
  ~H() restrict(cpu, amp) {}
};
struct I {
  I(const I &) restrict(amp);
  I();
  ~I() restrict(cpu); // ERROR
};
struct J {
  template <class T> J(T) restrict(amp) {}
  ~J() {} // ERROR
};
G<int> *pg;
H<int> h;
struct K {
  K() restrict(amp);
  ~K() restrict(amp);
};
struct L : K {
  L() restrict(amp);
};
E e;
