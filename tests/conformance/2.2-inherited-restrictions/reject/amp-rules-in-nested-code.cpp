// Local classes and lambdas of amp code must not throw, use goto or call cpu functions, members and
// lambdas.
//
// reject: L-2.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

// Local classes and lambdas of a kernel must not throw, use goto or call cpu functions.
void cpu_function();
template <class T>
void cpu_template(T) {
  cpu_function();
}
void kernel_code() restrict(amp) {
  struct L {
    int z() restrict(cpu) { return 1; }
    int y() {
      cpu_function(); // expected-error
      return 2;
    }
    L() restrict(cpu) {}
    L(int) {}
  };
  L l(1);
  l.z(); // expected-error
  L m;   // expected-error
  auto f = [](int y) restrict(cpu) {
    cpu_function();
    return y;
  };
  f(1);                            // expected-error
  cpu_template(1);                 // expected-error
  auto g = [] { cpu_function(); }; // expected-error
  typedef int FT(int);
  FT *p; // expected-error
  FT h;
  int i(int) restrict(cpu);
  i(1); // expected-error
  struct Q {
    virtual void v(); // expected-error
  };
  auto gen = [](auto x) {
    cpu_function(); // expected-error
    return x;
  };
  gen(1);
  struct R {
    char c;
  };
  R r; // expected-error
  struct T {
    static int s; // expected-error
  };
  auto thrower = [] { throw 1; }; // expected-error
  auto lab = [] {
    goto x; // expected-error
  x:;       // expected-error
  };
}

// Amp code must not call cpu members, constructors or lambdas that it declares itself.
void explicit_cpu_members() restrict(amp) {
  struct L {
    int a() restrict(cpu) { return 1; }
    int b() { return a(); } // expected-error
    L() restrict(cpu) {}
    L(int) {}
    ~L() restrict(cpu, amp) {}
  };
  L l; // expected-error
  L m(1);
  m.a(); // expected-error
  auto c = [](int x) restrict(cpu) { return x; };
  c(1); // expected-error
  void g() restrict(cpu);
  g(); // expected-error
  typedef int F();
  F *p; // expected-error
  struct V {
    virtual void v() {} // expected-error
  };
  V v; // expected-error
  auto nest = [] {
    struct In {
      static int z() restrict(cpu) { return 1; }
    };
    return In::z(); // expected-error
  };
}
