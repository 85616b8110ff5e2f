// Amp code may pass, copy and compute with integer constants as values.
//
// accept: L-2.4.3.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

const int n = 16;
struct s {
  static const int limit = 4;
};
int smaller(int a, int b) restrict(cpu, amp) { return a < b ? a : b; }
template <typename T> const T &larger(const T &a, const T &b) restrict(cpu, amp) {
  return a < b ? b : a;
}

int work(int x) restrict(cpu, amp) {
  int copy = n;
  const int &r = copy;
  int m = smaller(n, x) + smaller(s::limit, x);
  m += larger(int(n), x) + larger(+s::limit, x) + larger(n + 0, 3);
  int a[n] = {s::limit};
  auto limit = s::limit;
  return m + r + a[0] + (x < n ? n : s::limit) + -n + limit;
}

int main() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(7); });
  check("kernel", v[0], 7 + 4 + 16 + 7 + 16 + 16 + 4 + 16 - 16 + 4);
  check("host", work(7), 74);
  return failures;
}
