// Kernels filter images, compute a stencil and multiply matrices as the host does.
//
// accept: P-7-af, P-7-a, P-7.1-h, P-7-ac, P-7-ad
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include "check.h"
#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <vector>

using namespace concurrency;

// Kernels in virtual filters compute convolutions, edges and medians of images as the host does.
namespace image_pipeline {
typedef unsigned int pixel; // 0xAARRGGBB
static inline pixel pack(int r, int g, int b) restrict(cpu, amp) {
  return 0xff000000u | (r << 16) | (g << 8) | b;
}
static inline int red(pixel p) restrict(cpu, amp) { return (p >> 16) & 0xff; }
static inline int green(pixel p) restrict(cpu, amp) { return (p >> 8) & 0xff; }
static inline int blue(pixel p) restrict(cpu, amp) { return p & 0xff; }
static inline int clamp(int x, int lo, int hi) restrict(cpu, amp) {
  return x < lo ? lo : x > hi ? hi : x;
}
static inline index<2> clamp_to(index<2> i, const extent<2> &e) restrict(cpu, amp) {
  return index<2>(clamp(i[0], 0, e[0] - 1), clamp(i[1], 0, e[1] - 1));
}
class image {
public:
  image(int h, int w) : store(w * h), v(h, w, store) {}
  image(const image &o) : store(o.v.extent.size()), v(o.v.extent, store) { o.v.copy_to(v); }
  image &operator=(const image &) = delete;
  int width() const { return v.extent[1]; }
  int height() const { return v.extent[0]; }
  array_view<pixel, 2> view() { return v; }
  array_view<const pixel, 2> view() const { return v; }
  pixel at(int y, int x) const { return v(y, x); }

private:
  std::vector<pixel> store;
  array_view<pixel, 2> v;
};
struct filter {
  virtual ~filter() {}
  virtual void run(const image &in, image &out) const = 0;
  virtual pixel host(const image &in, int y, int x) const = 0;
};
class convolution : public filter {
  struct weights {
    float w[5][5];
    int radius;
    float operator()(int y, int x) const restrict(cpu, amp) { return w[y + radius][x + radius]; }
  };
  weights k;
  template <typename V>
  static pixel one(const V &in, const weights &k, index<2> i) restrict(cpu, amp) {
    float r = 0, g = 0, b = 0;
    for (int y = -k.radius; y <= k.radius; ++y)
      for (int x = -k.radius; x <= k.radius; ++x) {
        const pixel p = in[clamp_to(i + index<2>(y, x), in.get_extent())];
        r += red(p) * k(y, x);
        g += green(p) * k(y, x);
        b += blue(p) * k(y, x);
      }
    return pack(clamp(int(r + 0.5f), 0, 255), clamp(int(g + 0.5f), 0, 255),
                clamp(int(b + 0.5f), 0, 255));
  }

public:
  explicit convolution(int radius) {
    k.radius = radius;
    const int n = 2 * radius + 1;
    for (int y = 0; y < n; ++y)
      for (int x = 0; x < n; ++x)
        k.w[y][x] = 1.0f / (n * n);
  }
  void run(const image &in, image &out) const override {
    array_view<const pixel, 2> i = in.view();
    array_view<pixel, 2> o = out.view();
    const weights k = this->k;
    o.discard_data();
    parallel_for_each(o.extent, [=](index<2> at) restrict(amp) { o[at] = one(i, k, at); });
  }
  pixel host(const image &in, int y, int x) const override {
    return one(in.view(), k, index<2>(y, x));
  }
};
class sobel : public filter {
  template <int T>
  static void tiled(array_view<const pixel, 2> in, array_view<pixel, 2> out) {
    parallel_for_each(
        out.extent.tile<T, T>().pad(), [=](tiled_index<T, T> t) restrict(amp) {
          tile_static int grey[T + 2][T + 2];
          for (int k = t.local[0] * T + t.local[1]; k < (T + 2) * (T + 2); k += T * T) {
            const pixel p =
                in[clamp_to(t.tile_origin + index<2>(k / (T + 2) - 1, k % (T + 2) - 1), in.extent)];
            grey[k / (T + 2)][k % (T + 2)] = (red(p) * 2 + green(p) * 5 + blue(p)) / 8;
          }
          t.barrier.wait();
          if (!out.extent.contains(t.global))
            return;
          const int y = t.local[0] + 1, x = t.local[1] + 1;
          const int gx = grey[y - 1][x + 1] + 2 * grey[y][x + 1] + grey[y + 1][x + 1] -
                         grey[y - 1][x - 1] - 2 * grey[y][x - 1] - grey[y + 1][x - 1];
          const int gy = grey[y + 1][x - 1] + 2 * grey[y + 1][x] + grey[y + 1][x + 1] -
                         grey[y - 1][x - 1] - 2 * grey[y - 1][x] - grey[y - 1][x + 1];
          const int m = clamp(int(fast_math::sqrt(float(gx * gx + gy * gy))), 0, 255);
          out[t] = pack(m, m, m);
        });
  }

public:
  void run(const image &in, image &out) const override { tiled<8>(in.view(), out.view()); }
  pixel host(const image &in, int y, int x) const override {
    auto grey = [&](int yy, int xx) {
      const pixel p = in.view()[clamp_to(index<2>(yy, xx), in.view().extent)];
      return (red(p) * 2 + green(p) * 5 + blue(p)) / 8;
    };
    const int gx = grey(y - 1, x + 1) + 2 * grey(y, x + 1) + grey(y + 1, x + 1) -
                   grey(y - 1, x - 1) - 2 * grey(y, x - 1) - grey(y + 1, x - 1);
    const int gy = grey(y + 1, x - 1) + 2 * grey(y + 1, x) + grey(y + 1, x + 1) -
                   grey(y - 1, x - 1) - 2 * grey(y - 1, x) - grey(y - 1, x + 1);
    const int m = clamp(int(std::sqrt(float(gx * gx + gy * gy))), 0, 255);
    return pack(m, m, m);
  }
};
class median : public filter {
  template <typename V>
  static pixel one(V in, index<2> i) restrict(cpu, amp) {
    int v[9];
    int n = 0;
    for (int y = -1; y <= 1; ++y)
      for (int x = -1; x <= 1; ++x)
        v[n++] = green(in[clamp_to(i + index<2>(y, x), in.get_extent())]);
    for (int a = 0; a < 5; ++a)
      for (int b = a + 1; b < 9; ++b)
        if (v[b] < v[a]) {
          const int t = v[a];
          v[a] = v[b];
          v[b] = t;
        }
    return pack(v[4], v[4], v[4]);
  }

public:
  void run(const image &in, image &out) const override {
    auto i = in.view();
    auto o = out.view();
    parallel_for_each(i.extent, [ i, o ](index<2> at) restrict(amp) { o(at) = one(i, at); });
  }
  pixel host(const image &in, int y, int x) const override {
    return one(in.view(), index<2>(y, x));
  }
};
void test() {
  image in(37, 53);
  auto v = in.view();
  parallel_for_each(
      v.extent, [=](index<2> i) restrict(amp) {
        v[i] = pack((i[0] * 13 + i[1] * 7) & 255, (i[0] * i[1]) & 255, (i[0] ^ i[1]) & 255);
      });
  std::vector<std::unique_ptr<filter>> all;
  all.emplace_back(new convolution(1));
  all.emplace_back(new convolution(2));
  all.emplace_back(new sobel);
  all.emplace_back(new median);
  std::unique_ptr<image> cur(new image(in));
  int n = 0;
  for (const auto &f : all) {
    std::unique_ptr<image> next(new image(cur->height(), cur->width()));
    f->run(*cur, *next);
    ++n;
    for (int y = 0; y < 37; ++y)
      for (int x = 0; x < 53; ++x) {
        const pixel a = next->at(y, x), b = f->host(*cur, y, x);
        if (std::abs(red(a) - red(b)) > 1 || std::abs(green(a) - green(b)) > 1 ||
            std::abs(blue(a) - blue(b)) > 1) {
          std::printf("filter %d at %d %d: %x %x\n", n, y, x, a, b);
          CHECK(false);
        }
      }
    cur = std::move(next);
  }
}
} // namespace image_pipeline

