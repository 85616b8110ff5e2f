// A kernel may use each kind of local declaration, in function templates, as template argument and
// with each spelling of its type.
//
// accept: P-7-af, P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

// A kernel may use local types, constants, structured bindings and namespace aliases of a template.
namespace every_declaration {
namespace far {
namespace away {
struct P {
  int x, y;
  P(int a, int b) restrict(cpu, amp) : x(a), y(b) {}
};
int h(P p) restrict(cpu, amp) { return p.x - p.y; }
enum Col { red = 3, green };
enum class Sc : int { a = 8 };
template <class T>
struct Tm {
  typedef T type;
  static T mk() restrict(cpu, amp) { return T(4); }
};
int ov(int) restrict(cpu, amp) { return 1; }
int ov(float) restrict(cpu, amp) { return 2; }
} // namespace away
} // namespace far
template <class T, template <class> class C, int... Ns>
int tfun(T t, C<T> c) {
  typedef typename C<T>::type ct;
  using arr = ct[sizeof...(Ns)];
  constexpr int N = sizeof...(Ns);
  const int M = N + 1;
  static const int S = 5;
  static constexpr unsigned U = 6u;
  enum loc { l0 = 11, l1 };
  enum class ls { a = 13 };
  struct Q {
    ct v;
    T w;
    Q(ct v) restrict(cpu, amp) : v(v), w(1) {}
    T get() const restrict(cpu, amp) { return T(v) + w; }
    static int st() restrict(cpu, amp) { return 3; }
  };
  using Q2 = Q;
  Q q(c.mk());
  int o = 0;
  array_view<int> out(1, &o);
  ct ar[sizeof...(Ns)] = {1, 2};
  namespace aw = far::away;
  using aw::h;
  using far::away::P;
  using namespace far::away;
  int md[2][3] = {{1, 2, 3}, {4, 5, 6}};
  const T &rt = t;
  auto au = t + 1;
  decltype(au) de = au;
  loc el = l1;
  ls es = ls::a;
  P p(9, 4);
  const int *np = nullptr;
  (void)np;
  parallel_for_each(
      out.extent, [=](index<1> i) restrict(amp) {
        Q2 z = q;
        arr lo = {ar[1], ar[0]};
        T sum = T();
        int ns[] = {Ns...};
        for (int k = 0; k < N; ++k)
          sum += lo[k] * ns[k];
        int b[M];
        b[N] = S + (int)U + el + (int)es + l0;
        P pp = p;
        aw::P p3(1, 2);
        Tm<int>::type tt = Tm<int>::mk();
        out[i] = (int)(sum + z.get() + rt + au + de) + b[N] + h(pp) + Q::st() + p3.y + tt +
                 md[1][2] + red + green + (int)Sc::a + ov(1) * 10 + ov(1.f) + (int)sizeof(ct);
      });
  return out[0];
}
template <class T>
struct Sim {
  typedef T type;
  T mk() const { return T(2); }
};
int (&getarr())[2] {
  static int a[2] = {5, 6};
  return a;
}
void test() {
  int want = (2 * 7 + 1 * 8) + (2 + 1) + 10 + 11 + 11 + (5 + 6 + 12 + 13 + 11) + 5 + 3 + 2 + 4 + 6 +
             3 + 4 + 8 + 10 + 2 + 4;
  CHECK(tfun<int, Sim, 7, 8>(10, Sim<int>()) == want);
  struct {
    int a;
    float b;
  } un = {3, 4.5f};
  auto &ra = getarr();
  const auto [s0, s1] = un;
  int k0 = s0;
  float k1 = s1;
  auto sq = [](auto x) restrict(cpu, amp) { return x * x; };
  auto cube = [](auto x) restrict(amp) { return x * x * x; };
  const std::vector<int> hv{1, 2, 3};
  array_view<const int> cv(3, hv);
  int o[3];
  array_view<int> v(3, o);
  v.discard_data();
  const float cf = 2.5f;
  constexpr float cxf = 0.5f;
  constexpr struct {
    int u;
  } cs = {21};
  unsigned long ul = 1ul << 40;
  double dbl = 0.25;
  bool flag = true;
  enum { anon = 17 };
  extent<1> ex(3);
  index<2> ix(4, 5);
  tiled_extent<4, 2> te(extent<2>(8, 6));
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int t = un.a + (int)un.b + ra[1] + k0 + (int)k1 + sq(3) + cube(2) + cv[i] + (int)cf +
                (int)(cxf * 4) + cs.u + (int)(ul >> 38) + (int)(dbl * 8) + flag + anon + ex[0] +
                ix[1] + te[0] + te.tile_dim1;
        v[i] = t;
      });
  int base = 3 + 4 + 6 + 3 + 4 + 9 + 8 + 2 + 2 + 21 + 4 + 2 + 1 + 17 + 3 + 5 + 8 + 2;
  for (int i = 0; i < 3; ++i)
    CHECK(v[i] == base + i + 1);
}
} // namespace every_declaration

