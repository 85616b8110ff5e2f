// Sections, shapes, projections and extents out of bounds throw runtime_exception with message and
// code.
//
// accept: R-5.2.5-d, R-5.1.5-c, R-5.1.5-a, R-5.1.2-b, R-5.2.3-c, R-5.2.5-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <climits>
#include <cstdio>
#include <iterator>
#include <vector>

using namespace concurrency;

// An empty section and a section or projection outside the view throw runtime_exception on the
// host.
namespace empty_and_outside_sections {
void test() {
  std::vector<int> v(10);
  array_view<int, 1> a(10, v);
  array_view<int, 2> b(2, 5, v);
  int thrown = 0;
  try {
    a.section(1, 0);
  } catch (const runtime_exception &) {
    ++thrown;
  }
  try {
    b.section(index<2>(1, 5));
  } catch (const runtime_exception &) {
    ++thrown;
  }
  try {
    array_view<int, 1> row = b[2];
  } catch (const runtime_exception &) {
    ++thrown;
  }
  std::printf("%d of 3\n", thrown);
  CHECK(thrown == 3);
}
} // namespace empty_and_outside_sections

// Sections, shapes and reinterpretations whose bounds overflow int throw runtime_exception.
namespace bounds_near_largest_int {
template <typename F>
bool throws(F f) {
  try {
    f();
  } catch (const runtime_exception &) {
    return true;
  }
  return false;
}
struct three {
  int a, b, c;
};
void test() {
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
}
} // namespace bounds_near_largest_int

