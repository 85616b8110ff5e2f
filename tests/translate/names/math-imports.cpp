// fast_math and precise_math import functions of std (§9.1, §9.2). Cpu code calls the imported functions; in the
// output these names are amp functions only.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>
#include <amp_math.h>
#include <type_traits>
namespace fast = concurrency::fast_math;

static_assert(std::is_same<decltype(concurrency::fast_math::cos(1.0)), double>::value, "");
double qualified(double x, int n) { return concurrency::fast_math::cos(x) + fast::sqrt(n) + concurrency::precise_math::powf(2, 3); }
double unqualified(float x)
{
    using namespace concurrency::precise_math;
    return pow(x, 2) + floor(x);
}
template <typename T> T in_template(T x) { return concurrency::fast_math::log(x); }
double (*pointer)(double) = concurrency::precise_math::exp;
float on_both_sides(float x) restrict(cpu, amp) { return fast::fabs(x) + concurrency::fast_math::ceilf(x); }
double on_accelerator(double x) restrict(amp) { return fast::fabs(x); }
#define ROOT(x) sqrt(x)
#define WAVE(x) concurrency::fast_math::sin(x)
float in_macros(float x) restrict(cpu, amp)
{
    using namespace concurrency::fast_math;
    return ROOT(x) + ROOT(x + 1) + WAVE(x);
}
double in_macros_of_cpu_code(int n, double x)
{
    using namespace concurrency::fast_math;
    return ROOT(n) + WAVE(x);
}
double uses() { return in_template(2.0) + in_template(2.0f); }

// CHECK:static_assert(std::is_same<decltype(std::cos(1.0)), double>::value, "");
// CHECK:double qualified(double x, int n) { return std::cos(x) + std::sqrt(n) + ::powf(2, 3); }
// CHECK:    return std::pow(x, 2) + std::floor(x);
// CHECK:template <typename T> T in_template(T x) { return std::log(x); }
// CHECK:double (*pointer)(double) = std::exp;
// CHECK:__host__ __device__ float on_both_sides(float x) { return fast::fabs(x) + concurrency::fast_math::ceilf(x); }
// CHECK:__host__ __device__ double on_accelerator(double x) { return fast::fabs(x); }
// CHECK:#define ROOT(x) sqrt(x)
// CHECK-NEXT:#define WAVE(x) concurrency::fast_math::sin(x)
// CHECK-NEXT:__host__ __device__ float in_macros(float x)
// CHECK-NEXT:{
// CHECK-NEXT:    using namespace concurrency::fast_math;
// CHECK-NEXT:    return concurrency::fast_math::sqrt(x) + concurrency::fast_math::sqrt(x + 1) + WAVE(x);
// CHECK-NEXT:}
// CHECK-NEXT:double in_macros_of_cpu_code(int n, double x)
// CHECK-NEXT:{
// CHECK-NEXT:    using namespace concurrency::fast_math;
// CHECK-NEXT:    return std::sqrt(n) + std::sin(x);
// CHECK-NEXT:}
