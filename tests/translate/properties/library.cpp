// The properties of the library, as in programs for Microsoft's compiler. `extent` is a data member in the output and
// stays; other properties become calls of their getters. G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>
#include <iostream>
#include <string>
using namespace concurrency;

void describe(const accelerator &acc, const accelerator *pointer)
{
    std::wcout << acc.description << L' ' << pointer->device_path << (acc.is_emulated ? L'e' : L' ')
               << (pointer->supports_double_precision && acc.dedicated_memory > 0) << acc.version;
    accelerator_view view = acc.default_view;
    accelerator again = view.accelerator;
    again = again.default_view.accelerator;
    std::wcout << acc.default_view.accelerator.description.size() << ( acc ) . description;
    const std::wstring path =
        acc.default_view
            .accelerator
            .device_path;
}
// CHECK:void describe(const accelerator &acc, const accelerator *pointer)
// CHECK-NEXT:{
// CHECK-NEXT:    std::wcout << acc.get_description() << L' ' << pointer->get_device_path() << (acc.get_is_emulated() ? L'e' : L' ')
// CHECK-NEXT:               << (pointer->get_supports_double_precision() && acc.get_dedicated_memory() > 0) << acc.get_version();
// CHECK-NEXT:    accelerator_view view = acc.get_default_view();
// CHECK-NEXT:    accelerator again = view.get_accelerator();
// CHECK-NEXT:    again = again.get_default_view().get_accelerator();
// CHECK-NEXT:    std::wcout << acc.get_default_view().get_accelerator().get_description().size() << ( acc ) . get_description();
// CHECK-NEXT:    const std::wstring path =
// CHECK-NEXT:        acc.get_default_view()
// CHECK-NEXT:            .get_accelerator()
// CHECK-NEXT:            .get_device_path();
// CHECK-NEXT:}

int shapes(const array<int, 2> &a, const array_view<float, 3> &v)
{
    tiled_extent<4, 4> tiles = a.extent.tile<4, 4>();
    return a.extent[0] + v.extent.size() + a.get_extent()[1] + tiles[0] + v.extent.contains(index<3>()) +
           (a.accelerator_view == a.associated_accelerator_view);
}
// CHECK:int shapes(const array<int, 2> &a, const array_view<float, 3> &v)
// CHECK-NEXT:{
// CHECK-NEXT:    tiled_extent<4, 4> tiles = a.extent.tile<4, 4>();
// CHECK-NEXT:    return a.extent[0] + v.extent.size() + a.get_extent()[1] + tiles[0] + v.extent.contains(concurrency::index<3>()) +
// CHECK-NEXT:           (a.get_accelerator_view() == a.get_associated_accelerator_view());
// CHECK-NEXT:}

template <typename Array>
int in_template(const Array &a, accelerator acc)
{
    return a.extent[0] + acc.default_view.is_debug;
}
// CHECK:template <typename Array>
// CHECK-NEXT:int in_template(const Array &a, accelerator acc)
// CHECK-NEXT:{
// CHECK-NEXT:    return a.extent[0] + acc.get_default_view().get_is_debug();
// CHECK-NEXT:}

#define VIEW_OF(acc) ((acc).default_view)
#define DESCRIPTION description
bool in_macros(const accelerator &acc)
{
    return acc.DESCRIPTION == VIEW_OF(acc).accelerator.DESCRIPTION;
}
// CHECK:#define VIEW_OF(acc) ((acc).default_view)
// CHECK-NEXT:#define DESCRIPTION description
// CHECK-NEXT:bool in_macros(const accelerator &acc)
// CHECK-NEXT:{
// CHECK-NEXT:    return acc.get_description() == ((acc).get_default_view()).get_accelerator().get_description();
// CHECK-NEXT:}

// Members of a tiled_index are data members everywhere.
void kernel(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        v[t.global] = t.local[0] + t.tile[0] + t.tile_origin[0] + v.extent[0] + t.tile_extent[0];
        t.barrier.wait();
    });
}
// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at library.cpp:[[@LINE-8]]
// CHECK-NEXT:struct kernel_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(tiled_index<8> t) const
// CHECK-NEXT:    {
// CHECK-NEXT:        v[t.global] = t.local[0] + t.tile[0] + t.tile_origin[0] + v.extent[0] + t.get_tile_extent()[0];
// CHECK-NEXT:        t.barrier.wait();
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:// Members of a tiled_index are data members everywhere.
// CHECK-NEXT:void kernel(array_view<int, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v.extent.tile<8>(), kernel_kernel{v});
// CHECK-NEXT:}
