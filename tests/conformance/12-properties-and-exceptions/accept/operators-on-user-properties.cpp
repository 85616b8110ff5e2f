// Operators in a template apply to the value of a user-declared property, not to its getter.
//
// accept: G-1.1-d
//
// The operators are members of the value's class or overloads for its enumeration (§1.1).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
struct ticket {
  int n;
};
enum mode { plain = 1, fancy = 2 };
inline bool operator!=(int a, const ticket &b) { return a != b.n; }
inline bool operator==(int a, const ticket &b) { return a == b.n; }
inline bool operator<(int a, const ticket &b) { return a < b.n; }
inline ticket operator+(int a, const ticket &b) { return {a + b.n}; }
inline ticket operator-(const ticket &b) { return {-b.n}; }
inline bool operator!(const ticket &b) { return !b.n; }
inline ticket &operator+=(ticket &a, int b) {
  a.n += b;
  return a;
}
inline ticket &operator++(ticket &a) {
  ++a.n;
  return a;
}
inline ticket operator<<(const ticket &a, int b) { return {a.n << b}; }
inline ticket operator*(const ticket &a) { return a; }
inline int operator&&(const ticket &a, const ticket &) { return a.n; }
inline mode operator|(mode a, mode b) { return mode(int(a) | int(b) | 4); }
template <typename T> struct vec {
  T x;
  bool operator==(const vec &o) const { return x == o.x; }
  vec operator+(const vec &o) const { return {T(x + o.x)}; }
  vec operator-() const { return {T(-x)}; }
  bool operator!() const { return !x; }
  explicit operator bool() const { return x != 0; }
  T operator[](int i) const { return x + i; }
  T operator()(int i) const { return x * i; }
  const vec *operator->() const { return this; }
  T operator*() const { return x; }
  T operator<<(int n) const { return x << n; }
  friend bool operator<(const vec &a, const vec &b) { return a.x < b.x; }
};
template <typename T> class owner {
public:
  __declspec(property(get = get_v)) vec<T> v;
  __declspec(property(get = get_w, put = put_w)) T w;
  __declspec(property(get = get_m)) mode m;
  vec<T> get_v() const { return {T(3)}; }
  T get_w() const { return w_; }
  void put_w(T x) { w_ = x; }
  mode get_m() const { return fancy; }
  T w_ = T(1);
};
template <typename V> int take(V v) { return int(v.x); }
template <typename T> int use(owner<T> &a, owner<T> &b) {
  int n = 0;
  n += a.v == b.v;
  n += 2 * (a.v < b.v);
  n += 4 * (a.v + b.v == vec<T>{6});
  n += 8 * !a.v;
  n += 16 * (-a.v == vec<T>{-3});
  n += 32 * (a.v[1] == 4);
  n += 64 * (a.v(2) == 6);
  n += 128 * (a.v->x == 3);
  n += 256 * (*a.v == 3);
  n += 512 * ((a.v << 1) == 6);
  n += 1024 * (take(a.v) == 3);
  if (a.v) n += 2048;
  n += 4096 * (a.w == b.w);
  n += 8192 * (a.m == b.m);
  n += 16384 * (int(a.m | b.m) == 6);
  n += 32768 * ((a.v ? 1 : 0) && a.w != 5 && !(a.w < b.w));
  return n;
}
int main() {
  owner<int> a, b;
  int n = use(a, b);
  owner<float> c;
  (void)c;
  return n != 1 + 4 + 16 + 32 + 64 + 128 + 256 + 512 + 1024 + 2048 + 4096 + 8192 + 16384 + 32768;
}
