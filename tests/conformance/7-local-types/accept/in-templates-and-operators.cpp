// A kernel uses local types as template arguments, in nested classes, generic lambdas and casts.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
#include "check.h"
using namespace concurrency;
template <typename T> struct box {
  T t;
};
template <typename T, int N> T tf(T t) restrict(cpu, amp) { return T{t.a * N}; }
template <typename T> int sz() restrict(cpu, amp) { return sizeof(T); }
namespace lit {
struct V {
  int a;
};
V operator+(V a, V b) restrict(cpu, amp) { return {a.a + b.a}; }
}
lit::V operator-(lit::V a, lit::V b) restrict(cpu, amp) { return {a.a - b.a}; }
namespace o2 {
int operator*(lit::V a, lit::V b) restrict(cpu, amp) { return a.a * b.a; }
}
int main() {
  struct L {
    int a;
  };
  const int n = 3;
  enum { e = 2 };
  array_view<int, 1> v(12);
  L l{5};
  {
    using namespace lit;
    using o2::operator*;
    V p{4}, q{6};
    parallel_for_each(
        extent<1>(1), [=](index<1>) restrict(amp) {
          v[0] = tf<L, n>(l).a;
          v[1] = sz<L>() + sz<box<L>>();
          box<L> b{l};
          v[2] = b.t.a * e;
          v[3] = 14;
          v[4] = (p + q).a;
          v[5] = (q - p).a;
          v[6] = p * q;
          struct In {
            int z[n];
            int s() const restrict(amp) { return z[0] + z[n - 1] + e; }
          };
          In in = {{1, 2, 3}};
          v[7] = in.s();
          static_assert(n == 3 && e == 2 && sizeof(L) == 4, "");
          enum { n2 = n * 2 };
          typedef L M;
          M m = {n2};
          v[8] = m.a;
          auto f = [=](auto x) restrict(amp) {
            L r{x.a + l.a};
            return r;
          };
          v[9] = f(m).a;
          v[10] = static_cast<int>(L{e}.a);
          v[11] = sizeof(int[n]);
        });
  }
  int w[] = {15, 8, 10, 14, 10, 2, 24, 6, 6, 11, 2, 12};
  for (int i = 0; i < 12; ++i) {
    CHECK(v[i] == w[i]);
    if (v[i] != w[i]) std::printf("%d: %d\n", i, int(v[i]));
  }
  return failures;
}
