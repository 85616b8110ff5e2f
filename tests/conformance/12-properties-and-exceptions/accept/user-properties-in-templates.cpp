// A template may read user-declared properties of its arguments and apply operators to their
// values.
//
// accept: G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <amp_short_vectors.h>
#include <vector>
using namespace concurrency;

// A name in a template refers to a data member in one instance and to a property in another.
namespace member_or_property_by_instance {
struct box {
  int n;
  int get_width() const restrict(amp, cpu) { return n; }
  void put_width(int w) restrict(amp, cpu) { n = w + 10; }
  __declspec(property(get = get_width, put = put_width)) int width;
};
struct frame {
  int width;
};
class other {
  int n;

public:
  explicit other(int x) restrict(amp, cpu) : n(x) {}
  int width_of() const restrict(amp, cpu) { return n + 1; }
  int set_width(int w) restrict(amp, cpu) { return n = w; }
  __declspec(property(get = width_of, put = set_width)) int width;
};

template <typename T>
int measure(const T &x) restrict(cpu, amp) {
  return x.width;
}
template <typename T>
int change(T x) restrict(cpu, amp) {
  x.width = 3;
  x.width += 2;
  ++x.width;
  int old = x.width++;
  return 100 * old + x.width;
}
// The name refers to a property in all instances, and one setter serves all of them.
template <typename T>
int put(T x) restrict(cpu, amp) {
  x.width = 4;
  x.width *= 2;
  return x.width--;
}
template <typename V>
V swapped(V v) restrict(cpu, amp) {
  auto x = v.x;
  v.x = v.y;
  v.y = x;
  v.y += 1;
  return v;
}
struct point {
  int x, y;
};
template <typename P>
int area(P *p) restrict(cpu, amp) {
  p->x = 2;
  return p->x * p->y;
}

int run(int i) restrict(cpu, amp) {
  box b = {1};
  frame f = {2};
  other o(3);
  graphics::int_2 v(5, 6);
  graphics::int_3 w(7, 8, 9);
  point p = {3, 4};
  switch (i) {
  case 0:
    return measure(b) * 100 + measure(f) * 10 + measure(o);
  case 1:
    return change(b);
  case 2:
    return change(f);
  case 3:
    return change(o);
  case 4:
    return put(b);
  case 5:
    return swapped(v).x * 10 + swapped(v).y;
  case 6:
    return swapped(w).x * 10 + swapped(w).y;
  case 7:
    return area(&p) * 100 + area(&v);
  default:
    return swapped(p).x * 10 + swapped(p).y;
  }
}

void test() {
  // In `change`, n of the box is 13, 25, 36 and 47, and n of `other` is 3, 6, 8 and 10.
  const int expected[] = {124, 3647, 607, 911, 38, 66, 88, 812, 44};
  array_view<int, 1> v(9);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto measure_here = [](auto x) { return x.width; };
        frame f = {0};
        box b = {0};
        v[i] = run(i[0]) + measure_here(f) + measure_here(b);
      });
  for (int i = 0; i < 9; ++i) {
    CHECK(v[i] == expected[i]);
    CHECK(run(i) == expected[i]);
  }
}
} // namespace member_or_property_by_instance

// Operators in a template apply to the value of a user-declared property, not to its getter (§1.1).
// The operators are members of the class of the value or overloads for its enumeration.
namespace operators_on_user_properties {
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
template <typename T>
struct vec {
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
template <typename T>
class owner {
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
template <typename V>
int take(V v) {
  return int(v.x);
}
template <typename T>
int use(owner<T> &a, owner<T> &b) {
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
  if (a.v)
    n += 2048;
  n += 4096 * (a.w == b.w);
  n += 8192 * (a.m == b.m);
  n += 16384 * (int(a.m | b.m) == 6);
  n += 32768 * ((a.v ? 1 : 0) && a.w != 5 && !(a.w < b.w));
  return n;
}
void test() {
  owner<int> a, b;
  int n = use(a, b);
  owner<float> c;
  (void)c;
  CHECK(n == 1 + 4 + 16 + 32 + 64 + 128 + 256 + 512 + 1024 + 2048 + 4096 + 8192 + 16384 + 32768);
}
} // namespace operators_on_user_properties

int main() {
  member_or_property_by_instance::test();
  operators_on_user_properties::test();
  return failures;
}
