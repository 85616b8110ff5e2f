// An amp function must not be virtual or override a virtual function.
//
// reject: L-2.4.2-d, L-2.2.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// A virtual function or destructor must not be amp.
namespace virtual_functions {

struct B {
  virtual void f() restrict(cpu, amp) {} // expected-error
};
struct C {
  virtual int g() const restrict(amp) = 0; // expected-error
};
struct D {
  virtual ~D() restrict(cpu, amp) {} // expected-error
};

} // namespace virtual_functions

// An amp member function must not override a virtual function.
namespace overrides {

struct B {
  virtual void f();
  virtual ~B() {}
};
struct D : B {
  void f() restrict(amp) override; // expected-error
};

} // namespace overrides

// An amp function must not override a virtual cpu function.
namespace overrides_of_cpu_functions {

struct base {
  virtual ~base() {}
  virtual int id() { return 1; }
};
struct derived : base {
  int id() restrict(amp) override { return 2; } // expected-error
};

} // namespace overrides_of_cpu_functions

// An amp function must not be virtual, pure, final or an override, destructors included.
namespace pure_and_final_functions {

struct B {
  virtual void f();
  virtual int g() const;
  virtual ~B();
  virtual void h() = 0;
};
struct D : B {
  void f() restrict(amp) override;           // expected-error
  int g() const restrict(cpu, amp) override; // expected-error
  virtual void z() restrict(amp);            // expected-error
  virtual void w() restrict(cpu, amp) = 0;   // expected-error
  void y() restrict(amp) final;              // expected-error
};
struct E : B {
  virtual ~E() restrict(cpu, amp); // expected-error
};
template <class T>
struct F {
  virtual T v(T) restrict(amp) { return T(); } // expected-error
};
template struct F<int>;

} // namespace pure_and_final_functions

int main() {}
