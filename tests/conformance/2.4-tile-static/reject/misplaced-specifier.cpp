// tile_static must declare only local variables of amp code, and must not combine with other
// storage class specifiers.
//
// reject: L-2.4.3.5.1-c, L-2.4.3.5-a, L-2.4.3.5.1-b, L-2.4.3.5.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// tile_static must not declare a variable of namespace scope.
namespace variables_of_namespaces {
tile_static int g; // expected-error
namespace n {
tile_static float f[4]; // expected-error
}
} // namespace variables_of_namespaces

// tile_static must not declare a data member.
namespace data_member {
struct s {
  tile_static int n; // expected-error
};
} // namespace data_member

// tile_static must not declare a function parameter.
namespace function_parameter {
void f(tile_static int n) restrict(amp); // expected-error
} // namespace function_parameter

// tile_static must not appear in the return type of a function.
namespace function_result {
tile_static int f() restrict(amp); // expected-error
} // namespace function_result

// tile_static must not be combined with static.
namespace static_variable {
void test() {
  parallel_for_each(
      extent<1>(4).tile<4>(), [=](tiled_index<4>) restrict(amp) {
        static tile_static int st; // expected-error
        (void)st;
      });
}
} // namespace static_variable

// A cpu function or a cpu,amp function must not declare tile_static variables.
namespace variables_in_cpu_functions {
void f() {
  tile_static int x; // expected-error
}

void g() restrict(cpu, amp) {
  tile_static float y[4]; // expected-error
  y[0] = 1;
}
} // namespace variables_in_cpu_functions

// A cpu lambda of an amp function must not declare tile_static variables.
namespace variables_in_cpu_lambda {
void f() restrict(amp) {
  auto host = []() restrict(cpu) {
    tile_static int x; // expected-error
  };
  (void)host;
  for (int k = 0; k < 3; ++k) {
    tile_static float y = 0; // expected-error
    y += 1;
  }
}
} // namespace variables_in_cpu_lambda

// tile_static must not appear in type names, template parameters, conditions or range-based for
// loops.
namespace every_declaration {
tile_static int g;         // expected-error
static tile_static int gs; // expected-error
namespace n {
tile_static float f; // expected-error
}
struct S {
  tile_static int m;         // expected-error
  static tile_static int sm; // expected-error
};
void p(tile_static int x) restrict(amp); // expected-error
tile_static int ret() restrict(amp);     // expected-error
typedef tile_static int T;               // expected-error
using U = tile_static int;               // expected-error
template <tile_static int N>             // expected-error
struct X;
void cpu() { tile_static int a; }                     // expected-error
void both() restrict(cpu, amp) { tile_static int a; } // expected-error
void cpu2() {
  auto l = []() { tile_static int a; }; // expected-error
}
void amp() restrict(amp) {
  tile_static int a = 0;                    // expected-error
  tile_static int b{};                      // expected-error
  tile_static int c(1);                     // expected-error
  tile_static int d[2] = {1, 2};            // expected-error
  tile_static auto e = 1;                   // expected-error
  static tile_static int f;                 // expected-error
  extern tile_static int h;                 // expected-error
  tile_static constexpr int i = 1;          // expected-error
  for (tile_static int j = 0; j < 1; j++) { // expected-error
  }
  if (tile_static int k = 1) { // expected-error
  }
  auto l = [](tile_static int x) {};                  // expected-error
  auto m = []() restrict(cpu) { tile_static int z; }; // expected-error
  struct L {
    tile_static int q; // expected-error
    void mm() { tile_static int fine; }
  };
  auto s = sizeof(tile_static int); // expected-error
  tile_static int x[2], y = 3;      // expected-error
  a = (tile_static int)1;           // expected-error
  tile_static void fn();            // expected-error
  tile_static auto [u, w] = d;      // expected-error
  for (tile_static int r : d) {     // expected-error
  }
  thread_local tile_static int tl; // expected-error
}
template <class T>
struct C {
  tile_static T x; // expected-error
  static T f() restrict(amp) {
    tile_static T t{}; // expected-error
    return t;
  }
};
tile_static class {
  int k;
} obj; // expected-error
} // namespace every_declaration

int main() {}
