// scan.h: a function template for the inclusive or exclusive scan of an array
// of any length.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef SCAN_H
#define SCAN_H

#include <amp.h>

namespace amp_samples
{
    using namespace concurrency;

    enum class scan_mode { exclusive, inclusive };

    template <typename T>
    struct add
    {
        static T neutral() restrict(cpu, amp) { return T(); }
        static T apply(T a, T b) restrict(cpu, amp) { return a + b; }
    };

    template <typename T>
    struct maximum;

    template <>
    struct maximum<int>
    {
        static int neutral() restrict(cpu, amp) { return -2147483647 - 1; }
        static int apply(int a, int b) restrict(cpu, amp) { return a < b ? b : a; }
    };

    namespace details
    {
        // Returns the inclusive scan of the values of a tile, by the algorithm
        // of Hillis and Steele in tile_static memory. After the round with
        // distance d, each value is the sum of up to 2 d elements.
        template <typename Op, typename T, int TileSize>
        inline T scan_tile(T value, const tiled_index<TileSize>& tidx) restrict(amp)
        {
            tile_static T values[2][TileSize];
            const int local = tidx.local[0];
            int in = 0;
            values[0][local] = value;
            tidx.barrier.wait_with_tile_static_memory_fence();

            for (int distance = 1; distance < TileSize; distance *= 2)
            {
                const int out = 1 - in;
                values[out][local] = local >= distance ? Op::apply(values[in][local - distance], values[in][local])
                                                       : values[in][local];
                tidx.barrier.wait_with_tile_static_memory_fence();
                in = out;
            }
            const T result = values[in][local];
            tidx.barrier.wait_with_tile_static_memory_fence();      // the next call reuses `values`
            return result;
        }
    }

    // Writes the scan of `input` to `output`: output[i] combines the elements
    // before input[i] and, if inclusive, input[i].
    template <typename T, typename Op = add<T>, int TileSize = 128>
    void scan(const array<T, 1>& input, array<T, 1>& output, scan_mode mode = scan_mode::inclusive)
    {
        const int count = input.extent[0];
        const int tiles = (count + TileSize - 1) / TileSize;
        const int shift = mode == scan_mode::exclusive ? 1 : 0;
        array<T, 1> sums(tiles, input.accelerator_view);

        // Each tile scans its own elements, and writes their sum to `sums`.
        parallel_for_each(input.accelerator_view, extent<1>(tiles * TileSize).tile<TileSize>(),
            [count, shift, &input, &output, &sums](tiled_index<TileSize> tidx) restrict(amp)
            {
                const int i = tidx.global[0];
                const T value = i < count ? input[i] : Op::neutral();
                const T scanned = details::scan_tile<Op>(value, tidx);
                if (tidx.local[0] == TileSize - 1)
                    sums[tidx.tile] = scanned;

                // In an exclusive scan, each result belongs to the next
                // element.
                if (tidx.local[0] == 0 && shift == 1)
                    output[i] = Op::neutral();
                if (i + shift < count && tidx.local[0] + shift < TileSize)
                    output[i + shift] = scanned;
            });

        if (tiles == 1)
            return;

        // An exclusive scan of the sums gives the offset of each tile, which is
        // added to its elements.
        array<T, 1> offsets(tiles, input.accelerator_view);
        scan<T, Op, TileSize>(sums, offsets, scan_mode::exclusive);
        parallel_for_each(output.accelerator_view, output.extent, [&offsets, &output](index<1> idx) restrict(amp)
        {
            output[idx] = Op::apply(offsets[idx[0] / TileSize], output[idx]);
        });
    }
}

#endif
