// A call must not be ambiguous between two functions that using directives bring, or between
// members of two base classes.
//
// reject: L-2.3.2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

// A function of the caller's restriction and a function of both restrictions have equal parameters.
// Two using directives bring them.
namespace of_both {
int beside_cpu(double) restrict(cpu, amp) { return 1; }
int beside_amp(double) restrict(cpu, amp) { return 1; }
} // namespace of_both
namespace of_one {
int beside_cpu(double) { return 2; }
int beside_amp(double) restrict(amp) { return 2; }
} // namespace of_one
namespace of_both {
int declared_last(double) restrict(cpu, amp) { return 2; }
} // namespace of_both
namespace of_one {
int declared_last(double) restrict(amp) { return 2; }
} // namespace of_one
using namespace of_both;
using namespace of_one;
int cpu_exact() { return beside_cpu(1.0); }                 // expected-error
int cpu_converted() { return beside_cpu(1); }               // expected-error
int amp_exact() restrict(amp) { return beside_amp(1.0); }   // expected-error
int amp_last() restrict(amp) { return declared_last(1.0); } // expected-error

// Two base classes declare a member of the same name, even if the restrictions differ.
struct amp_base {
  int f(int) const restrict(amp) { return 1; }
};
struct cpu_base {
  int f(int) const { return 2; }
};
struct derived : amp_base, cpu_base {};
int cpu_member(derived d) { return d.f(1); }                     // expected-error
int amp_member(derived d) restrict(amp) { return d.f(1); }       // expected-error
int both_member(derived d) restrict(cpu, amp) { return d.f(1); } // expected-error

int main() {}
