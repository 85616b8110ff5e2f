// Global names that the compilers of CUDA and HIP declare.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip %s -o %t.hip 2>&1 | FileCheck --implicit-check-not=warning: --implicit-check-not=note: %s
// RUN: %amp2hip -Werror %s -o %t.error
// RUN: %amp2hip -Wno-amp-cuda-name %s -o %t.quiet 2>&1 | count 0

#include <amp.h>
using namespace concurrency;

// CHECK: :[[@LINE+1]]:11: note: global name 'warpSize' is reserved by CUDA or HIP, whose compilers may reject this declaration; move it into a namespace [AMP1902,-Wamp-cuda-name]
const int warpSize = 32;
// CHECK: :[[@LINE+1]]:8: note: global name 'threadIdx' is reserved by CUDA or HIP
struct threadIdx
{
    int x;
};
// CHECK: :[[@LINE+1]]:16: note: global name 'hipMalloc' is reserved by CUDA or HIP
extern "C" int hipMalloc(void **p, unsigned n);

// Near misses: names that the headers of the output hide, and other scopes.
struct float3
{
    float x, y, z;
};
typedef unsigned uint2;
inline int max(int a, int b) restrict(cpu, amp) { return a < b ? b : a; }
template <typename T> T min(T a, T b) restrict(cpu, amp) { return a < b ? a : b; }
float rsqrt(float x);
float rsqrt(float x) { return 1 / x; }
extern "C" float normf(int n, const float *x);
inline float3 make_float3(float x, float y, float z) restrict(cpu, amp)
{
    float3 v = { x, y, z };
    return v;
}
namespace mine
{
const int warpSize = 32;
}
struct holder
{
    int blockDim;
};

int f(int gridDim, int blockIdx) restrict(amp) { return gridDim + blockIdx; }

// CHECK: amp2hip: note: rule AMP1902 is explained
