// Arrays and views copy through user iterators and containers and hold pairs and std::array.
//
// accept: R-5.1-b, R-5.1.2-i, R-5.1.5-b, R-5.2.2-e, R-5.2.5-h, R-5.3-c, R-5.3-d, R-5.3.3-d,
// R-5.3.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <array>
#include <numeric>
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

struct counting {
  typedef std::input_iterator_tag iterator_category;
  typedef int value_type;
  typedef std::ptrdiff_t difference_type;
  typedef const int *pointer;
  typedef int reference;
  int n;
  int operator*() const { return n; }
  counting &operator++() {
    ++n;
    return *this;
  }
  counting operator++(int) {
    counting o = *this;
    ++n;
    return o;
  }
  bool operator==(const counting &o) const { return n == o.n; }
  bool operator!=(const counting &o) const { return n != o.n; }
};
struct out_counting {
  typedef std::output_iterator_tag iterator_category;
  typedef void value_type;
  typedef void difference_type;
  typedef void pointer;
  typedef void reference;
  std::vector<int> *v;
  out_counting &operator*() { return *this; }
  out_counting &operator=(int x) {
    v->push_back(x);
    return *this;
  }
  out_counting &operator++() { return *this; }
  out_counting operator++(int) { return *this; }
};
struct from_int {
  float f;
  from_int() restrict(amp, cpu) : f(0) {}
  from_int(int x) restrict(amp, cpu) : f(x + .5f) {}
};
struct no_default {
  int x;
  explicit no_default(int k) restrict(amp, cpu) : x(k) {}
};
struct two {
  int a;
  float b;
};
template <class C> struct span {
  C *p;
  int n;
  C *data() const { return p; }
  int size() const { return n; }
};
int main() {
  {
    std::vector<std::array<float, 3>> v(4);
    v[2][1] = 7;
    array<std::array<float, 3>> a(4, v.begin());
    std::vector<std::array<float, 3>> o = a;
    CHECK(o[2][1] == 7);
    array_view<std::array<float, 3>> w(v);
    CHECK(w[2][1] == 7);
    CHECK(a.reinterpret_as<float>()[7] == 7);
    CHECK(w.reinterpret_as<float>().extent[0] == 12);
  }
  {
    std::vector<std::pair<int, float>> v(3);
    array_view<std::pair<int, float>> w(v);
    parallel_for_each(
        w.extent, [=](index<1> i) restrict(amp) {
          w[i].first = i[0];
          w[i].second = 2.f * i[0];
        });
    w.synchronize();
    CHECK(v[2].first == 2 && v[2].second == 4);
  }
  {
    array<int, 2> a(2, 3, counting{5}, counting{11});
    std::vector<int> o = a;
    CHECK(o[5] == 10);
    array<int> b(4, counting{1});
    array<from_int> f(4, counting{0});
    std::vector<from_int> fo = f;
    CHECK(fo[3].f == 3.5f);
    THROWS((array<int>(4, counting{0}, counting{3})), runtime_exception);
    THROWS((array<int>(4, counting{0}, counting{9})), runtime_exception);
    std::vector<int> got;
    copy(a, out_counting{&got});
    CHECK(got == o);
  }
  {
    std::vector<no_default> v(4, no_default(3));
    array_view<no_default> w(v);
    parallel_for_each(w.extent, [=](index<1> i) restrict(amp) { w[i] = no_default(i[0]); });
    w.synchronize();
    CHECK(v[3].x == 3);
    array<no_default> a(4, v.begin()), b(4);
    copy(a, b);
    array_view<no_default> bv(b);
    CHECK(bv[2].x == 2);
  }
  {
    std::vector<int> d(12);
    std::iota(d.begin(), d.end(), 0);
    span<int> s = {d.data(), 12};
    span<const int> cs = {d.data(), 12};
    const span<int> ks = s;
    array_view<int> a(s), b(ks);
    array_view<const int> c(s), e(cs);
    array_view<int, 2> f(3, 4, s);
    array_view<const int, 2> g(3, 4, cs);
    CHECK(a[3] == 3 && b[4] == 4 && c[5] == 5 && e[6] == 6 && f(1, 1) == 5 && g(2, 3) == 11);
    array_view<int> h(span<int>{d.data(), 5}.p ? 5 : 0, d);
    CHECK(h.extent[0] == 5);
  }
  { // pointers along rows (R-5.2.5-h), a view's data pointer with sections
    std::vector<float> d(20);
    std::iota(d.begin(), d.end(), 0.f);
    array_view<float, 2> v(4, 5, d);
    float *row = &v(2, 0);
    CHECK(row[4] == 14);
    array_view<float, 2> s = v.section(1, 1, 2, 3);
    float *sr = &s(1, 0);
    CHECK(sr[2] == 13);
    CHECK(s[1].data()[0] == 11);
    CHECK(v.section(1, 0, 1, 5)[0].data() == &d[5]);
    const float *p = array_view<const float, 2>(v)[3].data();
    CHECK(p == &d[15]);
  }
  return failures;
}
