// Barriers under a condition that depends on the thread index. M-8.1.1-a, M-8.1.1-c, M-8.1.1-d, R-4.5.3-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

bool sync(const tile_barrier &b) restrict(amp)
{
    b.wait_with_tile_static_memory_fence();
    return true;
}
void steps(int n, const tile_barrier &b) restrict(amp)
{
    while (n-- > 0)
        b.wait(); // expected-error {{this barrier is not reached by all threads of the tile [AMP1650]}}
}
struct at_end
{
    tile_barrier b;
    explicit at_end(const tile_barrier &b) restrict(amp) : b(b) {}
    ~at_end() restrict(cpu, amp) {}
};
template <typename Index> void first_half(const Index &t) restrict(amp)
{
    if (t.local[0] < Index::tile_dim0 / 2)
        t.barrier.wait_with_all_memory_fence(); // expected-error {{this barrier is not reached by all threads of the tile [AMP1650]}}
}

void launches(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        if (t.local[0] < 8) // expected-note {{this condition differs between the threads of a tile}}
            t.barrier.wait(); // expected-error {{this barrier is not reached by all threads of the tile [AMP1650]}}
        for (int k = 0; k < t.local[0]; ++k)
            t.barrier.wait(); // expected-error {{this barrier is not reached by all threads of the tile [AMP1650]}}
        v[t] = t.local[0] > 1 && sync(t.barrier); // expected-error {{the barrier in 'sync', called here [AMP1650]}}
        v[t] += t.local[0] % 2 ? int(sync(t.barrier)) : 0; // expected-error {{the barrier in 'sync', called here [AMP1650]}}
        switch (t.local[0])
        {
        case 1:
            t.barrier.wait(); // expected-error {{this barrier is not reached by all threads of the tile [AMP1650]}}
            break;
        default:
            v[t] = 1;
        }
    });
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        if (t.global[0] >= n)
            return;
        t.barrier.wait(); // expected-error {{this barrier is not reached by all threads of the tile [AMP1650]}}
        v[t] = 1;
    });
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        for (int k = 0; k < 4; ++k)
        {
            if (k == t.local[0])
                break;
            t.barrier.wait(); // expected-error {{this barrier is not reached by all threads of the tile [AMP1650]}}
        }
        t.barrier.wait();
        v[t] = 1;
    });
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        index<1> here = t.local;
        int place = here[0] * 2 + n;
        bool first = false;
        if (place == n)
            first = true;
        if (first)
            t.barrier.wait(); // expected-error {{this barrier is not reached by all threads of the tile [AMP1650]}}
        auto wait = [=]() { t.barrier.wait(); };
        if (place > 5)
            wait(); // expected-error {{the barrier in the lambda called here [AMP1650]}}
        first_half(t);
        steps(place, t.barrier);
        steps(n, t.barrier);
        v[t] = 1;
    });
}
