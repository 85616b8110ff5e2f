// User classes contain views, also in amp code, and may name their members and types like those of
// the library.
//
// accept: L-2.4.1.3-i, R-5.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <iterator>
#include <type_traits>
#include <utility>
#include <vector>

using namespace concurrency;

// An array_view may be a data member, local variable, parameter and result in amp code.
namespace view_as_value {
struct window {
  array_view<int, 1> data;
  int offset;
  int &operator[](int k) const restrict(cpu, amp) { return data[offset + k]; }
};
array_view<int, 1> tail(array_view<int, 1> v) restrict(cpu, amp) {
  return v.section(1, v.extent[0] - 1);
}
int sum(const array_view<const int, 1> &v) restrict(cpu, amp) {
  int s = 0;
  for (int k = 0; k < v.extent[0]; ++k)
    s += v[k];
  return s;
}

void test() {
  int data[4] = {1, 2, 3, 4}, out[1] = {};
  array_view<int, 1> v(4, data), o(1, out);
  window w = {v, 2};
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        w[0] = 30;
        array_view<int, 1> local = tail(v);
        window inner = {local, 0};
        inner[0] = 20;
        o[i] = sum(local) * 10 + w[1];
      });
  check("kernel", o[0], 544);
  check("element", v[1] + v[2], 50);
  check("host", sum(tail(v)), 54);
}
} // namespace view_as_value

// User classes may name their members and types like those of the library.
namespace library_names {
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

namespace lib {
template <typename T>
struct matrix {
  array<T, 2> data;
  explicit matrix(int n) : data(n, n) {}
  matrix(int n, const std::vector<T> &v) : data(n, n, v.begin(), v.end()) {}
  extent<2> extent() const { return data.get_extent(); }
  int size() const { return data.extent[0]; }
  matrix operator*(const matrix &o) const {
    matrix r(size());
    const array<T, 2> &a = data, &b = o.data;
    array<T, 2> &c = r.data;
    const int n = size();
    parallel_for_each(
        c.extent, [&, n ](index<2> i) restrict(amp) {
          T s = 0;
          for (int k = 0; k < n; ++k)
            s += a(i[0], k) * b(k, i[1]);
          c[i] = s;
        });
    return r;
  }
  matrix &operator+=(const matrix &o) {
    auto &a = data;
    auto &b = o.data;
    parallel_for_each(a.extent, [&a, &b ](index<2> i) restrict(amp) { a[i] += b[i]; });
    return *this;
  }
  T trace() const {
    std::vector<T> h = data;
    T s = 0;
    for (int k = 0; k < size(); ++k)
      s += h[k * size() + k];
    return s;
  }
  friend bool operator==(const matrix &l, const matrix &r) {
    std::vector<T> a = l.data, b = r.data;
    return a == b;
  }
};
struct index {
  int i;
};
struct view {
  int extent;
  int get_extent() const { return extent; }
};
} // namespace lib
template <typename M>
M power(M m, int e) {
  M r(m);
  for (int k = 1; k < e; ++k)
    r = r * m;
  return r;
}
void test() {
  lib::matrix<int> m(2, {1, 1, 1, 0});
  CHECK(power(m, 10).trace() == 123);
  lib::matrix<double> d(2, {2, 0, 0, 3});
  CHECK((d * d).trace() == 13.0);
  d += d;
  CHECK(d.trace() == 10.0);
  CHECK(m.extent() == extent<2>(2, 2) && m * m == power(m, 2));
  lib::index li = {3};
  lib::view lv = {4};
  CHECK(li.i == 3 && lv.extent == 4 && lv.get_extent() == 4);
  lib::matrix<int> c(m);
  c += m;
  CHECK(m.trace() == 1 && c.trace() == 2);
  c = std::move(m);
  CHECK(c.trace() == 1);
  std::vector<lib::matrix<unsigned>> all(3, lib::matrix<unsigned>(2, {1u, 2u, 3u, 4u}));
  all[1] += all[0];
  CHECK(all[1].trace() == 10u && all[2].trace() == 5u);
}
} // namespace library_names

int main() {
  view_as_value::test();
  library_names::test();
  return failures;
}
