// Entities of the function that a kernel uses without capturing them: types of variables, local function declarations,
// namespace aliases, using declarations and directives.
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

namespace lib
{
namespace deep { int half(int x) restrict(amp, cpu) { return x / 2; } }
template <typename T> T twice(T x) restrict(amp, cpu) { return 2 * x; }
}

void types(array_view<int, 1> v, float parameter)
{
    double used = 1;
    auto &reference = used;
    float unused[3];
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        decltype(used) a = 2;
        v[i] = int(a) + sizeof(unused) + sizeof(reference) + sizeof(decltype(parameter));
    });
    used = reference;
}

void declared(array_view<int, 1> v)
{
    namespace d = lib::deep;
    int later(int x, int y = 2) restrict(amp, cpu);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = d::half(later(1)); });
}
int later(int x, int y) restrict(amp, cpu) { return x + y; }

template <typename T>
void used(array_view<T, 1> v)
{
    using lib::twice;
    using namespace lib::deep;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        v[i] = twice(v[i]);
    });
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = half(v[i]); });
}
void use(array_view<int, 1> v) { used(v); }

// CHECK:namespace lib
// CHECK-NEXT:{
// CHECK-NEXT:namespace deep { __host__ __device__ int half(int x) { return x / 2; } }
// CHECK-NEXT:template <typename T> __host__ __device__ T twice(T x) { return 2 * x; }
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at not-captured.cpp:26
// CHECK-NEXT:template <typename unused_type, typename parameter_type>
// CHECK-NEXT:struct types_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    static parameter_type parameter; // only its type is used
// CHECK-NEXT:    static double used; // only its type is used
// CHECK-NEXT:    static double &reference; // only its type is used
// CHECK-NEXT:    static unused_type unused; // only its type is used
// CHECK-EMPTY:
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const
// CHECK-NEXT:    {
// CHECK-NEXT:        decltype(used) a = 2;
// CHECK-NEXT:        v[i] = int(a) + sizeof(unused) + sizeof(reference) + sizeof(decltype(parameter));
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void types(array_view<int, 1> v, float parameter)
// CHECK-NEXT:{
// CHECK-NEXT:    double used = 1;
// CHECK-NEXT:    auto &reference = used;
// CHECK-NEXT:    float unused[3];
// CHECK-NEXT:    parallel_for_each(v.extent, types_kernel<decltype(unused), decltype(parameter)>{v});
// CHECK-NEXT:    used = reference;
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:__host__ __device__ int later(int x, int y = 2);
// CHECK-EMPTY:
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at not-captured.cpp:38
// CHECK-NEXT:struct declared_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = lib::deep::half(later(1)); }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void declared(array_view<int, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    namespace d = lib::deep;
// CHECK-NEXT:    __host__ __device__ int later(int x, int y = 2);
// CHECK-NEXT:    parallel_for_each(v.extent, declared_kernel{v});
// CHECK-NEXT:}
// CHECK-NEXT:__host__ __device__ int later(int x, int y) { return x + y; }
// CHECK-EMPTY:
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at not-captured.cpp:47
// CHECK-NEXT:template <typename T>
// CHECK-NEXT:struct used_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<T, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const
// CHECK-NEXT:    {
// CHECK-NEXT:        using lib::twice;
// CHECK-NEXT:        using namespace lib::deep;
// CHECK-NEXT:        v[i] = twice(v[i]);
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at not-captured.cpp:51
// CHECK-NEXT:template <typename T>
// CHECK-NEXT:struct used_kernel_2
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<T, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { using lib::twice; using namespace lib::deep; v[i] = half(v[i]); }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:template <typename T>
// CHECK-NEXT:void used(array_view<T, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    using lib::twice;
// CHECK-NEXT:    using namespace lib::deep;
// CHECK-NEXT:    parallel_for_each(v.extent, used_kernel<T>{v});
// CHECK-NEXT:    parallel_for_each(v.extent, used_kernel_2<T>{v});
// CHECK-NEXT:}
// CHECK-NEXT:void use(array_view<int, 1> v) { used(v); }
