// Copies and assignments must not write const data, take containers, mix ranks or element types, or
// use absent members.
//
// reject: R-5.3-e, R-5.3-f, R-5.3-d, R-5.3.4-a, R-5.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <array>
#include <iterator>
#include <vector>

using namespace concurrency;

// Copy must not write to a const array.
namespace const_array {
void f(array<int, 1> &a, const array<int, 1> &ca) { copy(a, ca); } // expected-error
} // namespace const_array

// copy_async must not write a view to a const array.
namespace view_to_const_array {
void f(array_view<const int, 1> v, const array<int, 1> &ca) { copy_async(v, ca); } // expected-error
} // namespace view_to_const_array

// Copy must not write to a view of const elements.
namespace const_view {
void f(array_view<const int, 1> c, array_view<int, 1> v) {
  copy(c, v);

  copy(v, c); // expected-error
}
} // namespace const_view

// Copy must not write through a pointer to const.
namespace const_pointer {
void f(array<int, 1> &a, array_view<int, 1> v, array_view<const int, 1> cv, const int *p,
       std::vector<int>::const_iterator c) {
  copy(a, p); // expected-error
}
} // namespace const_pointer

// copy_async must not write through a const_iterator of a vector.
namespace const_iterator {
void f(array_view<const int, 2> cv, const std::vector<int> &h) {
  copy_async(cv, h.begin()); // expected-error
}
} // namespace const_iterator

// Copy must not take a vector as destination.
namespace container_as_destination {
void f(array<int, 1> &a, std::vector<int> h) { copy(a, h); } // expected-error
} // namespace container_as_destination

// Copy must not take a vector as source.
namespace container_as_source {
void f(array_view<int, 1> v, const std::vector<int> &h) { copy(h, v); } // expected-error
} // namespace container_as_source

// copy_async, copy_to and assignments must not write const data or mix ranks and element types.
namespace copy_members {
void f(array<int, 1> &a, const array<int, 1> &ca, array<int, 2> &b, array<float, 1> &g,
       array_view<int, 1> v, array_view<const int, 1> cv, array_view<int, 2> w,
       array_view<float, 1> fv, std::vector<int> h) {
  copy_async(a, ca);                  // expected-error
  copy_async(cv, cv);                 // expected-error
  copy_async(a, cv);                  // expected-error
  copy_async(a, b);                   // expected-error
  copy_async(v, fv);                  // expected-error
  copy_async(h.begin(), h.end(), cv); // expected-error
  copy_async(h.begin(), cv);          // expected-error
  a.copy_to(ca);                      // expected-error
  a.copy_to(cv);                      // expected-error
  v.copy_to(ca);                      // expected-error
  cv.copy_to(cv);                     // expected-error
  v.copy_to(w);                       // expected-error
  a.copy_to(g);                       // expected-error
  a = w;                              // expected-error
  a = fv;                             // expected-error
  v = cv;                             // expected-error
  v = a[0];                           // expected-error
  ca = a;                             // expected-error
}
} // namespace copy_members

