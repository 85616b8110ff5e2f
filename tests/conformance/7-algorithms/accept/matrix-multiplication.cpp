// Simple and tiled kernels in functions and classes multiply matrices as the host does.
//
// accept: P-7-ac, P-7-ad
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include <amp.h>
#include <vector>
using namespace concurrency;
template <int TS>
void mm_tiled(const array_view<const float, 2> &a, const array_view<const float, 2> &b,
              const array_view<float, 2> &c) {
  c.discard_data();
  parallel_for_each(
      c.extent.tile<TS, TS>(), [=](tiled_index<TS, TS> t) restrict(amp) {
        const int row = t.local[0], col = t.local[1];
        float sum = 0.f;
        for (int k = 0; k < a.extent[1]; k += TS) {
          tile_static float la[TS][TS], lb[TS][TS];
          la[row][col] = a(t.global[0], col + k);
          lb[row][col] = b(row + k, t.global[1]);
          t.barrier.wait();
          for (int j = 0; j < TS; ++j) sum += la[row][j] * lb[j][col];
          t.barrier.wait();
        }
        c[t.global] = sum;
      });
}
class matrix {
  int r_, c_;
  std::vector<float> d_;

public:
  matrix(int r, int c) : r_(r), c_(c), d_(r * c) {}
  float &operator()(int i, int j) { return d_[i * c_ + j]; }
  array_view<const float, 2> cview() const { return array_view<const float, 2>(r_, c_, d_); }
  array_view<float, 2> view() { return array_view<float, 2>(extent<2>(r_, c_), d_); }
  matrix operator*(const matrix &o) const {
    matrix m(r_, o.c_);
    auto a = cview(), b = o.cview();
    auto c = m.view();
    const int inner = c_;
    parallel_for_each(
        c.extent, [=](index<2> i) restrict(amp) {
          float s = 0;
          for (int k = 0; k < inner; ++k) s += a(i[0], k) * b[k][i[1]];
          c[i] = s;
        });
    c.synchronize();
    return m;
  }
  bool operator==(const matrix &o) const { return d_ == o.d_; }
  matrix transposed() const {
    matrix m(c_, r_);
    array_view<const float, 2> s = cview();
    array_view<float, 2> d = m.view();
    struct kernel {
      array_view<const float, 2> s;
      array_view<float, 2> d;
      void operator()(tiled_index<4, 4> t) const restrict(amp) {
        tile_static float buf[4][5];
        buf[t.local[1]][t.local[0]] = s[t.global];
        t.barrier.wait();
        d[index<2>(t.tile_origin[1] + t.local[0], t.tile_origin[0] + t.local[1])] =
            buf[t.local[0]][t.local[1]];
      }
    };
    kernel k = {s, d};
    parallel_for_each(s.extent.tile<4, 4>(), k);
    d.synchronize();
    return m;
  }
};
int main() {
  matrix a(8, 16), b(16, 12), c(8, 12);
  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 16; ++j) a(i, j) = float(i - j);
  for (int i = 0; i < 16; ++i)
    for (int j = 0; j < 12; ++j) b(i, j) = float(i * j % 7);
  matrix p = a * b;
  {
    auto v = c.view();
    mm_tiled<4>(a.cview(), b.cview(), v);
    v.synchronize();
  }
  if (!(p == c)) return 1;
  if (!(p.transposed() == b.transposed() * a.transposed())) return 2;
  if (!(p.transposed().transposed() == p)) return 3;
  {
    matrix q(16, 16);
    auto v = q.view();
    auto sec = v.section(index<2>(4, 4), extent<2>(8, 12));
    mm_tiled<4>(a.cview(), b.cview(), sec);
    v.synchronize();
    for (int i = 0; i < 8; ++i)
      for (int j = 0; j < 12; ++j)
        if (q(i + 4, j + 4) != p(i, j)) return 4;
    if (q(0, 0) != 0 || q(15, 15) != 0) return 5;
  }
  return 0;
}
