// Amp code must not call cpu members, constructors or lambdas that it declares itself.
//
// reject: L-2.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
void f() restrict(amp) {
  struct L {
    int a() restrict(cpu) { return 1; }
    int b() { return a(); } // ERROR
    L() restrict(cpu) {}
    L(int) {}
    ~L() restrict(cpu, amp) {}
  };
  L l; // ERROR
  L m(1);
  m.a(); // ERROR
  auto c = [](int x) restrict(cpu) { return x; };
  c(1); // ERROR
  void g() restrict(cpu);
  g(); // ERROR
  typedef int F();
  F *p; // ERROR
  struct V {
    virtual void v() {} // ERROR
  };
  V v; // ERROR
  auto nest = [] {
    struct In {
      static int z() restrict(cpu) { return 1; }
    };
    return In::z(); // ERROR
  };
}
