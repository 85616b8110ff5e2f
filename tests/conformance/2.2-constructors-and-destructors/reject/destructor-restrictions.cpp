// A destructor must have the restrictions of all constructors, and a class has only one destructor.
//
// reject: L-2.2.2-e, L-2.2.2-c, L-2.3.2-i, L-2.2.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A class must not have two destructors that differ in restriction.
struct two_destructors {
  ~two_destructors();
  ~two_destructors() restrict(amp); // expected-error
};

// A class with a cpu constructor must not have an amp-only destructor.
struct handle
{
  int n;
  handle(int x) restrict(cpu, amp) : n(x) {}
  ~handle() restrict(amp) {} // expected-error
};

// A class template with a cpu constructor must not have an amp-only destructor.
template <typename T>
struct handle_template
{
  T n;
  handle_template(T x) : n(x) {}
  handle_template(T x) restrict(amp) : n(x) {}
  ~handle_template() restrict(amp) {} // expected-error
};

template struct handle_template<int>;

// A class with an amp constructor must not have a cpu-only destructor, even without objects.
class bar
{
public:
  bar() {}
  bar() restrict(amp) {}
  ~bar() {} // expected-error
};

// An amp destructor must not destroy a base class whose destructor is cpu only.
struct cpu_destroyed {
  ~cpu_destroyed() {}
};
struct derived_from_cpu_destroyed : cpu_destroyed {
  ~derived_from_cpu_destroyed() restrict(amp) {} // expected-error
};
