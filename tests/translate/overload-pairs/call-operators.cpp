// Call operators with different return types: the operator that a launch or a library calls keeps its name. L-2.2-h,
// P-7-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <algorithm>
#include <amp.h>
using namespace concurrency;

struct launched
{
    array_view<int> v;
    int operator()(index<1> i) const { return i[0]; }
    void operator()(index<1> i) const restrict(amp) { v[i] = i[0]; }
};
// CHECK:    int operator_call_cpu(concurrency::index<1> i) const { return i[0]; }
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = i[0]; }
struct like_lambdas
{
    int operator()(int x) const { return x; }
    float operator()(int x) const restrict(amp) { return x + 0.5f; }
};
// CHECK:    int operator_call_cpu(int x) const { return x; }
// CHECK-NEXT:    __host__ __device__ float operator()(int x) const { return x + 0.5f; }
template <typename T> struct of_libraries
{
    T operator()(T x) const { return x; }
    float operator()(T x) const restrict(amp) { return x + 0.5f; }
};
// CHECK:    T operator()(T x) const { return x; }
// CHECK-NEXT:    __host__ __device__ float operator_call_amp(T x) const { return x + 0.5f; }

template <typename F> float call(F f, int x) restrict(amp) { return f(x); }
// CHECK:template <typename F> __host__ __device__ float call(F f, int x) { return f(x); }

int use(array_view<int> v, int *data)
{
    launched l{v};
    parallel_for_each(v.extent, l);
    std::transform(data, data + 3, data, of_libraries<int>());
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        v[i] = int(of_libraries<int>()(1) + call(like_lambdas(), 2) + call([](int x) restrict(amp) { return x + 1.0f; }, 3));
    });
    return l(index<1>(2)) + like_lambdas()(3);
}
// CHECK:        v[i] = int(of_libraries<int>().operator_call_amp(1) + call(like_lambdas(), 2) + call([](int x) { return x + 1.0f; }, 3));
// CHECK:    return l.operator_call_cpu(concurrency::index<1>(2)) + like_lambdas().operator_call_cpu(3);
