// Algorithms and template idioms give the values of the host in a kernel.
//
// accept: L-2.4.3-a, L-2.1.1-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <tuple>
#include <type_traits>
#include <utility>

using namespace concurrency;

// Sorting, tree traversal, unions and constexpr functions give the host's values in a kernel.
namespace algorithms {

namespace {
enum { A, B, C = 10 };
enum Color : int { red, green = 5 };
union U {
  int i;
  float f;
  unsigned u;
};
struct Bits {
  unsigned raw;
  unsigned lo() const restrict(cpu, amp) { return raw & 0xffffu; }
};
struct Node {
  int left, right, val;
};
int tree(const array_view<const Node, 1> &t, int n) restrict(cpu, amp) {
  int st[16], sp = 0, s = 0;
  st[sp++] = n;
  while (sp) {
    int c = st[--sp];
    if (c < 0)
      continue;
    s += t[c].val;
    st[sp++] = t[c].left;
    st[sp++] = t[c].right;
  }
  return s;
}
template <class T>
T &pick(T &a, T &b, bool w) restrict(cpu, amp) {
  return w ? a : b;
}
template <class T>
void swp(T &a, T &b) restrict(cpu, amp) {
  T t = a;
  a = b;
  b = t;
}
template <class T, int N>
void sort(T (&a)[N]) restrict(cpu, amp) {
  for (int i = 1; i < N; ++i)
    for (int j = i; j > 0 && a[j] < a[j - 1]; --j)
      swp(a[j], a[j - 1]);
}
template <class T, int N>
constexpr int len(T (&)[N]) restrict(cpu, amp) {
  return N;
}
inline double horner(double x) restrict(cpu, amp) {
  const double c[] = {1, -2, 0.5};
  double r = 0;
  for (double k : c)
    r = r * x + k;
  return r;
}
} // namespace

void test() {
  Node ns[5] = {{1, 2, 1}, {3, 4, 2}, {-1, -1, 3}, {-1, -1, 4}, {-1, -1, 5}};
  array_view<const Node, 1> t(5, ns);
  int o[8];
  array_view<int> v(8, o);
  v.discard_data();
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = tree(t, 0);
        int a[5] = {5, 3, 4, 1, 2};
        sort(a);
        v[1] = a[0] * 10000 + a[1] * 1000 + a[2] * 100 + a[3] * 10 + a[4];
        int x = 1, y = 2;
        pick(x, y, false) = 9;
        swp(x, y);
        v[2] = x * 10 + y;
        v[3] = len(a) + C + B + green;
        U u;
        u.f = 1.0f;
        v[4] = (int)(u.u >> 23);
        Bits b = {0x12345678u};
        v[5] = (int)b.lo();
        v[6] = (int)(horner(2) * 10);
        Color c = red;
        c = green;
        v[7] = c == Color::green ? static_cast<int>(c) : 0;
      });
  CHECK(v[0] == 15);
  CHECK(v[1] == 12345);
  CHECK(v[2] == 91);
  CHECK(v[3] == 21);
  CHECK(v[4] == 127);
  CHECK(v[5] == 0x5678);
  CHECK(v[6] == 5);
  CHECK(v[7] == 5);
}

} // namespace algorithms

