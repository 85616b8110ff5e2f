// A tiled_extent has positive tile lengths, is built from an extent, and lacks dimensions of higher
// rank.
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
void f1() {
  tiled_extent<0> x; // ERROR
}
void f2() {
  tiled_extent<-1> x; // ERROR
}
void f3() {
  tiled_extent<4, -1> x; // ERROR
}
void f4() {
  tiled_extent<4, 4, -1> x; // ERROR
}
void f5() {
  tiled_extent<4> x = 3; // ERROR
}
void f6() {
  tiled_extent<4> x(3); // ERROR
}
void f7() {
  tiled_extent<4> x = e2; // ERROR
}
void f8() {
  tiled_extent<4, 4> x = e1; // ERROR
}
void f9() {
  tiled_extent<4> x = extent<1>(4).tile<8>();
  tiled_extent<4> &y = x;
  y.tile_dim1; // ERROR
}
void f10() {
  tiled_extent<4, 4> x;
  x.tile_dim2; // ERROR
}
void f11() {
  tiled_extent<4> x;
  x.tile_extent = e1; // ERROR
}
void f12() {
  tiled_extent<4> x;
  x.tile_dim0 = 3; // ERROR
}
void f13() {
  tiled_extent<4> x;
  x.global; // ERROR
}
void f14() {
  tiled_extent<4, 4> x;
  tiled_extent<4> y = x; // ERROR
}
