// An exception must not be constructed implicitly or from arguments that no constructor takes.
//
// reject: E-12.2-a
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
void f1() {
  runtime_exception x; // ERROR
}
void f2() {
  runtime_exception x("a"); // ERROR
}
void f3() {
  runtime_exception x = E_FAIL; // ERROR
}
void f4() {
  throw runtime_exception("a"); // ERROR
}
void f5() {
  runtime_exception x(std::string("a"), 1); // ERROR
}
void f6() {
  out_of_memory x = "a"; // ERROR
}
void f7() {
  out_of_memory x("a", 1); // ERROR
}
void f8() {
  out_of_memory x(1); // ERROR
}
void f9() {
  invalid_compute_domain x = "a"; // ERROR
}
void f10() {
  invalid_compute_domain x("a", 1); // ERROR
}
void f11() {
  unsupported_feature x = "a"; // ERROR
}
void f12() {
  unsupported_feature x("a", 1); // ERROR
}
void f13() {
  accelerator_view_removed x; // ERROR
}
void f14() {
  accelerator_view_removed x("a"); // ERROR
}
