// One declaration declares several objects, some of them with constructors.
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
int function(tiled_index<4>) restrict(amp)
{
    tile_static float a[4], b; // no constructor
    tile_static concurrency::index<2> one, two[3]; // two
    tile_static T three, four;
    return one[0] + two[1][1] + int(three + four + a[0] + b);
}
int use(tiled_index<4> t) restrict(amp) { return function<int>(t); }
// CHECK:template <typename T>
// CHECK-NEXT:__host__ __device__ int function(tiled_index<4>)
// CHECK-NEXT:{
// CHECK-NEXT:    tile_static float a[4], b; // no constructor
// CHECK-NEXT:    tile_static amp2hip::tile_storage<concurrency::index<2>> one_storage;
// CHECK-NEXT:    concurrency::index<2> &one = one_storage.object();
// CHECK-NEXT:    tile_static amp2hip::tile_storage<concurrency::index<2>[3]> two_storage;
// CHECK-NEXT:    concurrency::index<2> (&two)[3] = two_storage.object(); // two
// CHECK-NEXT:    tile_static amp2hip::tile_storage<T> three_storage;
// CHECK-NEXT:    T &three = three_storage.object();
// CHECK-NEXT:    tile_static amp2hip::tile_storage<T> four_storage;
// CHECK-NEXT:    T &four = four_storage.object();
// CHECK-NEXT:    return one[0] + two[1][1] + int(three + four + a[0] + b);
// CHECK-NEXT:}
// CHECK-NEXT:__host__ __device__ int use(tiled_index<4> t) { return function<int>(t); }
