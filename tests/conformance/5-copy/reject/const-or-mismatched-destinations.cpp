// Copy must not write to const arrays or views, nor between unequal ranks or element types.
//
// reject: R-5.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <list>
#include <string>
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
extern std::vector<std::string> sv;
extern std::vector<int *> pv;
extern const std::list<int> clst;
void f1() {
  copy(a1, ca1); // ERROR
}
void f2() {
  copy(v1, ca1); // ERROR
}
void f3() {
  copy(a1, cv1); // ERROR
}
void f4() {
  copy(v1, cv1); // ERROR
}
void f5() {
  copy(cv1, cv1); // ERROR
}
void f6() {
  copy(vec.begin(), vec.end(), cv1); // ERROR
}
void f7() {
  copy(vec.begin(), cv1); // ERROR
}
void f8() {
  copy(vec.begin(), ca1); // ERROR
}
void f9() {
  copy(a1, a2); // ERROR
}
void f10() {
  copy(a1, v2); // ERROR
}
void f11() {
  copy(v1, a2); // ERROR
}
void f12() {
  copy(v1, v2); // ERROR
}
void f13() {
  copy(cv1, v2); // ERROR
}
void f14() {
  copy(a1, fa1); // ERROR
}
