// A kernel may name uncaptured local objects of its function in sizeof and decltype.
//
// accept: L-2.4.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

int main() {
    struct three { int a, b; float c; } first = {1, 2, 3.f};
    struct { int x, y; } nameless = {1, 2};
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1>) restrict(amp) {
        decltype(first) made = {4, 5, 6.f};
        decltype(first.c) half = 0.5f;
        v[0] = int(sizeof(first)) + int(sizeof(first.c));
        v[1] = int(sizeof nameless);
        v[2] = made.a + made.b;
        v[3] = int(half * 4);
    });
    return v[0] != 16 || v[1] != 8 || v[2] != 9 || v[3] != 2 || first.a + nameless.y != 3;
}
