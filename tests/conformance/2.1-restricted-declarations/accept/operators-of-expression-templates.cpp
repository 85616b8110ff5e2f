// A kernel evaluates an expression template whose call and subscript operators are amp functions.
//
// accept: L-2.1.1-l, L-2.1.1-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <class E> struct expr {
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
template <class L, class R, class Op> struct binary : expr<binary<L, R, Op>> {
  L l;
  R r;
  binary(const L &a, const R &b) : l(a), r(b) {}
  float operator[](index<1> i) const restrict(amp) { return Op::apply(l[i], r[i]); }
};
template <class L, class R> binary<L, R, add_t> operator+(const expr<L> &a, const expr<R> &b) {
  return binary<L, R, add_t>(a.self(), b.self());
}
template <class L, class R> binary<L, R, mul_t> operator*(const expr<L> &a, const expr<R> &b) {
  return {a.self(), b.self()};
}
template <class R> auto operator*(float s, const expr<R> &b) -> binary<scalar, R, mul_t> {
  return {scalar(s), b.self()};
}
class vec {
  std::vector<float> h;

public:
  explicit vec(int n, float x = 0) : h(n, x) {}
  operator leaf() const { return leaf(array_view<const float, 1>((int)h.size(), h)); }
  leaf operator()() const { return *this; }
  float &operator[](int i) { return h[i]; }
  template <class E> vec &operator=(const expr<E> &e) {
    array_view<float, 1> out((int)h.size(), h);
    out.discard_data();
    E x = e.self();
    parallel_for_each(out.extent, [=](index<1> i) restrict(amp) { out[i] = x[i]; });
    out.synchronize();
    return *this;
  }
};
int main() {
  const int n = 33;
  vec a(n), b(n, 2.f), c(n, 0.5f), r(n);
  for (int i = 0; i < n; ++i) a[i] = (float)i;
  r = a() + b() * c();
  for (int i = 0; i < n; ++i)
    if (r[i] != i + 1.f) return 1;
  r = 3.f * (a() + b()) * c() + scalar(1.f);
  for (int i = 0; i < n; ++i)
    if (r[i] != 3.f * (i + 2) * 0.5f + 1) return 2;
  return 0;
}
