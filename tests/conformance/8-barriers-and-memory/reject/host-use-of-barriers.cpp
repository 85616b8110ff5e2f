// Host code must not wait on a barrier or fence, and the members of tiled_index are constant.
//
// reject: R-4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <list>
#include <vector>
using namespace concurrency;
extern accelerator acc;
extern accelerator_view av;
extern int n;
extern int *p;
extern const int *cp;
extern std::vector<int> vec;
extern const std::vector<int> cvec;
extern std::vector<float> fvec;
extern std::list<int> lst;
extern int ia[4];
extern const int cia[4];
extern float fa[4];
extern array<int, 1> a1;
extern const array<int, 1> ca1;
extern array<int, 2> a2;
extern const array<int, 2> ca2;
extern array<int, 3> a3;
extern array<int, 4> a4;
extern array<float, 1> fa1;
extern array_view<int, 1> v1;
extern array_view<const int, 1> cv1;
extern array_view<int, 2> v2;
extern array_view<const int, 2> cv2;
extern array_view<int, 3> v3;
extern array_view<int, 4> v4;
extern array_view<float, 1> fv1;
extern index<1> i1;
extern index<2> i2;
extern index<3> i3;
extern index<4> i4;
extern extent<1> e1;
extern extent<2> e2;
extern extent<3> e3;
extern extent<4> e4;
extern const index<1> ci1;
extern const extent<2> ce2;
void g6(tiled_index<4> x, tile_barrier b) { x.barrier = b; } // ERROR
void g7(tiled_index<4> x) { x[0]; } // ERROR
void g8(tiled_index<4> x) { x.tile_dim1; } // ERROR
void g9(tiled_index<4, 4> x) { x.tile_dim2; } // ERROR
void g10(tiled_index<4> x) { index<2> y = x; } // ERROR
void g11(tile_barrier x, tile_barrier y) { x = y; } // ERROR
void g12(tiled_index<4> x) { x.barrier.wait(); } // ERROR
void g13(tile_barrier x) { x.wait_with_all_memory_fence(); } // ERROR
void g14(tile_barrier x) { x.wait_with_global_memory_fence(); } // ERROR
void g15(tile_barrier x) { x.wait_with_tile_static_memory_fence(); } // ERROR
void g16(tile_barrier x) { all_memory_fence(x); } // ERROR
void g17(tile_barrier x) { global_memory_fence(x); } // ERROR
void g18(tile_barrier x) restrict(cpu, amp) { tile_static_memory_fence(x); } // ERROR
void g19(tile_barrier x) restrict(amp, cpu) { x.wait(); } // ERROR
