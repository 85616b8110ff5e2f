// Copy converts values implicitly, also for vector<bool>, and reads and writes streams.
//
// accept: R-5.3.3-d, R-5.3.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <string>
#include <iterator>
#include <sstream>
#include "check.h"
using namespace concurrency;
struct From {
  int v;
  explicit operator int() const = delete;
  operator float() const { return v * 0.5f; }
};
struct Counter {
  typedef std::input_iterator_tag iterator_category;
  typedef int value_type;
  typedef long difference_type;
  typedef const int *pointer;
  typedef int reference;
  int *reads;
  int n;
  int operator*() const {
    ++*reads;
    return n;
  }
  Counter &operator++() {
    ++n;
    return *this;
  }
  Counter operator++(int) {
    Counter c = *this;
    ++n;
    return c;
  }
  bool operator==(const Counter &o) const { return n == o.n; }
  bool operator!=(const Counter &o) const { return n != o.n; }
};
int main() {
  std::vector<int> i(6);
  for (int k = 0; k < 6; ++k) i[k] = k - 2;
  array<float, 2> f(2, 3);
  copy(i.begin(), i.end(), f);
  std::vector<float> r = f;
  for (int k = 0; k < 6; ++k) CHECK(r[k] == float(k - 2));
  std::vector<double> d(6);
  copy(f, d.begin());
  CHECK(d[0] == -2.0 && d[5] == 3.0);
  std::vector<double> fr = {1.9, -1.9, 2.5, 3, 4, 5};
  array_view<int, 1> v(6);
  copy(fr.begin(), v);
  CHECK(v[0] == 1 && v[1] == -1 && v[2] == 2);
  std::vector<bool> b = {true, false, true, true, false, false};
  array<int, 1> a(6, b.begin(), b.end());
  CHECK(std::vector<int>(a) == (std::vector<int>{1, 0, 1, 1, 0, 0}));
  std::vector<bool> ob(6);
  copy(a, ob.begin());
  CHECK(ob == b);
  std::vector<char> ch(6);
  copy(v, ch.begin());
  CHECK(ch[2] == 2);
  std::vector<short> sh = {1, 2, 3, 4, 5, 6};
  copy(sh.begin(), sh.end(), v);
  CHECK(v[5] == 6);
  std::vector<From> from(3);
  from[0].v = 1;
  from[1].v = 2;
  from[2].v = 3;
  array<float, 1> ff(3, from.begin(), from.end());
  CHECK(std::vector<float>(ff)[2] == 1.5f);
  std::istringstream in("10 20 30 40 50 60 70");
  copy(std::istream_iterator<int>(in), v);
  CHECK(v[0] == 10 && v[5] == 60);
  std::istringstream in2("1 2 3 4 5 6");
  copy(std::istream_iterator<float>(in2), std::istream_iterator<float>(), f);
  std::ostringstream out;
  copy(f, std::ostream_iterator<float>(out, ","));
  CHECK(out.str() == "1,2,3,4,5,6,");
  int reads = 0;
  Counter c0 = {&reads, 0}, c6 = {&reads, 6};
  copy(c0, c6, v);
  CHECK(reads == 6);
  CHECK(v[5] == 5);
  reads = 0;
  copy_async(c0, v).get();
  CHECK(reads == 6);
  array<int, 1> ac(6, c0, c6);
  CHECK(std::vector<int>(ac)[3] == 3);
  // overflow of float -> unsigned element types and double precision preserved
  std::vector<double> dd = {0.1, 1e300, -0.0, 4};
  array<double, 1> ad(4, dd.begin());
  CHECK(std::vector<double>(ad) == dd);
  // section fill row major
  std::vector<int> base(20, -1);
  array_view<int, 2> w(4, 5, base);
  copy(i.begin(), i.end(), w.section(1, 1, 2, 3));
  w.synchronize();
  for (int y = 0; y < 4; ++y)
    for (int x = 0; x < 5; ++x) {
      bool in_ = y >= 1 && y < 3 && x >= 1 && x < 4;
      CHECK(base[y * 5 + x] == (in_ ? (y - 1) * 3 + (x - 1) - 2 : -1));
    }
  std::vector<int> o;
  copy(w.section(1, 1, 2, 3), std::back_inserter(o));
  CHECK(o == i);
  return failures;
}
