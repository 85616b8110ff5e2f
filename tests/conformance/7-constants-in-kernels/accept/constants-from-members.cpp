// A kernel in a member function may use const locals that data members, static members, arguments
// or calls initialize at run time.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

// A kernel in a class template may use a const auto variable that a data member initializes.
namespace auto_from_member {
template <typename T>
struct S {
  int n;
  void f(concurrency::array_view<int> v) {
    const auto k = n;
    concurrency::parallel_for_each(
        v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = k; });
  }
};
void test() {
  int d[1];
  concurrency::array_view<int> v(1, d);
  S<int> s = {4};
  s.f(v);
  CHECK(v[0] == 4);
}
} // namespace auto_from_member

// A kernel in a class template may use a const int that a data member initializes.
namespace integer_from_member {
template <typename T>
struct S {
  int n;
  void f(concurrency::array_view<T> v) {
    const int k = n;
    concurrency::parallel_for_each(
        v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = k; });
  }
};
void test() {
  int d[1];
  concurrency::array_view<int> v(1, d);
  S<int> s = {4};
  s.f(v);
  CHECK(v[0] == 4);
}
} // namespace integer_from_member

using namespace concurrency;

// A kernel in a class template may use const locals computed from data members and other const
// locals.
namespace chain_of_constants {
template <typename T>
struct Base {
  int w, h;
  Base() : w(3), h(2) {}
};
template <typename T>
struct S : Base<T> {
  using Base<T>::w;
  int pitch;
  S() : pitch(8) {}
  void f(array_view<T> v) {
    const int stride = pitch, two = stride * 2;
    const int width = w;
    const int height = this->h;
    const int area = width * height;
    const bool wide = stride > 4;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          auto g = [=](int x) restrict(amp) { return x + stride + two + area + wide; };
          v[i] = g(i[0]);
        });
  }
};
void test() {
  int d[1];
  array_view<int> v(1, d);
  S<int> s;
  s.f(v);
  CHECK(v[0] == 8 + 16 + 6 + 1);
}
} // namespace chain_of_constants

// A kernel may use const locals initialized by members, array elements, statics and typedef
// members.
namespace every_member_kind {
template <typename T>
struct S {
  int n;
  bool b;
  unsigned u;
  T t;
  int a[2];
  struct {
    int x;
  } in;
  S *next;
  typedef int I;
  I i2;
  static int sn;
  T tn[2];
  void f(array_view<int> v) const {
    const int k = n;
    const bool c = b;
    const unsigned w = u;
    const T z = t;
    const int q = a[1];
    const int y = in.x;
    const int x = next->n;
    const I ii = i2;
    const int s = sn;
    const int tt = tn[1];
    const int me = this->n;
    const int sum = n + u;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[i] = k + c + w + z + q + y + x + ii + s + tt + me + sum;
        });
  }
};
template <typename T>
int S<T>::sn = 3;
void test() {
  int d[1];
  array_view<int> v(1, d);
  S<int> s = {4, true, 5, 6, {7, 8}, {9}, 0, 10, {1, 2}};
  s.next = &s;
  s.f(v);
  CHECK(v[0] == 4 + 1 + 5 + 6 + 8 + 9 + 4 + 10 + 3 + 2 + 4 + 9);
}
} // namespace every_member_kind

// A kernel in a member template defined outside its class may use const locals from data members.
namespace member_template {
class S {
  int n;
  unsigned m;

public:
  S() : n(4), m(2) {}
  template <typename T>
  void f(array_view<T> v) const;
  template <int Tile>
  void g(array_view<int> v);
};
template <typename T>
void S::f(array_view<T> v) const {
  const int k = n;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
}
template <int Tile>
void S::g(array_view<int> v) {
  const unsigned k = m;
  const int q = this->n + Tile;
  parallel_for_each(
      v.extent.tile<Tile>(), [=](tiled_index<Tile> t) restrict(amp) { v[t] = k + q; });
}
void test() {
  int d[2];
  array_view<int> v(2, d);
  S s;
  s.f(v);
  CHECK(v[0] == 4);
  s.g<2>(v);
  CHECK(v[1] == 8);
}
} // namespace member_template

// A kernel may use a const local of a dependent enumeration type that a member initializes.
namespace dependent_enumeration {
template <typename T>
class Grid {
public:
  enum State { Clean = 1, Dirty = 2 };
  State m_state;
  Grid(State s) : m_state(s) {}
  void run(array_view<int> v) {
    const State s = m_state;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = s; });
  }
};
void test() {
  int d[3] = {};
  array_view<int> v(3, d);
  Grid<int> g(Grid<int>::Dirty);
  g.run(v);
  CHECK(v[1] == 2);
}
} // namespace dependent_enumeration

