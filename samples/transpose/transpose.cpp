// transpose: transposes matrices without tiles and with tiles. For sizes that
// are no multiple of the tile, the domain is truncated or padded. Also
// transposes 3 dimensions.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <iostream>
#include <random>
#include <vector>
#include "../common/sample.h"

using namespace concurrency;

template <typename T>
void transpose_simple(const array_view<const T, 2>& in, const array_view<T, 2>& out)
{
    out.discard_data();
    parallel_for_each(in.extent, [=](index<2> idx) restrict(amp)
    {
        index<2> transposed(idx[1], idx[0]);
        out[transposed] = in[idx];
    });
}

// Reads and writes rows of global memory; the transposition happens in
// tile_static memory. The last column of the buffer is not used; with it, the
// elements of a column are in different memory banks.
template <typename T, int tile_size>
void transpose_tiled(const array_view<const T, 2>& in, const array_view<T, 2>& out)
{
    out.discard_data();
    parallel_for_each(in.extent.template tile<tile_size, tile_size>(),
        [=](tiled_index<tile_size, tile_size> tidx) restrict(amp)
    {
        T tile_static buffer[tile_size][tile_size + 1];
        buffer[tidx.local[1]][tidx.local[0]] = in[tidx.global];
        tidx.barrier.wait();
        index<2> out_origin(tidx.tile_origin[1], tidx.tile_origin[0]);
        out[out_origin + tidx.local] = buffer[tidx.local[0]][tidx.local[1]];
    });
}

// For any size: transposes whole tiles with tiles, and the rest at the right
// and at the bottom without.
template <typename T, int tile_size>
void transpose_truncated(const array_view<const T, 2>& in, const array_view<T, 2>& out)
{
    tiled_extent<tile_size, tile_size> whole = in.extent.template tile<tile_size, tile_size>().truncate();
    const int rows = whole[0], cols = whole[1];

    // Each element belongs to exactly one of the three parts.
    transpose_tiled<T, tile_size>(in.section(0, 0, rows, cols), out.section(0, 0, cols, rows));
    if (cols < in.extent[1])
        transpose_simple<T>(in.section(index<2>(0, cols)), out.section(index<2>(cols, 0)));
    if (rows < in.extent[0])
        transpose_simple<T>(in.section(rows, 0, in.extent[0] - rows, cols), out.section(0, rows, cols, in.extent[0] - rows));
}

// For any size: the padded domain has additional threads, which access no
// elements but wait at the barrier like the others.
template <typename T, int tile_size>
void transpose_padded(const array_view<const T, 2>& in, const array_view<T, 2>& out)
{
    out.discard_data();
    const extent<2> valid = in.extent;
    parallel_for_each(valid.tile<tile_size, tile_size>().pad(),
        [=](tiled_index<tile_size, tile_size> tidx) restrict(amp)
    {
        tile_static T buffer[tile_size][tile_size];
        if (valid.contains(tidx.global))
            buffer[tidx.local[1]][tidx.local[0]] = in[tidx.global];
        tidx.barrier.wait();

        index<2> target = index<2>(tidx.tile_origin[1], tidx.tile_origin[0]) + tidx.local;
        if (out.extent.contains(target))
            out[target] = buffer[tidx.local[0]][tidx.local[1]];
    });
}

// out(k, j, i) = in(i, j, k)
void transpose_3d(const array_view<const int, 3>& in, const array_view<int, 3>& out)
{
    parallel_for_each(in.extent.tile<2, 4, 8>(), [=](tiled_index<2, 4, 8> t) restrict(amp)
    {
        tile_static int buffer[8][4][2];
        buffer[t.local[2]][t.local[1]][t.local[0]] = in[t];
        t.barrier.wait();

        // The number of the thread in its tile. It selects the element that the
        // thread writes, in the order of the transposed tile.
        const int n = (t.local[0] * 4 + t.local[1]) * 8 + t.local[2];
        const int i = n % 2, j = n / 2 % 4, k = n / 8;
        out(t.tile_origin[2] + k, t.tile_origin[1] + j, t.tile_origin[0] + i) = buffer[k][j][i];
    });
}

template <typename T>
static bool check(const char* name, const std::vector<T>& in, const array_view<const T, 2>& out, int rows, int cols)
{
    for (int r = 0; r < rows; ++r)
    {
        for (int c = 0; c < cols; ++c)
        {
            if (out(c, r) != in[r * cols + c])
            {
                std::cout << "  " << name << ": FAILED at (" << c << ", " << r << ")\n";
                return false;
            }
        }
    }
    std::cout << "  " << name << ": correct\n";
    return true;
}

static bool check_3d()
{
    const extent<3> e(6, 20, 40);
    const extent<3> transposed(e[2], e[1], e[0]);
    std::vector<int> source(e.size()), result(e.size());
    for (unsigned int i = 0; i < e.size(); ++i)
        source[i] = static_cast<int>(i);

    array_view<int, 3> out(transposed, result);
    transpose_3d(array_view<const int, 3>(e, source), out);

    for (int i = 0; i < e[0]; ++i)
        for (int j = 0; j < e[1]; ++j)
            for (int k = 0; k < e[2]; ++k)
                if (out[k][j][i] != (i * e[1] + j) * e[2] + k)
                {
                    std::cout << "  3 dimensions: FAILED\n";
                    return false;
                }
    std::cout << "  3 dimensions: correct\n";
    return true;
}

int main()
{
    const int rows = small_test() ? 48 : 512, cols = small_test() ? 32 : 384;
    std::vector<double> matrix(rows * cols), result(rows * cols);
    std::mt19937 engine(13);
    for (double& x : matrix)
        x = engine() / 1024.0;

    std::cout << "transpose: " << rows << " x " << cols << " on " << narrow(accelerator().description) << "\n";

    array_view<const double, 2> in(rows, cols, matrix);
    array_view<double, 2> out(cols, rows, result);
    transpose_simple(in, out);
    bool passed = check<double>("simple", matrix, out, rows, cols);
    transpose_tiled<double, 16>(in, out);
    passed = check<double>("tiled", matrix, out, rows, cols) && passed;

    // Sizes that are not multiples of the tile.
    const int odd_rows = rows - 5, odd_cols = cols + 3;
    std::vector<int> odd_matrix(odd_rows * odd_cols), odd_result(odd_rows * odd_cols);
    for (int& x : odd_matrix)
        x = static_cast<int>(engine() & 0xffff);
    array_view<const int, 2> odd_in(odd_rows, odd_cols, odd_matrix);
    array_view<int, 2> odd_out(odd_cols, odd_rows, odd_result);
    transpose_truncated<int, 16>(odd_in, odd_out);
    passed = check<int>("truncated", odd_matrix, odd_out, odd_rows, odd_cols) && passed;
    transpose_padded<int, 16>(odd_in, odd_out);
    passed = check<int>("padded", odd_matrix, odd_out, odd_rows, odd_cols) && passed;

    passed = check_3d() && passed;
    return passed ? 0 : 1;
}
