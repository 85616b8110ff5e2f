// An amp member function must not be virtual.
//
// reject: L-2.4.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Virtual member functions and destructors.
struct defined_virtual {
  virtual int f() restrict(cpu, amp) { return 1; } // expected-error
  virtual ~defined_virtual() {}
};
struct declared_virtual {
  virtual void v() restrict(amp);      // expected-error
  virtual void w() restrict(cpu, amp); // expected-error
  virtual void x() restrict(cpu);
  virtual ~declared_virtual() restrict(cpu, amp); // expected-error
};

// A pure virtual function and its overrider.
struct base {
  virtual ~base() {}
  virtual void g();
  virtual void f() restrict(amp) = 0; // expected-error
};
struct derived : base {
  void f() restrict(amp); // expected-error
};

// A function of both restrictions may have the name of a virtual cpu function of the base class.
struct cpu_base {
  virtual int q();
};
struct of_both : cpu_base {
  int q() restrict(cpu, amp);
};
