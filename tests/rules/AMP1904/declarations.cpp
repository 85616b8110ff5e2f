// Declarations under a condition that the output contains where other configurations read them,
// too, and types of which the output contains the name in one configuration.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --tile-loops --varying-macros=NDEBUG,_DEBUG,TILE %s -o %t.hip -- -std=c++17 -DTILE=4 2>&1 | FileCheck %s --implicit-check-not=warning:

#include <amp.h>
using namespace concurrency;

#ifdef _DEBUG
#define REAL float
#else
#define REAL double
#endif

void local_types(array_view<int> v) {
#ifdef _DEBUG
  struct row { float x; };
  enum { columns = 4 };
  const int rows = 2;
#else
  struct row { double x; };
  // CHECK: declarations.cpp:[[#@LINE-1]]:10: warning: the output contains the declaration that 'row' has in this configuration; translate each configuration separately, or declare it without a condition
  // CHECK: declarations.cpp:[[#@LINE-7]]:2: note: the condition is here
  enum { columns = 8 };
  // CHECK: declarations.cpp:[[#@LINE-1]]:3: warning: the output contains the declaration that 'columns' has
  const int rows = 4;
  // CHECK: declarations.cpp:[[#@LINE-1]]:13: warning: the output contains the declaration that 'rows' has
#endif
  struct table { int n[rows]; };
  row r = {};
  table t = {};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = r.x + t.n[0] + columns; });
}

// The kernel is under the condition, too.
void whole_function(array_view<int> v) {
#ifndef _DEBUG
  struct row { double x; };
  const int n = 4;
  row r = {};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = r.x + n; });
#endif
}

#ifdef _DEBUG
int overloaded(int x) { return 1; }
#else
int overloaded(int x) { return 2; }
// CHECK: declarations.cpp:[[#@LINE-1]]:5: warning: the output contains the declaration that 'overloaded' has
#endif
int overloaded(int x) restrict(amp) { return 3; }

int with_default(REAL x = 1) { return 1; }
int with_default(REAL x = 2.5f) restrict(amp) { return 2; }
// CHECK: declarations.cpp:[[#@LINE-1]]:18: warning: the output contains the value that macro 'REAL' has

int converted(REAL x) restrict(cpu, amp) { return 1; }
// CHECK: declarations.cpp:[[#@LINE-1]]:15: warning: the output contains the value that macro 'REAL' has
int converted(int x);

void calls(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    v[i] = overloaded(1) + with_default() + converted(2);
  });
}

// A type that a work-item loop keeps.
void kept(array_view<int> v) {
  parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
    auto sum = REAL(v[t]);
    // CHECK: declarations.cpp:[[#@LINE-1]]:16: warning: the output contains the value that macro 'REAL' has
    t.barrier.wait();
    v[t] = sum + v[t];
  });
}
