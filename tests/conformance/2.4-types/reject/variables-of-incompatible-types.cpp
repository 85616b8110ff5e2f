// Amp code must not declare variables of incompatible types.
//
// reject: L-2.4.1.2-b, L-2.4.3.5-c, L-2.4.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdint>

using namespace concurrency;

// Amp code must not declare a variable of a character type.
namespace character_types {

int f(int x) restrict(amp) {
  char a = 0;          // expected-error
  signed char b = 0;   // expected-error
  unsigned char c = 0; // expected-error
  wchar_t d = 0;       // expected-error
  char16_t e = 0;      // expected-error
  return x;
}

} // namespace character_types

// A cpu,amp function must not declare a short or unsigned short variable or array.
namespace short_integers {

int f(int x) restrict(cpu, amp) {
  short a = 0;                    // expected-error
  unsigned short b[4] = {};       // expected-error
  const unsigned short int c = 1; // expected-error
  return x;
}

} // namespace short_integers

// Amp code must not declare a long long or 128-bit integer variable.
namespace long_long_and_int128 {

int f(int x) restrict(amp) {
  long long a = x;          // expected-error
  unsigned long long b = 1; // expected-error
  __int128 c = 2;           // expected-error
  return x;
}

} // namespace long_long_and_int128

// Amp code must not declare a long double variable.
namespace long_double {

double f(double x) restrict(amp) {
  long double wide = x; // expected-error
  return x;
}

} // namespace long_double

// Amp code must not declare locals of char, short, long long, long double or wide character
// types.
namespace local_variables {

void f() restrict(amp) {
  char c;               // expected-error
  short s;              // expected-error
  long long q;          // expected-error
  long double d;        // expected-error
  unsigned char uc;     // expected-error
  wchar_t w;            // expected-error
  signed char sc;       // expected-error
  unsigned long long u; // expected-error
  char16_t c16;         // expected-error
  __int128 i128;        // expected-error
  bool ok;
  int i;
  unsigned u2;
  long l;
  unsigned long ul;
  float fl;
  double db;
}

} // namespace local_variables

// Amp code must not name char, short or long double in casts, loops, lambdas, conditions or
// pointers.
namespace every_position {

template <class T>
struct Bx {
  T t;
};
void f(int n) restrict(amp) {
  int a = static_cast<short>(n); // expected-error
  a = int(char(n));              // expected-error
  a = (int)(long long)n;         // expected-error
  for (short s = 0; s < 2; ++s)  // expected-error
    a++;
  Bx<char> b;                           // expected-error
  auto l = [](char c) { return c; };    // expected-error
  auto m = []() -> short { return 1; }; // expected-error
  if (unsigned char u = 3)              // expected-error
    a++;
  const short &rs = 1; // expected-error
  short *ps = nullptr; // expected-error
  long double ld[3];   // expected-error
  struct Loc {
    char c;
    int i;
  };
  Loc x;               // expected-error
  decltype(1LL) y = 0; // expected-error
  (void)a;
}

} // namespace every_position

// A kernel must not declare, convert to or return char, short or wchar_t.
namespace kernels {

void host() {
  int o[1];
  array_view<int> v(1, o);
  struct Sh {
    short s;
    int i;
  };
  std::pair<char, int> pc(1, 2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        char c = 1; // expected-error
        v[i] = c;
      });
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        Sh s; // expected-error
        s.i = 1;
        v[i] = s.i;
      });
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = pc.second; });
  // expected-error@-1
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto x = (unsigned short)i[0]; // expected-error
        v[i] = x;
      });
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        for (char k = 0; k < 3; ++k) // expected-error
          v[i] = k;
      });
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto l = [](short q) { return q; }; // expected-error
        v[i] = l(1);
      });
  parallel_for_each(
      v.extent, [=](auto i) restrict(amp) {
        wchar_t w = 1; // expected-error
        v[i] = w;
      });
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp)->char { return 1; }); // expected-error
}

} // namespace kernels

// Amp code must not use character, short, long long, long double, complex or vector types.
namespace fundamental_types {

using i64 = long long;
int p1(char) restrict(amp);    // expected-error
short p2() restrict(cpu, amp); // expected-error
void f(int n) restrict(amp) {
  char c;                            // expected-error
  std::uint8_t u8;                   // expected-error
  i64 q;                             // expected-error
  long double ld;                    // expected-error
  wchar_t w;                         // expected-error
  char16_t c16;                      // expected-error
  __int128 i128;                     // expected-error
  _Complex float cf;                 // expected-error
  unsigned short us = 1;             // expected-error
  n = (short)n;                      // expected-error
  n = static_cast<unsigned char>(n); // expected-error
  n = sizeof(char);                  // expected-error
  n = signed char(n);                // expected-error
}
void g(int n) restrict(amp) {
  n = int(i64(n));                // expected-error
  auto x = 1 ? n : 2ll;           // expected-error
  short a[2];                     // expected-error
  const char &r = n;              // expected-error
  for (short s = 0; s < 2; s++) { // expected-error
  }
  auto l = [](char k) { return 1; }; // expected-error
  typedef int v4 __attribute__((vector_size(16)));
  v4 v;       // expected-error
  _Float16 h; // expected-error
  enum : short { e };
  n = e;                   // expected-error
  n = int((signed char)n); // expected-error
}
template <class T>
T id(T x) restrict(cpu, amp) { // expected-error
  return x;
}
char cc = id('c');
std::int64_t ok64(std::uint64_t, std::size_t, std::ptrdiff_t) restrict(amp);

} // namespace fundamental_types

int main() {}
