// Arrays swap, return by value and live in containers, and const arrays read in kernels.
//
// accept: R-5.1-d, R-5.1.3-e, R-5.1.5-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <list>
#include <string>
#include <utility>
#include <iterator>
#include "check.h"
using namespace concurrency;
#include <map>
static array<int, 1> make(int n) {
  array<int, 1> a(n);
  array_view<int, 1> v(a);
  for (int i = 0; i < n; ++i) v[i] = i;
  return a;
}
static array_view<int, 1> view(std::vector<int> &s) { return array_view<int, 1>(int(s.size()), s); }
struct Holder {
  array<float, 2> a;
  array_view<float, 2> v;
  Holder() : a(2, 2), v(a) {}
  float sum() const {
    float t = 0;
    for (int i = 0; i < 2; ++i)
      for (int j = 0; j < 2; ++j) t += v(i, j);
    return t;
  }
  void fill(float f) {
    array<float, 2> &r = a;
    parallel_for_each(r.extent, [&r, f ](index<2> i) restrict(amp) { r[i] = f; });
  }
};
template <class T, int N> extent<N> ex(const array<T, N> &a) { return a.extent; }
template <template <class, int> class C, class T, int N> int rankof(const C<T, N> &) {
  return N * 10 + C<T, N>::rank;
}
int main() {
  array<int, 1> a = make(5), b = make(3);
  std::swap(a, b);
  CHECK(a.extent[0] == 3 && b.extent[0] == 5);
  CHECK((std::vector<int>(b)[4] == 4));
  using std::swap;
  swap(a, b);
  CHECK(a.extent[0] == 5);
  std::vector<array<int, 1>> va;
  va.push_back(a);
  va.push_back(std::move(b));
  va.emplace_back(7);
  va.resize(2, a);
  va.erase(va.begin());
  CHECK(va[0].extent[0] == 3);
  std::map<int, array_view<int, 1>> m;
  std::vector<int> s(4, 1);
  m.insert({1, view(s)});
  m.at(1)[2] = 9;
  CHECK(s[2] == 9);
  m.emplace(2, m.at(1).section(1, 2));
  CHECK(m.at(2)[1] == 9);
  a = a;
  CHECK(a.extent[0] == 5 && std::vector<int>(a)[4] == 4);
  array<int, 1> c(make(2));
  c = make(9);
  CHECK(c.extent[0] == 9);
  const array<int, 1> k = a;
  std::vector<int> kv = k;
  CHECK(kv.size() == 5);
  array_view<const int, 1> kview(k), kv2 = k;
  CHECK(kview[3] == 3 && kv2[4] == 4);
  array_view<int, 1> live(a);
  live[0] = 77;
  CHECK((std::vector<int>(k)[0] == 0 && std::vector<int>(a)[0] == 77));
  Holder h;
  h.fill(2.5f);
  CHECK(h.sum() == 10);
  CHECK(ex(h.a) == extent<2>(2, 2));
  CHECK(rankof(a) == 11 && rankof(h.v) == 22);
  parallel_for_each(
      k.extent, [&k, live ](index<1> i) restrict(amp) { live[i] = k[i] + k.extent[0]; });
  CHECK(live[4] == 9);
  auto f = [](array_view<const int, 1> q) { return q[1]; };
  CHECK(f(a) == 6 && f(k) == 1 && f(live) == 6);
  auto g = [](array_view<int, 1> q) { q[1] = 0; };
  g(a);
  g(live.section(0, 3));
  CHECK(live[1] == 0);
  std::initializer_list<int> il = {4, 5, 6};
  array<int, 1> fil(3, il.begin(), il.end());
  CHECK(std::vector<int>(fil)[2] == 6);
  std::string str;
  std::vector<unsigned> us(3, 7u);
  array<unsigned, 1> ua(3, us.data());
  unsigned raw[3];
  copy(ua, raw);
  CHECK(raw[2] == 7u);
  return failures;
}
