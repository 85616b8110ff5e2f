// Amp code can use the assert macro as a statement, as an operand and in a template.
//
// Every compiler of the output supports assert in device code (C++ [assertions]).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <assert.h>
#include <cassert>
#include <vector>
using namespace concurrency;
template <typename T> T checked(T x) restrict(cpu, amp) {
  assert(x >= T() && "negative");
  return x;
}
inline int twice(int x) restrict(cpu, amp) {
  assert(x < 100);
  return 2 * x;
}
#define CHECKED(x) (assert((x) > -1), (x))
struct pair {
  int a, b;
};
struct holder {
  int limit;
  int get(int i) const restrict(amp) {
    assert(i < limit);
    return i;
  }
};
int main() {
  array<int> a(4);
  holder h = {4};
  parallel_for_each(
      a.extent, [&a, h ](index<1> i) restrict(amp) {
        assert(i[0] < 4);
        pair p = {i[0], 1};
        assert((pair{p.a, 2}.b == 2));
        a[i] = checked(twice(p.a)) + CHECKED(p.b) + h.get(i[0]);
      });
  std::vector<int> r = a;
  return !(r[3] == 10 && checked(1.5) == 1.5 && twice(2) == 4);
}
