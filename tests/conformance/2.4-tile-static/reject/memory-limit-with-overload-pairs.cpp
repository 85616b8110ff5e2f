// The tile_static memory of a kernel includes that of amp functions called through cpu,amp
// functions.
//
// reject: L-2.4.3.5.1-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

inline int plain(int x) { return x; }
inline int plain(int x) restrict(amp) {
  tile_static int values[8000]; // expected-error
  values[0] = x;
  return values[0];
}
inline int both(int x) restrict(cpu, amp) { return plain(x); }
void launch(array_view<int> out) {
  parallel_for_each(
      out.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        tile_static int own[8000];
        own[t.local[0]] = 1;
        out[t] = both(t.global[0]) + own[0];
      });
}

// The template has no amp-only instance, because only cpu,amp code calls it.
template <typename T> int generic(T x) { return int(x); }
template <typename T> int generic(T x) restrict(amp) {
  tile_static int values[8000]; // expected-error
  values[0] = x;
  return values[0];
}
inline int both_generic(int x) restrict(cpu, amp) { return generic(x); }
void launch_generic(array_view<int> out) {
  parallel_for_each(
      out.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        tile_static int own[8000];
        own[t.local[0]] = 1;
        out[t] = both_generic(t.global[0]) + own[0];
      });
}

// The size depends on the template arguments. Only the second instance is too large.
template <typename T, int N> T sized(T x) { return x; }
template <typename T, int N> T sized(T x) restrict(amp) {
  tile_static T values[2 * N]; // expected-error
  values[0] = x;
  return values[0];
}
inline int both_small(int x) restrict(cpu, amp) { return sized<int, 100>(x); }
inline double both_large(double x) restrict(cpu, amp) { return sized<double, 2000>(x); }
void launch_sized(array_view<double> out) {
  parallel_for_each(
      out.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        tile_static int own[6000];
        own[t.local[0]] = 1;
        out[t] = both_small(t.global[0]) + both_large(1.0) + own[0];
      });
}

template <typename T> struct Cell {
  T value[100];
};
template <typename T> struct Table {
  int get(int x) { return x; }
  int get(int x) restrict(amp) {
    tile_static Cell<T> cells[100]; // expected-error
    cells[0].value[0] = x;
    return cells[0].value[0];
  }
};
inline int both_member(int x) restrict(cpu, amp) {
  Table<int> table;
  return table.get(x);
}
void launch_member(array_view<int> out) {
  parallel_for_each(
      out.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        tile_static int own[6000];
        own[t.local[0]] = 1;
        out[t] = both_member(t.global[0]) + own[0];
      });
}

// The memory of a kernel includes the tile_static variables of the constructors that it calls.
struct with_table {
  int first;
  with_table(int x) restrict(amp) {
    tile_static int table[6400]; // expected-error
    table[0] = x;
    first = table[0];
  }
};
void launch_constructor(array_view<int> out) {
  parallel_for_each(
      out.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        tile_static int own[6000];
        own[t.local[0]] = 1;
        with_table object(t.global[0]);
        out[t] = object.first + own[0];
      });
}
