// A kernel may use local types, constants, structured bindings and namespace aliases of a template.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
namespace far {
namespace away {
struct P {
  int x, y;
  P(int a, int b) restrict(cpu, amp) : x(a), y(b) {}
};
int h(P p) restrict(cpu, amp) { return p.x - p.y; }
enum Col { red = 3, green };
enum class Sc : int { a = 8 };
template <class T> struct Tm {
  typedef T type;
  static T mk() restrict(cpu, amp) { return T(4); }
};
int ov(int) restrict(cpu, amp) { return 1; }
int ov(float) restrict(cpu, amp) { return 2; }
}
}
template <class T, template <class> class C, int... Ns> int tfun(T t, C<T> c) {
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
        for (int k = 0; k < N; ++k) sum += lo[k] * ns[k];
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
template <class T> struct Sim {
  typedef T type;
  T mk() const { return T(2); }
};
int (&getarr())[2] {
  static int a[2] = {5, 6};
  return a;
}
int main() {
  int want = (2 * 7 + 1 * 8) + (2 + 1) + 10 + 11 + 11 + (5 + 6 + 12 + 13 + 11) + 5 + 3 + 2 + 4 + 6 +
             3 + 4 + 8 + 10 + 2 + 4;
  if (tfun<int, Sim, 7, 8>(10, Sim<int>()) != want) return 1;
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
    if (v[i] != base + i + 1) return 2;
  return 0;
}
