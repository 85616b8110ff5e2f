// Copies between unequal extents throw runtime_exception and leave the destination unchanged, while
// array assignment takes the new extent.
//
// accept: R-5.3.2-a, R-5.1.3-g, R-5.2.3-e, R-5.3.3-a, R-5.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <algorithm>
#include <amp.h>
#include <cstdio>
#include <iterator>
#include <list>
#include <sstream>
#include <type_traits>
#include <vector>

using namespace concurrency;

// Copies between transposed extents throw an error code, while array assignment takes the new
// extent.
namespace transposed_extents {
template <typename F>
bool throws(F f) {
  try {
    f();
  } catch (const runtime_exception &e) {
    return e.get_error_code() < 0 && e.what()[0];
  }
  return false;
}
void test() {
  std::vector<int> z(100), s(100);
  for (int i = 0; i < 100; ++i)
    s[i] = i + 1;
  array<int, 2> a(2, 50, s.begin()), b(50, 2, z.begin());
  const array<int, 2> &ca = a;
  array_view<int, 2> va(a), vb(b);
  array_view<const int, 2> cva(a);
  CHECK(throws([&] { copy(a, b); }));
  CHECK(throws([&] { copy(ca, vb); }));
  CHECK(throws([&] { copy(va, b); }));
  CHECK(throws([&] { copy(cva, vb); }));
  CHECK(throws([&] { copy(cva, b); }));
  CHECK(throws([&] { copy(va, vb); }));
  CHECK(throws([&] { copy_async(a, b).get(); }));
  CHECK(throws([&] { copy_async(ca, vb).get(); }));
  CHECK(throws([&] { copy_async(cva, b).get(); }));
  CHECK(throws([&] { copy_async(va, vb).get(); }));
  CHECK(throws([&] { ca.copy_to(b); }));
  CHECK(throws([&] { a.copy_to(vb); }));
  CHECK(throws([&] { va.copy_to(b); }));
  CHECK(throws([&] { cva.copy_to(vb); }));
  CHECK(throws([&] { b = va; }));
  CHECK(throws([&] { b = cva; }));
  CHECK(std::vector<int>(b) == z);
  CHECK(throws([&] { copy(s.begin(), s.end(), va.section(0, 0, 2, 49)); }));
  CHECK(throws([&] { copy(s.begin(), s.begin(), a); }));
  CHECK(throws([&] { copy_async(s.begin(), s.begin() + 99, vb).get(); }));
  CHECK(std::vector<int>(a) == s && b.extent[0] == 50);
  b = a; // takes the extent of a
  CHECK(b.extent == extent<2>(2, 50) && std::vector<int>(b) == s && vb.extent == extent<2>(50, 2));
  CHECK(throws([&] { array<int, 1> n(-1); }) && throws([&] { array<int, 2> n(4, 0); }) &&
        throws([&] { array<int, 3> n(-1, -1, 1); }) &&
        throws([&] { array<int, 1> n(extent<1>(0), s.begin(), s.begin()); }) && throws([&] {
          int e[4] = {1, 2, 0, 3};
          array<int, 4> n{extent<4>(e)};
        }));
  CHECK(throws([&] { array<int, 1> n(0, accelerator().default_view); }) && throws([&] {
          array<int, 2> n(extent<2>(1, -4), accelerator().default_view, accelerator().default_view);
        }));
  CHECK(throws([&] { array<int, 2> n(65536, 65536); }) &&
        throws([&] { array<int, 3> n(2000, 2000, 2000); }));
  CHECK(throws([&] { array<int, 1> n(10, s.begin(), s.begin() + 9); }) &&
        throws([&] { array<int, 1> n(10, s.begin(), s.begin() + 11); }));
}
} // namespace transposed_extents

