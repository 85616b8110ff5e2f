// Cpu,amp code must not call a pair whose functions have different result types, if the type
// matters.
//
// reject: L-2.2-f, L-2.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// The types are int and float, and the call initializes a variable of deduced type.
int f() restrict(cpu);
float f() restrict(amp);
void deduced_variable() restrict(cpu, amp) {
  auto x = f(); // expected-error
  (void)x;
}
void amp_only() restrict(amp) {
  auto x = f();
  (void)x;
}

// The same pair is called in decltype, a lambda and an argument.
int in_decltype() restrict(cpu, amp) {
  decltype(f()) x = 1; // expected-error
  return (int)x;
}
int in_lambda() restrict(cpu, amp) {
  auto l = [] { return f(); }; // expected-error
  return (int)l();
}
template <class T>
T id(T t) restrict(cpu, amp) {
  return t;
}
int in_argument() restrict(cpu, amp) {
  return (int)id(f()); // expected-error
}

// The types are int and long, and the call is in a return statement or sizeof.
int integer(int) restrict(cpu);
long integer(int) restrict(amp);
int in_return() restrict(cpu, amp) {
  return integer(1); // expected-error
}
unsigned long in_sizeof() restrict(cpu, amp) {
  return sizeof(integer(2)); // expected-error
}

// A dependent call selects members with the result types int and double.
struct different_results {
  int v;
  int get() const restrict(cpu) { return v; }
  double get() const restrict(amp) { return v; }
};
struct same_result {
  int v;
  int get() const restrict(cpu, amp) { return v; }
};
template <class T>
double use(const T &t) restrict(cpu, amp) {
  return t.get() + 1; // expected-error
}
int main() {
  same_result b{1};
  different_results a{1};
  return (int)use(b) + (int)use(a);
}