// A kernel uses local types as template arguments, in nested classes, generic lambdas and casts.
namespace templates_and_operators {
template <typename T>
struct box {
  T t;
};
template <typename T, int N>
T tf(T t) restrict(cpu, amp) {
  return T{t.a * N};
}
template <typename T>
int sz() restrict(cpu, amp) {
  return sizeof(T);
}
namespace lit {
struct V {
  int a;
};
V operator+(V a, V b) restrict(cpu, amp) { return {a.a + b.a}; }
} // namespace lit
lit::V operator-(lit::V a, lit::V b) restrict(cpu, amp) { return {a.a - b.a}; }
namespace o2 {
int operator*(lit::V a, lit::V b) restrict(cpu, amp) { return a.a * b.a; }
} // namespace o2
void test() {
  struct L {
    int a;
  };
  const int n = 3;
  enum { e = 2 };
  array_view<int, 1> v(12);
  L l{5};
  {
    using namespace lit;
    using o2::operator*;
    V p{4}, q{6};
    parallel_for_each(
        extent<1>(1), [=](index<1>) restrict(amp) {
          v[0] = tf<L, n>(l).a;
          v[1] = sz<L>() + sz<box<L>>();
          box<L> b{l};
          v[2] = b.t.a * e;
          v[3] = 14;
          v[4] = (p + q).a;
          v[5] = (q - p).a;
          v[6] = p * q;
          struct In {
            int z[n];
            int s() const restrict(amp) { return z[0] + z[n - 1] + e; }
          };
          In in = {{1, 2, 3}};
          v[7] = in.s();
          static_assert(n == 3 && e == 2 && sizeof(L) == 4, "");
          enum { n2 = n * 2 };
          typedef L M;
          M m = {n2};
          v[8] = m.a;
          auto f = [=](auto x) restrict(amp) {
            L r{x.a + l.a};
            return r;
          };
          v[9] = f(m).a;
          v[10] = static_cast<int>(L{e}.a);
          v[11] = sizeof(int[n]);
        });
  }
  int w[] = {15, 8, 10, 14, 10, 2, 24, 6, 6, 11, 2, 12};
  for (int i = 0; i < 12; ++i) {
    CHECK(v[i] == w[i]);
    if (v[i] != w[i])
      std::printf("%d: %d\n", i, int(v[i]));
  }
}
} // namespace templates_and_operators

// A kernel captures objects of unnamed, private, nested, qualified, dependent and elaborated types.
namespace type_spellings {
namespace ns {
struct T {
  int z;
  T(int z = 3) restrict(cpu, amp) : z(z) {}
};
template <typename X>
struct B {
  X x;
  typedef X type;
  struct I {
    X y;
  };
};
} // namespace ns
class Priv {
public:
  struct H {
    int h;
  };

private:
  typedef float real;

public:
  H get() const { return {4}; }
  real r() const { return 2.5f; }
  enum { anon = 5 };
};
struct {
  int a;
} gl = {6};
enum { gea = 7, geb };
template <typename T>
struct Tr {
  typedef T type;
  typedef typename ns::B<T>::I in;
  static constexpr int n = sizeof(T);
};
template <typename T>
auto tf(T t, typename Tr<T>::type u) {
  typename Tr<T>::in a{t};
  typename ns::B<T>::type b = u;
  decltype(t + u) c = t + u;
  ns::B<ns::B<T>> d{{t}};
  auto e = a;
  T f[Tr<T>::n] = {u};
  const typename Tr<T>::in g{u};
  typename Tr<T>::in &h = a;
  using L = typename Tr<T>::in;
  L l = a;
  array_view<typename Tr<T>::type, 1> v(1);
  T arr[2][sizeof(T)] = {};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        typename Tr<T>::in z = a;
        v[i] = z.y + b + c + d.x.x + e.y + f[0] + g.y + h.y + l.y + arr[1][1];
      });
  return v[0];
}
void test() {
  array_view<int, 1> v(20);
  namespace z = ns;
  z::T a;
  using ns::B;
  B<int> b{1};
  B<float>::I c{2.5f};
  B<int>::type d = 3;
  auto e = Priv().get();
  auto f = Priv().r();
  auto g = gl;
  auto h = Priv::anon;
  auto k = geb;
  struct {
    int q;
    float w;
  } l = {8, 9};
  struct {
    int q;
  } m[2] = {{1}, {2}};
  enum { la, lb } n = lb;
  union {
    int i;
    float fl;
  } o;
  o.i = 11;
  decltype(e.h) p = 12;
  decltype(gl) q = {13};
  const auto &r = l;
  auto s = &Priv::get;
  struct X {
    int i;
  } t = {14};
  const struct Y {
    int i;
  } u = {15}, w = {16};
  std::pair<int, float> pr(1, 2.f);
  unsigned int long ul = 5;
  int unsigned const volatile_ = 6;
  auto x{7};
  decltype((x)) y = x;
  B<B<int>> bb{{17}};
  (void)s;
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = a.z;
        v[1] = b.x;
        v[2] = int(c.y * 2);
        v[3] = d;
        v[4] = e.h;
        v[5] = int(f * 2);
        v[6] = g.a;
        v[7] = h;
        v[8] = k;
        v[9] = l.q + int(l.w);
        v[10] = m[1].q;
        v[11] = n;
        v[12] = o.i;
        v[13] = p + q.a;
        v[14] = r.q;
        v[15] = t.i;
        v[16] = u.i + w.i;
        v[17] = pr.first + int(ul);
        v[18] = volatile_ + x + y;
        v[19] = bb.x.x;
      });
  int want[] = {3, 1, 5, 3, 4, 5, 6, 5, 8, 17, 2, 1, 11, 25, 8, 14, 31, 6, 20, 17};
  for (int i = 0; i < 20; ++i) {
    CHECK(v[i] == want[i]);
    if (v[i] != want[i])
      std::printf("%d: %d\n", i, int(v[i]));
  }
  CHECK(tf(1, 2) == 1 + 2 + 3 + 1 + 1 + 2 + 2 + 1 + 1);
  CHECK(tf(1.5f, 2.5f) == 1.5f + 2.5f + 4 + 1.5f + 1.5f + 2.5f + 2.5f + 1.5f + 1.5f);
}
} // namespace type_spellings

int main() {
  every_declaration::test();
  templates_and_operators::test();
  type_spellings::test();
  return failures;
}
