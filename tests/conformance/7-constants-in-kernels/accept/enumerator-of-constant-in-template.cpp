// A function template's kernel uses constants that also initialize local enumerators and array
// bounds.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
template <int N> int f() {
  array_view<int, 1> v(2);
  constexpr int k = N;
  enum { e = k + 1 };
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k * 10 + e; });
  return v[0];
}
template <int N> int g() {
  array_view<int, 1> v(2);
  constexpr int k = N;
  enum { e = k + 1 };
  typedef int A[k];
  struct S {
    int a[k];
  };
  using B = int[e];
  int x = e;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k * 10 + x; });
  return v[0] + sizeof(A) + sizeof(S) + sizeof(B);
}
template <int N> int h() {
  array_view<int, 1> v(2);
  static constexpr int k = N;
  enum class E { e = k + 1 };
  constexpr E q = E::e;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = k * 10 + int(q) + int(E::e); });
  return v[0];
}
template <int N> int k() {
  array_view<int, 1> v(2);
  constexpr int c = N;
  struct S {
    int a[c];
    enum { d = c * 2 };
    int get(int z) const restrict(cpu, amp) { return a[z] + c + d; }
  };
  S s = {};
  s.a[1] = 5;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = s.get(1) + c * 100 + S::d * 1000; });
  return v[0];
}
int main() {
  CHECK(f<3>() == 34);
  CHECK(g<3>() == 34 + 12 + 12 + 16);
  CHECK(h<3>() == 38);
  CHECK(k<3>() == 6314);
  return failures;
}
