// An amp member with the name of a virtual function overrides nothing, because amp code has no objects with virtual
// functions. L-2.2.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

struct base
{
    virtual ~base() {}
    virtual int get() { return 1; }
    int get() restrict(amp) { return 2; }
    virtual int other() { return 3; }
};
struct derived : base
{
    int get() { return 10; }
    int other() restrict(amp) { return 4; }
};

// CHECK:struct base
// CHECK-NEXT:{
// CHECK-NEXT:    virtual ~base() {}
// CHECK-NEXT:    virtual int get() { return 1; }
// CHECK-NEXT:    __host__ __device__ int get_amp() { return 2; }
// CHECK-NEXT:    virtual int other() { return 3; }
// CHECK-NEXT:};
// CHECK-NEXT:struct derived : base
// CHECK-NEXT:{
// CHECK-NEXT:    int get() { return 10; }
// CHECK-NEXT:    __host__ __device__ int other_amp() { return 4; }
// CHECK-NEXT:};
