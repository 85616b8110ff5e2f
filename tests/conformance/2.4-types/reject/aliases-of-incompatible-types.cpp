// Amp code must not use aliases or deduced types that are incompatible.
//
// reject: L-2.4.1.2-c, L-2.4.1.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdint>

using namespace concurrency;

// Amp code must not declare a variable whose alias or typedef names an incompatible type.
namespace local_variables {

typedef short half_word;
using byte_type = unsigned char;

int f(int x) restrict(amp) {
  std::uint8_t a = 1; // expected-error
  half_word b = 2;    // expected-error
  byte_type c = 3;    // expected-error
  std::int32_t d = 4;
  std::int64_t e = 5;
  return x + d + int(e);
}

} // namespace local_variables

// Amp code must not use aliases of char or short, nor cast to them.
namespace signatures_and_casts {

using C = char;
typedef std::int16_t I16;
template <class T>
using Id = T;
void f(std::uint8_t) restrict(amp); // expected-error
std::int16_t g() restrict(amp);     // expected-error
void h() restrict(amp) {
  C c = 0;                               // expected-error
  Id<short> s = 0;                       // expected-error
  int x = (char)65;                      // expected-error
  int y = sizeof(short);                 // expected-error
  int z = static_cast<unsigned char>(x); // expected-error
  std::int64_t ok = 1;
  std::size_t ok2 = 2;
  std::int32_t ok3 = 3;
  (void)c;
  (void)s;
  (void)y;
  (void)z;
  (void)ok;
  (void)ok2;
  (void)ok3;
}

} // namespace signatures_and_casts

// An auto variable of amp code must not deduce an incompatible type.
namespace deduced_types {

struct pixels {
  int n;
};
short depth(pixels) restrict(cpu);

int f(int x) restrict(amp) {
  auto small = decltype(depth(pixels()))(x); // expected-error
  auto copy = x;
  return copy;
}

} // namespace deduced_types

int main() {}
