// Kernels of all kinds have loops: functors, kernels in templates and members, kernels with macros or
// with local types that move. The names in the loops differ from the names of the program.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --tile-loops
// RUN: %code %t.hip | FileCheck %s
// RUN: %builds

#include <amp.h>
using namespace concurrency;

#define SYNC t.barrier.wait()
#define Tile 8 // names that the loops do not have
#define row_of(t) t.local[1]

struct functor
{
    array_view<int, 1> v;
    int rounds;
    void operator()(tiled_index<8> t) const restrict(amp)
    {
        tile_static int all[8];
        for (int i = 0; i < rounds; ++i)
        {
            all[t.local[0]] = v[t.global];
            SYNC;
            v[t.global] = all[7 - t.local[0]];
            SYNC;
        }
    }
};
// CHECK: struct functor
// CHECK: is_same<amp2hip_kernel, functor>
// CHECK: void amp2hip_run_tile(const amp2hip_tile &amp2hip_whole) const

template <typename T>
class summed
{
public:
    template <int N>
    void run(array_view<T, 2> v, T start)
    {
        parallel_for_each(v.extent.template tile<N, N>(), [=](const tiled_index<N, N> &t) restrict(amp)
        {
            tile_static T all[N][N];
            const int slice = t.local[0], row = row_of(t);
            T sum = start;
            all[slice][row] = v[t.global];
            SYNC;
            for (int k = 0; k < N; ++k)
                sum += all[slice][k];
            SYNC;
            if (row < v.extent[0] - N)
                all[slice][row] = sum;
            SYNC;
            v[t.global] = all[row][slice] + sum;
        });
    }
};
// CHECK: struct run_kernel
// CHECK-DAG: amp2hip::kept_values<T, amp2hip_tile::threads> sum_kept;
// CHECK: amp2hip_row < amp2hip_tile::rows
// CHECK: if (row < v.extent[0] - N)

// An action of all threads of a tile is done once for the tile, such as a return.
void together(array_view<int, 3> v, bool twice)
{
    parallel_for_each(v.extent.tile<2, 2, 4>(), [=](tiled_index<2, 2, 4> t) restrict(amp)
    {
        tile_static int first;
        if (t.tile[0] > 2)
            return;
        int step = 1;
        do
        {
            if (t.local[0] == 0 && t.local[1] == 0 && t.local[2] == 0)
                first = step;
            t.barrier.wait();
            v[t.global] += first;
            t.barrier.wait();
            if (!twice)
                break;
            step *= 2;
        } while (step < v.extent[2]);
    });
}
// CHECK: struct together_kernel
// CHECK: void amp2hip_run_tile
// CHECK: if (t.tile[0] > 2)
// CHECK-NEXT: return;
// CHECK: for (int amp2hip_slice = amp2hip::place_in_tile(0, 0, amp2hip_tile::slices)
// CHECK: break;
// CHECK: step *= 2;
// CHECK: while (step < v.extent[2]);

void use(array_view<int, 2> v, array_view<int, 1> w)
{
    summed<int>().run<4>(v, 1);
    parallel_for_each(w.extent.tile<Tile>(), functor{w, 3});
}
