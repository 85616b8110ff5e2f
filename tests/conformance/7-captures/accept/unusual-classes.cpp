// Kernels may capture objects without default constructor or assignment, objects with conversions
// or bases, and unions.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <vector>
#include <cmath>
#include <algorithm>
#include <chrono>
#include <functional>
#include <future>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <thread>
#include <atomic>
#include "check.h"
using namespace concurrency;

struct any {
  int k;
  template <typename T>
  operator T() const {
    return T(k);
  }
};
struct greedy {
  int k;
  greedy(int k) restrict(cpu, amp) : k(k) {}
  template <typename T,
            typename = std::enable_if_t<std::is_class<T>::value &&
                                        !std::is_base_of<greedy, std::decay_t<T>>::value>>
  greedy(const T &) : k(-1) {}
};
struct noassign {
  const int k;
  noassign(int k) restrict(cpu, amp) : k(k) {}
};
struct nodefault {
  int k;
  explicit nodefault(int x) restrict(cpu, amp) : k(x) {}
  nodefault(const nodefault &o) restrict(cpu, amp) : k(o.k) {}
  nodefault &operator=(const nodefault &) = delete;
};
struct list {
  int s;
  list(std::initializer_list<int> l) : s(int(l.size()) * 100) {}
  list(int a, int b) restrict(cpu, amp) : s(a + b) {}
};
struct empty {};
struct base {
  int b;
};
struct agg : base {
  int c;
  float d[2];
};
struct boolm {
  bool a;
  int n;
  bool last;
};
struct dm {
  int a = 3;
  int b = 4;
};
struct nested {
  struct in {
    int x[2][2];
  } i[2];
  union {
    int u;
    float f;
  };
};
template <typename T, int N>
struct fixed {
  T data[N];
  T &operator[](int i) restrict(cpu, amp) { return data[i]; }
  const T &operator[](int i) const restrict(cpu, amp) { return data[i]; }
  int size() const restrict(cpu, amp) { return N; }
};
void test() {
  std::vector<int> h(8);
  array_view<int> v(h);
  any a = {3};
  greedy g(4);
  noassign na(5);
  nodefault nd(6);
  list l(7, 8);
  list l2{7, 8};
  empty e;
  agg ag;
  ag.b = 9;
  ag.c = 10;
  ag.d[1] = 11;
  boolm bm = {true, 12, true};
  dm d;
  nested n = {{{{{1, 2}, {3, 4}}}, {{{5, 6}, {7, 8}}}}, {13}};
  fixed<float, 3> f = {{1, 2, 3}};
  fixed<fixed<int, 2>, 2> ff = {{{{1, 2}}, {{3, 4}}}};
  noassign nas[2] = {noassign(14), noassign(15)};
  const nodefault nds[2] = {nodefault(16), nodefault(17)};
  greedy gs[2] = {1, 2};
  const int flags[4] = {true, false, true, true};
  const float table[2][3] = {{1, 2, 3}, {4, 5, 6}};
  agg ags[2];
  ags[1].c = 21;
  ags[0].c = 0;
  const dm dms[2] = {};
  static const int sc = 30;
  const int lc = 31;
  constexpr int cc = 32;
  constexpr float cf = 1.5f;
  fixed<int, 2> fx[2] = {{{1, 2}}, {{3, 4}}};
  nested ns[1] = {n};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = a.k + g.k + na.k + nd.k + l.s + l2.s + sizeof(e) + ag.b + ag.c + int(ag.d[1]) +
               bm.n + bm.a + bm.last + d.a + d.b + n.i[1].x[1][0] + n.u + int(f[2]) + f.size() +
               ff[1][0];
      });
  CHECK(v[1] == 3 + 4 + 5 + 6 + 15 + 200 + 1 + 9 + 10 + 11 + 12 + 2 + 7 + 7 + 13 + 3 + 3 + 3);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = nas[1].k + nds[0].k + gs[1].k + flags[0] + flags[1] + int(table[1][2]) + ags[1].c +
               2 + dms[1].b + sc + lc + cc + int(cf * 2) + ag.c + fx[1][0] + ns[0].i[0].x[0][1];
      });
  CHECK(v[1] == 15 + 16 + 2 + 1 + 6 + 21 + 2 + 4 + 30 + 31 + 32 + 3 + 10 + 3 + 2);
  parallel_for_each(v.extent, [v](index<1> i) restrict(amp) { v[i] = 1; });
  parallel_for_each(v.extent, [ a, v ](index<1> i) restrict(amp) { v[i] += a.k; });
  auto only = [g]() restrict(cpu, amp) { return g.k; };
  auto onlyn = [nas]() restrict(cpu, amp) { return nas[0].k; };
  CHECK(only() == 4 && onlyn() == 14);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += only() + onlyn(); });
  CHECK(v[0] == 22);
}

int main() {
  test();
  return failures;
}
