// A tile_static variable must not have a view, reference, pointer, incomplete, abstract or
// incompatible type.
//
// reject: L-2.4.3.5.1-i, L-2.4.3.5.1-h, L-2.4.3.5.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// A tile_static variable must not be an array of bool, an array of char or a pointer.
namespace bool_arrays_chars_and_pointers {
void f(int x) restrict(amp) {
  tile_static bool flags[32]; // expected-error
  tile_static char text[4];   // expected-error
  tile_static int *p;         // expected-error
  tile_static bool one;
  one = x > 0;
}
} // namespace bool_arrays_chars_and_pointers

// A tile_static object must not be or contain an array_view or a reference to an array.
namespace views_in_classes {
struct holder {
  array_view<int, 1> v;
  int n;
};
struct refers {
  array<int, 1> &a;
};

void f() restrict(amp) {
  tile_static array_view<int, 1> v; // expected-error
  tile_static holder h;             // expected-error
  tile_static holder hs[2];         // expected-error
  tile_static refers r;             // expected-error
  tile_static int n;
  n = 1;
}
} // namespace views_in_classes

// A tile_static variable must not have an incomplete or abstract class type.
namespace incomplete_and_abstract_classes {
struct unknown;
struct abstract {
  virtual int f() const = 0;
};
struct value_constructed {
  int x;
  value_constructed(int v) restrict(amp) : x(v) {}
};

template <typename T>
void use() restrict(amp) {
  tile_static T t; // expected-error
}

void launch(array<int, 1> &a) {
  parallel_for_each(
      a.extent.tile<4>(), [&a](tiled_index<4> t) restrict(amp) {
        tile_static unknown u;                    // expected-error
        tile_static abstract v;                   // expected-error
        tile_static value_constructed w(3);       // expected-error
        tile_static value_constructed x{3};       // expected-error
        tile_static value_constructed y = 3;      // expected-error
        tile_static value_constructed z[1] = {3}; // expected-error
        use<unknown>();
        a[t.global] = 0;
      });
}
} // namespace incomplete_and_abstract_classes

// A tile_static variable must not have a view, pointer, reference or incompatible type, also by
// template.
namespace types_with_views_and_arrays {
struct H {
  array_view<int, 1> v;
};
struct H2 : H {};
struct H3 {
  H2 a[2];
  int k;
};
template <class T>
void t() restrict(amp) {
  tile_static T x; // expected-error
}
void f(array<int, 1> &a, array_view<float, 2> av) restrict(amp) {
  tile_static array_view<int, 1> v;          // expected-error
  tile_static H h;                           // expected-error
  tile_static H3 h3;                         // expected-error
  tile_static bool b[4];                     // expected-error
  tile_static char c;                        // expected-error
  tile_static int *p;                        // expected-error
  tile_static int &r;                        // expected-error
  tile_static array<int, 1> ar;              // expected-error
  tile_static decltype(av) dv;               // expected-error
  tile_static short s[2];                    // expected-error
  tile_static void *vp[2];                   // expected-error
  tile_static volatile int vi;               // expected-error
  tile_static array_view<const float, 2> cv; // expected-error
  tile_static float(*fp)[2];                 // expected-error
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
void big() restrict(amp) { tile_static float a[100][100], b[100][100]; } // expected-error
void launch(array_view<int, 1> v) {
  parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) { big(); });
}
} // namespace types_with_views_and_arrays
