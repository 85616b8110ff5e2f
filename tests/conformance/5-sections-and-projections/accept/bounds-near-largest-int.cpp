// Sections, shapes and reinterpretations whose bounds overflow int throw runtime_exception.
//
// accept: R-5.2.5-d, R-5.1.5-c, R-5.1.5-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <climits>
#include "check.h"
using namespace concurrency;
template <typename F> bool throws(F f) {
  try {
    f();
  } catch (const runtime_exception &) { return true; }
  return false;
}
struct three {
  int a, b, c;
};
int main() {
  array<int, 1> a(10);
  const array<int, 1> &ca = a;
  array_view<int, 1> v(a);
  array<int, 2> b(4, 5);
  array_view<int, 2> w(b);
  array<int, 3> c(2, 2, 2);
  array<int, 4> d(extent<4>(extent<4>() + 2));
  array_view<int, 4> x(d);
  CHECK(throws([&] { v.section(1, INT_MAX); }) && throws([&] { v.section(INT_MAX, 1); }) &&
        throws([&] { v.section(INT_MAX, INT_MAX); }) &&
        throws([&] { a.section(index<1>(2), extent<1>(INT_MAX - 1)); }) &&
        throws([&] { ca.section(-1, 2); }) && throws([&] { v.section(0, 11); }) &&
        throws([&] { v.section(10, 1); }) && throws([&] { v.section(index<1>(11)); }) &&
        throws([&] { v.section(index<1>(INT_MIN)); }) && throws([&] { v.section(extent<1>(11)); }));
  CHECK(throws([&] { w.section(0, 0, 5, 4); }) && throws([&] { w.section(3, 0, 2, 1); }) &&
        throws([&] { w.section(0, 4, 1, 2); }) && throws([&] { w.section(0, 1, 4, INT_MAX); }) &&
        throws([&] { b.section(index<2>(0, 6)); }) && throws([&] { b.section(extent<2>(4, 6)); }) &&
        throws([&] { c.section(0, 0, 1, 2, 2, 2); }) && throws([&] { w[1].section(3, 3); }));
  CHECK(throws([&] { x.section(index<4>() + 1, extent<4>() + 2); }) &&
        throws([&] { x.section(index<4>() - 1); }) && throws([&] { d.section(extent<4>() + 3); }));
  CHECK(throws([&] { v.view_as(extent<1>(11)); }) &&
        throws([&] { v.view_as(extent<2>(65536, 65536)); }) &&
        throws([&] { v.view_as(extent<2>(65536, 65537)); }) &&
        throws([&] { a.view_as(extent<3>(2048, 2048, 1024)); }) &&
        throws([&] { ca.view_as(extent<2>(3, 4)); }) &&
        throws([&] { a.view_as(extent<2>(INT_MAX, INT_MAX)); }) &&
        throws([&] { b.view_as(extent<1>(21)); }));
  CHECK(throws([&] { v.reinterpret_as<three>(); }) && throws([&] { ca.reinterpret_as<three>(); }) &&
        throws([&] { v.section(0, 9).reinterpret_as<double>(); }) &&
        throws([&] { b.reinterpret_as<three>(); }));
  CHECK(!throws([&] {
    v.section(0, 10);
    v.section(9, 1);
    w.section(3, 4, 1, 1);
    v.view_as(extent<2>(5, 2));
    v.view_as(extent<1>(3));
    v.section(1, 9).reinterpret_as<three>();
    x.section(index<4>() + 1);
    x.section(extent<4>() + 1);
  }));
  v[3] = 5;
  CHECK(v.section(3, 7)[0] == 5);
  return failures;
}
