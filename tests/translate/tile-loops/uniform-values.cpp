// With --tile-loops, heads of loops around barriers may use variables that are read from tile_static
// memory, functions of uniform arguments, and increments. A `continue` after the last barrier of a
// loop may depend on the thread.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --tile-loops
// RUN: %expect
// RUN: %builds
#include <amp.h>
using namespace concurrency;

int half(int n) restrict(cpu, amp) { return n / 2; }

// The declaration of `n` remains after the statement before it.
void from_memory(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static int count;
        if (t.local[0] == 0)
            count = v[t];
        t.barrier.wait();
        v[t] += 1;
        int n = count;
        for (int k = 0; k < n; ++k)
            t.barrier.wait();
    });
}
// CHECK:    void amp2hip_run_tile(const amp2hip_tile &amp2hip_whole) const
// CHECK-NEXT:    {
// CHECK-NEXT:        {{\[\[}}maybe_unused]] const auto t = amp2hip_whole.at(0);
// CHECK-NEXT:        int count;
// CHECK-NEXT:        for (int amp2hip_column = amp2hip::place_in_tile(0, 0, amp2hip_tile::columns), amp2hip_end = amp2hip::place_in_tile(0, 1, amp2hip_tile::columns); amp2hip_column < amp2hip_end; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:            count = v[t];
// CHECK-NEXT:        }
// CHECK-NEXT:        for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:            v[t] += 1;
// CHECK-NEXT:        }
// CHECK-NEXT:        int n = count;
// CHECK-NEXT:        for (int k = 0; k < n; ++k)
// CHECK-NEXT:        {
// CHECK-NEXT:        }
// CHECK-NEXT:    }

// A variable of the head that is assigned from memory in the loop.
void assigned(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static int done;
        for (int finished = 0; finished < 8;)
        {
            v[t] = atomic_fetch_inc(&done);
            t.barrier.wait();
            finished = done;
            t.barrier.wait();
        }
    });
}
// CHECK:    void amp2hip_run_tile(const amp2hip_tile &amp2hip_whole) const
// CHECK-NEXT:    {
// CHECK-NEXT:        {{\[\[}}maybe_unused]] const auto t = amp2hip_whole.at(0);
// CHECK-NEXT:        int done;
// CHECK-NEXT:        for (int finished = 0; finished < 8;)
// CHECK-NEXT:        {
// CHECK-NEXT:            for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:            {
// CHECK-NEXT:                const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:                v[t] = atomic_fetch_inc(&done);
// CHECK-NEXT:            }
// CHECK-NEXT:            finished = done;
// CHECK-NEXT:        }
// CHECK-NEXT:    }

void by_function(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        for (int k = half(n); k > 0; k = half(k))
        {
            t.barrier.wait();
            v[t] += k;
        }
    });
}
// CHECK:    void amp2hip_run_tile(const amp2hip_tile &amp2hip_whole) const
// CHECK-NEXT:    {
// CHECK-NEXT:        {{\[\[}}maybe_unused]] const auto t = amp2hip_whole.at(0);
// CHECK-NEXT:        for (int k = half(n); k > 0; k = half(k))
// CHECK-NEXT:        {
// CHECK-NEXT:            for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:            {
// CHECK-NEXT:                const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:                v[t] += k;
// CHECK-NEXT:            }
// CHECK-NEXT:        }
// CHECK-NEXT:    }

void by_continue(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        for (int k = 0; k < n; ++k)
        {
            t.barrier.wait();
            if (v[t] == k)
                continue;
            v[t] += k;
        }
    });
}
// CHECK:    void amp2hip_run_tile(const amp2hip_tile &amp2hip_whole) const
// CHECK-NEXT:    {
// CHECK-NEXT:        {{\[\[}}maybe_unused]] const auto t = amp2hip_whole.at(0);
// CHECK-NEXT:        for (int k = 0; k < n; ++k)
// CHECK-NEXT:        {
// CHECK-NEXT:            for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:            {
// CHECK-NEXT:                const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:                if (v[t] == k)
// CHECK-NEXT:                    continue;
// CHECK-NEXT:                v[t] += k;
// CHECK-NEXT:            }
// CHECK-NEXT:        }
// CHECK-NEXT:    }

// A condition changes a variable.
void counted(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        int left = n;
        while (left-- > 0)
        {
            v[t] += left;
            t.barrier.wait();
        }
    });
}
// CHECK:    void amp2hip_run_tile(const amp2hip_tile &amp2hip_whole) const
// CHECK-NEXT:    {
// CHECK-NEXT:        {{\[\[}}maybe_unused]] const auto t = amp2hip_whole.at(0);
// CHECK-NEXT:        int left = n;
// CHECK-NEXT:        while (left-- > 0)
// CHECK-NEXT:        {
// CHECK-NEXT:            for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:            {
// CHECK-NEXT:                const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:                v[t] += left;
// CHECK-NEXT:            }
// CHECK-NEXT:        }
// CHECK-NEXT:    }
