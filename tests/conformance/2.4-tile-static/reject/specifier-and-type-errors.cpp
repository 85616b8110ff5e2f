// tile_static must not combine with static, typedef, auto or an accelerator, nor exceed the memory
// limit.
//
// reject: L-2.4.3.5.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
tile_static int g; // ERROR
struct S {
  tile_static int m; // ERROR
  static tile_static int sm; // ERROR
};
typedef tile_static int TSI; // ERROR
tile_static int ret() restrict(amp); // ERROR
void par(tile_static int p) restrict(amp); // ERROR
struct Holder {
  array_view<int> v;
};
struct Deep {
  Holder h[1];
};
struct RefA {
  array<int> &a;
};
template <class T> void tmpl() restrict(amp) { tile_static T t; } // ERROR
void cpuf() { tile_static int x; } // ERROR
void both() restrict(cpu, amp) { tile_static int x; } // ERROR
void f() restrict(amp) {
  tile_static int a = 0; // ERROR
  tile_static int b{}; // ERROR
  tile_static int c(1); // ERROR
  tile_static int d[2] = {1, 2}; // ERROR
  tile_static array_view<int> e(1); // ERROR
  tile_static array_view<int, 2> *f; // ERROR
  tile_static Holder h; // ERROR
  tile_static Deep i; // ERROR
  tile_static int *j; // ERROR
  tile_static char k; // ERROR
  tile_static bool l[4]; // ERROR
  tile_static bool m;
  tile_static int &n; // ERROR
  tile_static static int o; // ERROR
  tile_static long long q; // ERROR
  for (tile_static int r = 0; r < 1;) {} // ERROR
  tile_static auto s = 1; // ERROR
  auto lam = [](tile_static int x) {}; // ERROR
  tile_static int big[20000]; // ERROR
  tile_static accelerator t; // ERROR
  tile_static RefA ra; // ERROR
  tmpl<short>();
  tmpl<float>();
  tile_static volatile int vv; // ERROR
  tile_static int ok1, ok2[3], bad = 3; // ERROR
}
