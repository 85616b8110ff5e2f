// The bases and members of a class must have special members with the restrictions of the code that
// runs them.
//
// reject: L-2.2.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

// Amp constructors and destructors must not run cpu constructors, destructors or initializers of
// their parts.
// The parts are bases and members. Some constructors are delegated or inherited (§2.3.2, §2.3.2.1).
namespace parts_of_cpu_constructors {

int cpu_only();
struct part {
  part() : n(0) {}
  part(int n) : n(n) {}
  int n;
};
struct destroyed_on_cpu {
  ~destroyed_on_cpu() {}
  int n = 0;
};

struct default_initializer {
  default_initializer() restrict(cpu, amp) {}

  int n = cpu_only(); // expected-error
};

struct member_initializer {
  member_initializer() restrict(cpu, amp) : n(cpu_only()) {} // expected-error
  int n;
};

struct implicit_member {
  implicit_member() restrict(cpu, amp) {} // expected-error
  part p;
};

struct base : part {
  base() restrict(cpu, amp) {} // expected-error
};

struct delegates {
  delegates(int n) : n(n) {}
  delegates() restrict(cpu, amp) : delegates(1) {} // expected-error
  int n;
};

struct inherits : part {
  using part::part;
};
int use_inherited() restrict(cpu, amp) {
  inherits x(1); // expected-error
  return x.n;
}

struct defaulted {
  defaulted() restrict(cpu, amp) = default; // expected-error
  part p;
};

struct destroys_member {
  ~destroys_member() restrict(cpu, amp) {} // expected-error
  destroyed_on_cpu p;
};

struct implicit_destructor {
  implicit_destructor() restrict(cpu, amp) {} // expected-error
  destroyed_on_cpu p;
};

struct default_of_aggregate {
  int n = cpu_only();
};
int use_aggregate() restrict(cpu, amp) {
  default_of_aggregate x; // expected-error
  return x.n;
}

} // namespace parts_of_cpu_constructors

// No code calls an implicit special member whose bases and members share no restriction.
// An implicit special member has the restrictions that all bases and members share (§2.3.2).
struct gpu_end {
  ~gpu_end() restrict(amp) {}
};
struct cpu_end {
  ~cpu_end() restrict(cpu) {}
};
struct ends : gpu_end, cpu_end {}; // expected-error
void use_ends() { ends b; } // expected-error

struct gpu_start {
  gpu_start() restrict(amp) {}
  gpu_start(const gpu_start &) restrict(amp) {}
};
struct cpu_start {
  cpu_start() restrict(cpu) {}
  cpu_start(const cpu_start &) restrict(cpu) {}
};

struct starts {
  gpu_start a;
  cpu_start b;
};
void use_starts() { starts b; } // expected-error

struct copies : gpu_start, cpu_start {};
void use_copies(const copies &c) {
  copies d(c); // expected-error
}

struct gpu_assign {
  gpu_assign &operator=(const gpu_assign &) restrict(amp) { return *this; }
};
struct cpu_assign {
  cpu_assign &operator=(const cpu_assign &) restrict(cpu) { return *this; }
};
struct assigns {
  gpu_assign a[2];
  cpu_assign b;
};
void use_assigns(assigns &c, const assigns &d) {
  c = d; // expected-error
}

// A class with amp constructors must have a destructor that amp code can call.
class declared {
public:
  declared() {}
  declared() restrict(amp) {}
  ~declared(); // expected-error
};
struct defined {
  defined() restrict(amp) {}
  ~defined() {} // expected-error
};
template <class T>
struct both_constructors {
  both_constructors() restrict(cpu, amp) {}
  ~both_constructors() restrict(amp) {} // expected-error
};
struct two_destructors {
  ~two_destructors() restrict(amp);
  ~two_destructors(); // expected-error
};
template struct both_constructors<int>;

int main() {}
