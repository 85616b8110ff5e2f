// A call must not be ambiguous between templates of its restriction, and a specialization must obey
// the restrictions it declares.
//
// reject: L-2.3.2.1-b, L-2.1.1-o, L-2.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

// An amp call must not be ambiguous between a cpu,amp template with a default argument and an amp
// template.
template <class X>
int both_and_amp(X, int = 1) restrict(cpu, amp) {
  return 1;
}
template <class X>
int both_and_amp(X) restrict(amp) {
  return 2;
}
int amp_call() restrict(amp) { return both_and_amp(1); } // expected-error

// A cpu call must not be ambiguous between a cpu,amp template with a default argument and a cpu
// template.
template <class X>
int both_and_cpu(X, int = 1) restrict(cpu, amp) {
  return 1;
}
template <class X>
int both_and_cpu(X) {
  return 2;
}
int cpu_call() { return both_and_cpu(1); } // expected-error

// A specialization must obey the restrictions it declares and amp code must not call a cpu one.
template <class T>
int specialized(T) restrict(cpu, amp) {
  return 1;
}
template <>
int specialized<long>(long) restrict(cpu, amp) {
  throw 1; // expected-error
}
template <class T>
struct specialized_class {
  int m() const restrict(amp) { return 1; }
};
template <>
int specialized_class<long>::m() const restrict(amp) {
  static int k = 0; // expected-error
  return k;
}
template <>
struct specialized_class<float> {
  int m() const { return 2; }
};
int calls_cpu_specialization() restrict(amp) {
  return specialized(1) + specialized_class<int>().m() + specialized_class<float>().m();
  // expected-error@-1
}

int main() {}
