// Kernels must not copy, synchronize or create containers, and host code must not call barriers.
//
// reject: R-5.3-a, R-4.5.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
void f(array_view<int, 1> v, array<int, 1> &a, array_view<const int, 1> c, std::vector<int> *p)
{
    parallel_for_each(v.extent, [=, &a](index<1> i) restrict(amp) {
        array<int, 1> b(3); // ERROR
        array_view<int, 1> w(4); // ERROR
        v.synchronize(); // ERROR
        v.refresh(); // ERROR
        v.discard_data(); // ERROR
        c.synchronize(); // ERROR
        v.synchronize_async(); // ERROR
        a.copy_to(v); // ERROR
        v.copy_to(a); // ERROR
        copy(v, a); // ERROR
        copy_async(v, a); // ERROR
        a.get_accelerator_view(); // ERROR
        a.get_cpu_access_type(); // ERROR
        a.get_associated_accelerator_view(); // ERROR
        v.get_source_accelerator_view(); // ERROR
        a.cpu_access_type; // ERROR
        a.accelerator_view; // ERROR
        a = v; // ERROR
        completion_future cf; // ERROR
    });
}
void g(array_view<int, 1> v, array_view<const int, 1> c, const array<int, 1> &ka)
{
    parallel_for_each(v.extent.tile<4>(), [=, &ka](tiled_index<4> t) restrict(amp) {
        c[t] = 1; // ERROR
        ka[t] = 1; // ERROR
        t.local[0] = 1; // ERROR
        t.global = t.local; // ERROR
        t.barrier = t.barrier; // ERROR
        tiled_index<4> u; // ERROR
        tile_barrier b; // ERROR
        t = t; // ERROR
        t.tile_dim1; // ERROR
        t.barrier.wait(1); // ERROR
        all_memory_fence(); // ERROR
        v.data()[0] = c.data(); // ERROR
        v[index<2>(0, 0)] = 1; // ERROR
        c.get_ref(t) = 4; // ERROR
    });
}
void h(const tile_barrier &b)
{
    b.wait(); // ERROR
    b.wait_with_all_memory_fence(); // ERROR
    b.wait_with_global_memory_fence(); // ERROR
    b.wait_with_tile_static_memory_fence(); // ERROR
    all_memory_fence(b); // ERROR
    global_memory_fence(b); // ERROR
    tile_static_memory_fence(b); // ERROR
}
void k(const tile_barrier &b) restrict(cpu, amp)
{
    b.wait(); // ERROR
    global_memory_fence(b); // ERROR
}
