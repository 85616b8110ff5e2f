// Arrays and views of rank four and more support kernels, sections, projections, shapes and copies.
//
// accept: R-5.1-a, R-5.1.4-e, R-5.2.4-f, R-5.2.5-a, P-7-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
template <int N> int linear(index<N> i, extent<N> e) restrict(cpu, amp) {
  int n = 0;
  for (int k = 0; k < N; ++k) n = n * e[k] + i[k];
  return n;
}
template <int N> index<N> at(int n, extent<N> e) restrict(cpu, amp) {
  index<N> i;
  for (int k = N - 1; k >= 0; --k) {
    i[k] = n % e[k];
    n /= e[k];
  }
  return i;
}
template <int N> void go() {
  extent<N> e;
  for (int k = 0; k < N; ++k) e[k] = 2 + k % 2;
  array<int, N> a(e);
  const array<int, N> &ca = a;
  parallel_for_each(a.extent, [&a](index<N> i) restrict(amp) { a[i] = linear(i, a.extent); });
  std::vector<int> h = a;
  for (int i = 0; i < int(e.size()); ++i) CHECK(h[i] == i);
  index<N> o;
  extent<N> l = e;
  for (int k = 0; k < N; k += 2) {
    o[k] = 1;
    l[k] -= 1;
  }
  array_view<int, N> v(a), s = v.section(o, l), s2 = a.section(o);
  array_view<const int, N> cs = ca.section(o, l), first = ca.section(l);
  CHECK(s.extent == l && s2.extent == l && first.extent == l);
  for (int i = 0; i < int(l.size()); ++i) {
    index<N> x = at(i, l);
    CHECK(s[x] == linear(x + o, e) && cs(x) == s2[x] && first[x] == linear(x, e));
  }
  parallel_for_each(
      s.extent, [=](index<N> i) restrict(amp) {
        s[i] = -s[i];
        s.get_ref(i) -= 1;
      });
  h = a;
  for (int i = 0; i < int(e.size()); ++i) {
    index<N> x = at(i, e);
    bool in = true;
    for (int k = 0; k < N; k += 2) in = in && x[k] == 1 + (x[k] == 2);
    in = true;
    for (int k = 0; k < N; k += 2) in = in && x[k] >= 1;
    CHECK(h[i] == (in ? -i - 1 : i));
  }
  array_view<int, N - 1> p = v[1], sp = s[0], ap = a[1], app = a(1);
  array_view<const int, N - 2> cp = ca[1][0];
  CHECK(p.extent[0] == e[1] && cp.extent[0] == e[2]);
  CHECK(&p[index<N - 1>()] == &ap[index<N - 1>()] && &p[index<N - 1>()] == &app(index<N - 1>()) &&
        &cp[index<N - 2>()] == &p[index<N - 1>()]);
  parallel_for_each(
      sp.extent, [=](index<N - 1> i) restrict(amp) {
        sp[i] = 7;
        v[0][i] += 1;
      });
  index<N> back = o;
  CHECK(v[back] == 7 && v[index<N>()] == 1);
  array_view<int, 1> flat = a.view_as(extent<1>(e.size()));
  array_view<int, N> again = flat.view_as(e);
  CHECK(flat[1] == again[at(1, e)]);
  array<int, N> b(s);
  std::vector<int> hb = b;
  CHECK(b.extent == l && hb[0] == 7);
  array<int, N> c(e, h.begin());
  c = v;
  copy(c, v);
  copy(s, s2);
  copy_async(h.begin(), h.end(), a).get();
  h[0] = 9;
  copy(v, h.begin());
  CHECK(h[0] == 0);
  array_view<int, N> host(e, h), none(e);
  copy(v, none);
  CHECK(none[index<N>()] == 0);
  host[index<N>()] = 5;
  CHECK(h[0] == 5);
  array_view<const int, N> ch(e, h.data());
  (void)ch;
}
int main() {
  go<3>();
  go<4>();
  go<5>();
  go<6>();
  go<8>();
  int r[5] = {2, 2, 2, 2, 2};
  extent<5> e(r);
  array<int, 5> a(e);
  array_view<int, 5> v(a);
  parallel_for_each(
      v.extent, [=](index<5> i) restrict(amp) {
        v[i[0]][i[1]][i[2]][i[3]][i[4]] = i[0] + 2 * i[1] + 4 * i[2] + 8 * i[3] + 16 * i[4];
      });
  CHECK(v[1][0][1][0][1] == 21 && v(0)(1)(1)(1)(0) == 14);
  const array<int, 5> &c = a;
  CHECK(c[1][1][1][1][1] == 31);
  return failures;
}
