// An exception class must not convert from its base or offer members of accelerator_view_removed.
//
// reject: E-12.2-a
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
  accelerator_view_removed x = 3; // ERROR
}
void f2() {
  accelerator_view_removed x = 3L; // ERROR
}
void f3() {
  runtime_exception x(E_FAIL);
  x.get_view_removed_reason(); // ERROR
}
void f4() {
  out_of_memory x;
  x.get_view_removed_reason(); // ERROR
}
void f5() {
  runtime_exception x(1);
  x.get_error_code() = 3; // ERROR
}
void f6() {
  out_of_memory x(runtime_exception(1)); // ERROR
}
void f7() {
  out_of_memory x;
  x = runtime_exception(1); // ERROR
}
