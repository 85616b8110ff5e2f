// Arrays copy with their accelerator view and convert to vectors; views of other extent do not
// assign.
//
// accept: R-5.1-d, R-5.1.2-l, R-5.1.2-m, R-5.1.3-e, R-5.1.3-f, R-5.1.3-g, R-5.1.3-h, R-5.1.3-i,
// R-5.1.4-c, R-5.1.4-d, R-5.1.4-e, R-5.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <utility>
#include <vector>
#include "check.h"
using namespace concurrency;

#define THROWS(expression, type)                                                                   \
  do {                                                                                             \
    bool thrown = false;                                                                           \
    try {                                                                                          \
      expression;                                                                                  \
    } catch (const type &e) { thrown = e.what()[0] != 0; }                                         \
    CHECK(thrown && "no such exception: " #expression);                                            \
  } while (0)

using std::vector;

template <typename T, int N> bool same(const array<T, N> &a, const vector<T> &v) {
  vector<T> w = a;
  return w == v;
}
int main() {
  accelerator_view av = accelerator().default_view, cpu = accelerator(L"cpu").default_view,
                   v2 = accelerator().create_view();
  vector<int> iv(24);
  for (int i = 0; i < 24; ++i) iv[i] = i * 3 - 7;
  array_view<int, 2> w(4, 6, iv);
  array_view<const int, 2> cw(w);
  array<int, 2> f1(w), f3(w, v2), f5(w, cpu, av), f6(cw, cpu, v2);
  array<int, 2> g(f3);
  CHECK(g.accelerator_view == v2);
  CHECK(same(g, iv));
  CHECK(g.extent == f3.extent);
  array<int, 2> st2(f6);
  CHECK(st2.accelerator_view == cpu);
  CHECK(st2.associated_accelerator_view == v2);
  CHECK(same(st2, iv));
  st2(0, 0) = 99;
  CHECK(f6(0, 0) == iv[0]);
  array<int, 2> m(std::move(g));
  CHECK(same(m, iv));
  CHECK(m.accelerator_view == v2);
  array<int, 2> h(4, 6);
  array<int, 2> &r = (h = m);
  CHECK(&r == &h);
  CHECK(same(h, iv));
  CHECK(h.accelerator_view == av);
  h = h;
  CHECK(same(h, iv));
  array<int, 2> k(1, 1);
  k = m;
  CHECK(k.extent == extent<2>(4, 6));
  CHECK(same(k, iv));
  k = std::move(m);
  CHECK(same(k, iv));
  array<int, 2> l(4, 6);
  l = w;
  CHECK(same(l, iv));
  l = cw;
  CHECK(same(l, iv));
  array<int, 2> tiny(2, 2);
  THROWS(tiny = w, runtime_exception);
  THROWS(tiny = cw, runtime_exception);
  l.copy_to(k);
  vector<int> out(24);
  array_view<int, 2> ov(4, 6, out);
  l.copy_to(ov);
  ov.synchronize();
  CHECK(out == iv);
  THROWS(l.copy_to(tiny), runtime_exception);
  THROWS(l.copy_to(array_view<int, 2>(6, 4, out)), runtime_exception);
  std::vector<int> conv = l;
  CHECK(conv == iv);
  array<int, 2> q = f1;
  CHECK(same(q, iv));
  array<int, 2> q2 = std::move(q);
  CHECK(same(q2, iv));
  CHECK(f5(3, 5) == iv[23]);
  CHECK(f5[3][5] == iv[23]);
  CHECK(f5(3)(5) == iv[23]);
  const array<int, 2> &cf = f5;
  CHECK(cf(3, 5) == iv[23]);
  CHECK(cf[3][5] == iv[23]);
  CHECK(cf(3)[5] == iv[23]);
  CHECK(cf.data()[23] == iv[23]);
  vector<array<int, 1>> many;
  for (int i = 1; i < 10; ++i) many.push_back(array<int, 1>(i, iv.begin()));
  for (int i = 1; i < 10; ++i) CHECK(same(many[i - 1], vector<int>(iv.begin(), iv.begin() + i)));
  many.erase(many.begin());
  CHECK(many[0].extent[0] == 2);
  std::swap(many[0], many[3]);
  CHECK(many[0].extent[0] == 5 && many[3].extent[0] == 2 &&
        same(many[3], vector<int>(iv.begin(), iv.begin() + 2)));
  {
    array<int> a(4, iv.begin()), b(std::move(a)); // a moved-from array can be assigned
    a = b;
    CHECK(same(a, vector<int>(iv.begin(), iv.begin() + 4)));
    array<int> c(2);
    c = std::move(a);
    a = array<int>(3, iv.begin() + 7);
    CHECK(a.extent[0] == 3 && same(a, vector<int>(iv.begin() + 7, iv.begin() + 10)));
  }
  return failures;
}
