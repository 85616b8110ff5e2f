// Amp code must not name incompatible types in casts and sizeof.
//
// reject: L-2.4.1.2-b, L-2.4.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Amp code must not cast to char, short or unsigned long long.
namespace casts {

int f(int x) restrict(amp) {
  int a = (char)x;                    // expected-error
  int b = static_cast<short>(x);      // expected-error
  int c = int((unsigned long long)a); // expected-error
  return a + b + c + int(short(x));   // expected-error
}

} // namespace casts

// Amp code must not apply sizeof to an incompatible type.
namespace size {

int f() restrict(amp) { return int(sizeof(short)); } // expected-error

} // namespace size
