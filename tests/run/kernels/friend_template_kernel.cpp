// The kernel of a friend function template uses private members of the class.
// C++11 11.3
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

class table {
  struct cell { int k; };
  static int shift(int x) restrict(cpu, amp) { return x + 100; }
  cell c = {7};
  template <typename T> friend void fill(const table &t, std::vector<T> &v);
  template <typename T> friend T peek(const table &t, T x);
};

template <typename T> void fill(const table &t, std::vector<T> &v) {
  array_view<T> w(int(v.size()), v);
  const table::cell c = t.c;
  parallel_for_each(w.get_extent(), [=](index<1> i) restrict(amp) {
    table::cell mine = c;
    w[i] = T(table::shift(mine.k));
  });
}
template <typename T> T peek(const table &t, T x) {
  std::vector<T> r(1, x);
  array_view<T> w(1, r);
  auto c = t.c;
  parallel_for_each(w.get_extent(), [=](index<1> i) restrict(amp) { w[i] += T(c.k); });
  return w[0];
}

int main() {
  table t;
  std::vector<float> v(3);
  fill(t, v);
  CHECK_EQUAL(v[2], 107.f);
  std::vector<int> n(3);
  fill(t, n);
  CHECK_EQUAL(n[0], 107);
  CHECK_EQUAL(peek(t, 3), 10);
  return report();
}
