// Amp functions must not copy, synchronize, refresh or discard views, nor write to const arrays.
//
// reject: R-5.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f1(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp) {
  ca1[0] = 1; // ERROR
}
void f2(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp) {
  ca1.data()[0] = 1; // ERROR
}
void f3(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp) {
  a1[0][0]; // ERROR
}
void f4(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp) {
  a2.section(0, 0, 1); // ERROR
}
void f5(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  v1.copy_to(v1); // ERROR
}
void f6(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  v1.get_source_accelerator_view(); // ERROR
}
void f7(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  v1.source_accelerator_view; // ERROR
}
void f8(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  v1.synchronize(); // ERROR
}
void f9(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
        array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
        extent<2> e2) restrict(amp) {
  v1.synchronize(access_type_read); // ERROR
}
void f10(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
         array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
         extent<2> e2) restrict(amp) {
  v1.synchronize_async(); // ERROR
}
void f11(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
         array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
         extent<2> e2) restrict(amp) {
  v1.refresh(); // ERROR
}
void f12(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
         array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
         extent<2> e2) restrict(amp) {
  v1.discard_data(); // ERROR
}
void f13(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
         array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
         extent<2> e2) restrict(amp) {
  cv1.synchronize(); // ERROR
}
void f14(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
         array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
         extent<2> e2) restrict(amp) {
  cv1.refresh(); // ERROR
}
