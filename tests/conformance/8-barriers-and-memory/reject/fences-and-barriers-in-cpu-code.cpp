// Cpu code must not wait on a barrier or call a memory fence.
//
// reject: M-4.5-i, R-4.5.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f() restrict(amp) {
    tile_barrier b; // ERROR
}
void g(tile_barrier& a, tile_barrier& b) restrict(amp) {
    a = b; // ERROR
}
void h(tile_barrier& a) { a.wait(); } // ERROR
void i(tile_barrier& a) restrict(cpu, amp) { a.wait(); } // ERROR
void j(const tile_barrier& a) { all_memory_fence(a); } // ERROR
void k(tiled_index<4> a, tiled_index<4> b) restrict(amp) {
    a = b; // ERROR
    a.local[0] = 1; // ERROR
}
int main() {}
