// A view must have a source of its own element type and rank, a positive rank and amp-compatible
// elements.
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

extern int *p;
extern const int *cp;
extern std::vector<int> vec;
extern const std::vector<int> cvec;
extern std::vector<float> fvec;
extern std::list<int> lst;
extern int ia[4];
extern const int cia[4];
extern float fa[4];
extern array<int, 2> a2;
extern array<float, 1> fa1;
extern array_view<int, 1> v1;
extern array_view<const int, 1> cv1;
extern extent<1> e1;
extern extent<2> e2;
struct pointer {
  int *p;
};
struct with_view {
  array_view<int, 1> v;
};

// The element type and rank of a view must match its source, and a const view requires a source.
void other_types_and_ranks() {
  array_view<int> x1(10, cia);         // expected-error
  array_view<int> x2(fvec);            // expected-error
  array_view<int> x3(fa);              // expected-error
  array_view<int> x4(10, fa);          // expected-error
  array_view<const int> x5(fa);        // expected-error
  array_view<const int> x6(fvec);      // expected-error
  array_view<const int> x7(10);        // expected-error
  array_view<const int> x8(e1);        // expected-error
  array_view<const int, 2> x9(10, 10); // expected-error
  array_view<const int, 2> x10(e2);    // expected-error
  array_view<int, 2> x11(ia);          // expected-error
  array_view<int, 2> x12(vec);         // expected-error
  array_view<int, 2> x13(10);          // expected-error
  array_view<int, 2> x14(10, vec);     // expected-error
}

// A view has no default or implicit construction, and a writable view has no const source.
void implicit_and_const_sources() {
  array_view<int> x1;              // expected-error
  array_view<const int> x2;        // expected-error
  array_view<int, 2> x3;           // expected-error
  array_view<int> x4 = 10;         // expected-error
  array_view<int> x5 = e1;         // expected-error
  array_view<int> x6 = vec;        // expected-error
  array_view<int> x7 = ia;         // expected-error
  array_view<const int> x8 = cvec; // expected-error
  array_view<const int> x9 = cia;  // expected-error
  array_view<int> x10(cvec);       // expected-error
  array_view<int> x11(10, cvec);   // expected-error
  array_view<int> x12(e1, cvec);   // expected-error
  array_view<int> x13(10, cp);     // expected-error
  array_view<int> x14(cia);        // expected-error
}

// A view must not be constructed from lists, lone pointers, iterators or views of another type or
// rank.
void pointers_lists_and_views() {
  array_view<int, 3> x1(10, 10, vec);         // expected-error
  array_view<int, 1> x2(10, 10, vec);         // expected-error
  array_view<int, 4> x3(1, 2, 3, 4, p);       // expected-error
  array_view<int, 2> x4(e1, p);               // expected-error
  array_view<int> x5(lst);                    // expected-error
  array_view<int> x6(10, lst);                // expected-error
  array_view<int> x7(p);                      // expected-error
  array_view<int> x8(p, 10);                  // expected-error
  array_view<int> x9(vec.begin(), vec.end()); // expected-error
  array_view<int> x10(cv1);                   // expected-error
  array_view<int> x11 = cv1;                  // expected-error
  array_view<float> x12 = v1;                 // expected-error
  array_view<int, 2> x13 = v1;                // expected-error
  array_view<int> x14 = a2;                   // expected-error
}

// A view must have a positive rank and amp-compatible elements whose size is a multiple of four
// bytes.
void ranks_and_element_types() {
  array_view<int> x1 = fa1; // expected-error
  array_view<int> x2(array<int>(4));
  array_view<int, 0> x3(e1, p);         // expected-error
  array_view<int, -1> x4(e1, p);        // expected-error
  array_view<int> x5(10, 10);           // expected-error
  array_view<int> x6(10, nullptr_t());  // expected-error
  array_view<char> x7(4);               // expected-error
  array_view<bool> x8(4);               // expected-error
  array_view<short> x9(4);              // expected-error
  array_view<int *> x10(4);             // expected-error
  array_view<const char> x11(4, "abc"); // expected-error
  array_view<pointer> x12(4);           // expected-error
  array_view<with_view> x13(4);         // expected-error
  array_view<array_view<int>> x14(4);   // expected-error
}
