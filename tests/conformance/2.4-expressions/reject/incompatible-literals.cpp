// Amp code must not use literals of incompatible types.
//
// reject: L-2.4.3.1-b, L-2.4.3.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cassert>

using namespace concurrency;

// Amp code must not contain a character or string literal.
namespace character_and_string {

int f(int x) restrict(amp) {
  if (x == 'a') // expected-error
    return 1;
  int n = "text"[0]; // expected-error
  return n + L'w';   // expected-error
}

} // namespace character_and_string

// Amp code must not contain a long double or long long literal.
namespace long_double_and_long_long {

double f(int x) restrict(amp) {
  double a = x + 1.0L;    // expected-error
  long b = 5000000000LL;  // expected-error
  unsigned long c = 1ULL; // expected-error
  return a + double(b) + double(c) + 1.0f + 5000000000;
}

} // namespace long_double_and_long_long

// Cpu,amp code must not use character, string, long long or long double literals.
namespace cpu_amp_code {

void f(int n) restrict(cpu, amp) {
  n += 'a';            // expected-error
  n += (int)1LL;       // expected-error
  double d = 1.0L;     // expected-error
  const char *s = "x"; // expected-error
  n += (int)1ULL;      // expected-error
  n += L'x';           // expected-error
  n += sizeof("abc");  // expected-error
  n += u8"x"[0];       // expected-error
  (void)d;
  (void)s;
  n += __LINE__;
  n += __func__[0]; // expected-error
  switch (n) {
  case 'c': // expected-error
    n = 1;
  }
  int arr['a']; // expected-error
}

} // namespace cpu_amp_code

// Amp code must not use incompatible literals in cases, array bounds, sizeof, templates or
// __func__.
namespace every_context {

struct UL {};
void f(int x) restrict(amp) {
  x = 'a';           // expected-error
  x = 1.0L;          // expected-error
  x = 5000000000LL;  // expected-error
  x = 1ull;          // expected-error
  x = L'x';          // expected-error
  x = "abc"[1];      // expected-error
  x = u8R"(s)"[0];   // expected-error
  x = sizeof("abc"); // expected-error
  x = __func__[0];   // expected-error
  switch (x) {
  case 'b': // expected-error
    break;
  }
  assert(x);
  x = x ? 1 : 'c';     // expected-error
  x += 0x1p3L;         // expected-error
  int a['d'];          // expected-error
  const auto &s = "q"; // expected-error
  static_assert(sizeof(int) == 4, "fine");
  x = 5000000000 > 0 ? 0b1010'1010 : 0x1p3;
  x = __LINE__;
  x = 1'000'000u;
  x = .5e-3f;
  x = 0xffffffffffffffffUL;
}
int default_argument(int c = 'x') restrict(amp);

template <class T>
int instance(T) restrict(amp) {
  return T('a'); // expected-error
}
int use() restrict(amp) { return instance(1); }

} // namespace every_context

int main() {}
