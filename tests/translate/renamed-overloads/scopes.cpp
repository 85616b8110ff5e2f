// A using declaration adds a function that differs only in restriction from a function of another scope. Each function
// has its own name in the output. L-2.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

namespace a
{
int f(int x) { return x; }
int g(int x) { return x; }
}
namespace b
{
int g(int x) restrict(amp) { return x + 1; }
}
using a::f;
using a::g;
using b::g;
int f(int x) restrict(amp) { return -x; }
// CHECK:__host__ __device__ int g_amp(int x) { return x + 1; }
// CHECK:using a::f;
// CHECK-NEXT:using a::g;
// CHECK-NEXT:using b::g_amp;
// CHECK-NEXT:__host__ __device__ int f_amp(int x) { return -x; }

struct base
{
    int f(int) { return 1; }
    int f(int) restrict(amp) { return 2; }
};
struct derived : base
{
    using base::f;
    int f(int) { return 3; }
};
// CHECK:    using base::f;
// CHECK-NEXT:    int f_cpu(int) { return 3; }

int use(derived d) restrict(amp) { return d.f(1) + f(2) + g(3); }
int use_host(derived d) { return d.f(1) + f(2) + g(3); }
int use_both(int x) restrict(cpu, amp) { return g(x); }
// CHECK:__host__ __device__ int use(derived d) { return d.f(1) + f_amp(2) + g_amp(3); }
// CHECK-NEXT:int use_host(derived d) { return d.f_cpu(1) + f(2) + g(3); }
// CHECK-NEXT:template <typename... Arguments>
// CHECK-NEXT:static __host__ __device__ decltype(auto) g_choice(Arguments &&...arguments)
// CHECK-NEXT:{
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:    if (!amp2hip::on_accelerator()) return a::g(static_cast<Arguments &&>(arguments)...);
// CHECK-NEXT:#endif
// CHECK-NEXT:    return b::g_amp(static_cast<Arguments &&>(arguments)...);
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:__host__ __device__ int use_both(int x) { return g_choice(x); }
