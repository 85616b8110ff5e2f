// Each kind of member and friend of a class template can have a restriction specifier.
//
// accept: L-2.1.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
#define BOTH restrict(cpu, amp)
#define AMPONLY restrict(amp)
template <typename T, int N = 3> class Vec {
  T m[N];

public:
  typedef T value_type;
  using self = Vec<T, N>;
  enum { size = N };
  static const int rank = N;
  Vec() BOTH {
    for (int i = 0; i < N; ++i) m[i] = T();
  }
  explicit Vec(T v) BOTH : m{v, v, v} {}
  Vec(T a, T b, T c) restrict(cpu) restrict(amp) : m{a, b, c} {}
  template <typename U> explicit Vec(const Vec<U, N> &o) BOTH {
    for (int i = 0; i < N; ++i) m[i] = static_cast<T>(o[i]);
  }
  T &operator[](int i) & BOTH noexcept { return m[i]; }
  const T &operator[](int i) const &restrict(amp, cpu) noexcept { return m[i]; }
  T operator[](int i) && BOTH { return m[i] + T(100); }
  self &operator+=(const self &o) BOTH {
    for (int i = 0; i < N; ++i) m[i] += o.m[i];
    return *this;
  }
  friend self operator+(self a, const self &b) BOTH {
    a += b;
    return a;
  }
  friend bool operator==(const self &a, const self &b) BOTH {
    for (int i = 0; i < N; ++i)
      if (a.m[i] != b.m[i]) return false;
    return true;
  }
  friend auto dot(const self &a, const self &b) BOTH -> T {
    T s{};
    for (int i = 0; i < N; ++i) s += a.m[i] * b.m[i];
    return s;
  }
  template <typename F> self map(F f) const BOTH {
    self r;
    for (int i = 0; i < N; ++i) r.m[i] = f(m[i]);
    return r;
  }
  static constexpr int dims() BOTH { return N; }
  explicit operator bool() const BOTH {
    for (int i = 0; i < N; ++i)
      if (m[i] != T()) return true;
    return false;
  }
  operator T() const &&BOTH = delete;
  self operator-() const BOTH;
  self &operator++() BOTH;
  self operator++(int) BOTH;
  template <int K> T get() const BOTH;
  auto operator()() const BOTH { return m[0]; }
};
template <typename T, int N> Vec<T, N> Vec<T, N>::operator-() const BOTH {
  self r;
  for (int i = 0; i < N; ++i) r.m[i] = -m[i];
  return r;
}
template <typename T, int N> Vec<T, N> &Vec<T, N>::operator++() BOTH {
  for (T &x : m) ++x;
  return *this;
}
template <typename T, int N> auto Vec<T, N>::operator++(int) BOTH -> Vec<T, N> {
  self r(*this);
  ++*this;
  return r;
}
template <typename T, int N> template <int K> T Vec<T, N>::get() const BOTH {
  static_assert(K < N, "");
  return m[K];
}
typedef Vec<int> vi;
int calc(int x) BOTH {
  vi a(1, 2, 3), b(x);
  a += b;
  ++a;
  vi c = a++;
  int r = dot(a, c) + (-a)[0] + c.get<2>() + vi::dims() + vi::size + vi::rank;
  if (a) r += 1000;
  if (!(a == c)) r += 2000;
  r += vi(5, 6, 7)[1];
  r += a.map([](int v) { return v * 2; })[2];
  Vec<float> f(a);
  r += (int)(f + f)();
  const vi k(9);
  r += k[0];
  return r;
}
int main() {
  std::vector<int> d(16);
  array_view<int, 1> v(16, d);
  parallel_for_each(v.extent, [=](index<1> i) AMPONLY { v[i] = calc(i[0]); });
  for (int i = 0; i < 16; ++i)
    if (v[i] != calc(i)) return 1;
  // by hand for x=0: a=(1,2,3) ; ++a=(2,3,4) ; c=(2,3,4), a=(3,4,5)
  // dot=6+12+20=38; -3; +4; +3+3+3; +1000+2000; +106; +10; +6; +9
  return calc(0) == 38 + 97 + 4 + 9 + 3000 + 106 + 110 + 6 + 9 ? 0 : 2;
}
