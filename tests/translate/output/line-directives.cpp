// With --line-directives, compilers and programs see the lines of the sources.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t && mkdir %t
// RUN: %amp2hip --line-directives %s -o %t/out.hip --header-dir=%t
// RUN: %code %t/out.hip | FileCheck %s
// RUN: %code %t/Inputs/line-directives.h | FileCheck %s -check-prefix=HEADER
// RUN: %syntax %t/out.hip
// RUN: not %syntax -DBROKEN %t/out.hip 2>&1 | FileCheck %s -check-prefix=ERROR
// RUN: %amp2hip %s -o %t/plain.hip --header-dir=%t/plain && not grep '^#line' %t/plain.hip

// CHECK:      // Translated by amp2hip from line-directives.cpp
// CHECK-NEXT: #line 1 "{{.*}}tests/translate/output/line-directives.cpp"
// CHECK-NEXT: // With --line-directives
#include "Inputs/line-directives.h"
#include <vector>
// HEADER:      #line 1 "{{.*}}Inputs/line-directives.h"
// HEADER:      // parallel_for_each at line-directives.h:11
// HEADER-NEXT: #line 11{{$}}
// HEADER-NEXT: struct scale_kernel
// HEADER:      int factor;
// HEADER-EMPTY:
// HEADER-NEXT: #line 11{{$}}
// HEADER-NEXT: void operator()
// HEADER-NEXT: const int old = v[i];
// HEADER:      #line 10{{$}}
// HEADER-NEXT: inline void scale

#define TWICE(x) ((x) + (x))

static_assert(__LINE__ == 34 && line_in_header == 16, "");
void add(std::vector<int> &data, int n) {
  concurrency::array_view<int> view(int(data.size()), data);
  concurrency::parallel_for_each(view.extent, [=](concurrency::index<1> i) restrict(amp) {
    int sum = view[i];
    sum += n;
#ifdef BROKEN
    undeclared(sum); // ERROR: line-directives.cpp:[[#@LINE]]:{{.*}}undeclared
#endif
    view[i] = sum;
  });
  static_assert(__LINE__ == 45, "");
  int a = TWICE(1 +
                2);
  static_assert(__LINE__ == 48, "");
  (void)a;
}
// CHECK:      #line 35{{$}}
// CHECK-NEXT: void add(
#ifdef BROKEN
int wrong = "text"; // ERROR: line-directives.cpp:[[#@LINE]]:{{.*}}error
#endif

// Equal kernels on one line each: the lines differ.
void twins(concurrency::array_view<int> v) {
  concurrency::parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = i[0]; });
  concurrency::parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = i[0]; });
}
// CHECK:      // parallel_for_each at line-directives.cpp:[[#FIRST:]]
// CHECK:      concurrency::array_view<int> v;
// CHECK-EMPTY:
// CHECK-NEXT: #line [[#FIRST]]{{$}}
// CHECK-NEXT: __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = i[0]; }
// CHECK:      // parallel_for_each at line-directives.cpp:[[#FIRST+1]]
// CHECK:      concurrency::array_view<int> v;
// CHECK-EMPTY:
// CHECK-NEXT: #line [[#FIRST+1]]{{$}}
// CHECK-NEXT: __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = i[0]; }

// A function object of the program begins like that of a kernel.
struct set_first {
  concurrency::array_view<int> v;
  void operator()(concurrency::index<1> i) const restrict(amp) {
    v[i] = v[0];
  }
};
void counts(concurrency::array_view<int> v) {
  concurrency::parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { // counts
    concurrency::atomic_fetch_add(&v[0], 1); // added
    if (i[0] == 31)
      v[0] = 0;
  });
}
// CHECK:      // parallel_for_each at line-directives.cpp:[[#FIRST:]]
// CHECK-NEXT: #line [[#FIRST]]{{$}}
// CHECK-NEXT: struct counts_kernel {
// CHECK:      concurrency::array_view<int> v;
// CHECK-EMPTY:
// CHECK-NEXT: #line [[#FIRST]]{{$}}
// CHECK-NEXT: void operator()(concurrency::index<1> i) const { // counts
// CHECK-NEXT: // added
// CHECK-NEXT: if (i[0] == 31)

// Lines in the parentheses of a call follow a kernel that moves out of them.
template <typename F> void run(F f) { f(); }
void in_call(concurrency::array_view<int> v) {
  run([&] {
    concurrency::parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) {
      v[i] += 1;
      v[i] *= 2;
    });
    static_assert(__LINE__ == 105, "");
  });
}
