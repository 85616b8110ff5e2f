// Views of an array see values that assignment, copy, move and swap of the array produce.
//
// accept: R-5.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <utility>
#include <vector>
#include <algorithm>
#include <chrono>
#include <functional>
#include <future>
#include <iterator>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <thread>
#include <atomic>
#include "check.h"
using namespace concurrency;
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

int main() {
  std::vector<int> one(24, 1), two(24, 2), three(24, 3);
  array<int, 2> a(4, 6, one.begin()), b(4, 6, two.begin());
  array_view<int, 2> v(a);
  array_view<const int, 2> cv(a);
  auto s = a.section(1, 1, 2, 2);
  auto flat = a.view_as(extent<1>(24));
  auto row = a[2];
  CHECK(v(0, 0) == 1 && cv(3, 5) == 1 && s(0, 0) == 1 && flat[23] == 1 && row[0] == 1);
  a = b;
  CHECK(a(0, 0) == 2 && v(0, 0) == 2 && cv(3, 5) == 2 && s(1, 1) == 2 && flat[23] == 2 &&
        row[5] == 2);
  parallel_for_each(v.extent, [=](index<2> i) restrict(amp) { v[i] += 10; });
  CHECK(a(1, 1) == 12 && cv(1, 1) == 12 && b(1, 1) == 2);
  array_view<const int, 2> t(4, 6, three);
  a = t;
  CHECK(v(3, 3) == 3 && s(0, 1) == 3 && row[1] == 3);
  t.copy_to(a);
  a(0, 0) = 77;
  CHECK(v(0, 0) == 77 && flat[0] == 77);
  copy(two.begin(), two.end(), a);
  CHECK(v(0, 0) == 2 && s(0, 0) == 2);
  a = a;
  CHECK(v(0, 0) == 2);
  // The views keep the storage after the array is destroyed.
  {
    array<int, 2> *p = new array<int, 2>(4, 6, one.begin());
    array_view<int, 2> w(*p);
    auto ws = p->section(index<2>(2, 2));
    delete p;
    w(2, 2) = 5;
    CHECK(ws(0, 0) == 5);
    parallel_for_each(w.extent, [=](index<2> i) restrict(amp) { w[i]++; });
    CHECK(ws(0, 0) == 6 && w(0, 0) == 2);
  }
  // After a move, the views refer to the same storage.
  {
    array<int, 2> m(4, 6, one.begin());
    array_view<int, 2> w(m);
    array<int, 2> n(std::move(m));
    parallel_for_each(n.extent, [&n](index<2> i) restrict(amp) { n[i] = 9; });
    CHECK(n(0, 0) == 9 && w(3, 5) == 9);
    m = b;
    CHECK(m(0, 0) == 2 && w(0, 0) == 9);
  }
  {
    array<int> x(5, one.begin()), y(7, two.begin());
    std::swap(x, y);
    CHECK(x.extent[0] == 7 && x[6] == 2 && y.extent[0] == 5 && y[4] == 1);
    using std::swap;
    swap(x, y);
    CHECK(x[0] == 1);
  }
  {
    std::vector<array<int>> va;
    for (int k = 0; k < 10; ++k) va.emplace_back(4, one.begin() + k);
    va.erase(va.begin() + 3);
    va.insert(va.begin(), array<int>(6, two.begin()));
    CHECK(va.size() == 10 && va[0].extent[0] == 6 && va[9][3] == 1);
    std::sort(va.begin(), va.end(),
              [](const array<int> &l, const array<int> &r) { return l.extent[0] < r.extent[0]; });
    CHECK(va[9].extent[0] == 6 && va[9][5] == 2);
    array<int> &last = va[9];
    parallel_for_each(last.extent, [&last](index<1> i) restrict(amp) { last[i] *= 2; });
    CHECK(va.back()[0] == 4);
  }
  return failures;
}
