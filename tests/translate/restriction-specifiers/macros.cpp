// A macro that contains only a restriction is edited at its definition. A macro that contains more is expanded in the
// text at each use.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

#define GPU restrict(amp)
#define GPU_FN restrict(amp, cpu)
#define GPU_FN_TOO GPU_FN
#define RESTRICT(...) restrict(__VA_ARGS__)
// CHECK:#define GPU
// CHECK-NEXT:#define GPU_FN
// CHECK-NEXT:#define GPU_FN_TOO GPU_FN
// CHECK-NEXT:#define RESTRICT(...)

int simple(int x) GPU_FN { return x; }
int through_another(int x) GPU_FN_TOO { return x; }
int with_arguments(int x) RESTRICT(amp, cpu) { return x; }
struct counter
{
    int n;
    counter(int x) GPU_FN : n(x) {}
    int get() const GPU;
};
int counter::get() const GPU { return n; }
// CHECK:__host__ __device__ int simple(int x) GPU_FN { return x; }
// CHECK-NEXT:__host__ __device__ int through_another(int x) GPU_FN_TOO { return x; }
// CHECK-NEXT:__host__ __device__ int with_arguments(int x) RESTRICT(amp, cpu) { return x; }
// CHECK-NEXT:struct counter
// CHECK-NEXT:{
// CHECK-NEXT:    int n;
// CHECK-NEXT:    __host__ __device__ counter(int x) GPU_FN : n(x) {}
// CHECK-NEXT:    __host__ __device__ int get() const GPU;
// CHECK-NEXT:};
// CHECK-NEXT:__host__ __device__ int counter::get() const GPU { return n; }

#define NO_THROW_FN restrict(amp, cpu) noexcept
#define DEFINE_BINARY(name, op) \
    inline int name(int a, int b) restrict(amp, cpu) { return a op b; }

int safe(int x) NO_THROW_FN { return x; }

DEFINE_BINARY(add, +)
DEFINE_BINARY(shift, <<)
// CHECK:#define NO_THROW_FN restrict(amp, cpu) noexcept
// CHECK-NEXT:#define DEFINE_BINARY(name, op) {{\\}}
// CHECK-NEXT:    inline int name(int a, int b) restrict(amp, cpu) { return a op b; }
// CHECK-EMPTY:
// CHECK-NEXT:__host__ __device__ int safe(int x) noexcept { return x; }
// CHECK-EMPTY:
// CHECK-NEXT:__host__ __device__ inline int add(int a, int b) { return a + b; }
// CHECK-NEXT:__host__ __device__ inline int shift(int a, int b) { return a << b; }

#define SQUARE(x) ((x) * (x))
int macro_in_body(int x) restrict(amp, cpu) { return SQUARE(x); }
// CHECK:#define SQUARE(x) ((x) * (x))
// CHECK-NEXT:__host__ __device__ int macro_in_body(int x) { return SQUARE(x); }

#ifdef NEVER_DEFINED
int skipped(int x) restrict(amp) { return x; }
#endif
// CHECK:#ifdef NEVER_DEFINED
// CHECK-NEXT:int skipped(int x) restrict(amp) { return x; }
// CHECK-NEXT:#endif
