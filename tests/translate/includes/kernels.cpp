// Kernels in a header become function objects in the header: in templates, inline functions and members.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t && mkdir -p %t && cd %t
// RUN: split-file %s src
// RUN: %amp2hip src/main.cpp -o main.hip --header-dir gen -- -std=c++17
// RUN: %filecheck --input-file gen/kernels.h
// RUN: %syntax main.hip

//--- main.cpp
#include "kernels.h"
void use(concurrency::array_view<int, 1> v)
{
    fill(v, 1);
    scale(v, 2);
    image i = { 3 };
    i.add(v);
}

//--- kernels.h
#pragma once
#include <amp.h>
using concurrency::parallel_for_each;

template <typename T>
void fill(concurrency::array_view<T, 1> v, T x)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = x; });
}
// CHECK:// parallel_for_each at kernels.h:8
// CHECK-NEXT:template <typename T>
// CHECK-NEXT:struct fill_kernel_[[FILL:[0-9a-f]+]]
// CHECK-NEXT:{
// CHECK-NEXT:    concurrency::array_view<T, 1> v;
// CHECK-NEXT:    T x;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = x; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:template <typename T>
// CHECK-NEXT:void fill(concurrency::array_view<T, 1> v, T x)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v.extent, fill_kernel_[[FILL]]<T>{v, x});
// CHECK-NEXT:}

inline void scale(concurrency::array_view<int, 1> v, int f)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] *= f; });
}
// CHECK:struct scale_kernel_{{[0-9a-f]+}}
// CHECK:inline void scale(concurrency::array_view<int, 1> v, int f)

struct image
{
    int n;
    void add(concurrency::array_view<int, 1> v) const
    {
        const int by = n;
        parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] += by; });
    }
};
// CHECK:struct image
// CHECK:    struct add_kernel
// CHECK-NEXT:    {
