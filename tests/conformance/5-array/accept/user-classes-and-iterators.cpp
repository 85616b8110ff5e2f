// User classes derive from library classes, and user iterators and containers supply the elements
// of arrays.
//
// accept: R-5.1-a, R-5.1-b, R-5.1.2-i, R-5.1.5-b, R-5.2.2-e, R-5.2.5-h, R-5.3-c, R-5.3-d,
// R-5.3.3-d, R-5.3.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <array>
#include <future>
#include <iterator>
#include <numeric>
#include <string>
#include <type_traits>
#include <utility>
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

// Checks that an expression has a type.
#define SAME(expression, ...)                                                                      \
  static_assert(std::is_same<decltype(expression), __VA_ARGS__>::value, #expression)

// User classes derive from array, array_view, index, extent, accelerator and completion_future.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
namespace derived_classes {
struct point : index<2> {
  point() restrict(cpu, amp) {}
  point(int y, int x) restrict(cpu, amp) : index<2>(y, x) {}
  point(const index<2> &i) restrict(cpu, amp) : index<2>(i) {}
  int y() const restrict(cpu, amp) { return (*this)[0]; }
  int x() const restrict(cpu, amp) { return (*this)[1]; }
};
struct size2 : extent<2> {
  using extent<2>::extent;
  size2(const extent<2> &e) restrict(cpu, amp) : extent<2>(e) {}
  int area() const restrict(cpu, amp) { return int(size()); }
};
class grid : public array<float, 2> {
public:
  grid(int h, int w) : array<float, 2>(h, w) {}
  grid(int h, int w, const std::vector<float> &v) : array<float, 2>(h, w, v.begin(), v.end()) {}
  using array<float, 2>::operator=;
  float sum() const {
    std::vector<float> v = *this;
    return std::accumulate(v.begin(), v.end(), 0.0f);
  }
};
class surface : public array_view<float, 2> {
public:
  surface(std::vector<float> &v, int w) : array_view<float, 2>(int(v.size()) / w, w, v) {}
  surface(grid &g) : array_view<float, 2>(g) {}
  float &at(const point &p) const restrict(cpu, amp) { return (*this)[p]; }
  int w() const restrict(cpu, amp) { return this->get_extent()[1]; }
};
struct job : completion_future {
  int id;
  job(completion_future f, int id) : completion_future(std::move(f)), id(id) {}
};
struct device : accelerator {
  device() {}
  explicit device(const std::wstring &p) : accelerator(p) {}
  std::wstring both() const { return get_device_path() + L"|" + description; }
};
void test() {
  point p(1, 2), q = p + 1, z;
  CHECK(q.y() == 2 && q.x() == 3 && z.x() == 0 && p + q == index<2>(3, 5) && p != q);
  size2 s(4, 5);
  CHECK(s.area() == 20 && s.contains(p) && (s + 1).size() == 30u && size2(s * 2).area() == 80);
  ++p;
  p += q;
  CHECK(p.y() == 4);
  std::vector<float> h(20, 1.5f);
  grid g(4, 5, h), g2(4, 5);
  surface v(h, 5), gs(g);
  CHECK(g.sum() == 30 && v.at(point(3, 4)) == 1.5f && v.w() == 5 && gs.extent == s &&
        g.extent == v.extent);
  parallel_for_each(
      v.extent, [=](index<2> i) restrict(amp) {
        point p(i);
        v.at(p) += p.y() * 10 + p.x();
      });
  CHECK(v(3, 4) == 35.5f && v.at(point(0, 0)) == 1.5f);
  {
    array<float, 2> &ra = g, &rb = g2;
    const extent<2> s2 = s;
    parallel_for_each(
        g.extent, [&ra, &rb, s ](index<2> i) restrict(amp) { rb[i] = ra[i] * 2 + s.area(); });
  }
  CHECK(g2.sum() == 20 * 23);
  array<float, 2> &rg = g;
  parallel_for_each(
      g.extent.tile<2, 5>(), [&](tiled_index<2, 5> t) restrict(amp) {
        point p = t.global;
        rg(p) = float(p.x());
      });
  CHECK(g.sum() == 40 && gs(0, 4) == 4);
  g = v;
  CHECK(g(3, 4) == 35.5f);
  g.copy_to(v);
  v.copy_to(g2);
  grid m(std::move(g2));
  CHECK(m.sum() == g.sum());
  m = g;
  std::vector<grid> vg;
  vg.push_back(m);
  vg.emplace_back(2, 2);
  CHECK(vg[0].sum() == g.sum());
  array_view<const float, 2> cv = v;
  cv = gs;
  array_view<float, 2> sl = v;
  sl = gs;
  CHECK(cv(0, 0) == sl(0, 0));
  auto row = v[1];
  CHECK(row.extent[0] == 5);
  surface w = v;
  w = surface(g);
  CHECK(w(0, 0) == g(0, 0));
  v.synchronize();
  job j(copy_async(h.begin(), h.end(), rg), 3);
  j.then([] {});
  j.get();
  CHECK(j.id == 3 && j.valid());
  std::vector<job> js(2, j);
  js[1].wait();
  std::shared_future<void> sf = j;
  sf.get();
  device d, c(L"cpu");
  CHECK(d == accelerator() && c.both().substr(0, 4) == L"cpu|" && c != d);
  accelerator_view av = d.default_view;
  parallel_for_each(av, s, [=](index<2> i) restrict(amp) { v[i] = 0; });
  CHECK(v(1, 1) == 0);
  struct my : runtime_exception {
    my() : runtime_exception("mine", E_FAIL) {}
  };
  try {
    throw my();
  } catch (const runtime_exception &e) {
    CHECK(std::string(e.what()) == "mine");
  }
}
} // namespace derived_classes
#pragma GCC diagnostic pop

// Arrays and views copy through user iterators and containers and hold pairs and std::array.
namespace user_iterators_and_containers {
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
template <class C>
struct span {
  C *p;
  int n;
  C *data() const { return p; }
  int size() const { return n; }
};
void test() {
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
    THROWS(runtime_exception, (array<int>(4, counting{0}, counting{3})));
    THROWS(runtime_exception, (array<int>(4, counting{0}, counting{9})));
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
  { // Pointers along rows (R-5.2.5-h) and the data pointers of sections.
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
}
} // namespace user_iterators_and_containers

int main() {
  derived_classes::test();
  user_iterators_and_containers::test();
  return failures;
}
