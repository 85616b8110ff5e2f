// tile_static must not appear in type names, template parameters, conditions or range-based for
// loops.
//
// reject: L-2.4.3.5.1-c, L-2.4.3.5.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
tile_static int g; // ERROR
static tile_static int gs; // ERROR
namespace n {
tile_static float f; // ERROR
}
struct S {
  tile_static int m; // ERROR
  static tile_static int sm; // ERROR
};
void p(tile_static int x) restrict(amp); // ERROR
tile_static int ret() restrict(amp); // ERROR
typedef tile_static int T; // ERROR
using U = tile_static int; // ERROR
template <tile_static int N> struct X; // ERROR
void cpu() { tile_static int a; } // ERROR
void both() restrict(cpu, amp) { tile_static int a; } // ERROR
void cpu2() {
  auto l = []() { tile_static int a; }; // ERROR
}
void amp() restrict(amp) {
  tile_static int a = 0; // ERROR
  tile_static int b{}; // ERROR
  tile_static int c(1); // ERROR
  tile_static int d[2] = {1, 2}; // ERROR
  tile_static auto e = 1; // ERROR
  static tile_static int f; // ERROR
  extern tile_static int h; // ERROR
  tile_static constexpr int i = 1; // ERROR
  for (tile_static int j = 0; j < 1; j++) {} // ERROR
  if (tile_static int k = 1) {} // ERROR
  auto l = [](tile_static int x) {}; // ERROR
  auto m = []() restrict(cpu) { tile_static int z; }; // ERROR
  struct L {
    tile_static int q; // ERROR
    void mm() { tile_static int fine; }
  };
  auto s = sizeof(tile_static int); // ERROR
  tile_static int x[2], y = 3; // ERROR
  a = (tile_static int)1; // ERROR
  tile_static void fn(); // ERROR
  tile_static auto [u, w] = d; // ERROR
  for (tile_static int r : d) {} // ERROR
  thread_local tile_static int tl; // ERROR
}
template <class T> struct C {
  tile_static T x; // ERROR
  static T f() restrict(amp) {
    tile_static T t{}; // ERROR
    return t;
  }
};
tile_static class {
  int k;
} obj; // ERROR
