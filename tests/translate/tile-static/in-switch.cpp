// A label follows a tile_static object that needs a reference: both are declared before the switch.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>
using namespace concurrency;

template <typename T>
T of_switch(int k) restrict(amp)
{
    switch (k)
    {
    case 0:
        tile_static T a, b[2];
        a = b[0];
        return a;
    case 1:
        tile_static index<1> c;
        tile_static int d;
        d = c[0];
        return d;
    default:
        tile_static T last;
        return last;
    }
}
// CHECK:template <typename T>
// CHECK-NEXT:__host__ __device__ T of_switch(int k)
// CHECK-NEXT:{
// CHECK-NEXT:    {
// CHECK-NEXT:    tile_static amp2hip::tile_storage<T> a_storage;
// CHECK-NEXT:    T &a = a_storage.object();
// CHECK-NEXT:    tile_static amp2hip::tile_storage<T[2]> b_storage;
// CHECK-NEXT:    T (&b)[2] = b_storage.object();
// CHECK-NEXT:    tile_static amp2hip::tile_storage<concurrency::index<1>> c_storage;
// CHECK-NEXT:    concurrency::index<1> &c = c_storage.object();
// CHECK-NEXT:    switch (k)
// CHECK-NEXT:    {
// CHECK-NEXT:    case 0:
// CHECK-NEXT:        ;
// CHECK-NEXT:        a = b[0];
// CHECK-NEXT:        return a;
// CHECK-NEXT:    case 1:
// CHECK-NEXT:        ;
// CHECK-NEXT:        tile_static int d;
// CHECK-NEXT:        d = c[0];
// CHECK-NEXT:        return d;
// CHECK-NEXT:    default:
// CHECK-NEXT:        tile_static amp2hip::tile_storage<T> last_storage;
// CHECK-NEXT:        T &last = last_storage.object();
// CHECK-NEXT:        return last;
// CHECK-NEXT:    }
// CHECK-NEXT:    }
// CHECK-NEXT:}

int captured(int a) restrict(amp)
{
    switch (a)
    {
    case 0:
        tile_static index<1> a;
        a[0] = 1;
        return [=] { return a[0]; }();
    default:
        return 2;
    }
}

// A lambda contains a copy of the object under its name.
// CHECK:        tile_static amp2hip::tile_storage<concurrency::index<1>> a_storage_2;
// CHECK-NEXT:        a_storage_2.object()[0] = 1;
// CHECK-NEXT:        return [=, a = a_storage_2.object()] { return a[0]; }();
