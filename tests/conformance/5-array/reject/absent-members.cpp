// An array has no synchronize, refresh, discard_data, get_ref, size, begin or operators.
//
// reject: R-5.1-a
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
struct sh {
  short s;
};
struct bf {
  int a : 3;
};
struct vt {
  virtual void f();
  int a;
};
struct deepview {
  withview w[2];
};
struct derived : withview {
  int a;
};
struct ll {
  long long a;
};
union un {
  int a;
  char b;
};
void f1() {
  a1.synchronize(); // ERROR
}
void f2() {
  a1.refresh(); // ERROR
}
void f3() {
  a1.discard_data(); // ERROR
}
void f4() {
  a1.get_ref(i1); // ERROR
}
void f5() {
  a1.source_accelerator_view; // ERROR
}
void f6() {
  a1 == a1; // ERROR
}
void f7() {
  a1 + a1; // ERROR
}
void f8() {
  a1.size(); // ERROR
}
void f9() {
  a1.begin(); // ERROR
}
