// Each copy between unequal extents throws runtime_exception with a message; equal extents copy.
//
// accept: R-5.3.2-a, R-5.3.3-a, R-5.1.3-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
#include <vector>
#include <list>
#include <string>
#include <iterator>
#include <sstream>
#include "check.h"
using namespace concurrency;
template <class F> void no(F f, int line) {
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
int main() {
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
  return failures;
}
