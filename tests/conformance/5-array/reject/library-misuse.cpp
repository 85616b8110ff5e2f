// A program must not use accelerators, indices, extents, arrays, views, copies and atomic functions
// in ways that the library does not offer.
//
// reject: R-3.2.2-c, R-4.2.2-a, R-5.1-a, R-5.1-b, R-5.1-c, R-5.1-g, R-5.1.2-n, R-5.1.4-e,
// R-5.1.3-g, R-5.2.4-b, R-4.1.4-g, G-1.1-d, G-1.1-e, G-1.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>

using namespace concurrency;

// Each misuse of accelerator, index, extent, array, view, copy and atomic functions is an error.
namespace each_class {
void f() {
  accelerator a0 = std::wstring(L"cpu"); // expected-error
  accelerator_view av0;                  // expected-error
  index<0> i0;                           // expected-error
  index<2> i1(1);                        // expected-error
  index<1> i2 = 3;                       // expected-error
  index<4> i3(1, 2, 3);                  // expected-error
  index<2> i4(0);                        // expected-error
  extent<1> e0 = 3;                      // expected-error
  extent<3> e1(1, 2);                    // expected-error
  extent<2> e2(8, 8);
  e2.tile<4>();                                    // expected-error
  extent<1>(8).tile<4, 4>();                       // expected-error
  extent<4>().tile<1, 1, 1>();                     // expected-error
  extent<1>(8).tile<-1>();                         // expected-error
  tiled_index<4> ti;                               // expected-error
  tile_barrier tb;                                 // expected-error
  array<char> c0(4);                               // expected-error
  array<bool> c1(4);                               // expected-error
  array<short, 2> c2(4, 4);                        // expected-error
  array<int *> c3(4);                              // expected-error
  array<array_view<int>> c4(4);                    // expected-error
  array<int> c5;                                   // expected-error
  array<const int> c6(4);                          // expected-error
  array<int, 1> c7(4, 10);                         // expected-error
  array<int, 2> c8(4);                             // expected-error
  array_view<int> d0;                              // expected-error
  array_view<char> d1(4);                          // expected-error
  array_view<const short> d2(4, (short *)nullptr); // expected-error
  const array<int> ca(4);
  array_view<int> d3(ca); // expected-error
  array_view<const int> cv(ca);
  array_view<int> d4(cv); // expected-error
  int ia[4];
  array_view<float> d5(ia);  // expected-error
  array_view<int, 2> d6(ca); // expected-error
  cv[0] = 1;                 // expected-error
  cv.discard_data();         // expected-error
  array_view<int, 2> v2(2, 2);
  v2.reinterpret_as<float>(); // expected-error
  v2.view_as(extent<1>(4));   // expected-error
  copy(cv, cv);               // expected-error
  array_view<int> w(4);
  w.extent = extent<1>(3);                                 // expected-error
  accelerator().default_view = accelerator().default_view; // expected-error
  index<2> a(1, 2), b(3, 4);
  a *b;                                               // expected-error
  a < b;                                              // expected-error
  -a;                                                 // expected-error
  a == index<3>();                                    // expected-error
  w(1, 2);                                            // expected-error
  w[index<2>()];                                      // expected-error
  array<std::string> s0(3);                           // expected-error
  array<int, 0> *s1 = new array<int, 0>(extent<0>{}); // expected-error
  completion_future cf;
  cf.version;           // expected-error
  runtime_exception re; // expected-error
  struct NT {
    int x;
    char c[3];
  };
  array<NT> nt(3); // expected-error
  struct Vv {
    virtual void f();
    int x;
  };
  array_view<Vv> vv(3);    // expected-error
  atomic_fetch_add(ia, 1); // expected-error
}
void g(array_view<int> v) restrict(amp) {
  v.synchronize(); // expected-error
  v.refresh();     // expected-error
  v.data();
  array<int> a(3);                 // expected-error
  array_view<int> q(3);            // expected-error
  copy(v, v);                      // expected-error
  accelerator().get_version();     // expected-error
  v.get_source_accelerator_view(); // expected-error
  v.discard_data();                // expected-error
  v.get_extent();
  index<2> a2;
  extent<2> e2(1, 2);
  e2.contains(a2);
  e2.tile<1, 1>();
  v.section(0, 1);
  v.view_as(extent<2>(1, 1));
  v.reinterpret_as<float>();
  v.reinterpret_as<short>(); // expected-error
}
} // namespace each_class

// A program must not construct, write or reinterpret arrays in ways that array does not offer.
namespace arrays {
void f(accelerator acc, accelerator_view av, array<int, 1> &a1, const array<int, 1> &ca1,
       array<int, 2> &a2, array_view<int, 2> v2) {
  array<int, 1> e001;                     // expected-error
  array<int, 1> e004(4, 10);              // expected-error
  array<int, 1> e008 = extent<1>(4);      // expected-error
  array<int, 2> e009 = v2;                // expected-error
  array<float, 1> e013(v1);               // expected-error
  array<int, 2> e014(extent<2>(2, 2), 5); // expected-error
  array<int &, 1> e021(4);                // expected-error
  array<int, -1> e023(extent<1>(4));      // expected-error
  array<int, 1> e026(extent<1>(4), acc);  // expected-error
  ca1[0] = 1;                             // expected-error
  ca1.section(0, 1)[0] = 1;               // expected-error
  a1.extent = extent<1>(3);               // expected-error
  a1.accelerator_view = av;               // expected-error
  a1.reinterpret_as<bool>();              // expected-error
  a1 = v2;                                // expected-error
  (void)acc, (void)a2;
}
} // namespace arrays
