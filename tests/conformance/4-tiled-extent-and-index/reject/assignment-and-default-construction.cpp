// A tiled_index must not be default-constructed, assigned or converted to an index of another rank.
//
// reject: R-4.4.2-a, R-4.4.2-b, R-4.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(tiled_index<4> t) restrict(amp) {
  t.barrier = t.barrier; // ERROR
  t.global[0] = 1; // ERROR
  t.local = t.global; // ERROR
  tiled_index<4> u; // ERROR
  tile_barrier b; // ERROR
  tiled_index<4> ok(t);
  index<1> i = t;
  (void)ok;
  (void)i;
  index<2> j = t; // ERROR
}
void g(tiled_index<2, 2> t) {
  t.barrier.wait_with_tile_static_memory_fence(); // ERROR
  global_memory_fence(t.barrier); // ERROR
}
void h(tiled_index<2, 2> t) restrict(cpu, amp) { tile_static_memory_fence(t.barrier); } // ERROR
int main() {}
