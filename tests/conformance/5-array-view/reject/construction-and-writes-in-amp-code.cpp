// Amp functions must not create views without source, copy views or write to const elements.
//
// reject: R-5.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f1(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  cv1.get_source_accelerator_view(); // ERROR
}
void f2(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  cv2.synchronize_async(); // ERROR
}
void f3(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  array_view<int> x(10); // ERROR
}
void f4(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  array_view<int> x(e1); // ERROR
}
void f5(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  array_view<int, 2> x(2, 3); // ERROR
}
void f6(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  array_view<int, 2> x(e2); // ERROR
}
void f7(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  copy(v1, v1); // ERROR
}
void f8(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  copy(cv1, v1); // ERROR
}
void f9(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  cv1[0] = 1; // ERROR
}
void f10(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
         array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
         extent<2> e2) restrict(amp) {
  cv2(0, 0) = 1; // ERROR
}
void f11(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
         array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
         extent<2> e2) restrict(amp) {
  cv1.get_ref(i1) = 2; // ERROR
}
void f12(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
         array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
         extent<2> e2) restrict(amp) {
  array_view<int> x(cv1); // ERROR
}
void f13(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
         array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
         extent<2> e2) restrict(amp) {
  array_view<int> x = cv1; // ERROR
}
void f14(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
         array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
         extent<2> e2) restrict(amp) {
  v1 = cv1; // ERROR
}
