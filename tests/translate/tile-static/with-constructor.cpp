// An object of a class with a constructor is valid but not constructed: raw storage and a reference to it.
// L-2.4.3.5.1-d, L-2.4.3.5.1-g
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

class counter
{
    int m_n;

public:
    counter() restrict(amp, cpu) : m_n(0) {}
    ~counter() restrict(amp, cpu) {}
    int next() restrict(amp, cpu) { return m_n++; }
};

void kernel(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static index<2> where;
        counter tile_static one;
        tile_static counter many[8];
        tile_static counter grid[2][4];
        v[t] = where[0] + one.next() + many[0].next() + grid[1][2].next();
    });
}
// CHECK:class counter
// CHECK-NEXT:{
// CHECK-NEXT:    int m_n;
// CHECK-EMPTY:
// CHECK-NEXT:public:
// CHECK-NEXT:    __host__ __device__ counter() : m_n(0) {}
// CHECK-NEXT:    __host__ __device__ ~counter() {}
// CHECK-NEXT:    __host__ __device__ int next() { return m_n++; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at with-constructor.cpp:[[@LINE-21]]
// CHECK-NEXT:struct kernel_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(tiled_index<8> t) const
// CHECK-NEXT:    {
// CHECK-NEXT:        tile_static amp2hip::tile_storage<concurrency::index<2>> where_storage;
// CHECK-NEXT:        concurrency::index<2> &where = where_storage.object();
// CHECK-NEXT:        tile_static amp2hip::tile_storage<counter> one_storage;
// CHECK-NEXT:        counter &one = one_storage.object();
// CHECK-NEXT:        tile_static amp2hip::tile_storage<counter[8]> many_storage;
// CHECK-NEXT:        counter (&many)[8] = many_storage.object();
// CHECK-NEXT:        tile_static amp2hip::tile_storage<counter[2][4]> grid_storage;
// CHECK-NEXT:        counter (&grid)[2][4] = grid_storage.object();
// CHECK-NEXT:        v[t] = where[0] + one.next() + many[0].next() + grid[1][2].next();
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void kernel(array_view<int, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v.extent.tile<8>(), kernel_kernel{v});
// CHECK-NEXT:}

template <typename T>
T in_template(tiled_index<8> t, T x) restrict(amp)
{
    tile_static T values[8];
    tile_static T single; // may have a constructor
    tile_static counter c;
    values[t.local[0]] = x;
    single = x;
    return values[0] + single + T(c.next());
}
// CHECK:template <typename T>
// CHECK-NEXT:__host__ __device__ T in_template(tiled_index<8> t, T x)
// CHECK-NEXT:{
// CHECK-NEXT:    tile_static amp2hip::tile_storage<T[8]> values_storage;
// CHECK-NEXT:    T (&values)[8] = values_storage.object();
// CHECK-NEXT:    tile_static amp2hip::tile_storage<T> single_storage;
// CHECK-NEXT:    T &single = single_storage.object(); // may have a constructor
// CHECK-NEXT:    tile_static amp2hip::tile_storage<counter> c_storage;
// CHECK-NEXT:    counter &c = c_storage.object();
// CHECK-NEXT:    values[t.local[0]] = x;
// CHECK-NEXT:    single = x;
// CHECK-NEXT:    return values[0] + single + T(c.next());
// CHECK-NEXT:}
