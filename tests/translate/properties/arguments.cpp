// Properties as arguments of constructors in class templates, where Clang 19 crashes.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && FileCheck %s < %t.hip && %msvc %t.hip
// RUN: %amp2hip %s -o - | FileCheck %s

#include <amp.h>

struct size {
  size(int r, int c, int = 0) : rows(r), columns(c) {}
  int rows, columns;
};

template <typename T> struct grid {
  int get_rows() const { return 2; }
  int get_item(int i) const { return i; }
  __declspec(property(get = get_rows)) int rows;
  __declspec(property(get = get_item)) int item[];
  grid *next;

  size all() { return size(rows, this->rows, next->rows + 1); }
  // CHECK: size all() { return size(get_rows(), this->get_rows(), next->get_rows() + 1); }
  size of(grid *g, int n) {
    if (rows < n && g[0].rows > n)
      return size(3, g[0].rows);
    // CHECK: return size(3, g[0].get_rows());
    concurrency::extent<2> e = concurrency::extent<2>(g->item[1], (int)sizeof(size(1, rows)));
    // CHECK: extent<2>(g->get_item(1), (int)sizeof(size(1, get_rows())));
    return size(e[0], e[1], item[2]);
    // CHECK: return size(e[0], e[1], get_item(2));
  }
};

// Other entities with the name of a property keep their meaning.
int read(int &x, int) { return ++x; }
int other(size s) { return read(s.rows, s.columns); }
// CHECK: int other(size s) { return read(s.rows, s.columns); }

int use(grid<int> g) { return g.all().rows + g.of(&g, 1).rows; }
