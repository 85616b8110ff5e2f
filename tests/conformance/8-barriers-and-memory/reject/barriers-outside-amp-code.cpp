// Code that runs on the host must not call barrier waits or fences.
//
// reject: R-4.5.3-e, R-4.5.4-a, M-4.5-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(const tile_barrier &b) { b.wait(); } // ERROR
void g(tiled_index<4> t) { t.barrier.wait_with_all_memory_fence(); } // ERROR
void h(tiled_index<4> t) restrict(cpu, amp) { t.barrier.wait_with_global_memory_fence(); } // ERROR
void i(tile_barrier b) restrict(cpu, amp) { b.wait_with_tile_static_memory_fence(); } // ERROR
void j(const tile_barrier &b) { all_memory_fence(b); } // ERROR
void k(const tile_barrier &b) restrict(cpu, amp) { global_memory_fence(b); } // ERROR
void l(const tile_barrier &b) restrict(cpu) { concurrency::tile_static_memory_fence(b); } // ERROR
void m() restrict(amp) { all_memory_fence(); } // ERROR
int main() {}
