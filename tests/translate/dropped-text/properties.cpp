// Properties in dropped arguments of macros become calls, if their names suffice to recognize them.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip -- -DNDEBUG 2>&1 | FileCheck %s -check-prefix WARN
// RUN: %code %t.hip | FileCheck %s && %msvc -DNDEBUG %t.hip

#include <amp.h>
#include <assert.h>
#include <stdlib.h>

struct grid {
  int get_cells() const { return 3; }
  void put_cells(int) {}
  int get_depth() const { return 2; }
  int get_rem() const { return 1; }
  __declspec(property(get = get_rem)) int rem; // like div_t::rem
  __declspec(property(get = get_cells, put = put_cells)) int cells;
  __declspec(property(get = get_depth)) int depth;
};
struct tree { int depth; };
grid made();

void f(grid g, grid *p, concurrency::accelerator a, tree t, div_t d) {
  // CHECK: assert(g.get_cells() == 3 && p->get_cells() == g.cells2 && a.get_is_emulated());
  assert(g.cells == 3 && p->cells == g.cells2 && a.is_emulated);
#ifndef NDEBUG
  check(p -> cells);
  // CHECK: check(p -> get_cells());
  g.depth;
#endif
  // CHECK: assert(g.cells = 3);
  // WARN: properties.cpp:[[#@LINE+1]]:12: warning: macro 'assert' drops this code here, but 'cells' may be a property
  assert(g.cells = 3);
  // CHECK: assert(g.get_depth() + t.depth + d.rem + p->get_rem());
  assert(g.depth + t.depth + d.rem + p->rem);
  // WARN: properties.cpp:[[#@LINE+1]]:17: warning: macro 'assert' drops this code here, but 'depth' may be a property
  assert(made().depth);
}
// WARN: 2 warnings generated.
int amp(int x) restrict(amp) { return x; }
