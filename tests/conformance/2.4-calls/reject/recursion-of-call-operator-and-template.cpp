// A call operator or an instance of a function template of amp code must not call itself.
//
// reject: L-2.4.3.4-c, L-2.4.3.4-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct walker {
  int n;
  int operator()(int k) const restrict(amp) { return k == 0 ? n : (*this)(k - 1); } // ERROR
};
template <typename T> T gcd(T a, T b) restrict(cpu, amp) {
  return b == 0 ? a : gcd(b, a % b); // ERROR
}
int use(int a, int b) { return gcd(a, b); }
