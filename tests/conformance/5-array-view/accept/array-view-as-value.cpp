// An array_view may be a data member, local variable, parameter and result in amp code.
//
// accept: L-2.4.1.3-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

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
  for (int k = 0; k < v.extent[0]; ++k) s += v[k];
  return s;
}

int main() {
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
  return failures;
}
