// Overloads with different parameters whose choice depends on restrictions: amp functions are renamed, and code of both
// restrictions calls a choice function. L-2.3.2.1-b, L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

struct wide
{
    int n;
    wide(int x) restrict(cpu, amp) : n(x) {}
};
int f(int x) { return x; }
int f(wide x) restrict(amp) { return x.n + 100; }
int use(int x) restrict(amp) { return f(x); }
int use_both(int x) restrict(cpu, amp) { return f(x); }
// CHECK:int f(int x) { return x; }
// CHECK-NEXT:__host__ __device__ int f_amp(wide x) { return x.n + 100; }
// CHECK-EMPTY:
// CHECK-NEXT:template <typename... Arguments>
// CHECK-NEXT:static __host__ __device__ decltype(auto) f_choice(Arguments &&...arguments)
// CHECK-NEXT:{
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:    if (!amp2hip::on_accelerator()) return f(static_cast<Arguments &&>(arguments)...);
// CHECK-NEXT:#endif
// CHECK-NEXT:    return f_amp(static_cast<Arguments &&>(arguments)...);
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:__host__ __device__ int use(int x) { return f_amp(x); }
// CHECK-NEXT:__host__ __device__ int use_both(int x) { return f_choice(x); }

// A conversion of the argument suffices in these calls.
int g(int x) restrict(amp) { return x; }
int g(double x) { return int(x); }
int use_g(float x) restrict(amp) { return g(x); }
// CHECK:__host__ __device__ int use_g(float x) { return g(static_cast<int>(x)); }

// The callee has both restrictions, a cpu function fits better.
int h(wide x) restrict(cpu, amp) { return x.n; }
int h(int x) { return x + 1; }
int use_h(int x) restrict(amp) { return h(x); }
int host_h(int x) { return h(x); }
// CHECK:__host__ __device__ int h(wide x) { return x.n; }
// CHECK-NEXT:int h_cpu(int x) { return x + 1; }
// CHECK-NEXT:__host__ __device__ int use_h(int x) { return h(x); }
// CHECK-NEXT:int host_h(int x) { return h_cpu(x); }

struct vec
{
    int x;
    vec operator+(vec o) const restrict(amp) { return vec{x + o.x}; }
    int operator[](int i) const { return i; }
    int operator[](float i) const restrict(amp) { return int(i) + x; }
    int get() const restrict(amp) { return x; }
    int get() { return x + 1; }
};
struct holder
{
    int x;
    operator int() const { return x; }
    operator float() const restrict(amp) { return float(x) + 0.5f; }
};
vec operator+(vec a, vec b) { return vec{a.x - b.x}; }
vec operator-(vec a, double b) restrict(amp) { return vec{a.x - int(b)}; }
vec operator-(vec a, int) { return a; }
// CHECK:    __host__ __device__ vec operator_plus_amp(vec o) const { return vec{x + o.x}; }
// CHECK:    __host__ __device__ int operator_subscript_amp(float i) const { return int(i) + x; }

int members(vec a, const vec c, holder o) restrict(amp)
{
    vec b = a + a;
    b = a - 2;
    int n = o;
    return b.get() + c.get() + a[1] + n;
}
vec host(vec a) { return a + a; }
// CHECK:    vec b = a.operator_plus_amp(a);
// CHECK-NEXT:    b = operator_minus_amp(a, 2);
// CHECK-NEXT:    int n = o.operator float();
// CHECK-NEXT:    return b.get_amp() + c.get_amp() + a.operator_subscript_amp(1) + n;
// CHECK-NEXT:}
// CHECK-NEXT:vec host(vec a) { return a + a; }

// The choice depends on the instance.
template <typename T> int through(T x) restrict(amp) { return f(x); }
int in_template() restrict(amp) { return through(1); }
// CHECK:template <typename T> __host__ __device__ int through(T x) { return f_amp(x); }
