// Pairs of templates with specializations of one or both templates, and with explicit instantiations.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

template <typename T> int kind(T) { return 1; }
template <typename T> int kind(T) restrict(amp) { return 2; }
template <> int kind<int>(int x) { return x; }
template <> int kind<int>(int x) restrict(amp) { return -x; }
template <> int kind(float) { return 3; }
template <> int kind(unsigned) restrict(amp) { return 4; }
template <typename T> T twice(T x) { return x + x; }
template <typename T> T twice(T x) restrict(amp) { return x * 2; }
template int twice<int>(int);
template int twice<int>(int) restrict(amp);
template float twice(float);
extern template double twice(double) restrict(amp);
int use() restrict(cpu, amp) { return kind(1) + kind(1.0f) + kind(1u) + twice(1); }

// CHECK:template <typename T> int kind_cpu(T) { return 1; }
// CHECK-NEXT:template <typename T> __host__ __device__ int kind(T argument1)
// CHECK-NEXT:{
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:    if (!amp2hip::on_accelerator()) return kind_cpu<T>(argument1);
// CHECK-NEXT:#endif
// CHECK-NEXT:    return 2;
// CHECK-NEXT:}
// CHECK-NEXT:template <> int kind_cpu<int>(int x) { return x; }
// CHECK-NEXT:template <> __host__ __device__ int kind<int>(int x)
// CHECK-NEXT:{
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:    if (!amp2hip::on_accelerator()) return kind_cpu<int>(x);
// CHECK-NEXT:#endif
// CHECK-NEXT:    return -x;
// CHECK-NEXT:}
// CHECK-NEXT:template <> int kind_cpu(float) { return 3; }
// CHECK-NEXT:template <> __host__ __device__ int kind(unsigned argument1)
// CHECK-NEXT:{
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:    if (!amp2hip::on_accelerator()) return kind_cpu<unsigned int>(argument1);
// CHECK-NEXT:#endif
// CHECK-NEXT:    return 4;
// CHECK-NEXT:}
// CHECK-NEXT:template <typename T> __host__ __device__ T twice(T x)
// CHECK-NEXT:{
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:    if (!amp2hip::on_accelerator()) { return x + x; }
// CHECK-NEXT:#endif
// CHECK-NEXT:    return x * 2;
// CHECK-NEXT:}
// CHECK-NEXT:template __host__ __device__ int twice<int>(int);
// CHECK-NEXT:template __host__ __device__ float twice(float);
// CHECK-NEXT:extern template __host__ __device__ double twice(double);
// CHECK-NEXT:__host__ __device__ int use() { return kind(1) + kind(1.0f) + kind(1u) + twice(1); }

template <typename T> struct member
{
    int id() const { return 1; }
    int id() const restrict(amp) { return 2; }
};
template <> int member<int>::id() const restrict(amp) { return 3; }
template <> int member<float>::id() const { return 4; }
template <> int member<char>::id() const restrict(amp) { return 5; }
template <> int member<char>::id() const { return 6; }
template int member<short>::id() const;
// CHECK:    int id_cpu() const { return 1; }
// CHECK-NEXT:    __host__ __device__ int id() const
// CHECK:template <> __host__ __device__ int member<int>::id() const
// CHECK-NEXT:{
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:    if (!amp2hip::on_accelerator()) return id_cpu();
// CHECK-NEXT:#endif
// CHECK-NEXT:    return 3;
// CHECK-NEXT:}
// CHECK-NEXT:template <> int member<float>::id_cpu() const { return 4; }
// CHECK-NEXT:template <> int member<char>::id_cpu() const;
// CHECK-NEXT:template <> __host__ __device__ int member<char>::id() const
// CHECK:template <> int member<char>::id_cpu() const { return 6; }
// CHECK-NEXT:template __host__ __device__ int member<short>::id() const;
