// An operator expression selects a cpu member operator on the host and a free amp operator in
// kernels.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
struct V {
  int x;
  V operator+(V o) const restrict(cpu) { return V{x + o.x}; }
};
V operator+(V a, V b) restrict(amp) { return V{a.x + b.x + 100}; }
V operator-(V a) restrict(cpu) { return V{-a.x}; }
V operator-(V a) restrict(amp) { return V{-a.x + 1000}; }
template <class T> T negated_sum(T a, T b) restrict(cpu, amp) { return -(a + b); }
int main() {
  int out[2] = {};
  array_view<int, 1> v(2, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = (V{1} + V{2}).x;
        v[1] = negated_sum(V{1}, V{2}).x;
      });
  v.synchronize();
  return (V{1} + V{2}).x == 3 && negated_sum(V{1}, V{2}).x == -3 && out[0] == 103 && out[1] == 897
             ? 0
             : 1;
}
