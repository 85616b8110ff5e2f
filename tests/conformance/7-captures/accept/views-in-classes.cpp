// A kernel may capture views of each rank, views of const elements, and arrays and classes that
// contain views.
//
// accept: P-7.1-f, L-2.4.3.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

// Kernels capture views of each rank, views of const elements and classes that contain views.
namespace ranks_and_classes {
struct Pair {
  array_view<int, 1> a;
  array_view<const float, 1> b;
};
struct Deep {
  Pair p;
  int k;
};
template <typename T, int N>
struct vw {
  array_view<T, N> v;
  T get(const index<N> &i) const restrict(cpu, amp) { return v[i]; }
};
void test() {
  std::vector<int> d(24);
  std::vector<float> fd(24);
  for (int i = 0; i < 24; ++i) {
    d[i] = i;
    fd[i] = i * .5f;
  }
  array_view<int, 1> a(24, d);
  array_view<const float, 1> b(24, fd);
  array_view<int, 2> c(4, 6, d);
  array_view<int, 3> e(2, 3, 4, d);
  array_view<const int, 2> cc(4, 6, d);
  const array_view<int, 1> ca(24, d);
  array_view<int, 1> &ra = a;
  const array_view<const float, 1> &rb = b;
  int four[] = {2, 2, 2, 3};
  array_view<int, 4> f4(extent<4>(four), d);
  array_view<const int, 3> ce(e);
  Pair p{a, b};
  Deep dp{p, 5};
  vw<int, 2> w2{c};
  vw<const int, 3> w3{ce};
  Pair parr[2] = {p, p};
  array_view<int, 1> v(16);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = a[3];
        v[1] = int(b[4]);
        v[2] = c(2, 1);
        v[3] = e(1, 1, 1);
        v[4] = cc(3, 5);
        v[5] = ca[7];
        v[6] = ra[8];
        v[7] = int(rb[20]);
        int ix[] = {1, 1, 1, 2};
        v[8] = f4[index<4>(ix)];
        v[9] = p.a[5] + int(p.b[8]);
        v[10] = dp.p.a[6] + dp.k;
        v[11] = w2.get(index<2>(1, 1));
        v[12] = w3.get(index<3>(1, 0, 2));
        v[13] = parr[1].a[11];
        v[14] = c[3][2];
        v[15] = cc.section(1, 1, 2, 2)(1, 1);
      });
  int w[] = {3, 2, 13, 17, 23, 7, 8, 10, 23, 9, 11, 7, 14, 11, 20, 14};
  for (int i = 0; i < 16; ++i) {
    CHECK(v[i] == w[i]);
  }
}
} // namespace ranks_and_classes

// A kernel captures C arrays of array views whose lengths are template parameters.
namespace arrays_of_dependent_length {
template <int M, int N, int K = 1>
int sum(const array_view<int> &a) {
  array_view<int> v[M][N] = {{a.section(0, 2), a.section(1, 2), a.section(2, 2)},
                             {a.section(3, 2), a.section(4, 2), a.section(5, 2)}};
  array_view<int> w[K][M][N] = {{{a.section(0, 2), a.section(1, 2), a.section(2, 2)},
                                 {a.section(3, 2), a.section(4, 2), a.section(5, 2)}}};
  std::vector<int> r(1);
  array_view<int> out(1, r);
  parallel_for_each(
      out.extent, [=](index<1> i) restrict(amp) {
        int s = 0, f = 1;
        for (int m = 0; m < M; ++m)
          for (int n = 0; n < N; ++n, f *= 10)
            s += v[m][n][0] * f + 0 * w[0][m][n][0];
        out[i] = s;
      });
  return out[0];
}
void test() {
  std::vector<int> data{1, 2, 3, 4, 5, 6, 7, 8};
  array_view<int> a(8, data);
  CHECK(sum<2, 3>(a) == 654321);
}
} // namespace arrays_of_dependent_length

int main() {
  ranks_and_classes::test();
  arrays_of_dependent_length::test();
  return failures;
}
