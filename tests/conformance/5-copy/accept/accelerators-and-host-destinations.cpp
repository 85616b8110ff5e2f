// Copy and copy_async work between each pair of accelerators and to each kind of host destination.
//
// accept: R-5.3-e, R-5.3-g, R-5.3.2-a, R-5.3.3-a, R-5.3.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <list>
#include <deque>
#include <sstream>
#include <iterator>
#include <algorithm>
#include "check.h"
using namespace std;
using namespace concurrency;
template <typename S, typename D> void both(const S &s, D &d, bool async) {
  if (async) {
    completion_future f = copy_async(s, d);
    f.get();
  } else copy(s, d);
}
struct reset {
  void operator()(concurrency::array<int, 2> &a) const {
    vector<int> z(6, -1);
    copy(z.begin(), z.end(), a);
  }
};
int main() {
  const vector<int> six = {10, 11, 12, 13, 14, 15};
  accelerator_view w = accelerator(accelerator::direct3d_warp).default_view,
                   r = accelerator(accelerator::direct3d_ref).default_view,
                   c = accelerator(accelerator::cpu_accelerator).default_view;
  for (accelerator_view sv : {w, r, c})
    for (accelerator_view dv : {w, r, c})
      for (int as = 0; as < 2; ++as) {
        const concurrency::array<int, 2> ca(2, 3, six.begin(), six.end(), sv);
        concurrency::array<int, 2> a(ca), st(2, 3, six.begin(), c, sv);
        array_view<int, 2> v(a);
        array_view<const int, 2> cv(ca);
        const array_view<int, 2> kv(a);
        vector<int> host(six);
        array_view<int, 2> hv(2, 3, host);
        array_view<const int, 2> hcv(2, 3, six);
        auto into = [&](auto &src) {
          concurrency::array<int, 2> d(2, 3, dv), ds(2, 3, c, dv);
          array_view<int, 2> dview(d);
          vector<int> hd(6);
          array_view<int, 2> dh(2, 3, hd);
          array_view<int, 2> none(2, 3);
          reset()(d);
          both(src, d, as);
          CHECK(vector<int>(d) == six);
          both(src, ds, as);
          CHECK(vector<int>(ds) == six);
          reset()(d);
          both(src, dview, as);
          CHECK(vector<int>(d) == six);
          both(src, dh, as);
          CHECK(dh(1, 2) == 15);
          dh.synchronize();
          CHECK(hd == six);
          both(src, none, as);
          CHECK(none(0, 0) == 10 && none(1, 2) == 15);
          vector<int> o(6);
          auto ob = o.begin();
          both(src, ob, as);
          CHECK(o == six);
          list<int> l(6);
          auto lb = l.begin();
          both(src, lb, as);
          CHECK(equal(l.begin(), l.end(), six.begin()));
          int raw[6];
          int *p = raw;
          both(src, p, as);
          CHECK(equal(raw, raw + 6, six.begin()));
          vector<double> dd;
          auto bi = back_inserter(dd);
          both(src, bi, as);
          CHECK(dd.size() == 6 && dd[5] == 15.0);
          ostringstream ss;
          ostream_iterator<int> oi(ss, ",");
          both(src, oi, as);
          CHECK(ss.str() == "10,11,12,13,14,15,");
        };
        into(ca);
        into(a);
        into(st);
        into(v);
        into(cv);
        into(kv);
        into(hv);
        into(hcv);
      }
  for (accelerator_view dv : {w, r, c})
    for (int as = 0; as < 2; ++as) {
      list<short> l(six.begin(), six.end());
      deque<long> q(six.begin(), six.end());
      const deque<long> &cq = q;
      vector<bool> vb = {1, 0, 1, 1, 0, 1};
      concurrency::array<float, 1> a(6, dv);
      array_view<float, 1> v(a);
      vector<float> h(12, 7.f);
      array_view<float, 2> big(3, 4, h);
      array_view<float, 2> sec = big.section(1, 1, 2, 3);
      auto is = [&](auto b, auto e, auto expect) {
        if (as) copy_async(b, e, a).get();
        else copy(b, e, a);
        vector<float> x = a;
        CHECK(equal(x.begin(), x.end(), expect));
        if (as) copy_async(b, e, v).get();
        else copy(b, e, v);
        if (as) copy_async(b, e, sec).get();
        else copy(b, e, sec);
        int n = 0;
        for (int i = 1; i < 3; ++i)
          for (int j = 1; j < 4; ++j) {
            CHECK(big(i, j) == float(expect[n]));
            ++n;
          }
        CHECK(big(0, 3) == 7.f && big(1, 0) == 7.f && big(2, 0) == 7.f);
        if (as) copy_async(b, a).get();
        else copy(b, a);
        if (as) copy_async(b, v).get();
        else copy(b, v);
        x = a;
        CHECK(equal(x.begin(), x.end(), expect));
      };
      is(l.begin(), l.end(), six.begin());
      is(l.cbegin(), l.cend(), six.begin());
      is(q.begin(), q.end(), six.begin());
      is(cq.begin(), cq.end(), six.begin());
      is(l.rbegin(), l.rend(), six.rbegin());
      is(vb.begin(), vb.end(), vb.begin());
      is(six.data(), six.data() + 6, six.begin());
      is(make_move_iterator(l.begin()), make_move_iterator(l.end()), six.begin());
      istringstream in("1 2 3 4 5 6"), in2("7 8 9 10 11 12"), in3("1 2 3 4 5 6 7");
      vector<float> e1 = {1, 2, 3, 4, 5, 6}, e2 = {7, 8, 9, 10, 11, 12};
      if (as) copy_async(istream_iterator<int>(in), istream_iterator<int>(), a).get();
      else copy(istream_iterator<int>(in), istream_iterator<int>(), a);
      CHECK(vector<float>(a) == e1);
      if (as) copy_async(istream_iterator<double>(in2), v).get();
      else copy(istream_iterator<double>(in2), v);
      CHECK(vector<float>(a) == e2);
      int thrown = 0;
      try {
        if (as) copy_async(istream_iterator<int>(in3), istream_iterator<int>(), a).get();
        else copy(istream_iterator<int>(in3), istream_iterator<int>(), a);
      } catch (const runtime_exception &) { ++thrown; }
      try {
        if (as) copy_async(six.begin(), six.end() - 1, a).get();
        else copy(six.begin(), six.end() - 1, a);
      } catch (const runtime_exception &) { ++thrown; }
      CHECK(thrown == 2);
    }
  vector<int> s1 = {1, 2}, s2(2);
  copy(s1.begin(), s1.end(), s2.begin());
  CHECK(s2 == s1); // std's
  return failures;
}
