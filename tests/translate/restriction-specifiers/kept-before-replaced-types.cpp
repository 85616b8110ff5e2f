// Specifiers of functions whose type or `constexpr` is replaced, and of several friends in one declaration.
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

constexpr unsigned hash(unsigned x) restrict(cpu) { return x * 31u; }
constexpr unsigned hash(unsigned x) restrict(amp) { return x * 37u; }
// CHECK:constexpr unsigned hash_cpu(unsigned x) { return x * 31u; }
// CHECK-NEXT:__host__ __device__ inline unsigned hash(unsigned x)

struct mixed
{
    friend int peek(const mixed &) restrict(amp), poke(const mixed &) restrict(cpu);
};
// CHECK:    friend __host__ __device__ int peek(const mixed &); friend int poke(const mixed &);

float outside(float x);
static float outside(float x) restrict(amp) { return x; }
float outside(float x) { return -x; }
// CHECK:__host__ __device__ float outside(float x)

int use(array_view<float> v, float scale)
{
    constexpr float weights[] = {1, 2, 1};
    struct cell { float value; decltype((scale)) get() restrict(cpu, amp) { return value; } };
    cell c{scale};
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { cell d = c; v[i] = d.get() * weights[i[0] % 3]; });
    return 0;
}
// CHECK:    struct cell { float value; __host__ __device__ float & get() { return value; } };
// CHECK:    __host__ __device__ void operator()(concurrency::index<1> i) const { constexpr float weights[] = {1, 2, 1}; cell d = c; v[i] = d.get() * weights[i[0] % 3]; }
