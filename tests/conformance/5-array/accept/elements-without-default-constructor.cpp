// Arrays and views hold elements with deleted default constructors, const members or destructors.
//
// accept: R-5.1-b, R-5.1.2-g, R-5.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <list>
#include <iterator>
#include "check.h"
using namespace concurrency;
struct nd {
  int n;
  explicit nd(int i) restrict(cpu, amp) : n(i) {}
  nd() = delete;
};
struct km {
  const int k;
  float f;
};
struct dtor {
  int n;
  ~dtor() restrict(cpu, amp) {}
};
class priv {
  int n;
  friend int get(const priv &p) restrict(cpu, amp) { return p.n; }

public:
  priv &set(int i) restrict(cpu, amp) {
    n = i;
    return *this;
  }
};
int main() {
  std::vector<nd> h = {nd(1), nd(2), nd(3), nd(4)};
  array<nd, 1> a(4, h.begin(), h.end()), b(a), e(4);
  array_view<nd, 2> v = a.view_as(extent<2>(2, 2));
  array_view<nd, 1> s(4);
  copy(a, e);
  copy(e, s);
  parallel_for_each(
      v.extent, [=](index<2> i) restrict(amp) { v[i] = nd(v[i].n * 10 + s[i[0] * 2 + i[1]].n); });
  CHECK(v(1, 1).n == 44);
  std::vector<nd> o;
  copy(a, std::back_inserter(o));
  CHECK(o.size() == 4 && o[2].n == 33);
  std::list<nd> l(o.begin(), o.end());
  copy(l.begin(), l.end(), s);
  CHECK(s[3].n == 44);
  copy(s, l.begin());
  copy(s, h.begin());
  CHECK(h[0].n == 11);
  b = a;
  a = array<nd, 1>(4, h.data());
  CHECK(v(0, 0).n == 11);
  km k[3] = {{1, 1.f}, {2, 2.f}, {3, 3.f}};
  array_view<const km, 1> kv(k);
  array_view<km, 1> kw(k);
  array_view<float, 1> r(3);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = kv[i].k + kv[i].f; });
  CHECK(r[2] == 6.f && kw[1].k == 2);
  array<km, 1> ka(3, k), kb(3, k, k + 3);
  copy(ka, kb);
  CHECK((array_view<km, 1>(kb)[2].k == 3));
  array<dtor, 1> da(3);
  array_view<dtor, 1> dv(da);
  parallel_for_each(
      dv.extent, [=](index<1> i) restrict(amp) {
        dtor d = {i[0]};
        dv[i] = d;
      });
  std::vector<dtor> dh = da;
  CHECK(dh[2].n == 2);
  array_view<priv, 1> pv(3);
  parallel_for_each(pv.extent, [=](index<1> i) restrict(amp) { pv[i].set(i[0] + 1); });
  CHECK(get(pv[2]) == 3);
  return failures;
}
