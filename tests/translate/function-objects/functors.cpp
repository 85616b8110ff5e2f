// Functors of the program are launched unchanged; only restriction specifiers and references to arrays change.
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

class scaler
{
    array_view<float, 1> m_v;
    float m_by;

public:
    scaler(array_view<float, 1> v, float by) : m_v(v), m_by(by) {}
    void operator()(index<1> i) const restrict(amp) { m_v[i] *= m_by; }
};
template <typename T, typename Function>
struct apply
{
    array_view<T, 1> v;
    Function f;
    void operator()(tiled_index<4> t) const restrict(cpu, amp)
    {
        v[t] = f(v[t]);
    }
};
struct plus_one
{
    template <typename T> T operator()(T x) const restrict(amp, cpu) { return x + 1; }
};
// CHECK:class scaler
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<float, 1> m_v;
// CHECK-NEXT:    float m_by;
// CHECK-EMPTY:
// CHECK-NEXT:public:
// CHECK-NEXT:    scaler(array_view<float, 1> v, float by) : m_v(v), m_by(by) {}
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { m_v[i] *= m_by; }
// CHECK-NEXT:};
// CHECK-NEXT:template <typename T, typename Function>
// CHECK-NEXT:struct apply
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<T, 1> v;
// CHECK-NEXT:    Function f;
// CHECK-NEXT:    __host__ __device__ void operator()(tiled_index<4> t) const
// CHECK-NEXT:    {
// CHECK-NEXT:        v[t] = f(v[t]);
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-NEXT:struct plus_one
// CHECK-NEXT:{
// CHECK-NEXT:    template <typename T> __host__ __device__ T operator()(T x) const { return x + 1; }
// CHECK-NEXT:};

void launch(const accelerator_view &av, array_view<float, 1> v)
{
    const scaler s(v, 2);
    parallel_for_each(v.extent, s);
    parallel_for_each(av, v.extent, scaler(v, 3));
    apply<float, plus_one> a = { v, plus_one() };
    parallel_for_each(v.extent.tile<4>(), a);
}
// CHECK:void launch(const accelerator_view &av, array_view<float, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    const scaler s(v, 2);
// CHECK-NEXT:    parallel_for_each(v.extent, s);
// CHECK-NEXT:    parallel_for_each(av, v.extent, scaler(v, 3));
// CHECK-NEXT:    apply<float, plus_one> a = { v, plus_one() };
// CHECK-NEXT:    parallel_for_each(v.extent.tile<4>(), a);
// CHECK-NEXT:}
