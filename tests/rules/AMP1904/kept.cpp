// Types and values that depend on a macro of the configuration, and that the output does not
// contain: it is the same in both configurations.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --varying-macros=NDEBUG,_DEBUG,TILE %s -o %t.hip -- -std=c++17 -DTILE=4 2>&1 | count 0
// RUN: FileCheck --input-file %t.hip %s
// RUN: mkdir -p %t.debug
// RUN: %amp2hip --varying-macros=NDEBUG,_DEBUG,TILE %s -o %t.debug/kept.hip -- -std=c++17 -DTILE=8 -D_DEBUG 2>&1 | count 0
// RUN: tail -n +2 %t.hip > %t.release.txt
// RUN: tail -n +2 %t.debug/kept.hip | diff %t.release.txt -

#include <amp.h>
using namespace concurrency;

#ifdef _DEBUG
#define REAL float
#define VALUES 1, 2
#else
#define REAL double
#define VALUES 1, 2, 3
#endif

typedef int row[TILE];
typedef array<REAL, 2> grid;

// Elements of this class cannot be assigned.
struct element {
  int n;
  element() restrict(cpu, amp) {}
  element(int n) restrict(cpu, amp) : n(n) {}
  element(const element &o) restrict(cpu, amp) : n(o.n) {}

private:
  element &operator=(const element &) restrict(cpu, amp);
};

// The number of elements depends on the configuration.
// CHECK: struct arrays_kernel {
// CHECK-DAG: values_type values;
// CHECK-DAG: more_type more;
// CHECK-DAG: of_typedef_type of_typedef;
// CHECK-DAG: deduced_type deduced;
// CHECK-DAG: int spelled[TILE][2];
// CHECK: arrays_kernel<
void arrays(array_view<int> v) {
  int values[] = {VALUES};
  int more[] = {1,
#ifdef _DEBUG
                2,
#endif
                3};
  row of_typedef = {};
  int spelled[TILE][2] = {};
  auto &deduced = spelled;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    v[i] = values[0] + more[0] + of_typedef[0] + spelled[0][0] + deduced[0][0];
  });
}

// CHECK: struct elements_kernel {
// CHECK: one{one[one_at]...}, two{{[{][{]}}two[two_at][0], two[two_at][1]}...}
// CHECK-SAME: some{some[some_at]...}
void elements(array_view<int> v) {
  const int size = TILE;
  element one[TILE], two[size][2], some[] = {element(TILE), element(2)};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    v[i] = one[0].n + two[0][0].n + some[0].n;
  });
}

// CHECK: mutable {{.*}}amp2hip::reference_to<grid>::type g;
void alias(array_view<int> v, grid &g) {
  parallel_for_each(v.extent, [=, &g](index<1> i) restrict(amp) { v[i] = g(0, 0); });
}

// Both declarations stay in the function. The class gets the constants as template arguments.
// CHECK: struct conditions_kernel {
// CHECK-DAG: scale_type scale;
// CHECK-DAG: real factor;
// CHECK: conditions_kernel<
void conditions(array_view<int> v) {
#ifdef _DEBUG
  const int count = 4;
  static const int step = 2;
  typedef float real;
  float scale = 1;
#else
  const int count = 8;
  static const int step = 4;
  typedef double real;
  double scale = 2;
#endif
  real factor = 1;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    real r = factor;
    v[i] = count + step + scale + r;
  });
}

template <int N> int specialized(int x) { return 1; }
template <int N> int specialized(int x) restrict(amp) { return 2; }
template <> int specialized<TILE>(int x) { return 3; }
// CHECK: specialized_cpu<TILE>(x)
template <> int specialized<TILE>(int x) restrict(amp) { return 4; }

void calls(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = specialized<TILE>(1); });
}
