// A kernel in a function template becomes a class template with the same parameters.
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

template <typename T, int N = 4>
void fill(array_view<T, 1> v, T value)
{
    static const int count = N * 2;
    parallel_for_each(v.extent.template tile<N>(), [=](tiled_index<N> t) restrict(amp)
    {
        tile_static int shared[count];
        shared[t.local[0]] = t.global[0];
        v[t] = value + shared[t.local[0]];
    });
}
// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at templates.cpp:[[@LINE-9]]
// CHECK-NEXT:template <typename T, int N>
// CHECK-NEXT:struct fill_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    static const int count = N * 2;
// CHECK-EMPTY:
// CHECK-NEXT:    array_view<T, 1> v;
// CHECK-NEXT:    T value;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(tiled_index<N> t) const
// CHECK-NEXT:    {
// CHECK-NEXT:        tile_static int shared[count];
// CHECK-NEXT:        shared[t.local[0]] = t.global[0];
// CHECK-NEXT:        v[t] = value + shared[t.local[0]];
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:template <typename T, int N = 4>
// CHECK-NEXT:void fill(array_view<T, 1> v, T value)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v.extent.template tile<N>(), fill_kernel<T, N>{v, value});
// CHECK-NEXT:}

template <template <typename, int> class Container, typename T>
void sum(Container<T, 1> &c, T x)
{
    const auto twice = x + x;
    parallel_for_each(c.extent, [=](index<1> i) restrict(amp) { c[i] = twice; });
}
// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at templates.cpp:[[@LINE-4]]
// CHECK-NEXT:template <typename twice_type, template <typename, int> class Container, typename T>
// CHECK-NEXT:struct sum_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    Container<T, 1> c;
// CHECK-NEXT:    twice_type twice;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { c[i] = twice; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:template <template <typename, int> class Container, typename T>
// CHECK-NEXT:void sum(Container<T, 1> &c, T x)
// CHECK-NEXT:{
// CHECK-NEXT:    const auto twice = x + x;
// CHECK-NEXT:    parallel_for_each(c.extent, sum_kernel<std::remove_cv_t<std::remove_reference_t<decltype(twice)>>, Container, T>{c, twice});
// CHECK-NEXT:}

template <typename T>
class owner
{
    T m_value;

public:
    template <typename U> void add(array_view<U, 1> v);
};

template <typename T>
template <typename U>
void owner<T>::add(array_view<U, 1> v)
{
    const T value = m_value;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += U(value); });
}
// CHECK:template <typename T>
// CHECK-NEXT:class owner
// CHECK-NEXT:{
// CHECK-NEXT:    T m_value;
// CHECK-EMPTY:
// CHECK-NEXT:public:
// CHECK-NEXT:    template <typename U> void add(array_view<U, 1> v);
// CHECK-EMPTY:
// CHECK-NEXT:    template <typename U> struct add_kernel;
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at templates.cpp:[[@LINE-13]]
// CHECK-NEXT:template <typename T>
// CHECK-NEXT:template <typename U>
// CHECK-NEXT:struct owner<T>::add_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<U, 1> v;
// CHECK-NEXT:    T value;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] += U(value); }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:template <typename T>
// CHECK-NEXT:template <typename U>
// CHECK-NEXT:void owner<T>::add(array_view<U, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    const T value = m_value;
// CHECK-NEXT:    parallel_for_each(v.extent, add_kernel<U>{v, value});
// CHECK-NEXT:}

void use(array_view<int, 1> v, array_view<float, 1> f)
{
    fill(v, 3);
    fill<float, 8>(f, 1.5f);
    sum(v, 1);
    owner<int>().add(f);
}
// CHECK:void use(array_view<int, 1> v, array_view<float, 1> f)
// CHECK-NEXT:{
// CHECK-NEXT:    fill(v, 3);
// CHECK-NEXT:    fill<float, 8>(f, 1.5f);
// CHECK-NEXT:    sum(v, 1);
// CHECK-NEXT:    owner<int>().add(f);
// CHECK-NEXT:}
