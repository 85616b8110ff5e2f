// Cpu functions of inner namespaces and derived or local classes hide amp functions.
//
// reject: L-2.3.2.2-a, L-2.3.2.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
namespace A {
void f(int) restrict(amp);
}
namespace B {
void f(double);
namespace C {
void g() restrict(amp) { f(1); } // ERROR
}
}
struct X {
  void h() restrict(amp);
};
struct Y : X {
  void h(int);
  void k() restrict(amp) { h(); } // ERROR
};
void f(int) restrict(amp);
void z() restrict(amp) {
  struct L {
    void f(float) restrict(cpu) {}
    void q() { f(1.f); } // ERROR
  };
  L().q();
}
int main() {}
