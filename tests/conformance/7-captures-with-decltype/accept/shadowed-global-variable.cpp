// Decltype of a local variable refers to that local, not to a global of the same name.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
float r = 0.5f;
template <typename T> struct box {
  T t;
  box(int x) restrict(cpu, amp) : t(T(x)) {}
  template <typename U> box(const box<U> &o) restrict(cpu, amp) : t(T(o.t)) {}
  T half() const restrict(cpu, amp) { return t / 2; }
};
int main() {
  std::vector<float> y(8, 1);
  array_view<float> b(y);
  int r = 7;
  box<decltype(r)> z(7);
  parallel_for_each(
      b.extent, [=](index<1> i) restrict(amp) {
        float q = z.half();
        b[i] = q + r;
      });
  return b[0] != 10;
}
