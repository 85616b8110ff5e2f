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
        array<int, 1> b(3); // expected-error
        array_view<int, 1> w(4); // expected-error
        v.synchronize(); // expected-error
        v.refresh(); // expected-error
        v.discard_data(); // expected-error
        c.synchronize(); // expected-error
        v.synchronize_async(); // expected-error
        a.copy_to(v); // expected-error
        v.copy_to(a); // expected-error
        copy(v, a); // expected-error
        copy_async(v, a); // expected-error
        a.get_accelerator_view(); // expected-error
        a.get_cpu_access_type(); // expected-error
        a.get_associated_accelerator_view(); // expected-error
        v.get_source_accelerator_view(); // expected-error
        a.cpu_access_type; // expected-error
        a.accelerator_view; // expected-error
        a = v; // expected-error
        completion_future cf; // expected-error
    });
}
void g(array_view<int, 1> v, array_view<const int, 1> c, const array<int, 1> &ka)
{
    parallel_for_each(v.extent.tile<4>(), [=, &ka](tiled_index<4> t) restrict(amp) {
        c[t] = 1; // expected-error
        ka[t] = 1; // expected-error
        t.local[0] = 1; // expected-error
        t.global = t.local; // expected-error
        t.barrier = t.barrier; // expected-error
        tiled_index<4> u; // expected-error
        tile_barrier b; // expected-error
        t = t; // expected-error
        t.tile_dim1; // expected-error
        t.barrier.wait(1); // expected-error
        all_memory_fence(); // expected-error
        v.data()[0] = c.data(); // expected-error
        v[index<2>(0, 0)] = 1; // expected-error
        c.get_ref(t) = 4; // expected-error
    });
}
void h(const tile_barrier &b)
{
    b.wait(); // expected-error
    b.wait_with_all_memory_fence(); // expected-error
    b.wait_with_global_memory_fence(); // expected-error
    b.wait_with_tile_static_memory_fence(); // expected-error
    all_memory_fence(b); // expected-error
    global_memory_fence(b); // expected-error
    tile_static_memory_fence(b); // expected-error
}
void k(const tile_barrier &b) restrict(cpu, amp)
{
    b.wait(); // expected-error
    global_memory_fence(b); // expected-error
}
