// With --optimize=coarsen-tiles, a tiled kernel also gets a function that runs some
// threads of a tile, if that is probably faster on a GPU. With coarsen-all-tiles, each
// kernel that can be split at its barriers gets one.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --optimize=coarsen-tiles
// RUN: %code %t.hip | FileCheck %s
// RUN: %builds
// RUN: %amp2hip --optimize=coarsen-all-tiles %s -o %t.all.hip
// RUN: %code %t.all.hip | FileCheck --check-prefix ALL %s
// RUN: %amp2hip --optimize=coarsen-tiles --optimize=none %s -o %t.off.hip
// RUN: %code %t.off.hip | FileCheck --check-prefix NONE %s
// NONE-NOT: amp2hip_run_coarsened
// RUN: not %amp2hip --optimize=unroll %s -o %t.none.hip 2>&1 | FileCheck --check-prefix WRONG %s
// WRONG: error: invalid value 'unroll' of '--optimize'; use coarsen-tiles, coarsen-all-tiles, coarsen-untiled, unroll-loops or none

#include <amp.h>
using namespace concurrency;

template <int Tile>
void multiply(array_view<const float, 2> a, array_view<const float, 2> b, array_view<float, 2> c)
{
    const int width = a.extent[1];
    parallel_for_each(c.extent.tile<Tile, Tile>(), [=](tiled_index<Tile, Tile> t) restrict(amp)
    {
        float sum = 0;
        for (int i = 0; i < width; i += Tile)
        {
            tile_static float part[Tile][Tile];
            part[t.local[0]][t.local[1]] = b(t.local[0] + i, t.global[1]);
            t.barrier.wait();
            for (int k = 0; k < Tile; k++)
                sum += a(t.global[0], i + k) * part[k][t.local[1]];
            t.barrier.wait();
        }
        c[t.global] = sum;
    });
}
template void multiply<16>(array_view<const float, 2>, array_view<const float, 2>, array_view<float, 2>);

// CHECK-LABEL: struct multiply_kernel
// CHECK: amp2hip_threads::is_faster(1, Tile) &&
// CHECK: amp2hip::can_keep<amp2hip_threads, float>, int> = 0>
// CHECK-NEXT: void amp2hip_run_coarsened(const amp2hip_threads &amp2hip_some) const
// CHECK: const auto t = amp2hip_some.at(0);
// CHECK: sum_kept.keep(amp2hip_number, sum);
// CHECK: tile_static float part[Tile][Tile];
// CHECK-NEXT: AMP2HIP_UNROLL
// CHECK-NEXT: for (int amp2hip_number = 0; amp2hip_number < amp2hip_threads::threads; ++amp2hip_number)
// CHECK: const auto t = amp2hip_some.at(amp2hip_number);
// CHECK-NEXT: part[t.local[0]][t.local[1]] = b(t.local[0] + i, t.global[1]);
// CHECK: t.barrier.wait();
// CHECK: sum += a(t.global[0], i + k) * part[k][t.local[1]];
// CHECK: t.barrier.wait();

// The number of iterations in total() depends on a template parameter that the
// kernel cannot name.
// CHECK-LABEL: struct totals_kernel
// CHECK-NOT: amp2hip_run_coarsened

// A conditional before a barrier selects threads.
// CHECK-LABEL: struct sum_kernel
// CHECK-NOT: amp2hip_run_coarsened
// CHECK-LABEL: struct long_loop_kernel
// CHECK-NOT: amp2hip_run_coarsened
// ALL-LABEL: struct sum_kernel
// ALL: amp2hip_run_coarsened
// ALL-LABEL: struct long_loop_kernel
// ALL: amp2hip_run_coarsened

template <int N>
struct table
{
    float values[N];

    float total() const restrict(amp)
    {
        float sum = 0;
        for (int k = 0; k < N; k++)
            sum += values[k];
        return sum;
    }

    void totals(array_view<const float, 1> in, array_view<float, 1> out) const
    {
        const table<N> weights = *this;
        parallel_for_each(in.extent.tile<128>(), [=](tiled_index<128> t) restrict(amp)
        {
            tile_static float part[128];
            part[t.local[0]] = in[t.global];
            t.barrier.wait();
            out[t.global] = part[127 - t.local[0]] * weights.total();
        });
    }
};
template struct table<256>;

void sum(array_view<const float, 1> in, array_view<float, 1> out)
{
    parallel_for_each(in.extent.tile<256>(), [=](tiled_index<256> t) restrict(amp)
    {
        tile_static float part[256];
        part[t.local[0]] = in[t.global];
        t.barrier.wait();
        for (int half = 128; half > 0; half /= 2)
        {
            if (t.local[0] < half)
                part[t.local[0]] += part[t.local[0] + half];
            t.barrier.wait();
        }
        if (t.local[0] == 0)
            out[t.tile] = part[0];
    });
}

void long_loop(array_view<const float, 1> in, array_view<float, 1> out)
{
    parallel_for_each(in.extent.tile<256>(), [=](tiled_index<256> t) restrict(amp)
    {
        tile_static float part[256];
        part[t.local[0]] = in[t.global];
        t.barrier.wait();
        float sum = 0;
        for (int k = 0; k < 256; k++)
            sum += part[k];
        out[t.global] = sum;
    });
}

// Atomic operations do not overlap.
// CHECK-LABEL: struct counts_kernel
// CHECK-NOT: amp2hip_run_coarsened
template <int N>
void counts(array_view<const unsigned, 1> in, array_view<int, 1> out)
{
    parallel_for_each(in.extent.tile<N>(), [=](tiled_index<N> t) restrict(amp)
    {
        tile_static int bins[N];
        bins[t.local[0]] = 0;
        t.barrier.wait();
        for (int k = 0; k < 16; k++)
            atomic_fetch_inc(&bins[(in[t.global] >> k) % N]);
        t.barrier.wait();
        out[t.global] = bins[t.local[0]];
    });
}
template void counts<128>(array_view<const unsigned, 1>, array_view<int, 1>);
