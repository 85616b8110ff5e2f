// Amp functions must not allocate arrays or create views without source or of char elements.
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
  i1 < i1; // ERROR
}
void f2(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  e1 = i1; // ERROR
}
void f3(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  array<int> *x = new array<int>(10); // ERROR
}
void f4(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  array_view<int> x; // ERROR
}
void f5(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  array_view<char> x(4, nullptr); // ERROR
}
