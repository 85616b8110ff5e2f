// Amp code must not use enumerations over char, short, bool or long long.
//
// reject: L-2.4.1.3-t
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// Amp code must not use an enumeration over char, unsigned short or long long.
namespace local_variables_and_parameters {

enum small : char { a };
enum class wide : long long { b };
enum class tiny : unsigned short { c };
enum class fine { d };

int f(int x) restrict(amp) {
  small s = a;      // expected-error
  wide w = wide::b; // expected-error
  tiny t = tiny::c; // expected-error
  fine g = fine::d;
  return x + int(g);
}

// The error for the parameter suffices.
int select(tiny t) restrict(amp) { return t == tiny::c ? 1 : 0; } // expected-error

int both() restrict(amp) {
  int n = int(tiny::c); // expected-error
  return n + int(tiny::c);
}

} // namespace local_variables_and_parameters

// Amp code must not use enumerations with an underlying type of char, short, bool or long long.
namespace signatures_and_enumerators {

enum E : char { a };
enum class F : long long { b };
enum G : unsigned short { c };
enum class H : bool { d };
void f(E e) restrict(amp); // expected-error
F g() restrict(amp);       // expected-error
int h() restrict(amp) {
  int x = c;      // expected-error
  x += (int)H::d; // expected-error
  E e;            // expected-error
  return x;
}

} // namespace signatures_and_enumerators

int main() {}