// Copies, assignments and members must not write const data, mix types or ranks or use absent
// members.
namespace arrays_and_views {
void f(array<int, 1> &a, const array<int, 1> &ca, array<float, 1> &fa, array<int, 2> &a2,
       array_view<int, 1> v, array_view<const int, 1> cv, array_view<float, 1> fv,
       array_view<int, 2> v2, std::vector<int> s, const std::vector<int> cs) {
  copy(a, ca);                                             // expected-error
  copy(v, cv);                                             // expected-error
  copy(cv, cv);                                            // expected-error
  copy(a, cv);                                             // expected-error
  copy(s.begin(), s.end(), cv);                            // expected-error
  copy(s.begin(), cv);                                     // expected-error
  copy(a, fa);                                             // expected-error
  copy(v, fv);                                             // expected-error
  copy(a, a2);                                             // expected-error
  copy(v, v2);                                             // expected-error
  copy(a, v2);                                             // expected-error
  copy(v, a2);                                             // expected-error
  copy(a, cs.begin());                                     // expected-error
  copy_async(a, ca);                                       // expected-error
  copy_async(cv, cv);                                      // expected-error
  copy_async(s.begin(), cv);                               // expected-error
  copy_async(a, cv);                                       // expected-error
  copy_async(v, a2);                                       // expected-error
  a.copy_to(ca);                                           // expected-error
  a.copy_to(cv);                                           // expected-error
  a.copy_to(a2);                                           // expected-error
  a.copy_to(fa);                                           // expected-error
  v.copy_to(cv);                                           // expected-error
  v.copy_to(ca);                                           // expected-error
  cv.copy_to(cv);                                          // expected-error
  a.copy_to(s.begin());                                    // expected-error
  ca = a;                                                  // expected-error
  a = v2;                                                  // expected-error
  a = fv;                                                  // expected-error
  a = s;                                                   // expected-error
  v = cv;                                                  // expected-error
  v = fv;                                                  // expected-error
  v = v2;                                                  // expected-error
  v = s;                                                   // expected-error
  cv[0] = 1;                                               // expected-error
  cv(0) = 1;                                               // expected-error
  cv[index<1>(0)] = 1;                                     // expected-error
  cv.get_ref(index<1>(0)) = 1;                             // expected-error
  *cv.data() = 1;                                          // expected-error
  cv.section(0, 1)[0] = 1;                                 // expected-error
  cv.reinterpret_as<float>()[0] = 1;                       // expected-error
  cv.view_as(extent<2>(1, 1))(0, 0) = 1;                   // expected-error
  ca[0] = 1;                                               // expected-error
  ca(0) = 1;                                               // expected-error
  *ca.data() = 1;                                          // expected-error
  ca.section(0, 1)[0] = 1;                                 // expected-error
  ca.view_as(extent<2>(1, 1))(0, 0) = 1;                   // expected-error
  cv.discard_data();                                       // expected-error
  cv.synchronize(access_type_read);                        // expected-error
  cv.synchronize_async(access_type_read);                  // expected-error
  cv.synchronize_to(a.accelerator_view, access_type_read); // expected-error
  a.extent = v.extent;                                     // expected-error
  v.extent = v.extent;                                     // expected-error
  a.accelerator_view = a.accelerator_view;                 // expected-error
  a.cpu_access_type = access_type_read;                    // expected-error
  v.source_accelerator_view = a.accelerator_view;          // expected-error
  v2[0] = 3;                                               // expected-error
  v2.data();                                               // expected-error
  v2.reinterpret_as<int>();                                // expected-error
  v2.view_as(extent<1>(1));                                // expected-error
  v.section(0, 0, 1, 1);                                   // expected-error
  v2.section(0, 1);                                        // expected-error
  v(0, 0);                                                 // expected-error
  v2(0, 0, 0);                                             // expected-error
  a(0, 0);                                                 // expected-error
  a2(0, 0, 0);                                             // expected-error
  a2[0][0][0];                                             // expected-error
  v[index<2>(0, 0)];                                       // expected-error
  a[index<2>(0, 0)];                                       // expected-error
  v2[index<1>(0)];                                         // expected-error
  v.section(index<2>(), extent<2>());                      // expected-error
  v.section(extent<2>(1, 1));                              // expected-error
  a.discard_data();                                        // expected-error
  a.synchronize();                                         // expected-error
  a.refresh();                                             // expected-error
  a.get_ref(index<1>(0));                                  // expected-error
  a.get_source_accelerator_view();                         // expected-error
  v.get_accelerator_view();                                // expected-error
  v.get_cpu_access_type();                                 // expected-error
  std::vector<int> vv = v;                                 // expected-error
  std::vector<float> vf = a;                               // expected-error
}
} // namespace arrays_and_views

int main() {}
