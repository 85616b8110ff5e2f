// Copy accepts non-contiguous, single-pass and throwing ranges, streams and values of convertible
// types.
//
// accept: R-5.3-e, R-5.3.3-c, R-5.3.3-d, R-5.3.3-e, R-5.3-c, R-5.3-d, R-5.3.3-a, R-5.3-i, R-5.3-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <algorithm>
#include <amp.h>
#include <deque>
#include <iterator>
#include <list>
#include <map>
#include <sstream>
#include <stdexcept>
#include <vector>

// Exceptions of user iterators reach the caller of copy, and single-pass ranges copy completely.
namespace throwing_and_single_pass {
using namespace std;
using namespace concurrency;

class counting {
  int at;

public:
  typedef std::input_iterator_tag iterator_category;
  typedef int value_type;
  typedef int difference_type;
  typedef const int *pointer;
  typedef int reference;
  explicit counting(int k) : at(k) {}
  int operator*() const { return at == 5 ? throw out_of_range("five") : at; }
  counting &operator++() { return ++at, *this; }
  counting operator++(int) { return counting(at++); }
  bool operator==(const counting &other) const { return at == other.at; }
  bool operator!=(const counting &other) const { return at != other.at; }
};

struct convertible {
  int value;
  operator int() const { return value; }
};

template <typename Exception, typename Action>
static void throws(const char *what, Action action) {
  try {
    action();
  } catch (const Exception &) {
    return;
  }
  check(what, 0, 1);
}

void test() {
  concurrency::array<int, 1> a(10);
  vector<int> host(10, 3);
  array_view<int, 1> v(10, host);
  throws<out_of_range>("range to array", [&] { copy(counting(0), counting(10), a); });
  throws<out_of_range>("start to array", [&] { copy(counting(0), a); });
  throws<out_of_range>("to view", [&] { copy(counting(0), v); });
  throws<out_of_range>("async", [&] { copy_async(counting(0), counting(10), a).get(); });
  throws<runtime_exception>("too few", [&] { copy(counting(6), counting(15), a); });
  throws<runtime_exception>("too many", [&] { copy(counting(6), counting(17), v); });
  copy(counting(6), counting(16), a);
  copy(counting(6), v);
  vector<int> back = a;
  check("array", back[0] * 100 + back[9], 615);
  check("view", v[0] * 100 + v[9], 615);

  istringstream in("1 2 3 4 5 6 7 8 9 10");
  concurrency::array<float, 1> f(10);
  copy(istream_iterator<int>(in), istream_iterator<int>(), f);
  ostringstream out;
  copy(f, ostream_iterator<float>(out, " "));
  check("streams", out.str() == "1 2 3 4 5 6 7 8 9 10 ", 1);
  vector<convertible> from(10, convertible{8});
  copy(from.begin(), from.end(), a);
  vector<double> doubles;
  copy_async(a, back_inserter(doubles)).get();
  check("converted", doubles.size() == 10 && doubles[9] == 8, 1);
  vector<short> shorts(10, 12);
  copy(shorts.begin(), shorts.end(), f);
  vector<bool> bits(10);
  copy(f, bits.begin());
  check("bits", bits[9], 1);
  copy(shorts.begin(), shorts.end(), host.begin()); // std::copy
  v.refresh();
  check("std::copy", v[9], 12);
}
} // namespace throwing_and_single_pass

using namespace concurrency;

// Copies of thousands of elements through deques, lists and reverse iterators keep their order.
namespace non_contiguous_ranges {
void test() {
  const int n = 5000;
  std::deque<int> d(n);
  for (int i = 0; i < n; ++i)
    d[i] = i * 3;
  d.push_front(-1);
  d.pop_back();
  array<int, 1> a(n, d.begin(), d.end()), b(n, d.rbegin()), c(n, d.cbegin());
  std::vector<int> va = a, vb = b;
  bool ok = true;
  for (int i = 0; i < n; ++i)
    ok = ok && va[i] == d[i] && vb[i] == d[n - 1 - i];
  CHECK(ok);
  std::deque<int> o(n), p(n, 7);
  copy(a, o.begin());
  copy_async(b, p.rbegin()).get();
  CHECK(o == d && p == d);
  std::list<int> l(n);
  copy(a, l.begin());
  copy(l.begin(), l.end(), b);
  CHECK(std::vector<int>(b) == va);
  std::vector<int> big(n * 2, 1);
  array_view<int, 2> m(50, 200, big), s = m.section(0, 50, 50, 100);
  copy(d.begin(), d.end(), s);
  CHECK(s(0, 0) == -1 && s(49, 99) == d[n - 1] && m(49, 49) == 1 && m(49, 150) == 1);
  std::deque<int> q(n);
  copy(s, q.begin());
  CHECK(q == d);
  copy(s, std::make_move_iterator(q.begin()).base());
  CHECK(q == d);
  std::vector<int> r(n);
  copy(s, r.rbegin());
  CHECK(r[0] == d[n - 1] && r[n - 1] == -1);
  copy(r.crbegin(), r.crend(), s);
  CHECK(s(0, 0) == -1 && s(0, 1) == 0 && s(49, 99) == d[n - 1]);
  array<int, 2> t(50, 100, r.rbegin(), r.rend());
  CHECK((array_view<int, 2>(t)(0, 0)) == -1);
  std::map<int, int> mp;
  std::vector<double> w(n);
  copy(s, w.begin());
  CHECK(w[1] == 0 && w[2] == 3);
  copy(w.begin(), w.end(), s);
  CHECK(s(0, 2) == 3);
}
} // namespace non_contiguous_ranges

// Copy converts values implicitly, also for vector<bool>, and reads and writes streams.
namespace values_and_streams {
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
void test() {
  std::vector<int> i(6);
  for (int k = 0; k < 6; ++k)
    i[k] = k - 2;
  array<float, 2> f(2, 3);
  copy(i.begin(), i.end(), f);
  std::vector<float> r = f;
  for (int k = 0; k < 6; ++k)
    CHECK(r[k] == float(k - 2));
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
  // Doubles keep their precision.
  std::vector<double> dd = {0.1, 1e300, -0.0, 4};
  array<double, 1> ad(4, dd.begin());
  CHECK(std::vector<double>(ad) == dd);
  // Copy fills a section in row-major order.
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
}
} // namespace values_and_streams

int main() {
  throwing_and_single_pass::test();
  non_contiguous_ranges::test();
  values_and_streams::test();
  return failures;
}
