// Declarations of amp functions in the block of an amp function. L-2.2.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate -- -std=c++17
// RUN: %expect
// RUN: %builds

#include <amp.h>

int sum(int x) restrict(amp, cpu)
{
    int twice(int) restrict(amp, cpu);
    // CHECK:    __host__ __device__ int twice(int);
    return twice(x) + 1;
}

int amp_only(int x) restrict(amp)
{
    int thrice(int) restrict(amp);
    // CHECK:    __host__ __device__ int thrice(int);
    return thrice(x);
}

int twice(int x) restrict(amp, cpu) { return 2 * x; }
int thrice(int x) restrict(amp) { return 3 * x; }
