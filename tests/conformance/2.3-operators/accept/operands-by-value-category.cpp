// Free operators for rvalue or lvalue operands are selected by restriction before value category.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
struct V {
  int x;
};
int operator+(const V &a, const V &b) restrict(cpu, amp) { return a.x + b.x; }
int operator+(V &&a, V &&b) restrict(cpu) { return 1000; }
int operator*(const V &a, int b) restrict(cpu, amp) { return a.x * b; }
int operator*(V &a, int b) restrict(amp) { return 2000; }
int main() {
  V a{3};
  if (V{1} + V{2} != 1000) return 1;
  if (a * 2 != 6) return 2;
  int out[2] = {};
  array_view<int, 1> v(2, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        V a{3};
        v[0] = V{1} + V{2};
        v[1] = a * 2;
      });
  v.synchronize();
  return out[0] != 3 ? 4 : out[1] != 2000 ? 5 : 0;
}
