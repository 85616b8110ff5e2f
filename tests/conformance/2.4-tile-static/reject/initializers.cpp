// A tile_static variable must not have an initializer or constructor arguments.
//
// reject: L-2.4.3.5.1-f, L-2.4.3.5.1-h, L-2.4.3.5.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// A tile_static variable must not have constructor arguments.
namespace constructor_arguments {
void f() restrict(amp) {
  tile_static index<2> place(1, 2); // expected-error
  tile_static index<2> fine;
  fine = place;
}
} // namespace constructor_arguments

// A tile_static variable must not have an initializer of any form.
namespace initializers_of_every_form {
void f() restrict(amp) {
  tile_static int a = 0;         // expected-error
  tile_static int b{};           // expected-error
  tile_static int c(1);          // expected-error
  tile_static int d[2] = {1, 2}; // expected-error
  tile_static int ok, e = 3;     // expected-error
  ok = a + b + c + d[0] + e;
}
} // namespace initializers_of_every_form

// A kernel must not initialize tile_static variables or declare them with views or references.
namespace errors_inside_kernels {
void test() {
  int o[4];
  array_view<int> v(4, o);
  array<int> a(4);
  parallel_for_each(
      v.extent.tile<4>(), [ =, &a ](tiled_index<4> t) restrict(amp) {
        tile_static int n = t.local[0]; // expected-error
        tile_static int m[2] = {1, 2};  // expected-error
        tile_static struct {
          array_view<int> q;
        } s;                                      // expected-error
        tile_static array_view<const int, 1> w;   // expected-error
        tile_static short h;                      // expected-error
        for (tile_static int k = 0; k < 2; ++k) { // expected-error
        }
        auto l = [&n](int q) { return n + q; }; // expected-error
        tile_static int &r = m[0];              // expected-error
        v[t] = n + l(1);
      });
}
typedef tile_static int TI;        // expected-error
tile_static int f() restrict(amp); // expected-error
struct S {
  static tile_static int x; // expected-error
};
} // namespace errors_inside_kernels

// tile_static must not declare globals, members, parameters or initialized variables.
namespace globals_members_and_initializers {
tile_static int g; // expected-error
struct S {
  tile_static int m; // expected-error
};
void p(tile_static int x) restrict(amp); // expected-error
void both() restrict(cpu, amp) {
  tile_static int b; // expected-error
}
void cpu() {
  tile_static int c; // expected-error
}
struct C {
  array_view<int> v;
};
void f() restrict(amp) {
  tile_static int x = 0;         // expected-error
  tile_static int y{};           // expected-error
  tile_static int z(1);          // expected-error
  tile_static array_view<int> v; // expected-error
  tile_static C c;               // expected-error
  tile_static bool b[32];        // expected-error
  tile_static int *q;            // expected-error
  tile_static char ch;           // expected-error
}
} // namespace globals_members_and_initializers

int main() {}
