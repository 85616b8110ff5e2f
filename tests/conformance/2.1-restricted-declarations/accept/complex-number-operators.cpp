// Kernels of a class template use cpu,amp operators of a complex number class.
//
// accept: L-2.1.1-l, L-2.3.2-p, P-7-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <iostream>
using namespace concurrency;
namespace fractal {
template <typename T> class complex_t {
public:
  typedef T value_type;
  complex_t() restrict(amp, cpu) : re_(0), im_(0) {}
  complex_t(T re, T im = T()) restrict(amp, cpu) : re_(re), im_(im) {}
  T real() const restrict(amp, cpu) { return re_; }
  T imag() const restrict(amp, cpu) { return im_; }
  complex_t &operator+=(const complex_t &o) restrict(amp, cpu) {
    re_ += o.re_;
    im_ += o.im_;
    return *this;
  }
  complex_t &operator*=(const complex_t &o) restrict(amp, cpu) {
    T r = re_ * o.re_ - im_ * o.im_;
    im_ = re_ * o.im_ + im_ * o.re_;
    re_ = r;
    return *this;
  }
  T norm() const restrict(amp, cpu) { return re_ * re_ + im_ * im_; }
  static const int components = 2;

private:
  T re_, im_;
};
template <typename T>
inline complex_t<T> operator+(complex_t<T> a, const complex_t<T> &b) restrict(amp, cpu) {
  return a += b;
}
template <typename T>
inline complex_t<T> operator*(complex_t<T> a, const complex_t<T> &b) restrict(amp, cpu) {
  return a *= b;
}
template <typename T>
inline bool operator==(const complex_t<T> &a, const complex_t<T> &b) restrict(amp, cpu) {
  return a.real() == b.real() && a.imag() == b.imag();
}
struct params {
  float x0, y0, dx, dy;
  int maxit;
};
template <typename T> int iterate(const complex_t<T> &c, int maxit) restrict(amp, cpu) {
  complex_t<T> z;
  int n = 0;
  while (n < maxit && z.norm() <= T(4)) {
    z = z * z + c;
    ++n;
  }
  return n;
}
class renderer {
  std::vector<int> host_;
  int w_, h_;
  params p_;

public:
  renderer(int w, int h, params p) : host_(w * h), w_(w), h_(h), p_(p) {}
  template <typename T> void on_accelerator() {
    array_view<int, 2> img(h_, w_, host_);
    img.discard_data();
    const params p = p_;
    parallel_for_each(
        img.extent, [=](index<2> idx) restrict(amp) {
          typedef complex_t<T> cplx;
          const cplx c(T(p.x0 + idx[1] * p.dx), T(p.y0 + idx[0] * p.dy));
          img[idx] = iterate(c, p.maxit) * cplx::components;
        });
    img.synchronize();
  }
  template <typename T> int mismatches() const {
    int bad = 0;
    for (int y = 0; y < h_; ++y)
      for (int x = 0; x < w_; ++x) {
        complex_t<T> c(T(p_.x0 + x * p_.dx), T(p_.y0 + y * p_.dy));
        int want = iterate(c, p_.maxit) * 2, got = host_[y * w_ + x];
        if (want - got > 2 || got - want > 2) ++bad;
      }
    return bad;
  }
};
}
int main() {
  fractal::params p = {-2.f, -1.f, 3.f / 32, 2.f / 24, 40};
  fractal::renderer r(32, 24, p);
  r.on_accelerator<float>();
  int b = r.mismatches<float>();
  r.on_accelerator<double>();
  b += r.mismatches<double>();
  if (b > 8) std::cout << b << "\n";
  return b > 8;
}