// Expression templates, SFINAE, packs, folds and closures give the host's values in a kernel.
namespace template_idioms {

template <class D>
struct expr {
  const D &self() const restrict(cpu, amp) { return static_cast<const D &>(*this); }
  float eval(int i) const restrict(cpu, amp) { return self().at(i); }
};
struct lit : expr<lit> {
  float v;
  lit(float x) restrict(cpu, amp) : v(x) {}
  float at(int) const restrict(cpu, amp) { return v; }
};
struct var : expr<var> {
  int pad = 0;
  float at(int i) const restrict(cpu, amp) { return (float)i; }
};
template <class L, class R, class Op>
struct bin : expr<bin<L, R, Op>> {
  L l;
  R r;
  bin(L a, R b) restrict(cpu, amp) : l(a), r(b) {}
  float at(int i) const restrict(cpu, amp) { return Op()(l.at(i), r.at(i)); }
};
struct plus_t {
  float operator()(float a, float b) const restrict(cpu, amp) { return a + b; }
};
struct mul_t {
  template <class T>
  T operator()(T a, T b) const restrict(cpu, amp) {
    return a * b;
  }
};
template <class L, class R>
bin<L, R, plus_t> operator+(const expr<L> &l, const expr<R> &r) restrict(cpu, amp) {
  return {l.self(), r.self()};
}
template <class L, class R>
auto operator*(const expr<L> &l, const expr<R> &r) restrict(cpu, amp) -> bin<L, R, mul_t> {
  return bin<L, R, mul_t>(l.self(), r.self());
}
template <class T, class... R>
constexpr int total() restrict(cpu, amp) {
  if constexpr (sizeof...(R) == 0)
    return sizeof(T);
  else
    return sizeof(T) + total<R...>();
}
template <class... A>
auto fold(A... a) restrict(cpu, amp) {
  return (a + ... + 0);
}
template <class... A>
bool allpos(A... a) restrict(cpu, amp) {
  return ((a > 0) && ...);
}
template <class T, typename std::enable_if<std::is_integral<T>::value, int>::type = 0>
int kind(T) restrict(cpu, amp) {
  return 1;
}
template <class T, typename std::enable_if<std::is_floating_point<T>::value, int>::type = 0>
int kind(T) restrict(cpu, amp) {
  return 2;
}
template <class T>
auto has_size(const T &t, int) restrict(cpu, amp) -> decltype(t.size(), int()) {
  return t.size();
}
template <class T>
int has_size(const T &, long) restrict(cpu, amp) {
  return -1;
}
struct sized {
  int size() const restrict(cpu, amp) { return 42; }
};
template <class F, class... A>
auto call(F &&f, A &&...a) restrict(cpu, amp) -> decltype(f(a...)) {
  return f(a...);
}
template <template <class> class C, class T>
T unwrap(const C<T> &c) restrict(cpu, amp) {
  return c.t;
}
template <class T>
struct box {
  T t;
};
template <int... I>
struct seq {};
template <int N, int... I>
struct mk : mk<N - 1, N - 1, I...> {};
template <int... I>
struct mk<0, I...> {
  using type = seq<I...>;
};
template <int... I>
int digits(seq<I...>) restrict(cpu, amp) {
  int r = 0;
  int d[] = {(r = r * 10 + I)...};
  return r + d[0];
}
template <int N>
struct fact {
  static const int value = N * fact<N - 1>::value;
};
template <>
struct fact<0> {
  enum { value = 1 };
};
constexpr int cube(int x) restrict(cpu, amp) { return x * x * x; }
constexpr int table_size = cube(3);
int run(int k) restrict(cpu, amp) {
  switch (k) {
  case 0: {
    var x;
    return (int)(x * x + lit(2) * x + lit(1)).eval(5);
  }
  case 1:
    return total<int, double, float>();
  case 2:
    return fold(1, 2, 3, 4);
  case 3:
    return allpos(1, 2.5f, 3u) * 10 + allpos(1, -1);
  case 4:
    return kind(1) * 10 + kind(1.0f);
  case 5:
    return has_size(sized(), 0) + has_size(3, 0);
  case 6:
    return call([](int a, int b) { return a - b; }, 9, 4);
  case 7: {
    box<int> b = {8};
    return unwrap(b);
  }
  case 8:
    return digits(mk<5>::type());
  case 9:
    return fact<5>::value;
  case 10: {
    int a[table_size];
    a[26] = 3;
    return a[26] + cube(k);
  }
  case 11: {
    auto g = [](auto x, auto... r) { return x + (int)sizeof...(r); };
    return g(1, 2, 3) + (int)g(2.5f);
  }
  case 12: {
    struct P {
      int a;
      float b;
    } p = {3, 4.5f};
    auto [x, y] = p;
    auto &[z, w] = p;
    z = 10;
    return x + (int)y + p.a + (int)w;
  }
  case 13: {
    int a[3] = {1, 2, 3};
    auto [x, y, z] = a;
    int s = 0;
    for (int &q : a)
      q *= 2;
    for (auto q : a)
      s += q;
    return s + x + y + z;
  }
  case 14:
    if (int q = k; q > 3)
      return q;
    else
      return -q;
  case 15: {
    constexpr auto sq = [](int x) { return x * x; };
    return sq(7);
  }
  case 16: {
    auto f = [n = k * 2](int d) mutable {
      n += d;
      return n;
    };
    f(1);
    return f(2);
  }
  case 17: {
    auto c = [](auto f) { return [=](auto x) { return f(f(x)); }; };
    return c([](int x) { return x * 3; })(2);
  }
  case 18:
    return std::integral_constant<int, 6>::value + std::is_same<int, decltype(kind(1))>::value;
  case 19: {
    using std::swap;
    int r = 0;
    for (int i = 0, j = 10; i < j; ++i, --j) {
      if (i == 2)
        continue;
      r += j - i;
      if (r > 20)
        break;
    }
    do {
      --r;
    } while (r > 15);
    return r;
  }
  }
  return 0;
}

void test() {
  int want[20] = {36, 16, 10, 10, 12, 41, 5, 8, 1234, 120, 1003, 5, 21, 18, 14, 49, 35, 18, 7, 15};
  int o[20];
  array_view<int> v(20, o);
  v.discard_data();
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = run(i[0]); });
  for (int i = 0; i < 20; ++i) {
    CHECK(run(i) == want[i]);
    CHECK(v[i] == want[i]);
  }
}

} // namespace template_idioms

int main() {
  algorithms::test();
  template_idioms::test();
  return failures;
}
