// A tile_static variable must not have a view, pointer, reference or incompatible type, also by
// template.
//
// reject: L-2.4.3.5.1-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct H {
  array_view<int, 1> v;
};
struct H2 : H {};
struct H3 {
  H2 a[2];
  int k;
};
template <class T> void t() restrict(amp) { tile_static T x; } // ERROR
void f(array<int, 1> &a, array_view<float, 2> av) restrict(amp) {
  tile_static array_view<int, 1> v; // ERROR
  tile_static H h; // ERROR
  tile_static H3 h3; // ERROR
  tile_static bool b[4]; // ERROR
  tile_static char c; // ERROR
  tile_static int *p; // ERROR
  tile_static int &r; // ERROR
  tile_static array<int, 1> ar; // ERROR
  tile_static decltype(av) dv; // ERROR
  tile_static short s[2]; // ERROR
  tile_static void *vp[2]; // ERROR
  tile_static volatile int vi; // ERROR
  tile_static array_view<const float, 2> cv; // ERROR
  tile_static float(*fp)[2]; // ERROR
  tile_static index<2> ok;
  tile_static bool okb;
  tile_static struct {
    int a;
    struct {
      float b;
    } c[2];
  } oks;
  t<array_view<int, 1>>();
}
void big() restrict(amp) { tile_static float a[100][100], b[100][100]; } // ERROR
void launch(array_view<int, 1> v) {
  parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) { big(); });
}
