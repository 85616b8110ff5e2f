// A cpu function template that launches kernels is named in device code without a call, because compilers for GPUs
// generate only the kernels of launches that they see.
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

template <typename T> struct sum_of
{
    T total;
    sum_of(array_view<T> v, T by) : total(by)
    {
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += by; });
    }
    template <typename... U> sum_of(array_view<T> v, const U &...) restrict(amp) : total(v[0]) {}
    template <typename... U> sum_of(array_view<T> v, const U &...more) : total(sizeof...(more))
    {
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 0; });
    }
    sum_of(array_view<T> v, T) restrict(amp) : total(v[0]) {}
};
// CHECK:    template <typename... U> __host__ __device__ sum_of(amp2hip::amp_tag, array_view<T> v, const U &...) : total(v[0]) {
// CHECK-NEXT:#if AMP2HIP_DEVICE_PASS
// CHECK-NEXT:        struct amp2hip_cpu
// CHECK-NEXT:        {
// CHECK-NEXT:            static void amp2hip_call(decltype(v) v, const U &... argument2) { (void)sum_of(amp2hip::cpu_tag(), v, argument2...); }
// CHECK-NEXT:        };
// CHECK-NEXT:        (void)sizeof(amp2hip::instantiated<&amp2hip_cpu::amp2hip_call>);
// CHECK-NEXT:#endif
// CHECK-NEXT:    }
// CHECK:    __host__ __device__ sum_of(amp2hip::amp_tag, array_view<T> v, T) : total(v[0]) {
// CHECK-NEXT:#if AMP2HIP_DEVICE_PASS
// CHECK:            static void amp2hip_call(decltype(v) v, T argument2) { (void)sum_of(amp2hip::cpu_tag(), v, argument2); }

template <typename T> void one(array_view<T> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
}
template <typename T> void one(array_view<T> v) restrict(amp)
{
    v[0] = 1;
}
// CHECK:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:    if (!amp2hip::on_accelerator()) { one_cpu<T>(v); return; }
// CHECK-NEXT:#else
// CHECK-NEXT:    (void)sizeof(amp2hip::instantiated<&one_cpu<T>>);
// CHECK-NEXT:#endif

struct places
{
    template <typename T> int at(array_view<T> v, int by) const
    {
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = by; });
        return v[1];
    }
    template <typename T> int at(array_view<T> v, float by) const restrict(amp) { return v[0] + int(by); }
};
// CHECK:    __host__ __device__ decltype(auto) at_choice(Arguments &&...arguments) const
// CHECK-NEXT:    {
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:        if (!amp2hip::on_accelerator()) return at(static_cast<Arguments &&>(arguments)...);
// CHECK-NEXT:#else
// CHECK-NEXT:        struct amp2hip_cpu
// CHECK-NEXT:        {
// CHECK-NEXT:            static void amp2hip_call(const places &amp2hip_object, Arguments &&...arguments) { (void)amp2hip_object.at(static_cast<Arguments &&>(arguments)...); }
// CHECK-NEXT:        };
// CHECK-NEXT:        (void)sizeof(amp2hip::instantiated<&amp2hip_cpu::amp2hip_call>);
// CHECK-NEXT:#endif
// CHECK-NEXT:        return at_amp(static_cast<Arguments &&>(arguments)...);
// CHECK-NEXT:    }
int call(const places &p, array_view<int> v) restrict(cpu, amp) { return p.at(v, 8); }

int use(array_view<int> v, const places &p)
{
    parallel_for_each(v.extent, [=](index<1>) restrict(amp) {
        one(v);
        sum_of<int> a(v, 3), b(v, 1.0f, 2);
        v[0] = a.total + b.total + call(p, v);
    });
    one(v);
    return sum_of<int>(v, 3).total + sum_of<int>(v, 1.0f, 2).total + call(p, v);
}
