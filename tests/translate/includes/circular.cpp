// Headers that include each other, with include guards, are translated to the same text from each source, whichever
// header the source includes first.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t && mkdir -p %t && cd %t
// RUN: split-file %s src
// RUN: %amp2hip src/first.cpp -o first.hip -- -std=c++17
// RUN: %amp2hip src/second.cpp -o second.hip -- -std=c++17
// RUN: %filecheck --check-prefix=A --input-file first.hip.include/a.h
// RUN: %filecheck --check-prefix=B --input-file first.hip.include/b.h
// RUN: diff first.hip.include/a.h second.hip.include/a.h
// RUN: diff first.hip.include/b.h second.hip.include/b.h
// RUN: %syntax first.hip
// RUN: %syntax second.hip

//--- first.cpp
#include "a.h"
void first(concurrency::array_view<float> v) { set_a(v); set_b(v); }

//--- second.cpp
#include "b.h"
void second(concurrency::array_view<float> v) { set_a(v); set_b(v); }

//--- a.h
#ifndef A_H
#define A_H
#include <amp.h>
struct a { float x; float get() const restrict(cpu, amp) { return x; } };
inline float kind() restrict(cpu) { return 1; }
inline float kind() restrict(amp) { return 2; }
#include "b.h"
inline void set_a(concurrency::array_view<float> v) {
  concurrency::parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = kind(); });
}
#endif

// A:#include "b.h"
// A:struct set_a_kernel_{{[0-9a-f]+}} {

//--- b.h
#ifndef B_H
#define B_H
#include "a.h"
struct b { a of; float twice() const restrict(cpu, amp) { return of.get() * 2; } };
inline void set_b(concurrency::array_view<float> v) {
  b one{{1}};
  concurrency::parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = one.twice() + kind(); });
}
#endif

// B:#include "a.h"
// B:struct b { a of; __host__ __device__ float twice() const { return of.get() * 2; } };
// B:struct set_b_kernel_{{[0-9a-f]+}} {
