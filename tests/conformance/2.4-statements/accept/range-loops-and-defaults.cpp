// range-based for loops iterate over pointers, iterators and braced lists in amp code.
//
// accept: L-2.4.3-a, L-2.1.1-aa
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_short_vectors.h>
#include <initializer_list>
using namespace concurrency;
using namespace concurrency::graphics;

struct by_pointer {
  int n;
  int *begin() restrict(cpu, amp) { return &n; }
  int *end() restrict(cpu, amp) { return &n + 1; }
};
struct iterator {
  int i;
  int operator*() const restrict(cpu, amp) { return i; }
  iterator &operator++() restrict(cpu, amp) {
    ++i;
    return *this;
  }
  bool operator!=(const iterator &o) const restrict(cpu, amp) { return i != o.i; }
};
struct counted {
  int n;
  iterator begin() const restrict(cpu, amp) { return {0}; }
  iterator end() const restrict(cpu, amp) { return {n}; }
};
struct aggregate {
  float f = 1;
  int_2 v = int_2(1, 2);
  index<1> i = index<1>(2);
  int g[3] = {1, 2};
};

template <typename... A> int sum(A... a) restrict(cpu, amp) {
  int all[] = {a...}, s = 0;
  for (int x : all) s += x;
  return s;
}
int defaults(index<2> i = index<2>(1, 2), const int (&r)[2] = {3, 4}) restrict(cpu, amp) {
  return i[0] + i[1] + r[0] + r[1];
}

int main() {
  int out[6] = {};
  array_view<int, 1> v(6, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        by_pointer p{5};
        for (int x : p) v[0] += x;
        counted c = {4};
        for (auto x : c) v[1] += x;
        aggregate a, b[2] = {{2}, {}};
        v[2] = int(a.f) + a.v.x + a.i[0] + a.g[1] + int(b[0].f + b[1].f);
        v[3] = sum(1, 2, 3);
        v[4] = defaults();
        for (int x : {7, 8}) v[5] += x;
      });
  v.synchronize();
  return out[0] == 5 && out[1] == 6 && out[2] == 9 && out[3] == 6 && out[4] == 10 && out[5] == 15 &&
                 defaults() == 10
             ? 0
             : 1;
}
