// A kernel inside the expansion of a pack has a data member for the element and, if it expands the pack itself, one for
// the whole pack. L-2.1.2-h
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

template <typename... T>
void add_shares(array_view<int, 1> v, T... values)
{
    (parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += T(100) * values / int((values + ...)); }), ...);
    (parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        auto share = [values](int sum) { return values * 10 / sum; };
        v[i] += share((values + ...));
    }), ...);
}

template <template <typename> class... Boxes>
struct boxes
{
    static void fill(array_view<int, 1> v)
    {
        (parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += sizeof(Boxes<int>); }), ...);
    }
};

template <typename T> struct box { T value; };

void use(array_view<int, 1> v)
{
    add_shares(v, 1, 2);
    boxes<box>::fill(v);
}

// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at packs-in-expansions.cpp:18
// CHECK-NEXT:template <typename T_element, typename... T>
// CHECK-NEXT:struct add_shares_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-NEXT:    T_element values_element;
// CHECK-NEXT:    amp2hip::captured_pack<T...> values;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { return values.unpack(*this, i); }
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void unpacked(concurrency::index<1> i, const T &...values) const { v[i] += T_element(100) * values_element / int((values + ...)); }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at packs-in-expansions.cpp:19
// CHECK-NEXT:template <typename T_element_2, typename... T>
// CHECK-NEXT:struct add_shares_kernel_2
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-NEXT:    T_element_2 values_element_2;
// CHECK-NEXT:    amp2hip::captured_pack<T...> values;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { return values.unpack(*this, i); }
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void unpacked(concurrency::index<1> i, const T &...values) const
// CHECK-NEXT:    {
// CHECK-NEXT:        auto share = [values_element_2 = values_element_2](int sum) { return values_element_2 * 10 / sum; };
// CHECK-NEXT:        v[i] += share((values + ...));
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:template <typename... T>
// CHECK-NEXT:void add_shares(array_view<int, 1> v, T... values)
// CHECK-NEXT:{
// CHECK-NEXT:    (parallel_for_each(v.extent, add_shares_kernel<T, T...>{v, values, {values...}}), ...);
// CHECK-NEXT:    (parallel_for_each(v.extent, add_shares_kernel_2<T, T...>{v, values, {values...}}), ...);
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:template <template <typename> class... Boxes>
// CHECK-NEXT:struct boxes
// CHECK-NEXT:{
// CHECK-NEXT:    static void fill(array_view<int, 1> v)
// CHECK-NEXT:    {
// CHECK-NEXT:        (parallel_for_each(v.extent, fill_kernel<Boxes>{v}), ...);
// CHECK-NEXT:    }
// CHECK-EMPTY:
// CHECK-NEXT:    // parallel_for_each at packs-in-expansions.cpp:31
// CHECK-NEXT:    template <template <typename> class Boxes_element>
// CHECK-NEXT:    struct fill_kernel
// CHECK-NEXT:    {
// CHECK-NEXT:        array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:        __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] += sizeof(Boxes_element<int>); }
// CHECK-NEXT:    };
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:template <typename T> struct box { T value; };
