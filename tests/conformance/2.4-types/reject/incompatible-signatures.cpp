// An amp function must not have parameters, results or conversions of incompatible types.
//
// reject: L-2.4.1-a, L-2.4.1-b, L-2.4.1.3-k, L-2.4.2-b, L-2.4.2-c, L-2.4.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// An amp function must not have a parameter or a temporary of a class with a char array.
namespace parameters_and_temporaries {

struct named {
  char name[8];
  int n;
};
named make() restrict(cpu);

int length(named x) restrict(amp) { return x.n; } // expected-error

int f(int x) restrict(amp) { return x + named().n; } // expected-error

} // namespace parameters_and_temporaries

// An amp function must not return a class with unsigned char members.
namespace results {

struct rgb {
  unsigned char r, g, b, a;
};
rgb white() restrict(amp); // expected-error

} // namespace results

// An amp member function must not take, return or convert to an incompatible type.
namespace member_functions_and_conversions {

struct S {
  int v;
  operator char() const restrict(amp) { return 1; } // expected-error
  operator int *() restrict(amp) { return &v; }
  operator int **() restrict(amp) { return nullptr; } // expected-error
  operator short &() restrict(amp);                   // expected-error
  S &operator=(long long) restrict(amp);              // expected-error
  int operator[](unsigned char) const restrict(amp);  // expected-error
  static signed char static_member() restrict(amp);   // expected-error
  auto trailing() restrict(amp) -> unsigned short;    // expected-error
  template <class T>
  T template_member(T) restrict(amp);
  S(const char *) restrict(amp) {}                 // expected-error
  friend wchar_t friend_function(S) restrict(amp); // expected-error
};
auto deduced() restrict(amp) { return (short)1; } // expected-error

} // namespace member_functions_and_conversions

// An amp function or lambda must not have parameters of char, short or a class with two bools.
namespace several_on_one_line {

// clang-format off
void h(); struct B { bool a, b; };
void f(char c, short s, B b) restrict(amp) { h(); throw 1; } // expected-error
auto l = [](B x, char* y) restrict(amp) -> short { static int q; return 1; }; // expected-error
// clang-format on

} // namespace several_on_one_line

int main() {}
