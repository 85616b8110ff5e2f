// Calls in macros, captures, conditions, packs, arrays and global initializers select by target.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-value"
#include <amp.h>
using namespace concurrency;
int p(double) restrict(cpu, amp) { return 1; }
int p(int) restrict(amp) { return 2; }
#define ONE 1
#define CALL(f, x) f(x)
#define TWICE(x) ((x) + (x))
int g1 = p(1);
inline int iv = p(1);
int arr[] = {p(1), p(2)};
template <class T> int tv() { return p(T(1)); }
struct S {
  static int s;
  static int t;
  int m = 1;
  int n;
  S() restrict(cpu, amp) : n(p(1)) {}
};
int S::s = p(1), S::t = p(1);
int fn(int a) restrict(cpu, amp) { return a; }
template <class... A> int pack(A... a) restrict(cpu, amp) { return (p(a) + ...); }
int every() restrict(cpu, amp) {
  int x = 1;
  const int y = 1;
  auto l = [x, z = p(x)] { return z + p(x); };
  int r = p(ONE) + CALL(p, ONE) + TWICE(p(1)) + p(x++) + p(true ? 1 : 2) + (p)(1) + ::p(1) +
          p /* c */ (1) + p((1, 2)) + p(p(p(1))) + (p(1), p(y));
  for (int i = p(1); i; i = 0) r += p(i);
  if (int k = p(1); k) r += p(k) + l() + fn(p(1)) + p(1) + S().n + pack(1, 2, 3);
  switch (p(1)) {
  case 1:
    r += 1;
    break;
  case 2:
    r += 2;
  }
  while (p(1) == 0) {}
  int a[2] = {p(1), p(1)};
  return r + a[p(1) - 1] + a[1];
}
int main() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = every(); });
  v.synchronize();
  static int st = p(1);
  int c = every();
  int host = g1 + iv + arr[0] + arr[1] + tv<int>() + S::s + S::t + st +
             [](int k) { return k; }(p(1));
  try {
    throw p(1);
  } catch (int k) { host += k; }
  if (host != 10) return 1;
  if (c != 12 + 1 + 1 + 2 + 1 + 1 + 1 + 3 + 1 + 2) return 2;
  return out == 2 * c ? 0 : 3;
}