// A kernel computes a guarded stencil with index arithmetic and contains.
namespace stencil {
static const int width = 12, height = 9;

float reference(const float *in, int r, int c) {
  float s = 0;
  for (int y = -1; y <= 1; ++y)
    for (int x = -1; x <= 1; ++x)
      if (r + y >= 0 && r + y < height && c + x >= 0 && c + x < width)
        s += in[(r + y) * width + c + x];
  return s;
}

void test() {
  float in[height * width], out[height * width] = {};
  for (int k = 0; k < height * width; ++k)
    in[k] = float(k % 7);
  array_view<const float, 2> a(height, width, in);
  array_view<float, 2> b(height, width, out);
  b.discard_data();
  parallel_for_each(
      b.extent, [=](index<2> i) restrict(amp) {
        float s = 0;
        for (int y = -1; y <= 1; ++y)
          for (int x = -1; x <= 1; ++x) {
            index<2> j = i + index<2>(y, x);
            if (a.extent.contains(j))
              s += a[j];
          }
        b[i] = s;
      });
  b.synchronize();
  for (int r = 0; r < height; ++r)
    for (int c = 0; c < width; ++c)
      check("element", out[r * width + c], reference(in, r, c));
}
} // namespace stencil

// Simple and tiled kernels in functions and classes multiply matrices as the host does.
namespace matrix_multiplication {
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
          for (int j = 0; j < TS; ++j)
            sum += la[row][j] * lb[j][col];
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
          for (int k = 0; k < inner; ++k)
            s += a(i[0], k) * b[k][i[1]];
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
void test() {
  matrix a(8, 16), b(16, 12), c(8, 12);
  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 16; ++j)
      a(i, j) = float(i - j);
  for (int i = 0; i < 16; ++i)
    for (int j = 0; j < 12; ++j)
      b(i, j) = float(i * j % 7);
  matrix p = a * b;
  {
    auto v = c.view();
    mm_tiled<4>(a.cview(), b.cview(), v);
    v.synchronize();
  }
  CHECK(p == c);
  CHECK(p.transposed() == b.transposed() * a.transposed());
  CHECK(p.transposed().transposed() == p);
  {
    matrix q(16, 16);
    auto v = q.view();
    auto sec = v.section(index<2>(4, 4), extent<2>(8, 12));
    mm_tiled<4>(a.cview(), b.cview(), sec);
    v.synchronize();
    for (int i = 0; i < 8; ++i)
      for (int j = 0; j < 12; ++j)
        CHECK(q(i + 4, j + 4) == p(i, j));
    CHECK(q(0, 0) == 0 && q(15, 15) == 0);
  }
}
} // namespace matrix_multiplication

int main() {
  image_pipeline::test();
  stencil::test();
  matrix_multiplication::test();
  return failures;
}