// Each copy between unequal extents throws runtime_exception with a message; equal extents copy.
namespace messages {
template <class F>
void no(F f, int line) {
  bool t = false;
  try {
    f();
  } catch (const runtime_exception &e) {
    t = *e.what();
    (void)e.get_error_code();
  }
  if (!t) {
    std::printf("line %d\n", line);
    ++failures;
  }
}
#define NO(...) no([&] { __VA_ARGS__; }, __LINE__)
void test() {
  std::vector<int> h(100, 1), g(100, 2), small(99, 3), big(101, 3);
  array<int, 2> a(2, 50, h.begin()), b(50, 2, g.begin()), c(10, 10, g.begin()), d(2, 50, g.begin()),
      e(2, 49);
  array_view<int, 2> va(2, 50, h), vb(50, 2, g), ve(2, 49, h);
  array<int, 1> x(100, g.begin()), y(99);
  array_view<int, 1> vx(100, g);
  NO(copy(a, b));
  NO(copy(a, c));
  NO(copy(a, vb));
  NO(copy(va, b));
  NO(copy(va, vb));
  NO(copy(array_view<const int, 2>(a), b));
  NO(copy(array_view<const int, 2>(a), vb));
  NO(copy(a, e));
  NO(copy(va, ve));
  NO(copy(ve, va));
  NO(copy(e, a));
  NO(a.copy_to(b));
  NO(a.copy_to(vb));
  NO(va.copy_to(b));
  NO(va.copy_to(vb));
  NO(b = va);
  NO(b = array_view<const int, 2>(va));
  NO(copy_async(a, b));
  NO(copy_async(a, vb));
  NO(copy_async(va, b));
  NO(copy_async(va, vb));
  NO(copy_async(array_view<const int, 2>(a), vb));
  NO(copy_async(array_view<const int, 2>(va), b));
  NO(copy(small.begin(), small.end(), x));
  NO(copy(big.begin(), big.end(), x));
  NO(copy(small.begin(), small.end(), vx));
  NO(copy(big.begin(), big.end(), vx));
  NO(copy_async(small.begin(), small.end(), x));
  NO(copy_async(big.begin(), big.end(), vx));
  NO(copy(small.begin(), small.begin(), x));
  std::list<int> sl(small.begin(), small.end()), bl(big.begin(), big.end());
  NO(copy(sl.begin(), sl.end(), x));
  NO(copy(bl.begin(), bl.end(), x));
  NO(copy(sl.begin(), sl.end(), vx));
  NO(copy(bl.begin(), bl.end(), va));
  NO(copy(h.begin() + 5, h.begin() + 4, y.section(0, 1)));
  std::istringstream few("1 2 3"), many("1 2 3 4 5 6");
  array<int, 1> four(4);
  NO(copy(std::istream_iterator<int>(few), std::istream_iterator<int>(), four));
  NO(copy(std::istream_iterator<int>(many), std::istream_iterator<int>(), four));
  NO((array<int, 1>(5, small.begin(), small.end())));
  NO((array<int, 2>(5, 5, small.begin(), small.end())));
  NO((array<int, 3>(extent<3>(5, 5, 5), small.begin(), small.end(), a.accelerator_view)));
  std::vector<int> r = x;
  CHECK(r == g);
  r = b;
  CHECK(r == g);
  r = c;
  CHECK(r == g);
  vb.synchronize();
  CHECK(g == std::vector<int>(100, 2));
  va.synchronize();
  CHECK(h == std::vector<int>(100, 1));
  copy(a, d);
  r = d;
  CHECK(r == h);
  a = b;
  CHECK(a.extent == extent<2>(50, 2));
  r = a;
  CHECK(r == g);
}
} // namespace messages

// Copies between unequal extents or from ranges of other length throw and leave the destination
// unchanged.
namespace each_rank {
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

template <typename F>
static bool throws(F f) {
  try {
    f();
  } catch (const runtime_exception &) {
    return true;
  }
  return false;
}
template <int N>
extent<N> E(int a) {
  extent<N> e;
  for (int k = 0; k < N; ++k)
    e[k] = a;
  return e;
}
template <int N>
void rank() {
  extent<N> e = E<N>(4), f = e;
  f[N - 1] = 5;
  extent<N> g = e;
  g[0] = 2;
  if (N > 1) {
    g[N - 1] = 8;
  }
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
    for (int y : r)
      CHECK(y == 2);
    for (unsigned k = 0; k < x.size(); ++k)
      CHECK(hd[k] == 2);
    // The lengths of iterator ranges must agree, too.
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
    for (int y : r)
      CHECK(y == 1);
    for (int y : hs)
      CHECK(y == 1);
    CHECK(vs[index<N>()] == 1);
  }
}
void test() {
  rank<1>();
  rank<2>();
  rank<3>();
  rank<4>();
}
} // namespace each_rank

int main() {
  transposed_extents::test();
  messages::test();
  each_rank::test();
  return failures;
}
