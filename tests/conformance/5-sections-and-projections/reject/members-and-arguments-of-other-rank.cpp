// Members, subscripts and sections of a view take arguments of its rank, and some members exist
// only at rank 1.
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

extern accelerator_view av;
extern array_view<int, 1> v1;
extern array_view<int, 2> v2;
extern array_view<const int, 2> cv2;
extern array_view<int, 3> v3;
extern array_view<int, 4> v4;
extern index<1> i1;
extern index<2> i2;
extern extent<1> e1;
extern extent<2> e2;

// Data, reinterpret_as and view_as exist only for views of rank 1, and subscripts match the rank.
void members_at_rank_one() {
  v2.data();                   // expected-error
  v3.data();                   // expected-error
  v4.data();                   // expected-error
  cv2.data();                  // expected-error
  v2.reinterpret_as<float>();  // expected-error
  cv2.reinterpret_as<float>(); // expected-error
  v3.reinterpret_as<float>();  // expected-error
  v2.view_as(e1);              // expected-error
  cv2.view_as(e1);             // expected-error
  v4.view_as(e1);              // expected-error
  v1.reinterpret_as<char>();   // expected-error
  v1.view_as(4);               // expected-error
  v1[i2];                      // expected-error
  v2[i1];                      // expected-error
}

// Subscripts, get_ref and sections take arguments of the view's rank, and properties are read-only.
void subscripts_and_sections() {
  v1(0, 0);                           // expected-error
  v2(0, 0, 0);                        // expected-error
  v3(0, 0);                           // expected-error
  v4(0, 0, 0, 0);                     // expected-error
  v1.get_ref(0);                      // expected-error
  v2.get_ref(0, 0);                   // expected-error
  v1.section(0);                      // expected-error
  v2.section(0, 1);                   // expected-error
  v2.section(i1, e2);                 // expected-error
  v1.section(e1, i1);                 // expected-error
  v3.section(0, 0, 0, 1, 1);          // expected-error
  v4.section(0, 0, 0, 0, 1, 1, 1, 1); // expected-error
  v1.extent = e1;                     // expected-error
  v1.source_accelerator_view = av;    // expected-error
}
