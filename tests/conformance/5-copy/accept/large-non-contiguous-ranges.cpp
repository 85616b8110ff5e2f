// Copies of thousands of elements through deques, lists and reverse iterators keep their order.
//
// accept: R-5.3-e, R-5.3.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <deque>
#include <list>
#include <map>
#include "check.h"
using namespace concurrency;
int main() {
  const int n = 5000;
  std::deque<int> d(n);
  for (int i = 0; i < n; ++i) d[i] = i * 3;
  d.push_front(-1);
  d.pop_back();
  array<int, 1> a(n, d.begin(), d.end()), b(n, d.rbegin()), c(n, d.cbegin());
  std::vector<int> va = a, vb = b;
  bool ok = true;
  for (int i = 0; i < n; ++i) ok = ok && va[i] == d[i] && vb[i] == d[n - 1 - i];
  CHECK(ok);
  std::deque<int> o(n), p(n, 7);
  copy(a, o.begin());
  copy_async(b, p.rbegin()).get();
  CHECK(o == d && p == d);
  std::list<int> l(n);
  copy(a, l.begin());
  copy(l.begin(), l.end(), b);
  CHECK(std::vector<int>(b) == va);
  std::vector<int> big(n * 2, 1);
  array_view<int, 2> m(50, 200, big), s = m.section(0, 50, 50, 100);
  copy(d.begin(), d.end(), s);
  CHECK(s(0, 0) == -1 && s(49, 99) == d[n - 1] && m(49, 49) == 1 && m(49, 150) == 1);
  std::deque<int> q(n);
  copy(s, q.begin());
  CHECK(q == d);
  copy(s, std::make_move_iterator(q.begin()).base());
  CHECK(q == d);
  std::vector<int> r(n);
  copy(s, r.rbegin());
  CHECK(r[0] == d[n - 1] && r[n - 1] == -1);
  copy(r.crbegin(), r.crend(), s);
  CHECK(s(0, 0) == -1 && s(0, 1) == 0 && s(49, 99) == d[n - 1]);
  array<int, 2> t(50, 100, r.rbegin(), r.rend());
  CHECK((array_view<int, 2>(t)(0, 0)) == -1);
  std::map<int, int> mp;
  std::vector<double> w(n);
  copy(s, w.begin());
  CHECK(w[1] == 0 && w[2] == 3);
  copy(w.begin(), w.end(), s);
  CHECK(s(0, 2) == 3);
  return failures;
}
