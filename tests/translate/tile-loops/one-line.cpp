// With --tile-loops, code may follow a function with barriers on its line: the directives after its
// second version have lines of their own.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --tile-loops
// RUN: %expect
// RUN: %builds

#include <amp.h>
using namespace concurrency;

struct loader { static void load(const tile_barrier &b, int (&s)[64], int l) restrict(amp) { s[l] = l; b.wait(); } };
// CHECK:{{ *}}static void amp2hip_run_load({{.*}}
// CHECK:#pragma GCC diagnostic pop
// CHECK-NEXT:#endif
// CHECK-NEXT:};
namespace inner { static void f(const tile_barrier &b, int (&s)[64], int l) restrict(amp) { s[l] += 1; b.wait(); } /* a comment
of two lines */ static int three() { return 3; } }
// CHECK:static void amp2hip_run_f({{.*}}
// CHECK:#pragma GCC diagnostic pop
// CHECK-NEXT:#endif
// CHECK-NEXT:/* a comment
// CHECK:of two lines */ static int three() { return 3; } }
static void g(const tile_barrier &b, int (&s)[64], int l) restrict(amp) { s[l] += 2; b.wait(); } static int four() { return 4; }
// CHECK:static void amp2hip_run_g({{.*}}
// CHECK:#pragma GCC diagnostic pop
// CHECK-NEXT:#endif
// CHECK-NEXT:static int four() { return 4; }
struct kernel { array_view<int, 1> v; void operator()(tiled_index<64> t) const restrict(amp) { tile_static int s[64]; loader::load(t.barrier, s, t.local[0]); inner::f(t.barrier, s, t.local[0]); g(t.barrier, s, t.local[0]); v[t.global] = s[63 - t.local[0]]; } };
// CHECK:{{.*}}amp2hip_run_tile({{.*}}
// CHECK:#pragma GCC diagnostic pop
// CHECK-NEXT:#endif
// CHECK-NEXT:{{ *}}};

int run(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<64>(), kernel{v});
    return inner::three() + four() + v[0];
}
