// A captured parameter pack is one data member, and the body gets the elements as parameters. The number of elements of
// a pack is available without a capture.
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
void sum(array_view<int, 1> v, T... x)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        v[i] = (0 + ... + x);
    });
}

template <typename T, typename... Rest>
void explicitly(const array_view<T, 1>& v, const Rest&... rest)
{
    const int table[2] = { 1, 2 };
    parallel_for_each(v.extent, [v, table, rest...](index<1> i) restrict(amp) { v[i] = (table[0] + ... + rest); });
}

template <typename... T>
void forwarded(array_view<int, 1> v, T&&... x)
{
    auto product = [=](int y) restrict(amp) { return (y * ... * x); };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = product(2); });
}

template <typename... T>
void number(array_view<int, 1> v, T...x)
{
    auto inner = [=](auto... y)
    {
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = sizeof...(x) * sizeof...(y); });
    };
    inner(x...);
}

void use(array_view<int, 1> v)
{
    const int c = 3;
    int n = 4;
    sum(v, 1, 2);
    explicitly(v, 1, 2);
    forwarded(v, 1, c, n);
    number(v, 1, 2);
}

// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at captured-packs.cpp:18
// CHECK-NEXT:template <typename... T>
// CHECK-NEXT:struct sum_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-NEXT:    amp2hip::captured_pack<T...> x;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { return x.unpack(*this, i); }
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void unpacked(concurrency::index<1> i, const T &...x) const
// CHECK-NEXT:    {
// CHECK-NEXT:        v[i] = (0 + ... + x);
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:template <typename... T>
// CHECK-NEXT:void sum(array_view<int, 1> v, T... x)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v.extent, sum_kernel<T...>{v, {x...}});
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at captured-packs.cpp:28
// CHECK-NEXT:template <typename T, typename... Rest>
// CHECK-NEXT:struct explicitly_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<T, 1> v;
// CHECK-NEXT:    int table[2];
// CHECK-NEXT:    amp2hip::captured_pack<Rest...> rest;
// CHECK-EMPTY:
// CHECK-NEXT:    explicitly_kernel(const array_view<T, 1> &v, const int (&table)[2], const amp2hip::captured_pack<Rest...> &rest) : v(v), rest(rest) { amp2hip::copy_elements(this->table, table); }
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { return rest.unpack(*this, i); }
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void unpacked(concurrency::index<1> i, const Rest &...rest) const { v[i] = (table[0] + ... + rest); }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:template <typename T, typename... Rest>
// CHECK-NEXT:void explicitly(const array_view<T, 1>& v, const Rest&... rest)
// CHECK-NEXT:{
// CHECK-NEXT:    const int table[2] = { 1, 2 };
// CHECK-NEXT:    parallel_for_each(v.extent, explicitly_kernel<T, Rest...>{v, table, {rest...}});
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// amp lambda at captured-packs.cpp:34
// CHECK-NEXT:template <typename... T>
// CHECK-NEXT:struct forwarded_product
// CHECK-NEXT:{
// CHECK-NEXT:    amp2hip::captured_pack<std::remove_cv_t<std::remove_reference_t<T>>...> x;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ auto operator()(int y) const { return x.unpack(*this, y); }
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ auto unpacked(int y, const std::remove_cv_t<std::remove_reference_t<T>> &...x) const { return (y * ... * x); }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at captured-packs.cpp:35
// CHECK-NEXT:template <typename product_type>
// CHECK-NEXT:struct forwarded_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-NEXT:    product_type product;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = product(2); }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:template <typename... T>
// CHECK-NEXT:void forwarded(array_view<int, 1> v, T&&... x)
// CHECK-NEXT:{
// CHECK-NEXT:    auto product = forwarded_product<T...>{{[{][{]x[.][.][.][}][}]}};
// CHECK-NEXT:    parallel_for_each(v.extent, forwarded_kernel<decltype(product)>{v, product});
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at captured-packs.cpp:43
// CHECK-NEXT:template <std::size_t y_count, std::size_t x_count>
// CHECK-NEXT:struct number_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = x_count * y_count; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:template <typename... T>
// CHECK-NEXT:void number(array_view<int, 1> v, T...x)
// CHECK-NEXT:{
// CHECK-NEXT:    auto inner = [=](auto... y)
// CHECK-NEXT:    {
// CHECK-NEXT:        parallel_for_each(v.extent, number_kernel<sizeof...(y), sizeof...(x)>{v});
// CHECK-NEXT:    };
// CHECK-NEXT:    inner(x...);
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:void use(array_view<int, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    const int c = 3;
// CHECK-NEXT:    int n = 4;
// CHECK-NEXT:    sum(v, 1, 2);
// CHECK-NEXT:    explicitly(v, 1, 2);
// CHECK-NEXT:    forwarded(v, 1, c, n);
// CHECK-NEXT:    number(v, 1, 2);
// CHECK-NEXT:}
