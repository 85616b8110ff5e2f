// A lambda must not call a function that lacks a restriction of the lambda or of the enclosing
// function, not even in an unevaluated operand.
//
// reject: L-2.3.2-g, L-2.3.2-e, L-2.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// A cpu lambda must not call an amp function.
namespace cpu_lambda {

int g(int x) restrict(amp) { return x; }

void f(array_view<int, 1> v) {
  auto host = [](int x) { return g(x); }; // expected-error
  (void)host;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = g(1); });
}

} // namespace cpu_lambda

// A lambda without a specifier in a cpu,amp function must not call an amp-only function.
namespace lambda_of_both {

int f(int) restrict(amp) { return 1; }
inline int b() restrict(cpu, amp) {
  auto l = [](int x) { return f(x); }; // expected-error
  return l(1);
}

} // namespace lambda_of_both

// A generic lambda in a cpu,amp function must not call an amp-only function.
namespace generic_lambda_of_both {

int f(int) restrict(amp) { return 1; }
inline int b() restrict(cpu, amp) {
  auto l = [](auto x) { return f(x); };
  return l(1); // expected-error
}

} // namespace generic_lambda_of_both

// A generic lambda must not call a function that lacks the restriction of the enclosing function.
namespace generic_lambdas {

int f(int) restrict(amp) { return 1; }
int g(int) { return 1; }
inline int c() {
  auto l = [](auto x) { return f(x); }; // expected-error
  return l(1);
}
inline int a() restrict(amp) {
  auto l = [](auto x) { return g(x); }; // expected-error
  return l(1);
}

} // namespace generic_lambdas

// Amp code must not call a cpu function even in the operand of sizeof.
namespace unevaluated_operand {

int cpu_fn(int x) { return x; }
int a(int p) restrict(amp) { return sizeof(cpu_fn(p)); }      // expected-error
int b(int p) restrict(cpu, amp) { return sizeof(cpu_fn(p)); } // expected-error

} // namespace unevaluated_operand

int main() {}
