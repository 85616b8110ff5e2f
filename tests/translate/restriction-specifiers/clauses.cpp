// Several clauses form one set; order and repetition have no meaning. A function without a specifier
// has restrict(cpu). L-2.1-a, L-2.1-c to L-2.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

int merged(int x) restrict(amp) restrict(cpu) { return x; }
int repeated(int x) restrict(amp,amp) restrict(amp) restrict(cpu,cpu) { return x; }
int spaced(int x)   restrict ( amp ,  cpu )   { return x; }
int commented(int x) /* before */ restrict(/* in */ cpu, amp) /* after */ { return x; }
int on_two_lines(int x)
    restrict(cpu,
             amp)
{
    return x;
}
int on_its_own_line(int x)
    restrict(amp, cpu)
    noexcept
{
    return x;
}
// CHECK:__host__ __device__ int merged(int x) { return x; }
// CHECK-NEXT:__host__ __device__ int repeated(int x) { return x; }
// CHECK-NEXT:__host__ __device__ int spaced(int x)   { return x; }
// CHECK-NEXT:__host__ __device__ int commented(int x) /* before */ /* after */ { return x; }
// CHECK-NEXT:__host__ __device__ int on_two_lines(int x)
// CHECK-NEXT:{
// CHECK-NEXT:    return x;
// CHECK-NEXT:}
// CHECK-NEXT:__host__ __device__ int on_its_own_line(int x)
// CHECK-NEXT:    noexcept
// CHECK-NEXT:{
// CHECK-NEXT:    return x;
// CHECK-NEXT:}

int host_only(int x) restrict(cpu) { return x; }
int host_too(int x) { return x; }
auto on_host = [](int x) mutable restrict(cpu) noexcept -> int { return x; };
typedef int host_function(int) restrict(cpu);
host_function *pointer = host_only;
int (*written_out)(int) restrict(cpu) = host_too;
// CHECK:int host_only(int x) { return x; }
// CHECK-NEXT:int host_too(int x) { return x; }
// CHECK-NEXT:auto on_host = [](int x) mutable noexcept -> int { return x; };
// CHECK-NEXT:typedef int host_function(int);
// CHECK-NEXT:host_function *pointer = host_only;
// CHECK-NEXT:int (*written_out)(int) = host_too;

// `restrict`, `amp` and `cpu` are names like any other elsewhere.
int restrict(int x) { return x; }
int amp = 1, cpu = 2;
struct holder
{
    int restrict;
};
int names(holder h)
{
    if (amp)
        return restrict(cpu);
    for (int i = 0; i < restrict(amp); ++i)
        cpu += restrict(i) + h.restrict;
    return restrict (3) + (restrict)(amp);
}
// CHECK:// `restrict`, `amp` and `cpu` are names like any other elsewhere.
// CHECK-NEXT:int restrict(int x) { return x; }
// CHECK-NEXT:int amp = 1, cpu = 2;
// CHECK-NEXT:struct holder
// CHECK-NEXT:{
// CHECK-NEXT:    int restrict;
// CHECK-NEXT:};
// CHECK-NEXT:int names(holder h)
// CHECK-NEXT:{
// CHECK-NEXT:    if (amp)
// CHECK-NEXT:        return restrict(cpu);
// CHECK-NEXT:    for (int i = 0; i < restrict(amp); ++i)
// CHECK-NEXT:        cpu += restrict(i) + h.restrict;
// CHECK-NEXT:    return restrict (3) + (restrict)(amp);
// CHECK-NEXT:}
