// Amp code must not name char, short or long double in casts, loops, lambdas, conditions or
// pointers.
//
// reject: L-2.4.1-b, L-2.4.1.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct Bx {
  T t;
};
void f(int n) restrict(amp) {
  int a = static_cast<short>(n); // ERROR
  a = int(char(n)); // ERROR
  a = (int)(long long)n; // ERROR
  for (short s = 0; s < 2; ++s) a++; // ERROR
  Bx<char> b; // ERROR
  auto l = [](char c) { return c; }; // ERROR
  auto m = []() -> short { return 1; }; // ERROR
  if (unsigned char u = 3) a++; // ERROR
  const short &rs = 1; // ERROR
  short *ps = nullptr; // ERROR
  long double ld[3]; // ERROR
  struct Loc {
    char c;
    int i;
  };
  Loc x; // ERROR
  decltype(1LL) y = 0; // ERROR
  (void)a;
}
int main() {}
