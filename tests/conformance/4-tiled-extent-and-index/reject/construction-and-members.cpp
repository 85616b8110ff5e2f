// tiled_extent, tiled_index and tile_barrier have only the specified constructors, conversions and
// constant members.
//
// reject: R-4.3.3-e, R-4.4-a, R-4.3-a, R-4.4.2-a, R-4.4.2-b, R-4.4.3-a, R-4.4.1-a, R-4.5-a,
// R-4.5.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

extern index<1> i1;
extern extent<1> e1;
extern extent<2> e2;

// tiled_extent and tiled_index have no tile dimension beyond their rank.
namespace absent_tile_dimensions {
int a = tiled_extent<4>::tile_dim1;    // expected-error
int b = tiled_extent<4, 4>::tile_dim2; // expected-error
int c = tiled_index<4>::tile_dim1;     // expected-error
int d = tiled_index<4, 2>::tile_dim2;  // expected-error
tiled_extent<4, 4> e = extent<1>(4);   // expected-error
tiled_extent<4> g(16);                 // expected-error
} // namespace absent_tile_dimensions

// A tiled_extent has positive tile lengths, is built from an extent, and lacks dimensions of higher
// rank.
namespace tiled_extent_construction_and_members {
void f1() {
  tiled_extent<0> x; // expected-error
}
void f2() {
  tiled_extent<-1> x; // expected-error
}
void f3() {
  tiled_extent<4, -1> x; // expected-error
}
void f4() {
  tiled_extent<4, 4, -1> x; // expected-error
}
void f5() {
  tiled_extent<4> x = 3; // expected-error
}
void f6() {
  tiled_extent<4> x(3); // expected-error
}
void f7() {
  tiled_extent<4> x = e2; // expected-error
}
void f8() {
  tiled_extent<4, 4> x = e1; // expected-error
}
void f9() {
  tiled_extent<4> x = extent<1>(4).tile<8>();
  tiled_extent<4> &y = x;
  y.tile_dim1; // expected-error
}
void f10() {
  tiled_extent<4, 4> x;
  x.tile_dim2; // expected-error
}
void f11() {
  tiled_extent<4> x;
  x.tile_extent = e1; // expected-error
}
void f12() {
  tiled_extent<4> x;
  x.tile_dim0 = 3; // expected-error
}
void f13() {
  tiled_extent<4> x;
  x.global; // expected-error
}
void f14() {
  tiled_extent<4, 4> x;
  tiled_extent<4> y = x; // expected-error
}
} // namespace tiled_extent_construction_and_members

// A program must not construct a tile_barrier or incomplete tiled_index, nor assign a tiled_index.
namespace construction_and_assignment {
void f1() {
  tiled_extent<4> x;
  const tiled_extent<4> y;
  y = x; // expected-error
}
void f2() {
  tile_barrier x; // expected-error
}
void f3() {
  tile_barrier x{}; // expected-error
}
void f4() {
  tile_barrier *x = new tile_barrier; // expected-error
}
void f5() {
  tiled_index<4> x; // expected-error
}
void f6() {
  tiled_index<4> x{}; // expected-error
}
void f7() {
  tiled_index<4> x(i1); // expected-error
}
void f8() {
  tiled_index<4> x = i1; // expected-error
}
void f9() {
  tiled_index<4> x(i1, i1, i1, i1); // expected-error
}
void g1(tiled_index<4> x, tiled_index<4> y) { x = y; } // expected-error
void g2(tiled_index<4> x) { x.global = i1; }           // expected-error
void g3(tiled_index<4> x) { x.local[0] = 1; }          // expected-error
void g4(tiled_index<4> x) { x.tile = i1; }             // expected-error
void g5(tiled_index<4> x) { ++x.tile_origin; }         // expected-error
} // namespace construction_and_assignment

// A tiled_index must not be default-constructed, assigned or converted to an index of another rank.
namespace assignment_and_default_construction {
void f(tiled_index<4> t) restrict(amp) {
  t.barrier = t.barrier; // expected-error
  t.global[0] = 1;       // expected-error
  t.local = t.global;    // expected-error
  tiled_index<4> u;      // expected-error
  tile_barrier b;        // expected-error
  tiled_index<4> ok(t);
  index<1> i = t;
  (void)ok;
  (void)i;
  index<2> j = t; // expected-error
}
void g(tiled_index<2, 2> t) {
  t.barrier.wait_with_tile_static_memory_fence(); // expected-error
  global_memory_fence(t.barrier);                 // expected-error
}
void h(tiled_index<2, 2> t) restrict(cpu, amp) { tile_static_memory_fence(t.barrier); }
// expected-error@-1
} // namespace assignment_and_default_construction

// Amp code must not assign a tiled_index, its members or a tile_barrier, nor default-construct
// them.
namespace constant_members {
void f(tiled_index<4> t, tiled_index<4> u, tile_barrier b) restrict(amp) {
  t.local[0] = 1;         // expected-error
  t.global = index<1>(1); // expected-error
  t = u;                  // expected-error
  tiled_index<4> d;       // expected-error
  tile_barrier n;         // expected-error
  b = t.barrier;          // expected-error
  t.tile++;               // expected-error
  t.tile_origin += 1;     // expected-error
  index<2> i = t;         // expected-error
  tiled_index<2> w = t;   // expected-error
}
} // namespace constant_members

int main() {}
