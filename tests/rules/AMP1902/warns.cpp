// Names that CUDA's headers declare outside of namespaces.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip %s -o %t.hip 2>&1 | FileCheck --implicit-check-not=warning: %s
// RUN: %amp2hip -Wno-amp-cuda-name %s -o %t.quiet 2>&1 | count 0

#include <amp.h>
using namespace concurrency;

// CHECK: :[[@LINE+1]]:8: warning: CUDA's headers declare 'float3' too, outside of namespaces: put it into one, or the GPU's compiler will refuse it, or call its own [AMP1902,-Wamp-cuda-name]
struct float3
{
    float x, y, z;
};
// CHECK: :[[@LINE+1]]:18: warning: CUDA's headers declare 'uint2' too
typedef unsigned uint2;
// CHECK: :[[@LINE+1]]:12: warning: CUDA's headers declare 'max' too
inline int max(int a, int b) restrict(cpu, amp) { return a < b ? b : a; }
// CHECK: :[[@LINE+1]]:25: warning: CUDA's headers declare 'min' too
template <typename T> T min(T a, T b) restrict(cpu, amp) { return a < b ? a : b; }
// CHECK: :[[@LINE+1]]:7: warning: CUDA's headers declare 'rsqrt' too
float rsqrt(float x);
float rsqrt(float x) { return 1 / x; }
// CHECK: :[[@LINE+1]]:18: warning: CUDA's headers declare 'normf' too
extern "C" float normf(int n, const float *x);
// CHECK: :[[@LINE+1]]:15: warning: CUDA's headers declare 'make_float3' too
inline float3 make_float3(float x, float y, float z) restrict(cpu, amp)
{
    float3 v = { x, y, z };
    return v;
}

// Near misses: other names, other parameters, other scopes.
struct float5
{
    float x;
};
struct range
{
    int first, last;
};
inline int max(const range &r) restrict(cpu, amp) { return r.last; }
namespace mine
{
struct float3
{
    double x;
};
inline int min(int a, int b) restrict(cpu, amp) { return a < b ? a : b; }
}
struct holder
{
    static int max(int a, int) restrict(cpu, amp) { return a; }
    struct uint2
    {
        int a;
    };
};
using mine::min;

int f(int any, int ballot) restrict(amp) { return any + ballot; }
