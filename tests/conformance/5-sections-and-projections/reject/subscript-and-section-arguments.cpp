// Subscripts, get_ref and sections take arguments of the view's rank, and properties are read-only.
//
// reject: R-5.2-a
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
struct ptr {
  int *p;
};
struct withview {
  array_view<int, 1> v;
};
void f1() {
  v1(0, 0); // ERROR
}
void f2() {
  v2(0, 0, 0); // ERROR
}
void f3() {
  v3(0, 0); // ERROR
}
void f4() {
  v4(0, 0, 0, 0); // ERROR
}
void f5() {
  v1.get_ref(0); // ERROR
}
void f6() {
  v2.get_ref(0, 0); // ERROR
}
void f7() {
  v1.section(0); // ERROR
}
void f8() {
  v2.section(0, 1); // ERROR
}
void f9() {
  v2.section(i1, e2); // ERROR
}
void f10() {
  v1.section(e1, i1); // ERROR
}
void f11() {
  v3.section(0, 0, 0, 1, 1); // ERROR
}
void f12() {
  v4.section(0, 0, 0, 0, 1, 1, 1, 1); // ERROR
}
void f13() {
  v1.extent = e1; // ERROR
}
void f14() {
  v1.source_accelerator_view = av; // ERROR
}
