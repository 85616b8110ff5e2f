// The output keeps the layout: tabs, braces at line ends, one-line bodies, comments, directives in a body. The
// body of a lambda in nested code is indented like its call operator.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>
using namespace concurrency;

void tabs(array_view<int, 1> v) {
	parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
		int x = 1;	// a tab
		v[i] = x;
	});
}
// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at layout.cpp:[[@LINE-7]]
// CHECK-NEXT:struct tabs_kernel
// CHECK-NEXT:{
// CHECK-NEXT:	array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:	__host__ __device__ void operator()(concurrency::index<1> i) const {
// CHECK-NEXT:		int x = 1;	// a tab
// CHECK-NEXT:		v[i] = x;
// CHECK-NEXT:	}
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void tabs(array_view<int, 1> v) {
// CHECK-NEXT:	parallel_for_each(v.extent, tabs_kernel{v});
// CHECK-NEXT:}

void directives(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) /* amp */ restrict(amp) // the kernel
    {
#if defined(NEVER_DEFINED)
        v[i] = 1;
#else
        v[i] = 2; /* two
            lines */
#endif

        // the end
    });
}
// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at layout.cpp:[[@LINE-14]]
// CHECK-NEXT:struct directives_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const /* amp */ // the kernel
// CHECK-NEXT:    {
// CHECK-NEXT:#if defined(NEVER_DEFINED)
// CHECK-NEXT:        v[i] = 1;
// CHECK-NEXT:#else
// CHECK-NEXT:        v[i] = 2; /* two
// CHECK-NEXT:            lines */
// CHECK-NEXT:#endif
// CHECK-EMPTY:
// CHECK-NEXT:        // the end
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void directives(array_view<int, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v.extent, directives_kernel{v});
// CHECK-NEXT:}

namespace indented
{
    // In a namespace.
    void inside(array_view<int, 1> v)
    {
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
        if (v.extent[0] > 1)
            parallel_for_each(
                v.extent,
                [=]
                (index<1> i)
                restrict(amp)
                noexcept
                -> void
                {
                    v[i] = 1;
                }
            );
    }
}
// CHECK:namespace indented
// CHECK-NEXT:{
// CHECK-NEXT:    namespace {
// CHECK-EMPTY:
// CHECK-NEXT:    // parallel_for_each at layout.cpp:[[@LINE-19]]
// CHECK-NEXT:    struct inside_kernel
// CHECK-NEXT:    {
// CHECK-NEXT:        array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:        __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = 1; }
// CHECK-NEXT:    };
// CHECK-EMPTY:
// CHECK-NEXT:    // parallel_for_each at layout.cpp:[[@LINE-25]]
// CHECK-NEXT:    struct inside_kernel_2
// CHECK-NEXT:    {
// CHECK-NEXT:        array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:        __host__ __device__ auto operator()(concurrency::index<1> i) const noexcept
// CHECK-NEXT:                -> void
// CHECK-NEXT:        {
// CHECK-NEXT:            v[i] = 1;
// CHECK-NEXT:        }
// CHECK-NEXT:    };
// CHECK-EMPTY:
// CHECK-NEXT:    } // namespace
// CHECK-EMPTY:
// CHECK-NEXT:    // In a namespace.
// CHECK-NEXT:    void inside(array_view<int, 1> v)
// CHECK-NEXT:    {
// CHECK-NEXT:        parallel_for_each(v.extent, inside_kernel{v});
// CHECK-NEXT:        if (v.extent[0] > 1)
// CHECK-NEXT:            parallel_for_each(
// CHECK-NEXT:                v.extent,
// CHECK-NEXT:                inside_kernel_2{v}
// CHECK-NEXT:            );
// CHECK-NEXT:    }
// CHECK-NEXT:}
