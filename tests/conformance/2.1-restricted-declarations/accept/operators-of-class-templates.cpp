// Kernels may use the cpu,amp operators of number classes and expression templates.
//
// accept: L-2.1.1-l, L-2.3.2-p, P-7-a, L-2.1.1-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <iostream>
#include <vector>
using namespace concurrency;

// Kernels of a class template use cpu,amp operators of a complex number class.
namespace complex_numbers {
namespace fractal {
template <typename T>
class complex_t {
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
template <typename T>
int iterate(const complex_t<T> &c, int maxit) restrict(amp, cpu) {
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
  template <typename T>
  void on_accelerator() {
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
  template <typename T>
  int mismatches() const {
    int bad = 0;
    for (int y = 0; y < h_; ++y)
      for (int x = 0; x < w_; ++x) {
        complex_t<T> c(T(p_.x0 + x * p_.dx), T(p_.y0 + y * p_.dy));
        int want = iterate(c, p_.maxit) * 2, got = host_[y * w_ + x];
        if (want - got > 2 || got - want > 2)
          ++bad;
      }
    return bad;
  }
};
} // namespace fractal
void test() {
  fractal::params p = {-2.f, -1.f, 3.f / 32, 2.f / 24, 40};
  fractal::renderer r(32, 24, p);
  r.on_accelerator<float>();
  int b = r.mismatches<float>();
  r.on_accelerator<double>();
  b += r.mismatches<double>();
  CHECK(b <= 8);
}
} // namespace complex_numbers

// A kernel evaluates an expression template whose call and subscript operators are amp functions.
namespace expression_templates {
template <class E>
struct expr {
  const E &self() const restrict(cpu, amp) { return static_cast<const E &>(*this); }
};
struct leaf : expr<leaf> {
  array_view<const float, 1> v;
  explicit leaf(array_view<const float, 1> x) : v(x) {}
  float operator[](index<1> i) const restrict(amp) { return v[i]; }
};
struct scalar : expr<scalar> {
  float s;
  scalar(float x) restrict(cpu, amp) : s(x) {}
  float operator[](index<1>) const restrict(cpu, amp) { return s; }
};
struct add_t {
  static float apply(float a, float b) restrict(cpu, amp) { return a + b; }
};
struct mul_t {
  static float apply(float a, float b) restrict(cpu, amp) { return a * b; }
};
template <class L, class R, class Op>
struct binary : expr<binary<L, R, Op>> {
  L l;
  R r;
  binary(const L &a, const R &b) : l(a), r(b) {}
  float operator[](index<1> i) const restrict(amp) { return Op::apply(l[i], r[i]); }
};
template <class L, class R>
binary<L, R, add_t> operator+(const expr<L> &a, const expr<R> &b) {
  return binary<L, R, add_t>(a.self(), b.self());
}
template <class L, class R>
binary<L, R, mul_t> operator*(const expr<L> &a, const expr<R> &b) {
  return {a.self(), b.self()};
}
template <class R>
auto operator*(float s, const expr<R> &b) -> binary<scalar, R, mul_t> {
  return {scalar(s), b.self()};
}
class vec {
  std::vector<float> h;

public:
  explicit vec(int n, float x = 0) : h(n, x) {}
  operator leaf() const { return leaf(array_view<const float, 1>((int)h.size(), h)); }
  leaf operator()() const { return *this; }
  float &operator[](int i) { return h[i]; }
  template <class E>
  vec &operator=(const expr<E> &e) {
    array_view<float, 1> out((int)h.size(), h);
    out.discard_data();
    E x = e.self();
    parallel_for_each(out.extent, [=](index<1> i) restrict(amp) { out[i] = x[i]; });
    out.synchronize();
    return *this;
  }
};
void test() {
  const int n = 33;
  vec a(n), b(n, 2.f), c(n, 0.5f), r(n);
  for (int i = 0; i < n; ++i)
    a[i] = (float)i;
  r = a() + b() * c();
  for (int i = 0; i < n; ++i)
    CHECK(r[i] == i + 1.f);
  r = 3.f * (a() + b()) * c() + scalar(1.f);
  for (int i = 0; i < n; ++i)
    CHECK(r[i] == 3.f * (i + 2) * 0.5f + 1);
}
} // namespace expression_templates

int main() {
  complex_numbers::test();
  expression_templates::test();
  return failures;
}
