// A destructor of any class or template must have the restrictions of all constructors, copy
// constructors and templates included.
//
// reject: L-2.2.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

// A destructor must have the restrictions of all constructors, copy constructors and templates
// included.
namespace classes {

struct A {
  A();
  A() restrict(amp);
  ~A(); // expected-error
};
struct B {
  B() restrict(amp);
  ~B() restrict(cpu); // expected-error
};
struct C {
  C() restrict(cpu, amp) {}
  ~C() {} // expected-error
};
struct D {
  D(int) restrict(amp) {}
  D(float) restrict(cpu) {}
  ~D() restrict(amp) {} // expected-error
};
struct E {
  E();
  ~E() restrict(cpu, amp);
};
struct F {
  ~F();
  ~F() restrict(amp); // expected-error
};
template <class T>
struct G {
  G() restrict(amp) {}
  ~G() {} // expected-error
};
template <class T>
struct H {
  H() restrict(cpu, amp) {}
  ~H() restrict(cpu, amp) {}
};
struct I {
  I(const I &) restrict(amp);
  I();
  ~I() restrict(cpu); // expected-error
};
struct J {
  template <class T>
  J(T)
  restrict(amp) {}
  ~J() {} // expected-error
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

} // namespace classes

// A destructor of a nested, local or instantiated class must have all constructors' restrictions.
namespace nested_and_local_classes {

struct A {
  A();
  A() restrict(amp);
  ~A(); // expected-error
};
struct B {
  B() restrict(cpu, amp);
  ~B() restrict(amp); // expected-error
};
template <class T>
struct C {
  C(T) restrict(amp) {}
  ~C() {} // expected-error
};
C<int> *never;
template struct C<float>;
struct D {
  ~D();
  ~D() restrict(amp); // expected-error
};
struct E {
  template <class T>
  E(T)
  restrict(amp) {}
  ~E() {} // expected-error
};
struct F {
  F(const F &) restrict(amp);
  ~F(); // expected-error
};
struct G {
  struct In {
    In() restrict(amp) {}
    ~In() restrict(cpu) {} // expected-error
  } in;
};
void loc() {
  struct L {
    L() restrict(amp) {}
    ~L() {} // expected-error
  };
}
void ok() restrict(amp) {
  struct L {
    L() {}
    ~L() {}
  };
}

} // namespace nested_and_local_classes
