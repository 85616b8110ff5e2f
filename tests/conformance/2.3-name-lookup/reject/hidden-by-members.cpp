// A member function hides the functions of its name in base classes and outer scopes, even if the
// caller may not call it.
//
// reject: L-2.3.2.2-a, L-2.3.2.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

// A cpu member hides a global amp function.
void foo(int x) restrict(amp) { (void)x; }
void bar() restrict(amp);
struct hides_global {
  int foo(int) { return 1; }
  int with_parameter() restrict(amp) {
    foo(1); // expected-error
    return 2;
  }
};
struct hides_global_without_parameters {
  void bar();
  void call() restrict(amp) { bar(); } // expected-error
};

// A cpu member of the derived class hides an amp member of the base class.
struct base {
  int m(int) const restrict(amp) { return 1; }
  int g() const restrict(amp) { return 1; }
  int v(int) const restrict(amp);
  void h() restrict(amp);
};
struct other_parameters : base {
  int m(double) const restrict(cpu) { return 2; }
  int call() const restrict(amp) { return m(1); } // expected-error
};
struct same_parameters : base {
  int g() const { return 2; }
  int call() const restrict(amp) { return g(); } // expected-error
  int qualified() const restrict(amp) { return base::g(); }
};
struct too_few_arguments : base {
  void h(int);
  void call() restrict(amp) { h(); } // expected-error
};

// A using declaration makes the members of the base class visible. It does not make the cpu member
// callable.
struct with_using_declaration : base {
  using base::g;
  using base::v;
  int g(int) const;
  int m(double) const restrict(cpu);
  int from_base() const restrict(amp) { return g() + v(1); }
  int from_derived() const restrict(amp) { return g(1); } // expected-error
  int not_declared() const restrict(amp) { return m(1); } // expected-error
};

// The base class and the global scope have amp functions of the name.
int get(int x) restrict(amp) { return x; }
struct base_with_get {
  int get(int x) restrict(amp) { return x + 1; }
};
struct hides_both : base_with_get {
  int get(double) { return 0; }
  int use() restrict(amp) {
    return get(1); // expected-error
  }
};

// An amp member hides a pair of the base class.
struct base_with_pair {
  int f() { return 1; }
  int f() restrict(amp) { return 2; }
};
struct hides_pair : base_with_pair {
  int f() restrict(amp) { return 3; }
};
int device(hides_pair d) restrict(amp) { return d.f(); }
int host(hides_pair d) {
  return d.f(); // expected-error
}

// A cpu member of a local class hides a global amp function.
void in_local_class(int) restrict(amp);
void local_class() restrict(amp) {
  struct local {
    void in_local_class(float) restrict(cpu) {}
    void call() { in_local_class(1.f); } // expected-error
  };
  local().call();
}

// A cpu member of a dependent base class hides a global amp function.
template <class T>
struct dependent_base {
  void foo(T) const restrict(cpu);
};
template <class T>
struct of_dependent_base : dependent_base<T> {
  void go() const restrict(amp) { this->foo(T()); } // expected-error
};
void instance() restrict(amp) {
  of_dependent_base<int> d;
  d.go();
}

int main() {}
