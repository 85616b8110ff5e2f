// A kernel captures C arrays of array views whose lengths are template parameters.
//
// accept: L-2.4.3.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <int M, int N, int K = 1> int sum(const array_view<int> &a) {
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
          for (int n = 0; n < N; ++n, f *= 10) s += v[m][n][0] * f + 0 * w[0][m][n][0];
        out[i] = s;
      });
  return out[0];
}
int main() {
  std::vector<int> data{1, 2, 3, 4, 5, 6, 7, 8};
  array_view<int> a(8, data);
  return sum<2, 3>(a) == 654321 ? 0 : 1;
}
