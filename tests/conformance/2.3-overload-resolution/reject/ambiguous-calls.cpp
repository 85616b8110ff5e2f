// A call must not be ambiguous among the functions that have the restriction of the caller.
//
// reject: L-2.3.2.1-f, L-2.3.2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

// Two amp functions are ambiguous. A cpu function that matches exactly is not a candidate.
int f(long) restrict(amp);
int f(double) restrict(amp);
int f(int) { return 1; }
int amp_functions() restrict(amp) {
  return f(1); // expected-error
}

// A cpu,amp function and a function of one restriction are ambiguous.
template <class X>
int default_argument(X, int = 1) restrict(cpu, amp) {
  return 1;
}
template <class X>
int default_argument(X) {
  return 2;
}
int call_templates() { return default_argument(1); } // expected-error
int beside_cpu(int, double) restrict(cpu, amp) { return 1; }
int beside_cpu(double, int) { return 2; }
int call_beside_cpu() { return beside_cpu(1, 1); } // expected-error
int beside_amp(int, double) restrict(cpu, amp) { return 1; }
int beside_amp(double, int) restrict(amp) { return 2; }
int call_beside_amp() restrict(amp) { return beside_amp(1, 1); } // expected-error
struct with_members {
  int m(int, double) const restrict(cpu, amp) { return 1; }
  int m(double, int) const { return 2; }
};
int call_members(with_members s) { return s.m(1, 1); } // expected-error
struct with_constructors {
  with_constructors(int, double) restrict(cpu, amp) {}
  with_constructors(double, int) {}
};
void call_constructors() { with_constructors t(1, 1); } // expected-error

int main() {}
