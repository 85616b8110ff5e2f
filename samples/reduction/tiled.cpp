// tiled: reductions by tiles. Each tile reduces its elements in tile_static
// memory; each step halves their number.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "reduction.h"

using namespace concurrency;

// Reduces the values of a tile to values[0]. All threads of the tile must call
// it.
template <int TileSize, typename Op>
void reduce_in_tile(int (&values)[TileSize], const tiled_index<TileSize>& tidx, Op op) restrict(amp)
{
    for (int stride = TileSize / 2; stride > 0; stride /= 2)
    {
        tidx.barrier.wait_with_tile_static_memory_fence();
        if (tidx.local[0] < stride)
            values[tidx.local[0]] = op(values[tidx.local[0]], values[tidx.local[0] + stride]);
    }
}

// Writes the reduction of each tile's part of `in` to out[tile].
template <int TileSize, typename Op>
void reduce_pass(array_view<const int> in, array_view<int> out, Op op)
{
    const int count = in.extent[0];
    out.discard_data();
    parallel_for_each(in.extent.tile<TileSize>().pad(), [=](tiled_index<TileSize> tidx) restrict(amp)
    {
        tile_static int values[TileSize];
        const int i = tidx.global[0];
        values[tidx.local[0]] = i < count ? in[i] : Op::identity();
        reduce_in_tile(values, tidx, op);
        if (tidx.local[0] == 0)
            out[tidx.tile] = values[0];
    });
}

template <int TileSize, typename Op>
int reduce_tiled(const std::vector<int>& values, Op op)
{
    array_view<const int> in(static_cast<int>(values.size()), values);
    while (in.extent[0] > TileSize)
    {
        array_view<int> partials(tiles_for(in.extent[0], TileSize));
        reduce_pass<TileSize>(in, partials, op);
        in = partials;
    }
    std::vector<int> rest(in.extent.size());
    copy(in, rest.begin());
    return reduce_on_host(rest, op);
}

// A fixed number of tiles reduces the whole input. Each thread first reduces
// elements that are `stride` apart in a register. The kernel is a functor with
// the operator as template argument.
template <typename Op, int TileSize>
class cascade_kernel
{
public:
    cascade_kernel(const array<int>& in, array<int>& out, int stride) : m_in(in), m_out(out), m_stride(stride) {}

    void operator()(const tiled_index<TileSize>& tidx) const restrict(amp)
    {
        tile_static int values[TileSize];
        const Op op = Op();
        int result = Op::identity();
        for (int i = tidx.global[0]; i < m_in.extent[0]; i += m_stride)
            result = op(result, m_in[i]);
        values[tidx.local[0]] = result;
        reduce_in_tile(values, tidx, op);
        if (tidx.local[0] == 0)
            m_out[tidx.tile[0]] = values[0];
    }

private:
    const array<int>& m_in;
    array<int>& m_out;
    int m_stride;
};

template <typename Op>
int reduce_cascade(const std::vector<int>& values)
{
    static const int tile_size = 128, tiles = 16;
    array<int> in(static_cast<int>(values.size()), values.begin(), values.end());
    array<int> partials(tiles);

    const extent<1> domain(tile_size * tiles);
    cascade_kernel<Op, tile_size> kernel(in, partials, domain[0]);
    parallel_for_each(domain.tile<tile_size>(), kernel);
    return reduce_on_host(partials, Op());
}

int sum_tiled(const std::vector<int>& values) { return reduce_tiled<256>(values, plus()); }
int largest_tiled(const std::vector<int>& values) { return reduce_tiled<64>(values, largest()); }
int sum_cascade(const std::vector<int>& values) { return reduce_cascade<plus>(values); }
int largest_cascade(const std::vector<int>& values) { return reduce_cascade<largest>(values); }
