// An amp function must not copy, synchronize or create views without source, write to const
// elements or use members of another rank.
//
// reject: R-5.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

// Amp functions must not create views without source, copy views or write to const elements.
void construction_and_writes(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
                             array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
                             extent<2> e2) restrict(amp) {
  cv1.get_source_accelerator_view(); // expected-error
  cv2.synchronize_async();           // expected-error
  array_view<int> x1(10);            // expected-error
  array_view<int> x2(e1);            // expected-error
  array_view<int, 2> x3(2, 3);       // expected-error
  array_view<int, 2> x4(e2);         // expected-error
  copy(v1, v1);                      // expected-error
  copy(cv1, v1);                     // expected-error
  cv1[0] = 1;                        // expected-error
  cv2(0, 0) = 1;                     // expected-error
  cv1.get_ref(i1) = 2;               // expected-error
  array_view<int> x5(cv1);           // expected-error
  array_view<int> x6 = cv1;          // expected-error
  v1 = cv1;                          // expected-error
}

// Amp functions must not copy, synchronize, refresh or discard views, nor write to const arrays.
void members_of_arrays(array<int> &a1, const array<int> &ca1, array<int, 2> &a2) restrict(amp) {
  ca1[0] = 1;          // expected-error
  ca1.data()[0] = 1;   // expected-error
  a1[0][0];            // expected-error
  a2.section(0, 0, 1); // expected-error
}
void members_of_views(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
                      array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
                      extent<2> e2) restrict(amp) {
  v1.copy_to(v1);                   // expected-error
  v1.get_source_accelerator_view(); // expected-error
  v1.source_accelerator_view;       // expected-error
  v1.synchronize();                 // expected-error
  v1.synchronize(access_type_read); // expected-error
  v1.synchronize_async();           // expected-error
  v1.refresh();                     // expected-error
  v1.discard_data();                // expected-error
  cv1.synchronize();                // expected-error
  cv1.refresh();                    // expected-error
}

// Amp functions must not allocate arrays or create views without source or of char elements.
void invalid_objects(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
                     array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
                     extent<2> e2) restrict(amp) {
  i1 < i1;                             // expected-error
  e1 = i1;                             // expected-error
  array<int> *x1 = new array<int>(10); // expected-error
  array_view<int> x2;                  // expected-error
  array_view<char> x3(4, nullptr);     // expected-error
}

// Amp functions must not use members, subscripts or index arguments of another rank.
void other_ranks(array_view<int> v1, array_view<const int> cv1, array_view<int, 2> v2,
                 array_view<const int, 2> cv2, index<1> i1, index<2> i2, extent<1> e1,
                 extent<2> e2) restrict(amp) {
  v2.data();                // expected-error
  v2.reinterpret_as<int>(); // expected-error
  v2.view_as(e1);           // expected-error
  v1[i2];                   // expected-error
  v2[i1];                   // expected-error
  v1.extent = e1;           // expected-error
  v1.view_as<1>(e2);        // expected-error
  index<1> x1 = 3;          // expected-error
  index<2> x2(1);           // expected-error
  index<1> x3(e1);          // expected-error
  e1.tile<2, 2>();          // expected-error
  e2.tile<2>();             // expected-error
  e2.tile<0, 2>();          // expected-error
  i1 + i2;                  // expected-error
}
