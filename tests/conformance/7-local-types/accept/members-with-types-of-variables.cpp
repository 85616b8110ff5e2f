// A local type used in a kernel may declare members by decltype of local variables.
//
// accept: L-2.4.3.5-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <typename T> T generic(array_view<T> v, T start) {
  T sum = start;
  struct cell {
    decltype(sum) value;
  };
  cell c{sum};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        cell d = c;
        v[i] = d.value;
      });
  return v[0];
}
int main() {
  std::vector<float> data(4);
  array_view<float> v(4, data);
  float x = 2.5f;
  int numbers[3] = {1, 2, 3};
  typedef decltype(x) element;
  struct inner {
    int n;
  };
  inner made = {4};
  struct cell {
    decltype(made) member;
    decltype(x) value;
    decltype(x * 2) twice;
    element third;
    int size[sizeof(numbers) / sizeof numbers[0]];
    decltype(numbers) copies;
    decltype((x)) get() restrict(cpu, amp) { return value; }
  };
  cell c{made, x, x * 2, 1, {1, 2, 3}, {numbers[0], 5, 6}};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        cell d = c;
        v[i] = d.value + d.twice + d.size[2] + d.get() + d.third + d.copies[1] + d.member.n;
      });
  if (v[0] != 2.5f + 5 + 3 + 2.5f + 1 + 5 + 4) return 1;
  std::vector<int> ints(2);
  return generic(array_view<int>(2, ints), 5) == 5 ? 0 : 2;
}
