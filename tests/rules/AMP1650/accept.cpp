// Barriers that all threads of a tile reach. M-8.1.1-e, M-8.1.1-f, M-8.1.1-g, M-8.1.1-h, M-8.1.1-i, M-8.1.1-j, M-4.5-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

// RUN: %amp2hip %s -o %t.hip 2>%t.err && test ! -s %t.err

#include <amp.h>
using namespace concurrency;

const int rounds = 2;
int half(int n) restrict(cpu, amp) { return n / 2; }
void sync_if(bool yes, const tile_barrier &b) restrict(amp)
{
    if (yes)
        b.wait();
}
template <int N> int reduce(tiled_index<N> t, int mine) restrict(amp)
{
    tile_static int sums[N];
    int i = t.local[0];
    sums[i] = mine;
    t.barrier.wait();
    for (int s = half(N); s > 0; s = half(s))
    {
        if (i < s)
            sums[i] += sums[i + s];
        t.barrier.wait_with_tile_static_memory_fence();
    }
    return sums[0];
}
struct kernel
{
    array_view<int, 1> v;
    int n;
    void operator()(tiled_index<16> t) const restrict(amp)
    {
        for (int k = 0; k < n; ++k)
            t.barrier.wait();
        v[t] += 1;
    }
};

int main()
{
    int data[32] = {}, n = 3;
    array_view<int, 1> v(32, data);
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        tile_static int count;
        tile_static int list[16];
        if (t.local[0] == 0)
            count = 3;
        list[t.local[0]] = t.local[0];
        t.barrier.wait();
        int stop = count; // the same for all threads, because it follows the barrier
        for (int k = 0; k < stop; ++k)
            t.barrier.wait();
        for (int k = 0; k < list[4]; ++k)
            t.barrier.wait();
        int i = t.local[0];
        v[t] = reduce(t, i);
        for (i = 0; i < rounds; ++i)
            t.barrier.wait();
        if (n > 2 && t.tile[0] >= 0 && t.tile_origin[0] % 16 == 0)
            t.barrier.wait();
        if (t.global[0] - t.local[0] == 16 || t.global[0] / 16 > 7)
            t.barrier.wait();
        if (t.local[0] < 16)
            t.barrier.wait();
        for (int k = 0; k < v.extent[0]; k += 16)
            sync_if(k < n, t.barrier);
        v[t] = v[t] + t.local[0];
        if (v.extent.size() > 8u)
            t.barrier.wait();
        if (t.local[0] > 3)
            all_memory_fence(t.barrier);
        auto both = [=](int k) {
            if (k > n)
                t.barrier.wait();
        };
        both(stop);
        switch (n)
        {
        case 3:
            t.barrier.wait();
            break;
        default:
            return;
        }
        do
            t.barrier.wait();
        while (--stop > 0);
        for (int k = t.local[0]; k < 16; k += 4)
            v[t] = v[t] + 1;
        t.barrier.wait();
    });
    parallel_for_each(v.extent.tile<16>(), kernel{v, n});
    v.synchronize();
    return data[0] == 120 + 4 + 1 && data[31] == 120 + 15 + 1 + 1 ? 0 : 1;
}
