// Kernels and amp functions must not make tiled or untiled launches.
//
// reject: P-7-e, R-5.3-a, R-3.2.6-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(array_view<int, 1> v) {
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        parallel_for_each(v.extent, [=](index<1> j) restrict(amp) { v[j] = 1; }); // ERROR
      });
}
void g(array_view<int, 1> v) restrict(amp) {
  parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) { v[t] = 1; }); // ERROR
}
void h(array_view<int, 1> v) restrict(cpu, amp) {
  parallel_for_each(v.extent, [=](index<1> j) restrict(amp) { v[j] = 1; }); // ERROR
}
int main() {}
