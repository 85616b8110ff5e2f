// No code may take the address of an amp function or convert it to a pointer.
//
// reject: L-2.4.3.7-c, L-2.4.3.7-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <functional>

using namespace concurrency;

// Host code must not take the address of an amp function or bind a reference to it.
namespace functions {

void k(int) restrict(amp);

void host() {
  auto p = &k;                      // expected-error
  void (&r)(int) restrict(amp) = k; // expected-error
  (void)p;
}

} // namespace functions

// Host code must not take the address of an amp member function or template instance.
namespace members_and_templates {

struct s {
  int n;
  int get() const restrict(amp) { return n; }
  static int zero() restrict(amp) { return 0; }
};
template <typename T>
T twice(T x) restrict(amp) {
  return x + x;
}

void host() {
  auto a = &s::get;     // expected-error
  auto b = &s::zero;    // expected-error
  auto c = &twice<int>; // expected-error
  (void)a, (void)b, (void)c;
}

} // namespace members_and_templates

// Amp code must not convert an amp function to a pointer.
namespace in_amp_code {

int twice(int x) restrict(amp) { return x * 2; }

int f(int x) restrict(amp) {
  auto p = twice; // expected-error
  return p(x); // expected-error
}

int g(int x) restrict(amp) { return (twice)(x); }

} // namespace in_amp_code

// Host code must not pass an amp function to a template, a cast or std::function.
namespace as_arguments {

struct S {
  int m() restrict(amp) { return 1; }
};
int amp_function(int) restrict(amp) { return 1; }
template <class F>
void take(F) {}
template <class F>
void take_reference(F &) {}
auto pointer_to_member = &S::m; // expected-error
void host() {
  take(amp_function);                       // expected-error
  take_reference(amp_function);             // expected-error
  auto c = (int (*)(int))amp_function;      // expected-error
  std::function<int(int)> f = amp_function; // expected-error
}

} // namespace as_arguments

// Amp functions and amp lambdas must not initialize a function pointer.
namespace initializers_of_pointers {

int h(int);
int (*p)(int) restrict(cpu, amp) = h; // expected-error
int d(int) restrict(amp);
int (*q)(int) = d; // expected-error
void host() {
  int (*s)(int) = [](int x) restrict(amp) { return x; }; // expected-error
  (void)s;
}

} // namespace initializers_of_pointers

int main() {}
