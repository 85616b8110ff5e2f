// An amp call must not name a function that a variable, class, data member or cpu function hides.
//
// reject: L-2.3.2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
void foo(int) restrict(amp);
void bar(int) restrict(amp);
namespace N {
void foo(double);
void c() restrict(amp) {
  foo(10); // ERROR
  ::foo(10);
}
}
struct B {
  int m(int) const restrict(amp);
  int v(int) const restrict(amp);
};
struct D : B {
  int m(double) const restrict(cpu);
  using B::v;
  int t() const restrict(amp) {
    v(1);
    return m(1); // ERROR
  }
};
void blk() restrict(amp) {
  void foo(double) restrict(cpu);
  foo(1); // ERROR
}
void var() restrict(amp) {
  int bar = 1;
  {
    void bar(float) restrict(amp);
    bar(1);
  }
  bar(2); // ERROR
}
struct H {
  int foo;
  void x() restrict(amp) { foo(1); } // ERROR
};
namespace N2 {
struct foo {
  explicit foo(int) {}
};
void z() restrict(amp) { foo(3); } // ERROR
}
template <class T> struct Base {
  void foo(T) const restrict(cpu);
};
template <class T> struct Der : Base<T> {
  void go() const restrict(amp) { this->foo(T()); } // ERROR
};
void inst() restrict(amp) {
  Der<int> d;
  d.go();
}