// A kernel may use const locals of enumeration type that members initialize at run time.
namespace enumerations {
struct Cfg {
  enum Mode { A, B = 5 } mode;
  int n;
  static Mode global_mode() { return B; }
};
enum class Kind : int { X = 3, Y };
template <int N>
struct P {
  enum { value = N };
  typedef enum { Off, On = N } Switch;
  Switch sw;
  Cfg cfg;
  Kind kind;
  P() : sw(On), kind(Kind::Y) {
    cfg.mode = Cfg::B;
    cfg.n = 2;
  }
  template <typename U>
  void go(array_view<int> v, U u) const {
    const Switch s = sw;
    const Cfg::Mode m = cfg.mode;
    const Cfg::Mode g = Cfg::global_mode();
    const Kind k = kind;
    const int val = value;
    const U uu = u;
    const Switch cs = On;
    const Kind ck = Kind::X;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[i] = s + m * 10 + g * 100 + int(k) * 1000 + val * 10000 + uu * 100000 + cs * 1000000 +
                 int(ck) * 10000000;
        });
  }
  static void stat(array_view<int> v, Switch a) {
    const Switch b = a;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = b; });
  }
};
void test() {
  int d[3] = {};
  array_view<int> v(3, d);
  P<2>().go(v, 1);
  CHECK(v[2] == 2 + 50 + 500 + 4000 + 20000 + 100000 + 2000000 + 30000000);
  P<7>::stat(v, P<7>::On);
  CHECK(v[0] == 7);
}
} // namespace enumerations

// A kernel may use const locals of dependent types that members, arguments and calls initialize.
namespace dependent_types {
template <typename T>
struct traits {
  typedef int size_type;
  enum mode { a, b, c };
};
static int calls;
template <typename T>
struct Base {
  int n;
  Base() : n(3) {}
  int size() const { return n; }
};
template <typename T>
class Derived : Base<T> {
  T m_k;
  typename traits<T>::mode m_mode;
  int m_arr[2];
  static int next() { return ++calls; }

public:
  Derived(T k) : m_k(k), m_mode(traits<T>::c), m_arr{5, 6} {}
  void run(array_view<int> v, T arg, int n) {
    const T k = m_k;
    const T a = arg;
    const typename traits<T>::mode m = m_mode;
    const typename traits<T>::size_type sz = this->size();
    const int nn = n;
    const int count = next();
    const auto f = m_arr[1];
    const T literal = 7;
    const unsigned usz = sizeof(T);
    const T s = T(n) + m_k;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[i] = int(k + a + m + sz + nn + count * 100 + f + literal + usz + s);
        });
  }
};
template <typename E, typename I>
void free_fn(array_view<int> v, E e, I n) {
  const E e1 = e;
  const I n1 = n;
  const E e2 = n1 > 2 ? e1 : E();
  const bool flag = n > 1;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = e1 + n1 * 10 + e2 * 100 + flag * 1000; });
}
enum Color { Red = 1, Green = 4 };
void test() {
  int d[3] = {};
  array_view<int> v(3, d);
  Derived<int> x(2);
  x.run(v, 3, 4);
  CHECK(v[1] == 2 + 3 + 2 + 3 + 4 + 100 + 6 + 7 + 4 + 6);
  x.run(v, 3, 4);
  CHECK(v[1] == 2 + 3 + 2 + 3 + 4 + 200 + 6 + 7 + 4 + 6);
  Derived<float> y(2.5f);
  y.run(v, 3.5f, 4);
  CHECK(!(v[1] != 2 + 4 + 2 + 3 + 4 + 300 + 6 + 7 + 4 + 6 + 0 &&
          v[1] != int(2.5f + 3.5f + 2 + 3 + 4 + 300 + 6 + 7 + 4 + 6.5f)));
  free_fn(v, Green, 3);
  CHECK(v[0] == 4 + 30 + 400 + 1000);
  free_fn(v, Red, 1u);
  CHECK(v[0] == 11);
}
} // namespace dependent_types

int main() {
  auto_from_member::test();
  integer_from_member::test();
  chain_of_constants::test();
  every_member_kind::test();
  member_template::test();
  dependent_enumeration::test();
  enumerations::test();
  dependent_types::test();
  return failures;
}
