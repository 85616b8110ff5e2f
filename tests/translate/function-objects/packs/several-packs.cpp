// A kernel that uses several parameter packs becomes a partial specialization in which each pack is one argument. The
// types of a generic lambda's pack are parameters, too. L-2.1.2-h
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

template <int... N, typename... T>
void sum(array_view<int, 1> v, T... x)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (N + ... + 0) + (0 + ... + x); });
    auto both = [=](auto... y)
    {
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (0 + ... + x) * (0 + ... + y); });
    };
    both(3, 4);
}

template <typename... A>
struct sums
{
    template <typename... B> void fill(array_view<int, 1> v, B... p);
};

template <typename... A>
template <typename... B>
void sums<A...>::fill(array_view<int, 1> v, B... p)
{
    struct number { int n; };
    number zero = { 0 };
    auto with = [=](auto... y)
    {
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { number sum = zero; v[i] = (sum.n + ... + A(p + y)); });
    };
    with(1);
}

void use(array_view<int, 1> v)
{
    sum<5, 6>(v, 1, 2);
    sums<int>().fill(v, 2.f);
}

// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at several-packs.cpp:18
// CHECK-NEXT:template <typename, typename>
// CHECK-NEXT:struct sum_kernel;
// CHECK-NEXT:template <int... N, typename... T>
// CHECK-NEXT:struct sum_kernel<amp2hip::value_pack<N...>, amp2hip::type_pack<T...>>
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-NEXT:    amp2hip::captured_pack<T...> x;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { return x.unpack(*this, i); }
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void unpacked(concurrency::index<1> i, const T &...x) const { v[i] = (N + ... + 0) + (0 + ... + x); }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at several-packs.cpp:21
// CHECK-NEXT:template <typename, typename>
// CHECK-NEXT:struct sum_kernel_2;
// CHECK-NEXT:template <typename... T, typename... y_types>
// CHECK-NEXT:struct sum_kernel_2<amp2hip::type_pack<T...>, amp2hip::type_pack<y_types...>>
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-NEXT:    amp2hip::captured_pack<T..., y_types...> x;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { return x.unpack(*this, i); }
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void unpacked(concurrency::index<1> i, const T &...x, const y_types &...y) const { v[i] = (0 + ... + x) * (0 + ... + y); }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:template <int... N, typename... T>
// CHECK-NEXT:void sum(array_view<int, 1> v, T... x)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v.extent, sum_kernel<amp2hip::value_pack<N...>, amp2hip::type_pack<T...>>{v, {x...}});
// CHECK-NEXT:    auto both = [=](auto... y)
// CHECK-NEXT:    {
// CHECK-NEXT:        parallel_for_each(v.extent, sum_kernel_2<amp2hip::type_pack<T...>, amp2hip::type_pack<std::remove_cv_t<std::remove_reference_t<decltype(y)>>...>>{v, {x..., y...}});
// CHECK-NEXT:    };
// CHECK-NEXT:    both(3, 4);
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:template <typename... A>
// CHECK-NEXT:struct sums
// CHECK-NEXT:{
// CHECK-NEXT:    template <typename... B> void fill(array_view<int, 1> v, B... p);
// CHECK-EMPTY:
// CHECK-NEXT:    template <typename... B> struct fill_local;
// CHECK-EMPTY:
// CHECK-NEXT:    template <typename, typename> struct fill_kernel;
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:template <typename... A>
// CHECK-NEXT:template <typename... B>
// CHECK-NEXT:struct sums<A...>::fill_local
// CHECK-NEXT:{
// CHECK-NEXT:    struct number { int n; };
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at several-packs.cpp:40
// CHECK-NEXT:template <typename... A>
// CHECK-NEXT:template <typename... B, typename... y_types_2>
// CHECK-NEXT:struct sums<A...>::fill_kernel<amp2hip::type_pack<B...>, amp2hip::type_pack<y_types_2...>>
// CHECK-NEXT:{
// CHECK-NEXT:    using number = typename fill_local<B...>::number;
// CHECK-EMPTY:
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-NEXT:    amp2hip::captured_pack<B..., y_types_2...> p;
// CHECK-NEXT:    number zero;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { return p.unpack(*this, i); }
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void unpacked(concurrency::index<1> i, const B &...p, const y_types_2 &...y) const { number sum = zero; v[i] = (sum.n + ... + A(p + y)); }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:template <typename... A>
// CHECK-NEXT:template <typename... B>
// CHECK-NEXT:void sums<A...>::fill(array_view<int, 1> v, B... p)
// CHECK-NEXT:{
// CHECK-NEXT:    using number = typename fill_local<B...>::number;
// CHECK-NEXT:    number zero = { 0 };
// CHECK-NEXT:    auto with = [=](auto... y)
// CHECK-NEXT:    {
// CHECK-NEXT:        parallel_for_each(v.extent, fill_kernel<amp2hip::type_pack<B...>, amp2hip::type_pack<std::remove_cv_t<std::remove_reference_t<decltype(y)>>...>>{v, {p..., y...}, zero});
// CHECK-NEXT:    };
// CHECK-NEXT:    with(1);
// CHECK-NEXT:}
