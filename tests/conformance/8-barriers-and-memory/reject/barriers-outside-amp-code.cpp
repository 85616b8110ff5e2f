// Cpu code must not wait or fence, and no code creates or assigns a tile_barrier.
//
// reject: R-4.5.3-e, R-4.5.4-a, M-4.5-i, M-4.5-a, R-4.5-a, R-4.5-b, R-4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

extern extent<1> e1;

// Code that runs on the host must not call barrier waits or fences.
namespace waits_and_fences {
void f(const tile_barrier &b) { b.wait(); }
// expected-error@-1
void g(tiled_index<4> t) { t.barrier.wait_with_all_memory_fence(); }
// expected-error@-1
void h(tiled_index<4> t) restrict(cpu, amp) { t.barrier.wait_with_global_memory_fence(); }
// expected-error@-1
void i(tile_barrier b) restrict(cpu, amp) { b.wait_with_tile_static_memory_fence(); }
// expected-error@-1
void j(const tile_barrier &b) { all_memory_fence(b); }
// expected-error@-1
void k(const tile_barrier &b) restrict(cpu, amp) { global_memory_fence(b); }
// expected-error@-1
void l(const tile_barrier &b) restrict(cpu) { concurrency::tile_static_memory_fence(b); }
// expected-error@-1
void m() restrict(amp) { all_memory_fence(); }
// expected-error@-1
} // namespace waits_and_fences

// Cpu code must not wait on a barrier or call a memory fence.
namespace fences_and_barriers_in_cpu_code {
void f() restrict(amp) {
  tile_barrier b; // expected-error
}
void g(tile_barrier &a, tile_barrier &b) restrict(amp) {
  a = b; // expected-error
}
void h(tile_barrier &a) { a.wait(); }                    // expected-error
void i(tile_barrier &a) restrict(cpu, amp) { a.wait(); } // expected-error
void j(const tile_barrier &a) { all_memory_fence(a); }   // expected-error
void k(tiled_index<4> a, tiled_index<4> b) restrict(amp) {
  a = b;          // expected-error
  a.local[0] = 1; // expected-error
}
} // namespace fences_and_barriers_in_cpu_code

// A tile_barrier must not be created, assigned or waited on in cpu or cpu,amp code.
namespace creation_assignment_and_host_waits {
void host(const tile_barrier &b) {
  b.wait(); // expected-error
}

void both(const tile_barrier &b) restrict(cpu, amp) {
  b.wait(); // expected-error
}

void make() restrict(amp) {
  tile_barrier b; // expected-error
}

void assign(tile_barrier a, const tile_barrier &b) restrict(amp) {
  a = b; // expected-error
}
} // namespace creation_assignment_and_host_waits

// Host code must not wait on a barrier or fence, and the members of tiled_index are constant.
namespace host_use_of_barriers {
void g6(tiled_index<4> x, tile_barrier b) { x.barrier = b; }                 // expected-error
void g7(tiled_index<4> x) { x[0]; }                                          // expected-error
void g8(tiled_index<4> x) { x.tile_dim1; }                                   // expected-error
void g9(tiled_index<4, 4> x) { x.tile_dim2; }                                // expected-error
void g10(tiled_index<4> x) { index<2> y = x; }                               // expected-error
void g11(tile_barrier x, tile_barrier y) { x = y; }                          // expected-error
void g12(tiled_index<4> x) { x.barrier.wait(); }                             // expected-error
void g13(tile_barrier x) { x.wait_with_all_memory_fence(); }                 // expected-error
void g14(tile_barrier x) { x.wait_with_global_memory_fence(); }              // expected-error
void g15(tile_barrier x) { x.wait_with_tile_static_memory_fence(); }         // expected-error
void g16(tile_barrier x) { all_memory_fence(x); }                            // expected-error
void g17(tile_barrier x) { global_memory_fence(x); }                         // expected-error
void g18(tile_barrier x) restrict(cpu, amp) { tile_static_memory_fence(x); } // expected-error
void g19(tile_barrier x) restrict(amp, cpu) { x.wait(); }                    // expected-error
} // namespace host_use_of_barriers

// A memory fence requires a tile_barrier argument, and tile_extent is constant.
namespace fence_without_barrier {
void g20(tiled_index<4> x) { x.tile_extent = e1; }              // expected-error
void g21(tile_barrier x) restrict(amp) { all_memory_fence(); }  // expected-error
void g22(tile_barrier x) restrict(amp) { all_memory_fence(1); } // expected-error
} // namespace fence_without_barrier

int main() {}
