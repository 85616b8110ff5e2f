// Sections, projections, view_as and reinterpret_as reach the specified elements on the host.
//
// accept: R-5.2.3-d, R-5.2.3-e, R-5.2.5-a, R-5.2.5-b, R-5.2.5-c, R-5.2.5-d, R-5.2.5-e, R-5.2.5-f,
// R-5.2.5-g, R-5.1.5-b, R-5.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
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
struct rgb {
  float r, g, b;
};

int main() {
  vector<int> v(24);
  for (int i = 0; i < 24; ++i) v[i] = i;
  extent<4> e4;
  e4[0] = 2;
  e4[1] = 3;
  e4[2] = 2;
  e4[3] = 2;
  // sections
  array_view<int, 2> w(4, 6, v);
  array_view<const int, 2> cw = w;
  CHECK(w.section(index<2>(1, 2), extent<2>(2, 3))(1, 1) == 15);
  CHECK(w.section(1, 2, 2, 3).extent == extent<2>(2, 3));
  CHECK(w.section(index<2>(1, 2)).extent == extent<2>(3, 4));
  CHECK(w.section(index<2>(1, 2))(0, 0) == 8);
  CHECK(w.section(extent<2>(2, 2)).extent == extent<2>(2, 2));
  CHECK(w.section(extent<2>(2, 2))(1, 1) == 7);
  CHECK(w.section(1, 1, 3, 4).section(1, 1, 2, 2).section(index<2>(1, 1))(0, 0) == w(3, 3));
  CHECK(cw.section(1, 1, 3, 4).section(1, 1, 2, 2)[1][1] == 21);
  CHECK(w.section(1, 1, 3, 4)[2].section(1, 2)[1] == w(3, 3));
  CHECK(w.section(1, 2, 2, 3)[1].extent == extent<1>(3));
  w.section(1, 2, 2, 3)(0, 0) = 1000;
  CHECK(v[8] == 1000);
  v[8] = 8;
  CHECK(w[1].view_as(extent<2>(2, 3))(1, 2) == 11);
  CHECK(w[2].section(2, 4).view_as(extent<2>(2, 2))(1, 0) == 16);
  array_view<int> l(v);
  CHECK(l.view_as(extent<3>(2, 3, 4))(1, 2, 3) == 23);
  CHECK(l.section(4, 12).view_as(extent<2>(3, 4))(2, 0) == 12);
  CHECK(l.view_as(e4).extent == e4);
  array_view<const int> cl(l);
  CHECK(cl.section(4, 12).view_as(extent<2>(3, 4))[2][0] == 12);
  vector<rgb> px(6);
  for (int i = 0; i < 6; ++i) {
    px[i].r = i;
    px[i].g = i + .25f;
    px[i].b = i + .5f;
  }
  array_view<rgb> pv(px);
  array_view<float> fv = pv.reinterpret_as<float>();
  CHECK(fv.extent[0] == 18);
  CHECK(fv[4] == 1.25f);
  CHECK(pv.section(2, 3).reinterpret_as<float>()[1] == 2.25f);
  CHECK(pv.section(2, 3).reinterpret_as<float>().extent[0] == 9);
  array_view<const rgb> cpv(px);
  CHECK(cpv.reinterpret_as<float>()[17] == 5.5f);
  CHECK(fv.reinterpret_as<rgb>()[5].b == 5.5f);
  CHECK(fv.section(3, 6).reinterpret_as<rgb>()[1].g == 2.25f);
  fv[0] = 9;
  CHECK(px[0].r == 9);
  array_view<int> bits = fv.reinterpret_as<int>();
  CHECK(bits[3] == 0x3f800000);
  CHECK(pv.reinterpret_as<unsigned>()[3] == 0x3f800000u);
  THROWS(fv.section(0, 4).reinterpret_as<rgb>(), runtime_exception);
  THROWS(l.section(20, 5), runtime_exception);
  THROWS(l.section(-1, 5), runtime_exception);
  THROWS(l.section(index<1>(25)), runtime_exception);
  THROWS(l.section(extent<1>(25)), runtime_exception);
  THROWS(w.section(0, 0, 5, 6), runtime_exception);
  THROWS(w.section(index<2>(0, 7)), runtime_exception);
  THROWS(cw.section(index<2>(0, -1), extent<2>(1, 1)), runtime_exception);
  THROWS(l.view_as(extent<2>(5, 5)), runtime_exception);
  THROWS(l.section(3, -1), runtime_exception);
  THROWS(l.section(0x7fffffff, 0x7fffffff), runtime_exception);
  CHECK(l.view_as(extent<2>(2, 2))(1, 1) == 3);
  // rebind
  vector<int> o(24, 5);
  array_view<int, 2> z(4, 6, o);
  array_view<int, 2> &rz = (z = w);
  CHECK(&rz == &z);
  CHECK(z(1, 1) == 7);
  CHECK(o[7] == 5);
  array_view<const int, 2> cz(4, 6, o);
  cz = w;
  CHECK(cz(1, 1) == 7);
  cz = cw.section(1, 1, 2, 2);
  CHECK(cz.extent == extent<2>(2, 2));
  CHECK(cz(0, 0) == 7);
  w.copy_to(array_view<int, 2>(4, 6, o));
  CHECK(o[7] == 7);
  cw.section(0, 0, 2, 2).copy_to(w.section(2, 2, 2, 2));
  CHECK(v[14] == 0 && v[15] == 1 && v[20] == 6 && v[21] == 7);
  array<int, 2> t(2, 3);
  THROWS(w.copy_to(t), runtime_exception);
  w.section(0, 0, 2, 3).copy_to(t);
  cw.section(0, 0, 2, 3).copy_to(t);
  vector<int> tt = t;
  CHECK(tt[4] == 7);
  return failures;
}
