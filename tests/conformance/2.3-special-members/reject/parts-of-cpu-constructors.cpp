// Amp constructors and destructors must not run cpu constructors, destructors or initializers of
// their parts.
//
// The parts are bases and members. Some constructors are delegated or inherited (§2.3.2, §2.3.2.1).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

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

struct default_initialiser {
  default_initialiser() restrict(cpu, amp) {}

  int n = cpu_only(); // ERROR
};

struct member_initialiser {
  member_initialiser() restrict(cpu, amp) : n(cpu_only()) {} // ERROR
  int n;
};

struct implicit_member {
  implicit_member() restrict(cpu, amp) {} // ERROR
  part p;
};

struct base : part {
  base() restrict(cpu, amp) {} // ERROR
};

struct delegates {
  delegates(int n) : n(n) {}
  delegates() restrict(cpu, amp) : delegates(1) {} // ERROR
  int n;
};

struct inherits : part {
  using part::part;
};
int use_inherited() restrict(cpu, amp) {
  inherits x(1); // ERROR
  return x.n;
}

struct defaulted {
  defaulted() restrict(cpu, amp) = default; // ERROR
  part p;
};

struct destroys_member {
  ~destroys_member() restrict(cpu, amp) {} // ERROR
  destroyed_on_cpu p;
};

struct implicit_destructor {
  implicit_destructor() restrict(cpu, amp) {} // ERROR
  destroyed_on_cpu p;
};

struct default_of_aggregate {
  int n = cpu_only();
};
int use_aggregate() restrict(cpu, amp) {
  default_of_aggregate x; // ERROR
  return x.n;
}

int main() {}
