// Array constructors copy elements from pointers and iterators of each category, and throw for
// ranges of wrong length and invalid extents.
//
// accept: R-5.1-d, R-5.1.2-a, R-5.1.2-d, R-5.1.2-e, R-5.1.2-f, R-5.1.2-g, R-5.1.2-i, R-5.1.2-j,
// R-5.1.2-k, R-5.1.2.1-a, R-5.1.2.1-b, R-5.1.2.1-e, R-5.1.2.1-h, R-5.1.3-b, R-5.1.3-c, R-5.1.3-d,
// R-5.1.2-b, R-5.1.2-c, R-5.1.2-h, R-5.1.2.1-f, R-5.1.5-c, R-5.1.5-e, R-5.2.5-d, X-12-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <array>
#include <deque>
#include <iterator>
#include <list>
#include <set>
#include <sstream>
#include <string>
#include <vector>

using namespace concurrency;

// Checks that a statement throws an exception of a type, with a message.
#define THROWS(type, ...)                                                                          \
  do {                                                                                             \
    bool thrown = false;                                                                           \
    try {                                                                                          \
      __VA_ARGS__;                                                                                 \
    } catch (const type &e) {                                                                      \
      thrown = e.what() && e.what()[0] != 0;                                                       \
    } catch (...) {                                                                                \
    }                                                                                              \
    CHECK(thrown && "no " #type ": " #__VA_ARGS__);                                                \
  } while (0)

// Each array constructor copies elements from pointers and from iterators of each category.
namespace elements_of_ranges {
using std::vector;
template <typename T, int N>
bool same(const array<T, N> &a, const vector<T> &v) {
  vector<T> w = a;
  return w == v;
}

struct wide {
  wide(double x) : d(x) {}
  operator float() const { return (float)d; }
  double d;
};

template <typename It>
void ctors(It first, It last, accelerator_view av, accelerator_view cpu) {
  vector<float> e(first, last); // 24 elements
  const extent<1> e1(24);
  const extent<2> e2(4, 6);
  const extent<3> e3(2, 3, 4);
  int c4[] = {2, 3, 2, 2};
  const extent<4> e4(c4);
  int c5[] = {2, 3, 2, 2, 1};
  const extent<5> e5(c5);
  CHECK(same(array<float, 1>(e1, first), e));
  CHECK(same(array<float, 1>(e1, first, last), e));
  CHECK(same(array<float, 1>(24, first), e));
  CHECK(same(array<float, 1>(24, first, last), e));
  CHECK(same(array<float, 2>(e2, first), e));
  CHECK(same(array<float, 2>(e2, first, last), e));
  CHECK(same(array<float, 2>(4, 6, first), e));
  CHECK(same(array<float, 2>(4, 6, first, last), e));
  CHECK(same(array<float, 3>(e3, first), e));
  CHECK(same(array<float, 3>(e3, first, last), e));
  CHECK(same(array<float, 3>(2, 3, 4, first), e));
  CHECK(same(array<float, 3>(2, 3, 4, first, last), e));
  CHECK(same(array<float, 4>(e4, first), e));
  CHECK(same(array<float, 4>(e4, first, last), e));
  CHECK(same(array<float, 5>(e5, first), e));
  CHECK(same(array<float, 5>(e5, first, last), e));

  CHECK(same(array<float, 1>(e1, first, av), e));
  CHECK(same(array<float, 1>(e1, first, last, av), e));
  CHECK(same(array<float, 1>(24, first, av), e));
  CHECK(same(array<float, 1>(24, first, last, av), e));
  CHECK(same(array<float, 2>(e2, first, av, access_type_auto), e));
  CHECK(same(array<float, 2>(e2, first, last, av, access_type_none), e));
  CHECK(same(array<float, 2>(4, 6, first, av), e));
  CHECK(same(array<float, 2>(4, 6, first, last, av), e));
  CHECK(same(array<float, 3>(e3, first, av), e));
  CHECK(same(array<float, 3>(e3, first, last, av), e));
  CHECK(same(array<float, 3>(2, 3, 4, first, av), e));
  CHECK(same(array<float, 3>(2, 3, 4, first, last, av), e));
  CHECK(same(array<float, 4>(e4, first, av), e));
  CHECK(same(array<float, 5>(e5, first, last, av), e));

  array<float, 1> s1(24, first, cpu, av), s1b(e1, first, last, cpu, av),
      s1c(24, first, last, cpu, av), s1d(e1, first, cpu, av);
  CHECK(same(s1, e));
  CHECK(same(s1b, e));
  CHECK(same(s1c, e));
  CHECK(same(s1d, e));
  CHECK(s1.accelerator_view == cpu);
  CHECK(s1.associated_accelerator_view == av);
  CHECK(s1b.get_accelerator_view() == cpu);
  CHECK(s1b.get_associated_accelerator_view() == av);
  array<float, 2> s2(4, 6, first, cpu, av), s2b(e2, first, last, cpu, av),
      s2c(4, 6, first, last, cpu, av), s2d(e2, first, cpu, av);
  CHECK(same(s2, e));
  CHECK(same(s2b, e));
  CHECK(same(s2c, e));
  CHECK(same(s2d, e));
  array<float, 3> s3(2, 3, 4, first, cpu, av), s3b(e3, first, last, cpu, av),
      s3c(2, 3, 4, first, last, cpu, av), s3d(e3, first, cpu, av);
  CHECK(same(s3, e));
  CHECK(same(s3b, e));
  CHECK(same(s3c, e));
  CHECK(same(s3d, e));
  array<float, 4> s4(e4, first, cpu, av), s4b(e4, first, last, cpu, av);
  CHECK(same(s4, e));
  CHECK(same(s4b, e));
  CHECK(s4b.associated_accelerator_view == av);
  CHECK(s3(1, 2, 3) == e[23]);
  CHECK(s2[index<2>(1, 1)] == e[7]);
  CHECK(s1[5] == e[5]);
  CHECK(s1.data()[7] == e[7]);
}

void test() {
  accelerator acc;
  accelerator_view av = acc.default_view,
                   cpu = accelerator(accelerator::cpu_accelerator).default_view;
  vector<int> iv(24);
  vector<float> fv(24);
  std::list<double> dl;
  std::deque<short> sd;
  std::set<int> st;
  vector<wide> wv;
  vector<bool> bv;
  std::array<float, 24> sa;
  float ca[24];
  for (int i = 0; i < 24; ++i) {
    iv[i] = i * 3 - 7;
    fv[i] = i * .5f;
    dl.push_back(i * 1.5);
    sd.push_back(short(100 - i));
    st.insert(i * i);
    wv.push_back(wide(i + .25));
    bv.push_back(i % 3 == 0);
    sa[i] = i;
    ca[i] = -i;
  }
  ctors(iv.begin(), iv.end(), av, cpu);
  ctors(fv.cbegin(), fv.cend(), av, cpu);
  ctors(dl.begin(), dl.end(), av, cpu);
  ctors(sd.begin(), sd.end(), av, cpu);
  ctors(st.begin(), st.end(), av, cpu);
  ctors(wv.begin(), wv.end(), av, cpu);
  ctors(bv.begin(), bv.end(), av, cpu);
  ctors(sa.begin(), sa.end(), av, cpu);
  ctors(ca, ca + 24, av, cpu);
  ctors((const float *)ca, (const float *)ca + 24, av, cpu);
  ctors(fv.rbegin(), fv.rend(), av, cpu);
  // Constructors from extents, accelerator views and access types.
  array<int, 2> a(4, 6);
  CHECK(a.extent == extent<2>(4, 6));
  CHECK(a.get_extent()[1] == 6);
  CHECK(a.extent[0] == 4);
  CHECK(a.extent.size() == 24u);
  CHECK(a.accelerator_view == av);
  CHECK(a.associated_accelerator_view == av);
  CHECK(a.cpu_access_type != access_type_auto);
  CHECK(a.cpu_access_type == a.get_cpu_access_type());
  accelerator_view v2 = acc.create_view();
  array<int, 3> b(extent<3>(2, 3, 4), v2);
  CHECK(b.accelerator_view == v2);
  CHECK(b.get_associated_accelerator_view() == v2);
  CHECK(b.accelerator_view != av);
  array<int, 3> b2(2, 3, 4, v2, access_type_none);
  if (acc.supports_cpu_shared_memory) {
    array<int, 1> r(3, v2, access_type_read);
    CHECK(r.cpu_access_type == access_type_read);
    array<int, 1> w(3, v2, access_type_write);
    CHECK(w.cpu_access_type == access_type_write);
    array<int, 1> rw(3, v2, access_type_read_write);
    CHECK(rw.cpu_access_type == access_type_read_write);
    CHECK(b2.cpu_access_type == access_type_none);
  } else {
    THROWS(runtime_exception, (array<int, 1>(3, v2, access_type_read)));
    THROWS(runtime_exception, (array<int, 1>(3, iv.begin(), v2, access_type_write)));
  }
  // Constructors from array_views.
  array_view<int, 2> w(4, 6, iv);
  array_view<const int, 2> cw(w);
  array<int, 2> f1(w), f2(cw), f3(w, v2), f4(cw, v2, access_type_none), f5(w, cpu, av),
      f6(cw, cpu, v2);
  CHECK(same(f1, iv));
  CHECK(same(f2, iv));
  CHECK(same(f3, iv));
  CHECK(same(f4, iv));
  CHECK(same(f5, iv));
  CHECK(same(f6, iv));
  CHECK(f1.accelerator_view == av);
  CHECK(f3.accelerator_view == v2);
  CHECK(f4.get_accelerator_view() == v2);
  CHECK(f5.accelerator_view == cpu);
  CHECK(f6.associated_accelerator_view == v2);
  CHECK(f5.extent == w.extent);
  array<int, 2> sec(w.section(index<2>(1, 2), extent<2>(2, 3)));
  CHECK(same(sec, vector<int>{iv[8], iv[9], iv[10], iv[14], iv[15], iv[16]}));
}
} // namespace elements_of_ranges

// Array constructors throw for ranges of wrong length, also single-pass ranges, and for invalid
// extents.
namespace constructor_exceptions {
using std::vector;

struct two {
  int a;
  float b;
};

template <typename T, int N>
bool same(const array<T, N> &a, const vector<T> &v) {
  vector<T> w = a;
  return w == v;
}

void test() {
  accelerator_view av = accelerator().default_view,
                   cpu = accelerator(accelerator::cpu_accelerator).default_view;
  vector<int> iv(24);
  std::list<double> dl(24);
  { // Single-pass iterators.
    std::istringstream in("1 2 3 4 5 6");
    std::istream_iterator<int> b(in), e;
    array<int, 2> a(2, 3, b, e);
    CHECK(same(a, vector<int>{1, 2, 3, 4, 5, 6}));
    std::istringstream in2("1 2 3 4 5 6 7");
    array<int, 1> c(6, std::istream_iterator<int>(in2));
    CHECK(same(c, vector<int>{1, 2, 3, 4, 5, 6}));
    std::istringstream in3("1 2 3");
    THROWS(runtime_exception, (array<int, 1>(4, std::istream_iterator<int>(in3), e)));
    std::istringstream in4("1 2 3 4 5");
    THROWS(runtime_exception, (array<int, 1>(4, std::istream_iterator<int>(in4), e)));
  }
  THROWS(runtime_exception, (array<int, 1>(23, iv.begin(), iv.end())));
  THROWS(runtime_exception, (array<int, 2>(5, 5, iv.begin(), iv.end(), av)));
  THROWS(runtime_exception, (array<int, 1>(extent<1>(25), dl.begin(), dl.end(), cpu, av)));
  THROWS(runtime_exception, (array<int, 1>(0)));
  THROWS(runtime_exception, (array<int, 1>(-1)));
  THROWS(runtime_exception, (array<int, 1>(extent<1>())));
  THROWS(runtime_exception, (array<int, 2>(4, 0)));
  THROWS(runtime_exception, (array<int, 2>(-1, -4)));
  THROWS(runtime_exception, (array<int, 3>(1, 1, -1)));
  THROWS(runtime_exception, (array<int, 3>(extent<3>(0, 1, 1))));
  THROWS(runtime_exception, (array<int, 4>(extent<4>())));
  THROWS(runtime_exception, (array<int, 1>(0, av)));
  THROWS(runtime_exception, (array<int, 1>(-3, cpu, av)));
  THROWS(runtime_exception, (array<int, 2>(0, 3, iv.begin())));
  THROWS(runtime_exception, (array<int, 2>(0, 3, iv.begin(), iv.begin(), av)));
  THROWS(runtime_exception, (array<int, 2>(0, 3, iv.begin(), iv.begin(), cpu, av)));
  THROWS(runtime_exception, (array<int, 3>(65536, 65536, 2)));
  THROWS(runtime_exception, (array<int, 2>(extent<2>(65536, 65536))));
  try {
    array<int, 1> a(-5);
    CHECK(false);
  } catch (runtime_exception &e) {
    CHECK(e.get_error_code() == E_INVALIDARG);
    CHECK(std::string(e.what()).find("-5") != std::string::npos);
  }

  // The associated view has no effect unless the array is on the CPU accelerator.
  CHECK((array<int, 1>(24, iv.begin(), av, cpu).get_associated_accelerator_view() == av));
  array<two, 1> t(extent<1>(3));
  THROWS(runtime_exception, t.view_as(extent<2>(2, 2)));
  THROWS(runtime_exception, t.section(2, 2));
  THROWS(runtime_exception, t.section(index<1>(-1)));
  THROWS(runtime_exception, (array<int>(3).reinterpret_as<double>()));
  CHECK(array<int>(4).reinterpret_as<double>().extent[0] == 2);
  THROWS(runtime_exception, (array<int, 2>(3, 3).section(extent<2>(4, 1))));
  THROWS(runtime_exception, (array<int, 2>(3, 3).section(1, 1, 3, 1)));
  THROWS(runtime_exception, (array<int, 3>(3, 3, 3).section(0, 0, 0, 1, 1, 4)));
}
} // namespace constructor_exceptions

int main() {
  elements_of_ranges::test();
  constructor_exceptions::test();
  return failures;
}
