// A kernel in a member function whose class stands in a header: the function object stands before the function and names
// the members it uses by their class. Members that are not public cannot be reached from there.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t && mkdir -p %t && cd %t
// RUN: split-file %s src
// RUN: %amp2hip src/public.cpp -o public.hip -- -std=c++17
// RUN: %filecheck --input-file public.hip
// RUN: %syntax public.hip
// RUN: not %amp2hip src/private.cpp -o private.hip -- -std=c++17 2>&1 | FileCheck --check-prefix=PRIVATE %s
// RUN: not ls private.hip

//--- image.h
#pragma once
#include <amp.h>

class image
{
public:
    static const int limit = 255;
    static int clamp(int x) restrict(amp, cpu) { return x > limit ? limit : x; }
    enum color { red, green };
    struct pixel
    {
        int r;
    };
    void run(concurrency::array_view<int, 1> v);
    void run_private(concurrency::array_view<int, 1> v);

private:
    static int secret(int x) restrict(amp, cpu) { return x; }
};

//--- public.cpp
#include "image.h"
using namespace concurrency;

void image::run(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        pixel p = { limit };
        v[i] = clamp(p.r) + (v[i] == green) + image::clamp(2);
    });
}
// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at public.cpp:6
// CHECK-NEXT:struct run_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const
// CHECK-NEXT:    {
// CHECK-NEXT:        image::pixel p = { image::limit };
// CHECK-NEXT:        v[i] = image::clamp(p.r) + (v[i] == image::green) + image::clamp(2);
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void image::run(array_view<int, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v.extent, run_kernel{v});
// CHECK-NEXT:}

//--- private.cpp
#include "image.h"
using namespace concurrency;

void image::run_private(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = secret(1); });
}
// PRIVATE: {{^}}{{.*}}private.cpp:6:72: error: 'secret' is not public in 'image', which stands in another file than this amp lambda: make it public, or define the member function where the class is
