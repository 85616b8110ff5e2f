// An operator expression must select one operator that has the restriction of the caller.
//
// reject: L-2.3.2-d, L-2.4.3.4-d, L-2.3.2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// Amp code must not use an overloaded operator that is cpu.
struct V {
  int x;
};
V operator+(V a, V) { return a; }
bool operator==(V, V) { return true; }
struct W {
  int x;
  int operator[](int) const { return x; }
  int operator()() { return 1; }
  W &operator++() { return *this; }
  const W *operator->() const { return this; }
};
void cpu_operators(V a, V b, W w) restrict(amp) {
  a = a + b;       // expected-error
  bool q = a == b; // expected-error
  int i = w[1];    // expected-error
  i = w();         // expected-error
  ++w;             // expected-error
  i = w->x;        // expected-error
  (void)q;
  (void)i;
}

// A cpu expression is ambiguous between equal cpu and cpu,amp operators of the global namespace and
// of the argument's namespace.
namespace of_argument {
struct V {
  int a;
};
int operator%(const V &, const V &) { return 1; }
} // namespace of_argument
int operator%(const of_argument::V &, const of_argument::V &) restrict(cpu, amp) { return 2; }
int ambiguous() {
  of_argument::V v{};
  return v % v; // expected-error
}

int main() {}
