// Pairs of constructors with different initializers. Scalar members choose their value by restriction. Otherwise, each
// constructor gets a tag, and the constructor that is called selects one. L-2.2.2-a, L-2.2.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

struct scalars
{
    int n;
    float f;
    scalars(int x, float y) : n(x), f(1) {}
    scalars(int x, float y) restrict(amp) : n(x), f(y) {}
};

struct part
{
    int n;
    part(int x) restrict(cpu, amp) : n(x) {}
};
struct whole : part
{
    whole(int x, int = 2);
    whole(int y, int = 3) restrict(amp);
    template <typename T> whole(T a, T b, T c) : part(int(a + b + c)) {}
    template <typename T> whole(T a, T b, T c) restrict(amp) : part(int(a * b * c)) {}
};
whole::whole(int x, int) : part(x) {}
whole::whole(int y, int) restrict(amp) : part(y + 1) {}
int use() restrict(cpu, amp) { return whole(1).n + whole(1.0f, 2.0f, 3.0f).n + scalars(1, 2.0f).n; }

// CHECK:struct scalars
// CHECK-NEXT:{
// CHECK-NEXT:    int n;
// CHECK-NEXT:    float f;
// CHECK-NEXT:    __host__ __device__ scalars(int x, float y) : n(x), f(amp2hip::on_accelerator() ? static_cast<float>(y) : static_cast<float>(1)) {}
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:struct part
// CHECK-NEXT:{
// CHECK-NEXT:    int n;
// CHECK-NEXT:    __host__ __device__ part(int x) : n(x) {}
// CHECK-NEXT:};
// CHECK-NEXT:struct whole : part
// CHECK-NEXT:{
// CHECK-NEXT:    whole(amp2hip::cpu_tag, int x, int);
// CHECK-NEXT:    __host__ __device__ whole(int y, int argument2 = amp2hip::on_accelerator() ? 3 : 2)
// CHECK-NEXT:#if AMP2HIP_DEVICE_PASS
// CHECK-NEXT:        : whole(amp2hip::amp_tag(), y, argument2) {}
// CHECK-NEXT:#else
// CHECK-NEXT:        : whole(amp2hip::on_accelerator() ? whole(amp2hip::amp_tag(), y, argument2) : whole(amp2hip::cpu_tag(), y, argument2)) {}
// CHECK-NEXT:#endif
// CHECK-NEXT:    __host__ __device__ whole(amp2hip::amp_tag, int y, int);
// CHECK-NEXT:    template <typename T> whole(amp2hip::cpu_tag, T a, T b, T c) : part(int(a + b + c)) {}
// CHECK-NEXT:    template <typename T> __host__ __device__ whole(T a, T b, T c)
// CHECK-NEXT:#if AMP2HIP_DEVICE_PASS
// CHECK-NEXT:        : whole(amp2hip::amp_tag(), a, b, c) {}
// CHECK-NEXT:#else
// CHECK-NEXT:        : whole(amp2hip::on_accelerator() ? whole(amp2hip::amp_tag(), a, b, c) : whole(amp2hip::cpu_tag(), a, b, c)) {}
// CHECK-NEXT:#endif
// CHECK-NEXT:    template <typename T> __host__ __device__ whole(amp2hip::amp_tag, T a, T b, T c) : part(int(a * b * c)) {}
// CHECK-NEXT:};
// CHECK-NEXT:whole::whole(amp2hip::cpu_tag, int x, int) : part(x) {}
// CHECK-NEXT:__host__ __device__ whole::whole(amp2hip::amp_tag, int y, int) : part(y + 1) {}
// CHECK-NEXT:__host__ __device__ int use() { return whole(1).n + whole(1.0f, 2.0f, 3.0f).n + scalars(1, 2.0f).n; }
