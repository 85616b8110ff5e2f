// Copies between unequal extents or from ranges of other length throw and leave the destination
// unchanged.
//
// accept: R-5.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <vector>
#include <algorithm>
#include <chrono>
#include <functional>
#include <future>
#include <iterator>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <thread>
#include <atomic>
#include "check.h"
using namespace concurrency;
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

template <typename F> static bool throws(F f) {
  try {
    f();
  } catch (const runtime_exception &) { return true; }
  return false;
}
template <int N> extent<N> E(int a) {
  extent<N> e;
  for (int k = 0; k < N; ++k) e[k] = a;
  return e;
}
template <int N> void rank() {
  extent<N> e = E<N>(4), f = e;
  f[N - 1] = 5;
  extent<N> g = e;
  g[0] = 2;
  if (N > 1) { g[N - 1] = 8; }
  for (const extent<N> &x : {f, g}) {
    std::vector<int> hs(e.size(), 1), hd(x.size(), 2);
    array<int, N> as(e, hs.begin()), ad(x, hd.begin());
    array_view<int, N> vs(e, hs), vd(x, hd);
    array_view<const int, N> cs(e, hs);
    CHECK(throws([&] { copy(as, ad); }));
    CHECK(throws([&] { copy(as, vd); }));
    CHECK(throws([&] { copy(vs, ad); }));
    CHECK(throws([&] { copy(vs, vd); }));
    CHECK(throws([&] { copy(cs, ad); }));
    CHECK(throws([&] { copy(cs, vd); }));
    CHECK(throws([&] { copy_async(as, ad).get(); }));
    CHECK(throws([&] { copy_async(as, vd).get(); }));
    CHECK(throws([&] { copy_async(vs, ad).get(); }));
    CHECK(throws([&] { copy_async(vs, vd).get(); }));
    CHECK(throws([&] { copy_async(cs, ad).get(); }));
    CHECK(throws([&] { copy_async(cs, vd).get(); }));
    CHECK(throws([&] { as.copy_to(ad); }));
    CHECK(throws([&] { as.copy_to(vd); }));
    CHECK(throws([&] { vs.copy_to(ad); }));
    CHECK(throws([&] { vs.copy_to(vd); }));
    CHECK(throws([&] { cs.copy_to(ad); }));
    CHECK(throws([&] { cs.copy_to(vd); }));
    CHECK(throws([&] { ad = vs; }));
    CHECK(throws([&] { ad = cs; }));
    std::vector<int> r = ad;
    for (int y : r) CHECK(y == 2);
    for (unsigned k = 0; k < x.size(); ++k) CHECK(hd[k] == 2);
    // iterators
    std::vector<int> few(e.size() - 1, 3), many(e.size() + 1, 3);
    std::list<int> lf(few.begin(), few.end()), lm(many.begin(), many.end());
    CHECK(throws([&] { copy(few.begin(), few.end(), as); }));
    CHECK(throws([&] { copy(many.begin(), many.end(), as); }));
    CHECK(throws([&] { copy(lf.begin(), lf.end(), as); }));
    CHECK(throws([&] { copy(lm.begin(), lm.end(), as); }));
    CHECK(throws([&] { copy(few.begin(), few.end(), vs); }));
    CHECK(throws([&] { copy(many.begin(), many.end(), vs); }));
    CHECK(throws([&] { copy(few.begin(), few.begin(), vs); }));
    CHECK(throws([&] { copy_async(few.begin(), few.end(), as).get(); }));
    CHECK(throws([&] { copy_async(many.begin(), many.end(), vs).get(); }));
    CHECK(throws([&] { copy_async(lf.begin(), lf.end(), vs).get(); }));
    CHECK(throws([&] { array<int, N> t(e, few.begin(), few.end()); }));
    CHECK(throws([&] { array<int, N> t(e, many.begin(), many.end()); }));
    CHECK(throws([&] { array<int, N> t(e, lf.begin(), lf.end(), accelerator().default_view); }));
    r = as;
    for (int y : r) CHECK(y == 1);
    for (int y : hs) CHECK(y == 1);
    CHECK(vs[index<N>()] == 1);
  }
}
int main() {
  rank<1>();
  rank<2>();
  rank<3>();
  rank<4>();
  return failures;
}
