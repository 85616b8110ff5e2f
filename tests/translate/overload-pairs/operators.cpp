// Pairs of operators and conversions whose bodies refer to different entities when exchanged: the cpu function gets a
// generated name. L-2.3.2.1-e
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
    int n;
    s &operator+=(int x) { n += x; return *this; }
    s &operator+=(int y) restrict(amp) { n -= y; return *this; }
    explicit operator int() const;
    explicit operator int() const restrict(amp);
    template <typename T> T operator()(T a) const { return a; }
    template <typename T> T operator()(T b) const restrict(amp) { return -b; }
    friend bool operator==(const s &a, const s &b) { return a.n == b.n; }
    friend bool operator==(const s &l, const s &r) restrict(amp) { return l.n != r.n; }
};
s::operator int() const { return n; }
int between;
s::operator int() const restrict(amp) { return n + 1; }
s operator-(const s &a) { return a; }
s zero;
s operator-(const s &b) restrict(amp) { return b; }
int use() restrict(cpu, amp) { s a = {1}; a += 1; return int(-a) + a(2) + (a == a); }

// CHECK:struct s
// CHECK-NEXT:{
// CHECK-NEXT:    int n;
// CHECK-NEXT:    s &operator_plus_equal_cpu(int x) { n += x; return *this; }
// CHECK-NEXT:    __host__ __device__ s &operator+=(int y)
// CHECK-NEXT:    {
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:        if (!amp2hip::on_accelerator()) return operator_plus_equal_cpu(y);
// CHECK-NEXT:#endif
// CHECK-NEXT:        n -= y; return *this;
// CHECK-NEXT:    }
// CHECK-NEXT:    auto to_int_cpu() const -> int;
// CHECK-NEXT:    __host__ __device__ explicit operator int() const;
// CHECK-NEXT:    template <typename T> T operator_call_cpu(T a) const { return a; }
// CHECK-NEXT:    template <typename T> __host__ __device__ T operator()(T b) const
// CHECK-NEXT:    {
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:        if (!amp2hip::on_accelerator()) return operator_call_cpu<T>(b);
// CHECK-NEXT:#endif
// CHECK-NEXT:        return -b;
// CHECK-NEXT:    }
// CHECK-NEXT:    friend bool operator_equal_equal_cpu(const s &a, const s &b) { return a.n == b.n; }
// CHECK-NEXT:    friend __host__ __device__ bool operator==(const s &l, const s &r)
// CHECK-NEXT:    {
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:        if (!amp2hip::on_accelerator()) return operator_equal_equal_cpu(l, r);
// CHECK-NEXT:#endif
// CHECK-NEXT:        return l.n != r.n;
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-NEXT:auto s::to_int_cpu() const -> int { return n; }
// CHECK-NEXT:int between;
// CHECK-NEXT:__host__ __device__ s::operator int() const
// CHECK-NEXT:{
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:    if (!amp2hip::on_accelerator()) return to_int_cpu();
// CHECK-NEXT:#endif
// CHECK-NEXT:    return n + 1;
// CHECK-NEXT:}
// CHECK-NEXT:__host__ __device__ s operator-(const s &b);
// CHECK-NEXT:s operator_minus_cpu(const s &a) { return a; }
// CHECK-NEXT:s zero;
// CHECK-NEXT:__host__ __device__ s operator-(const s &b)
// CHECK-NEXT:{
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:    if (!amp2hip::on_accelerator()) return operator_minus_cpu(b);
// CHECK-NEXT:#endif
// CHECK-NEXT:    return b;
// CHECK-NEXT:}
// CHECK-NEXT:__host__ __device__ int use() { s a = {1}; a += 1; return int(-a) + a(2) + (a == a); }
