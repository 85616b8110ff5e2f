// A view must not be assigned from another type, write to const elements or use members that it
// does not have.
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

extern accelerator acc;
extern accelerator_view av;
extern std::vector<int> vec;
extern const array<int, 1> ca1;
extern array_view<int, 1> v1;
extern array_view<const int, 1> cv1;
extern array_view<int, 2> v2;
extern array_view<const int, 2> cv2;
extern array_view<float, 1> fv1;
extern index<1> i1;
extern extent<2> e2;

// A view must not be assigned from another type, nor write to const elements.
void assignments_and_const_elements() {
  array_view<volatile int> x1(4); // expected-error
  array_view<int &> x2(4);        // expected-error
  array_view<long double> x3(4);  // expected-error
  v1 = cv1;                       // expected-error
  v1 = v2;                        // expected-error
  v1 = fv1;                       // expected-error
  v1 = vec;                       // expected-error
  v1 = ca1;                       // expected-error
  cv1 = cv2;                      // expected-error
  cv1[0] = 1;                     // expected-error
  cv1(i1) = 1;                    // expected-error
  cv1.get_ref(i1) = 1;            // expected-error
  cv2[0][0] = 1;                  // expected-error
  cv2(0, 0) = 1;                  // expected-error
}

// A const view must not write, discard or synchronize with an access type.
void synchronization() {
  cv1.data()[0] = 1;                              // expected-error
  int &x1 = cv1[0];                               // expected-error
  int *x2 = cv1.data();                           // expected-error
  cv1.section(0, 1)[0]++;                         // expected-error
  cv1.reinterpret_as<float>()[0] = 1;             // expected-error
  cv1.view_as(e2)(0, 0) = 1;                      // expected-error
  cv1.discard_data();                             // expected-error
  cv1.synchronize(access_type_read);              // expected-error
  cv1.synchronize_async(access_type_read);        // expected-error
  cv1.synchronize_to(av, access_type_read);       // expected-error
  cv1.synchronize_to_async(av, access_type_read); // expected-error
  v1.synchronize_to();                            // expected-error
  v1.synchronize(av);                             // expected-error
  v1.synchronize_to(acc);                         // expected-error
}

// A view must not copy to const or unequal types, and has no conversion, comparison, size or begin.
void copies_and_absent_members() {
  v1.copy_to(cv1);          // expected-error
  v1.copy_to(ca1);          // expected-error
  v1.copy_to(v2);           // expected-error
  v1.copy_to(fv1);          // expected-error
  v1.copy_to(vec);          // expected-error
  std::vector<int> x1 = v1; // expected-error
  v1 == v1;                 // expected-error
  v1.size();                // expected-error
  v1.begin();               // expected-error
  v1.rank = 1;              // expected-error
  int *x2 = v1;             // expected-error
}
