// Amp functions must not use members, subscripts or index arguments of another rank.
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
  v2.data(); // ERROR
}
void f2(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  v2.reinterpret_as<int>(); // ERROR
}
void f3(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  v2.view_as(e1); // ERROR
}
void f4(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  v1[i2]; // ERROR
}
void f5(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  v2[i1]; // ERROR
}
void f6(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  v1.extent = e1; // ERROR
}
void f7(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  v1.view_as<1>(e2); // ERROR
}
void f8(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  index<1> x = 3; // ERROR
}
void f9(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  index<2> x(1); // ERROR
}
void f10(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
         array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
         extent<2> e2) restrict(amp) {
  index<1> x(e1); // ERROR
}
void f11(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
         array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
         extent<2> e2) restrict(amp) {
  e1.tile<2, 2>(); // ERROR
}
void f12(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
         array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
         extent<2> e2) restrict(amp) {
  e2.tile<2>(); // ERROR
}
void f13(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
         array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
         extent<2> e2) restrict(amp) {
  e2.tile<0, 2>(); // ERROR
}
void f14(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
         array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
         extent<2> e2) restrict(amp) {
  i1 + i2; // ERROR
}
