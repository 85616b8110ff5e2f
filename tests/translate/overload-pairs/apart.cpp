// Pairs that are declared first and whose definitions are not adjacent: the cpu body stays at its place, under a
// generated name.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

int where(int x) restrict(amp);
int where(int x);
struct s
{
    int get(int x) const restrict(amp);
    int get(int x) const restrict(cpu);
};
// CHECK:__host__ __device__ int where(int x);
// CHECK-NEXT:int where_cpu(int x);
// CHECK-NEXT:struct s
// CHECK-NEXT:{
// CHECK-NEXT:    __host__ __device__ int get(int x) const;
// CHECK-NEXT:};

int where(int x) { return x + 1000; }
int between = 1;
int where(int x) restrict(amp)
{
    return x + 2000;
}
int s::get(int x) const restrict(amp) { return x + 1; }
int s::get(int x) const { return x + 2; }
int use(const s &o) restrict(cpu, amp) { return where(12) + o.get(1); }
// CHECK:int where_cpu(int x) { return x + 1000; }
// CHECK-NEXT:int between = 1;
// CHECK-NEXT:__host__ __device__ int where(int x)
// CHECK-NEXT:{
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:    if (!amp2hip::on_accelerator()) return where_cpu(x);
// CHECK-NEXT:#endif
// CHECK-NEXT:    return x + 2000;
// CHECK-NEXT:}
// CHECK-NEXT:__host__ __device__ int s::get(int x) const
// CHECK-NEXT:{
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:    if (!amp2hip::on_accelerator()) { return x + 2; }
// CHECK-NEXT:#endif
// CHECK-NEXT:    return x + 1;
// CHECK-NEXT:}
// CHECK-NEXT:__host__ __device__ int use(const s &o) { return where(12) + o.get(1); }
