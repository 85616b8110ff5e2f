// A name in the body of a macro is qualified at the definition of the macro.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>
#include <string.h>
using namespace concurrency;

#define POSITION index<1>
#define NEXT(i) ((i) + index<1>(1))
typedef index<2> cell;

int use(POSITION p) restrict(amp, cpu)
{
    POSITION q = NEXT(p);
    return NEXT(q)[0];
}
// CHECK:#define POSITION concurrency::index<1>
// CHECK-NEXT:#define NEXT(i) ((i) + concurrency::index<1>(1))
// CHECK-NEXT:typedef concurrency::index<2> cell;
// CHECK-EMPTY:
// CHECK-NEXT:__host__ __device__ int use(POSITION p)
// CHECK-NEXT:{
// CHECK-NEXT:    POSITION q = NEXT(p);
// CHECK-NEXT:    return NEXT(q)[0];
// CHECK-NEXT:}
