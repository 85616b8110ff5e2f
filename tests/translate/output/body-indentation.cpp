// The body of a kernel is indented like its call operator.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip %s -o %t.hip && %syntax %t.hip
// RUN: %code %t.hip | FileCheck --strict-whitespace %s

#include <amp.h>
using namespace concurrency;

// CHECK:      {{^}}    __host__ __device__ void operator()(concurrency::index<1> i) const{{$}}
// CHECK-NEXT: {{^}}    {{{$}}
// CHECK-NEXT: {{^}}        if (i[0] > 0)
// CHECK-NEXT: {{^}}#if defined(NEVER)
// CHECK-NEXT: {{^}}            v[i] = 0;
// CHECK-NEXT: {{^}}#else
// CHECK-NEXT: {{^}}            v[i] = 1;
// CHECK-NEXT: {{^}}#endif
// CHECK-NEXT: {{^}}    }{{$}}
void braces_on_lines(array_view<int, 1> v)
{
    for (int n = 0; n < 2; ++n)
    {
        parallel_for_each(v.extent,
            [=](index<1> i) restrict(amp)
            {
                if (i[0] > 0)
#if defined(NEVER)
                    v[i] = 0;
#else
                    v[i] = 1;
#endif
            });
    }
}

// CHECK:      {{^}}    __host__ __device__ void operator()(concurrency::index<1> i) const {
// CHECK-NEXT: {{^}}        v[i] = 2;
// CHECK-NEXT: {{^}}    }{{$}}
void braces_at_ends(array_view<int, 1> v) {
    if (v.extent[0] > 1) {
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
            v[i] = 2;
        });
    }
}

// CHECK:      {{^}}    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = 3;
// CHECK-NEXT: {{^}}        v[i] += 4; }
void brace_after_code(array_view<int, 1> v) {
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 3;
            v[i] += 4; });
}
