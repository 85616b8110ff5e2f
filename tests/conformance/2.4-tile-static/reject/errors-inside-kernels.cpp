// A kernel must not initialize tile_static variables or declare them with views or references.
//
// reject: L-2.4.3.5.1-f, L-2.4.3.5.1-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int main() {
    int o[4]; array_view<int> v(4, o); array<int> a(4);
    parallel_for_each(v.extent.tile<4>(), [=, &a](tiled_index<4> t) restrict(amp) {
        tile_static int n = t.local[0]; // ERROR
        tile_static int m[2] = {1, 2}; // ERROR
        tile_static struct { array_view<int> q; } s; // ERROR
        tile_static array_view<const int, 1> w; // ERROR
        tile_static short h; // ERROR
        for (tile_static int k = 0; k < 2; ++k) {} // ERROR
        auto l = [&n](int q) { return n + q; }; // ERROR
        tile_static int& r = m[0]; // ERROR
        v[t] = n + l(1);
    });
}
typedef tile_static int TI; // ERROR
tile_static int f() restrict(amp); // ERROR
struct S { static tile_static int x; }; // ERROR
