// A static assertion in amp code may apply sizeof to incompatible types.
//
// accept: L-2.4.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <int N> struct I {
  static const int value = N;
};
int f(int p) restrict(amp) {
  static_assert(sizeof(char) == 1, "char");
  static_assert(sizeof(short) <= sizeof(int), "short");
  return p;
}
int main() { return 0; }
