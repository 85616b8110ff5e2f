// Amp code must not use incompatible classes of the C++ library.
//
// reject: L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <complex>
#include <initializer_list>
#include <memory>
#include <string>
#include <tuple>

using namespace concurrency;

// Amp code must not use std::string, std::unique_ptr, std::complex, std::tuple or std::pair.
namespace strings_and_tuples {

struct Big {
  std::string s;
};
void string(std::string s) restrict(amp);                              // expected-error
void member(const Big &b) restrict(amp);                               // expected-error
void unique_pointer(std::unique_ptr<int> p) restrict(amp) { (void)p; } // expected-error
void wide_string(std::wstring *p) restrict(amp);                       // expected-error
void complex_number() restrict(amp) { std::complex<float> z(1, 2); }   // expected-error
void tuple() restrict(amp) { auto t = std::make_tuple(1, 2); }         // expected-error
void pair() restrict(amp) { std::pair<int, char> p; }                  // expected-error
void temporary() restrict(amp) { int x = std::string("a").size(); }    // expected-error

} // namespace strings_and_tuples

// Amp code must not have variables or parameters of type std::initializer_list.
namespace initializer_lists {

int k() restrict(amp) {
  std::initializer_list<int> l = {1, 2}; // expected-error
  auto m = {1, 2};                       // expected-error
  return 0;
}
int p(std::initializer_list<int>) restrict(amp);                                  // expected-error
int q(const std::initializer_list<int> &l) restrict(amp) { return l.begin()[0]; } // expected-error

} // namespace initializer_lists

int main() {}
