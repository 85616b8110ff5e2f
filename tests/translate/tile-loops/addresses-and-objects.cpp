// With --tile-loops, pointers and references to memory that all threads share live across barriers. Call
// operators may be defined outside of their class, and functions with barriers may be members of objects
// that are equal in all threads.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --tile-loops -Rpass-missed=tile-loops 2>&1 | count 0
// RUN: %code %t.hip | FileCheck %s
// RUN: %builds

#include <amp.h>
using namespace concurrency;

// The pointer is kept itself, a reference as a pointer.
void kernel_1(array_view<const float, 2> a, array_view<float, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static float all[8];
        const float *row = &a(t.global[0], 0);
        float &mine = all[t.local[0]];
        mine = *row++;
        t.barrier.wait();
        v[t.global] = all[7 - t.local[0]] + mine + *row;
    });
}
// CHECK-LABEL: struct kernel_1_kernel
// CHECK: void amp2hip_run_tile(
// CHECK: amp2hip::kept_values<std::add_pointer_t<float>, amp2hip_tile::threads> mine_kept;
// CHECK-NEXT: amp2hip::kept_values<const float *, amp2hip_tile::threads> row_kept;
// CHECK: mine_kept.keep(amp2hip_number, __builtin_addressof(mine));
// CHECK-NEXT: row_kept.keep(amp2hip_number, row);
// CHECK: auto &mine = *mine_kept[amp2hip_number];
// CHECK-NEXT: auto &row = row_kept[amp2hip_number];

// A function that gets the tiled_index as a reference to non-const.
int place(tiled_index<8> &t) restrict(amp) { return t.local[0]; }
void step(int (&all)[8], int x, tiled_index<8> &t) restrict(amp)
{
    all[place(t)] = x;
    t.barrier.wait();
}
// CHECK: void amp2hip_run_step(const amp2hip_tile &amp2hip_whole, int (&all)[8], {{.*}} &x_kept, {{\[\[maybe_unused\]\]}} const tiled_index<8> &t)
// CHECK: auto t = amp2hip_whole.at(amp2hip_column);
void kernel_2(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static int all[8];
        step(all, v[t], t);
        v[t.global] = all[7 - place(t)];
    });
}

// A call operator outside of its class.
template <typename T>
class kernel_3
{
public:
    explicit kernel_3(array_view<int, 1> v) : v(v) {}
    void operator()(tiled_index<8> t) const restrict(amp);
private:
    array_view<int, 1> v;
};
// CHECK-LABEL: class kernel_3
// CHECK: void operator()(tiled_index<8> t) const
// CHECK-NEXT: template <typename amp2hip_kernel, typename amp2hip_tile,
// CHECK: void amp2hip_run_tile(const amp2hip_tile &amp2hip_whole) const { amp2hip_run_loops(amp2hip_whole); }
// CHECK-NEXT: template <typename amp2hip_tile>
// CHECK-NEXT: void amp2hip_run_loops(const amp2hip_tile &amp2hip_whole) const;
template <typename T>
void kernel_3<T>::operator()(tiled_index<8> t) const restrict(amp)
{
    tile_static int all[8];
    int own = v[t];
    all[t.local[0]] = own;
    t.barrier.wait();
    v[t.global] = all[7 - t.local[0]] + own;
}
// CHECK: void kernel_3<T>::operator()(tiled_index<8> t) const
// CHECK: {{^}}template <typename T>
// CHECK-NEXT: {{^}}template <typename amp2hip_tile>
// CHECK-NEXT: {{^}}void kernel_3<T>::amp2hip_run_loops(const amp2hip_tile &amp2hip_whole) const
void launch(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), kernel_3<int>(v));
}

// A function of an object that all threads construct with the same values.
template <typename T, int N>
class reducer
{
public:
    reducer(T start) restrict(amp) : start(start) {}
    T first(T (&all)[N], T x, tiled_index<N> t) const restrict(amp)
    {
        all[t.local[0]] = x;
        t.barrier.wait();
        return all[0] + start;
    }
private:
    T start;
};
void kernel_4(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static int all[8];
        reducer<int, 8> sum(n);
        const int x = sum.first(all, v[t], t);
        v[t.global] = x;
    });
}
// CHECK-LABEL: struct kernel_4_kernel
// CHECK: void amp2hip_run_tile(
// CHECK: reducer<int, 8> sum(n);
// CHECK: sum.amp2hip_run_first(amp2hip_whole, x_kept{{.*}}, all,

// Macros that a kernel defines.
void kernel_5(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
#define TWICE(x) \
        (2 * (x))
        v[t.global] += 1;
        t.barrier.wait();
        v[t.global] = TWICE(v[t.global]);
    });
}
// CHECK-LABEL: struct kernel_5_kernel
// CHECK: void amp2hip_run_tile(

// One reference for the tile to memory that all threads share.
void kernel_references(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static int all[8], count;
        auto &shared = count;
        const int &limit = n;
        shared = limit;
        t.barrier.wait();
        all[t.local[0]] = shared;
        t.barrier.wait();
        v[t.global] = all[7 - t.local[0]] + limit;
    });
}
// CHECK-LABEL: struct kernel_references_kernel
// CHECK: void amp2hip_run_tile(
// CHECK: int all[8], count;
// CHECK-NEXT: auto &shared = count;
// CHECK-NEXT: const int &limit = n;
// CHECK-NEXT: for (int amp2hip_column
// CHECK-NEXT: {
// CHECK-NEXT: shared = limit;
