// Copy and copy_async require sources and destinations of equal rank and element type, iterators of
// one type and writable destinations.
//
// reject: R-5.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <list>
#include <string>
#include <vector>
using namespace concurrency;

extern const int *cp;
extern std::vector<int> vec;
extern std::list<int> lst;
extern int ia[4];
extern array<int, 1> a1;
extern const array<int, 1> ca1;
extern array<int, 2> a2;
extern array<float, 1> fa1;
extern array_view<int, 1> v1;
extern array_view<const int, 1> cv1;
extern array_view<int, 2> v2;
extern array_view<float, 1> fv1;
extern std::vector<std::string> sv;
extern std::vector<int *> pv;
extern const std::list<int> clst;

// Copy must not write to const arrays or views, nor between unequal ranks or element types.
void const_or_mismatched_destinations() {
  copy(a1, ca1);                     // expected-error
  copy(v1, ca1);                     // expected-error
  copy(a1, cv1);                     // expected-error
  copy(v1, cv1);                     // expected-error
  copy(cv1, cv1);                    // expected-error
  copy(vec.begin(), vec.end(), cv1); // expected-error
  copy(vec.begin(), cv1);            // expected-error
  copy(vec.begin(), ca1);            // expected-error
  copy(a1, a2);                      // expected-error
  copy(a1, v2);                      // expected-error
  copy(v1, a2);                      // expected-error
  copy(v1, v2);                      // expected-error
  copy(cv1, v2);                     // expected-error
  copy(a1, fa1);                     // expected-error
}

// Copy and copy_async require iterators of one type and writable destinations of equal rank.
void argument_types() {
  copy(v1, pv.begin());                    // expected-error
  copy(a1, 3);                             // expected-error
  copy(3, a1);                             // expected-error
  copy(a1, a1, a1);                        // expected-error
  copy(lst.begin(), vec.end(), a1);        // expected-error
  copy_async(a1, ca1);                     // expected-error
  copy_async(v1, ca1);                     // expected-error
  copy_async(a1, cv1);                     // expected-error
  copy_async(v1, cv1);                     // expected-error
  copy_async(cv1, cv1);                    // expected-error
  copy_async(vec.begin(), vec.end(), cv1); // expected-error
  copy_async(vec.begin(), cv1);            // expected-error
  copy_async(vec.begin(), ca1);            // expected-error
  copy_async(a1, a2);                      // expected-error
}

// Copy must not take containers, const iterators or iterators of inconvertible elements.
void iterators_and_containers() {
  copy(a1, fv1);                  // expected-error
  copy(v1, fa1);                  // expected-error
  copy(cv1, fv1);                 // expected-error
  copy(a1, vec.cbegin());         // expected-error
  copy(v1, cp);                   // expected-error
  copy(v1, clst.begin());         // expected-error
  copy(a1, vec);                  // expected-error
  copy(vec, a1);                  // expected-error
  copy(vec, v1);                  // expected-error
  copy(ia, 4, a1);                // expected-error
  copy(a1);                       // expected-error
  copy(sv.begin(), sv.end(), a1); // expected-error
  copy(sv.begin(), a1);           // expected-error
  copy(pv.begin(), v1);           // expected-error
}

// copy_async must not mix ranks or element types, and returns only a completion_future.
void asynchronous_copies() {
  copy_async(a1, v2);                        // expected-error
  copy_async(v1, a2);                        // expected-error
  copy_async(v1, v2);                        // expected-error
  copy_async(a1, fa1);                       // expected-error
  copy_async(cv1, fv1);                      // expected-error
  copy_async(a1, vec.cbegin());              // expected-error
  copy_async(v1, cp);                        // expected-error
  copy_async(a1, vec);                       // expected-error
  copy_async(vec, a1);                       // expected-error
  copy_async(sv.begin(), sv.end(), a1);      // expected-error
  int x1 = copy_async(a1, v1);               // expected-error
  std::future<void> x2 = copy_async(a1, v1); // expected-error
  copy(a1, v1).get();                        // expected-error
}
