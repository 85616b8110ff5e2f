// tile_static must not declare globals, members, parameters or initialized variables.
//
// reject: L-2.4.3.5.1-c, L-2.4.3.5.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
tile_static int g; // ERROR
struct S { tile_static int m; }; // ERROR
void p(tile_static int x) restrict(amp); // ERROR
void both() restrict(cpu, amp) {
    tile_static int b; // ERROR
}
void cpu() {
    tile_static int c; // ERROR
}
struct C { array_view<int> v; };
void f() restrict(amp) {
    tile_static int x = 0; // ERROR
    tile_static int y{}; // ERROR
    tile_static int z(1); // ERROR
    tile_static array_view<int> v; // ERROR
    tile_static C c; // ERROR
    tile_static bool b[32]; // ERROR
    tile_static int* q; // ERROR
    tile_static char ch; // ERROR
}
int main() {}
