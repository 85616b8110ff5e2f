// A kernel may capture C arrays of numbers, structs and enumerations in up to three dimensions.
//
// accept: P-7.1-f, P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-variable"
#include <amp.h>
#include "check.h"
using namespace concurrency;

// A kernel may capture C arrays of numbers, structs and enumerations in up to three dimensions.
namespace elements_and_ranks {
struct P {
  int a;
  float b;
};
template <typename T, int N, int M>
int f(T (&in)[N][M], const T k) {
  T loc[N];
  for (int i = 0; i < N; ++i)
    loc[i] = in[i][0];
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        T s = k;
        for (int a = 0; a < N; ++a)
          for (int b = 0; b < M; ++b)
            s += in[a][b];
        v[i] = int(s + loc[N - 1]) + sizeof(in) + sizeof(loc);
      });
  return v[0];
}
void test() {
  array_view<int, 1> v(16);
  int a[3] = {1, 2, 3};
  float b[2][2] = {{1, 2}, {3, 4}};
  double c[2][2][2] = {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}};
  const int d[4] = {1, 2, 3, 4};
  constexpr int e[] = {5, 6, 7};
  P p[2] = {{1, 2}, {3, 4}};
  P q[2][1] = {{{5, 6}}, {{7, 8}}};
  typedef int A5[5];
  A5 h = {1, 2, 3, 4, 5};
  const A5 ch = {5, 4, 3, 2, 1};
  A5 &rh = h;
  int big[2000];
  for (int i = 0; i < 2000; ++i)
    big[i] = i;
  int(&ra)[3] = a;
  const int(&cra)[3] = a;
  enum E { x = 9 } en[2] = {x, E(3)};
  unsigned u[1] = {7};
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        v[0] = a[0] + a[2];
        v[1] = int(b[1][0] * 10 + b[0][1]);
        v[2] = int(c[1][1][0] * 10 + c[0][1][1]);
        v[3] = d[3];
        v[4] = e[2];
        v[5] = int(p[0].b * 10 + q[0][0].b);
        v[6] = p[1].a;
        v[7] = q[1][0].a;
        v[8] = h[4];
        v[9] = ch[0];
        v[10] = rh[2];
        v[11] = big[1999] + int(sizeof(big));
        v[12] = ra[1] + cra[2];
        v[13] = en[0] + en[1];
        v[14] = u[0];
        int s = 0;
        for (int z : a)
          s += z;
        const int *pa = a;
        v[15] = s + pa[1];
      });
  int w[] = {4, 32, 74, 4, 7, 26, 3, 7, 5, 5, 3, 9999, 5, 12, 7, 8};
  for (int i = 0; i < 16; ++i) {
    CHECK(v[i] == w[i]);
  }
  int m[2][3] = {{1, 2, 3}, {4, 5, 6}};
  float mf[1][2] = {{1.5f, 2.5f}};
  CHECK(f(m, 10) == 31 + 4 + 24 + 8);
  CHECK(f(mf, 1.f) == 6 + 8 + 4);
}
} // namespace elements_and_ranks

// A kernel in a generic lambda may capture a C array of the parameter's type.
namespace generic_lambda {
int f(int t) {
  return [](auto x) {
    decltype(x) a[2] = {x, 2};
    auto y = x;
    int o = 0;
    array_view<int> v(1, &o);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a[0] + a[1] + y; });
    return v[0];
  }(t);
}
void test() { CHECK(f(3) == 8); }
} // namespace generic_lambda

// A kernel may capture C arrays of a local struct with a dependent member.
namespace local_struct_with_dependent_member {
template <class T>
struct tr {
  typedef T type[2];
};
template <class T>
int f(T t) {
  struct Q {
    T v;
  };
  Q a[2] = {{t}, {2}};
  Q b[] = {{t}, {1}};
  tr<T> u[1];
  (void)u;
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a[0].v + a[1].v + b[1].v; });
  return v[0];
}
void test() { CHECK(f<int>(3) == 6); }
} // namespace local_struct_with_dependent_member

int main() {
  elements_and_ranks::test();
  generic_lambda::test();
  local_struct_with_dependent_member::test();
  return failures;
}