// Sections, shapes, projections and extents out of bounds throw runtime_exception with message and
// code.
namespace message_and_code {
#define NO(...)                                                                                    \
  do {                                                                                             \
    bool t_ = false;                                                                               \
    try {                                                                                          \
      __VA_ARGS__;                                                                                 \
    } catch (const runtime_exception &e) {                                                         \
      t_ = *e.what() && e.get_error_code() < 0;                                                    \
    }                                                                                              \
    if (!t_) {                                                                                     \
      std::printf("line %d: %s\n", __LINE__, #__VA_ARGS__);                                        \
      ++failures;                                                                                  \
    }                                                                                              \
  } while (0)
struct R3 {
  float r, g, b;
};
template <class A1, class A2, class A3>
void common(A1 &a, A2 &b, A3 &c) {
  NO(a.section(0, 11));
  NO(a.section(1, 10));
  NO(a.section(-1, 3));
  NO(a.section(10, 1));
  NO(a.section(index<1>(11)));
  NO(a.section(index<1>(10)));
  NO(a.section(0, 0));
  NO(a.section(extent<1>(11)));
  NO(a.section(index<1>(5), extent<1>(6)));
  NO(a.section(2147483647, 2));
  NO(a.section(5, 2147483647));
  NO(b.section(0, 0, 3, 5));
  NO(b.section(0, 0, 2, 6));
  NO(b.section(1, 0, 2, 5));
  NO(b.section(0, 1, 2, 5));
  NO(b.section(-1, 0, 1, 1));
  NO(b.section(0, -1, 1, 1));
  NO(b.section(index<2>(3, 0)));
  NO(b.section(extent<2>(2, 6)));
  NO(b.section(index<2>(0, 5), extent<2>(1, 1)));
  NO(c.section(0, 0, 0, 2, 2, 3));
  NO(c.section(0, 0, 2, 1, 1, 1));
  NO(c.section(index<3>(0, 0, 1), extent<3>(1, 1, 2)));
  NO(c.section(extent<3>(3, 1, 1)));
  NO(a.view_as(extent<2>(3, 4)));
  NO(a.view_as(extent<1>(11)));
  NO(a.view_as(extent<2>(65536, 65536)));
  NO(a.template reinterpret_as<R3>());
  CHECK(a.section(0, 10).extent[0] == 10);
  CHECK(a.section(9, 1).extent[0] == 1);
  CHECK(b.section(1, 4, 1, 1).extent.size() == 1);
  CHECK(a.view_as(extent<2>(3, 3)).extent.size() == 9);
  CHECK(a.view_as(extent<2>(2, 5)).extent.size() == 10);
}
void test() {
  std::vector<float> s(10);
  array<float, 1> a(10, s.begin());
  array<float, 2> b(2, 5, s.begin());
  array<float, 3> c(2, 2, 2, s.begin());
  const array<float, 1> &ca = a;
  const array<float, 2> &cb = b;
  const array<float, 3> &cc = c;
  array_view<float, 1> v(10, s);
  array_view<float, 2> w(2, 5, s);
  array_view<float, 3> x(2, 2, 2, s);
  array_view<const float, 1> cv(v);
  array_view<const float, 2> cw(w);
  array_view<const float, 3> cx(x);
  common(a, b, c);
  common(ca, cb, cc);
  common(v, w, x);
  common(cv, cw, cx);
  NO(b.reinterpret_as<R3>());
  NO(b.view_as(extent<1>(11)));
  NO(v.section(1, 4).section(0, 5));
  NO(w[0].section(0, 6));
  NO(w.section(0, 1, 2, 3)[0].section(0, 4));
  NO(v.section(1, 4).reinterpret_as<R3>());
  CHECK(v.section(1, 6).reinterpret_as<R3>().extent[0] == 2);
  NO(v.section(1, 5).view_as(extent<2>(2, 3)));
  for (int bad_ : {0, -1, -100}) {
    NO(array<int, 1>{bad_});
    NO((array<int, 1>(extent<1>(bad_))));
    NO((array<int, 2>(4, bad_)));
    NO((array<int, 2>(bad_, 4)));
    NO((array<int, 3>(1, bad_, 1)));
    NO((array<int, 3>(extent<3>(1, 1, bad_))));
    NO((array<int, 1>(bad_, a.accelerator_view)));
    NO((array<int, 1>(bad_, s.begin())));
    NO((array<int, 2>(1, bad_, s.begin(), s.end())));
    NO((array<int, 2>(bad_, 1, a.accelerator_view, access_type_none)));
    NO((array<int, 1>(bad_, accelerator(L"cpu").default_view, a.accelerator_view)));
    NO((array<int, 2>(extent<2>(bad_, bad_), s.begin(), s.end(), a.accelerator_view)));
    int q[4] = {1, 1, bad_, 1};
    NO((array<int, 4>(extent<4>(q))));
  }
  NO((array<int, 2>(65536, 65536)));
  NO((array<int, 3>(65536, 65536, 65536)));
  NO((array<double, 2>(extent<2>(2147483647, 2147483647))));
  NO(array_view<int, 1>(4).get_source_accelerator_view());
  CHECK(v.get_source_accelerator_view() == accelerator(L"cpu").default_view);
  CHECK(array_view<float, 1>(a).source_accelerator_view == a.accelerator_view);
  CHECK(cw[0].source_accelerator_view == accelerator(L"cpu").default_view);
  accelerator_view cpu = accelerator(L"cpu").default_view, dv = a.accelerator_view;
  CHECK((array<float, 1>(10, s.begin(), dv, cpu).associated_accelerator_view == dv));
  CHECK((array<float, 1>(10, s.begin(), s.end(), dv, cpu).accelerator_view == dv));
  CHECK((array<float, 1>(v, dv, cpu).associated_accelerator_view == dv));
  array<float, 1> st(10, dv, cpu);
  CHECK(st.accelerator_view == dv && st.associated_accelerator_view == dv);
  for (const accelerator &acc : accelerator::get_all())
    if (!acc.supports_cpu_shared_memory)
      NO((array<int, 1>(3, acc.default_view, access_type_read)));
  array<int, 1> none(4, dv, access_type_none);
  NO(none[0]);
  NO(none.data());
  NO(none(index<1>(1)));
  const array<int, 1> &cn = none;
  NO(cn[0]);
  NO(cn.data());
  array<int, 2> n2(2, 2, dv, access_type_none);
  n2[0];
  NO(n2(0, 0));
  NO(n2[index<2>(0, 0)]);
  CHECK((n2[1].extent[0] == 2));
  n2.section(0, 0, 1, 1);
  none.view_as(extent<2>(2, 2));
  none.reinterpret_as<float>();
  array_view<int, 1> nv(none);
  nv[1] = 5;
  CHECK(nv[1] == 5);
  array<int, 1> rd(4, dv, access_type_read), wr(4, dv, access_type_write);
  const array<int, 1> &crd = rd;
  (void)crd[0];
  wr[0] = 1;
  CHECK(rd.cpu_access_type == access_type_read && wr.cpu_access_type == access_type_write);
  // Launches with an empty or negative extent throw, too.
  std::vector<int> t(4, 7);
  array_view<int, 1> tv(4, t);
  for (int z : {0, -1}) {
    bool k = false;
    try {
      parallel_for_each(extent<1>(z), [=](index<1> i) restrict(amp) { tv[i] = 0; });
    } catch (const invalid_compute_domain &) {
      k = true;
    }
    CHECK(k);
    k = false;
    try {
      parallel_for_each(extent<2>(4, z), [=](index<2> i) restrict(amp) { tv[i[0]] = 0; });
    } catch (const invalid_compute_domain &) {
      k = true;
    }
    CHECK(k);
    k = false;
    try {
      parallel_for_each(extent<1>(z).tile<2>(), [=](tiled_index<2> i) restrict(amp) { tv[i] = 0; });
    } catch (const invalid_compute_domain &) {
      k = true;
    }
    CHECK(k);
  }
  bool k = false;
  try {
    parallel_for_each(extent<1>(3).tile<2>(), [=](tiled_index<2> i) restrict(amp) { tv[i] = 0; });
  } catch (const invalid_compute_domain &) {
    k = true;
  }
  CHECK(k);
  CHECK(tv[0] == 7);
}
} // namespace message_and_code

int main() {
  empty_and_outside_sections::test();
  bounds_near_largest_int::test();
  message_and_code::test();
  return failures;
}
