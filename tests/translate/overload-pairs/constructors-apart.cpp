// Constructors with different parameters that only restrictions distinguish: the amp constructors get a tag, and code
// of both restrictions calls a selecting constructor. L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

struct s
{
    int v;
    s(int a) : v(a) {}
    s(float a, int k = 1) restrict(amp);
};
s::s(float a, int k) restrict(amp) : v((int)a + k) {}
s back(int x) restrict(cpu, amp) { return x; }
int only(int x) restrict(amp) { return back(x).v + s(x, 2).v + s(x * 1.5).v; }

// CHECK:struct s
// CHECK-NEXT:{
// CHECK-NEXT:    int v;
// CHECK-NEXT:    s(int a) : v(a) {}
// CHECK-NEXT:    __host__ __device__ s(amp2hip::amp_tag, float a, int k = 1);
// CHECK-NEXT:    template <typename... Arguments>
// CHECK-NEXT:    __host__ __device__ s(amp2hip::choice_tag, Arguments &&...arguments)
// CHECK-NEXT:#if AMP2HIP_DEVICE_PASS
// CHECK-NEXT:        : s(amp2hip::amp_tag(), static_cast<Arguments &&>(arguments)...) {}
// CHECK-NEXT:#else
// CHECK-NEXT:        : s(amp2hip::on_accelerator() ? s(amp2hip::amp_tag(), static_cast<Arguments &&>(arguments)...)
// CHECK-NEXT:                                     : s(static_cast<Arguments &&>(arguments)...)) {}
// CHECK-NEXT:#endif
// CHECK-NEXT:};
// CHECK-NEXT:__host__ __device__ s::s(amp2hip::amp_tag, float a, int k) : v((int)a + k) {}
// CHECK-NEXT:__host__ __device__ s back(int x) { return s(amp2hip::choice_tag(), x); }
// CHECK-NEXT:__host__ __device__ int only(int x) { return back(x).v + s(amp2hip::amp_tag(), x, 2).v + s(amp2hip::amp_tag(), x * 1.5).v; }
