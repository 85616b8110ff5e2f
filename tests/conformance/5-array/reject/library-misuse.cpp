// Each misuse of accelerator, index, extent, array, view, copy and atomic functions is an error.
//
// reject: R-3.2.2-c, R-4.2.2-a, R-5.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
using namespace concurrency;
void f() {
  accelerator a0 = std::wstring(L"cpu"); // ERROR
  accelerator_view av0; // ERROR
  index<0> i0; // ERROR
  index<2> i1(1); // ERROR
  index<1> i2 = 3; // ERROR
  index<4> i3(1, 2, 3); // ERROR
  index<2> i4(0); // ERROR
  extent<1> e0 = 3; // ERROR
  extent<3> e1(1, 2); // ERROR
  extent<2> e2(8, 8);
  e2.tile<4>(); // ERROR
  extent<1>(8).tile<4, 4>(); // ERROR
  extent<4>().tile<1, 1, 1>(); // ERROR
  extent<1>(8).tile<-1>(); // ERROR
  tiled_index<4> ti; // ERROR
  tile_barrier tb; // ERROR
  array<char> c0(4); // ERROR
  array<bool> c1(4); // ERROR
  array<short, 2> c2(4, 4); // ERROR
  array<int *> c3(4); // ERROR
  array<array_view<int>> c4(4); // ERROR
  array<int> c5; // ERROR
  array<const int> c6(4); // ERROR
  array<int, 1> c7(4, 10); // ERROR
  array<int, 2> c8(4); // ERROR
  array_view<int> d0; // ERROR
  array_view<char> d1(4); // ERROR
  array_view<const short> d2(4, (short *)nullptr); // ERROR
  const array<int> ca(4);
  array_view<int> d3(ca); // ERROR
  array_view<const int> cv(ca);
  array_view<int> d4(cv); // ERROR
  int ia[4];
  array_view<float> d5(ia); // ERROR
  array_view<int, 2> d6(ca); // ERROR
  cv[0] = 1; // ERROR
  cv.discard_data(); // ERROR
  array_view<int, 2> v2(2, 2);
  v2.reinterpret_as<float>(); // ERROR
  v2.view_as(extent<1>(4)); // ERROR
  copy(cv, cv); // ERROR
  array_view<int> w(4);
  w.extent = extent<1>(3); // ERROR
  accelerator().default_view = accelerator().default_view; // ERROR
  index<2> a(1, 2), b(3, 4);
  a *b; // ERROR
  a < b; // ERROR
  -a; // ERROR
  a == index<3>(); // ERROR
  w(1, 2); // ERROR
  w[index<2>()]; // ERROR
  array<std::string> s0(3); // ERROR
  array<int, 0> *s1 = new array<int, 0>(extent<0>{}); // ERROR
  completion_future cf;
  cf.version; // ERROR
  runtime_exception re; // ERROR
  struct NT {
    int x;
    char c[3];
  };
  array<NT> nt(3); // ERROR
  struct Vv {
    virtual void f();
    int x;
  };
  array_view<Vv> vv(3); // ERROR
  atomic_fetch_add(ia, 1); // ERROR
}
void g(array_view<int> v) restrict(amp) {
  v.synchronize(); // ERROR
  v.refresh(); // ERROR
  v.data();
  array<int> a(3); // ERROR
  array_view<int> q(3); // ERROR
  copy(v, v); // ERROR
  accelerator().get_version(); // ERROR
  v.get_source_accelerator_view(); // ERROR
  v.discard_data(); // ERROR
  v.get_extent();
  index<2> a2;
  extent<2> e2(1, 2);
  e2.contains(a2);
  e2.tile<1, 1>();
  v.section(0, 1);
  v.view_as(extent<2>(1, 1));
  v.reinterpret_as<float>();
  v.reinterpret_as<short>(); // ERROR
}
