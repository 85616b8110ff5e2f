// Sections, projections, view_as and reinterpret_as read and write exactly the specified elements.
//
// accept: R-5.2.3-d, R-5.2.3-e, R-5.2.5-a, R-5.2.5-b, R-5.2.5-c, R-5.2.5-d, R-5.2.5-e, R-5.2.5-f,
// R-5.2.5-g, R-5.1.5-b, R-5.3.2-a, R-5.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <cstdio>
#include <iterator>
#include <vector>

using namespace concurrency;

// Sections, projections, view_as and reinterpret_as reach the specified elements on the host.
namespace results_on_host {
#define THROWS(expression, type)                                                                   \
  do {                                                                                             \
    bool thrown = false;                                                                           \
    try {                                                                                          \
      expression;                                                                                  \
    } catch (const type &e) {                                                                      \
      thrown = e.what()[0] != 0;                                                                   \
    }                                                                                              \
    CHECK(thrown && "no such exception: " #expression);                                            \
  } while (0)

using std::vector;
struct rgb {
  float r, g, b;
};

void test() {
  vector<int> v(24);
  for (int i = 0; i < 24; ++i)
    v[i] = i;
  extent<4> e4;
  e4[0] = 2;
  e4[1] = 3;
  e4[2] = 2;
  e4[3] = 2;
  // Sections have the specified extent and elements.
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
  // Assignment makes a view refer to other data.
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
}
} // namespace results_on_host

// A write through a section, projection, shape or reinterpretation changes exactly its elements.
namespace writes {
static int bad = 0;
#define RUN(name, kernel, ...)                                                                     \
  {                                                                                                \
    std::vector<int> s(60), want(60);                                                              \
    for (int i = 0; i < 60; ++i)                                                                   \
      want[i] = s[i] = i;                                                                          \
    for (int i : {__VA_ARGS__})                                                                    \
      want[i] += 1000;                                                                             \
    {                                                                                              \
      array_view<int, 3> v(3, 4, 5, s);                                                            \
      array_view<int, 1> l(60, s);                                                                 \
      (void)l;                                                                                     \
      auto t = [&]() { return kernel; }();                                                         \
      parallel_for_each(                                                                           \
          t.extent, [=](decltype(index<decltype(t)::rank>()) i) restrict(amp) { t[i] += 1000; });  \
      v.synchronize();                                                                             \
      t.synchronize();                                                                             \
    }                                                                                              \
    if (s != want) {                                                                               \
      std::printf("kernel %s\n", name);                                                            \
      ++bad;                                                                                       \
    }                                                                                              \
    array<int, 3> a(3, 4, 5, want.begin());                                                        \
    {                                                                                              \
      array_view<int, 3> v(a);                                                                     \
      auto t = [&]() { return kernel; }();                                                         \
      parallel_for_each(                                                                           \
          t.extent, [=](decltype(index<decltype(t)::rank>()) i) restrict(amp) { t(i) -= 1000; });  \
    }                                                                                              \
    std::vector<int> o = a;                                                                        \
    for (int i = 0; i < 60; ++i)                                                                   \
      if (o[i] != i) {                                                                             \
        std::printf("array %s %d\n", name, i);                                                     \
        ++bad;                                                                                     \
      }                                                                                            \
  }
void test() {
  RUN("section", v.section(1, 1, 1, 1, 2, 3), 26, 27, 28, 31, 32, 33);
  RUN("sec2", v.section(index<3>(2, 3, 3)), 58, 59);
  RUN("sec3", v.section(extent<3>(1, 2, 2)), 0, 1, 5, 6);
  RUN("proj", v[1].section(1, 1, 1, 2), 26, 27);
  RUN("projproj", v[2][3], 55, 56, 57, 58, 59);
  RUN("row", v[0][1].section(1, 2), 6, 7);
  RUN("viewas", v[1][2].view_as(extent<2>(1, 5)), 30, 31, 32, 33, 34);
  RUN("viewas2", v[1][2].section(1, 4).view_as(extent<3>(2, 1, 2)), 31, 32, 33, 34);
  RUN("reint", v[1][2].reinterpret_as<int>(), 30, 31, 32, 33, 34);
  RUN("reint2", v[1][2].section(2, 2).reinterpret_as<unsigned>().reinterpret_as<int>(), 32, 33);
  RUN("secsec", v.section(0, 1, 0, 3, 3, 5).section(1, 1, 1, 2, 1, 2), 31, 32, 51, 52);
  RUN("call", v(2)(0), 40, 41, 42, 43, 44);

  CHECK(bad == 0);
}
} // namespace writes

int main() {
  results_on_host::test();
  writes::test();
  return failures;
}
