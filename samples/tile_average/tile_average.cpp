// tile_average: computes the mean of each tile of a grid, with tile_static
// memory and one barrier.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <iostream>
#include <random>
#include <vector>
#include "../common/sample.h"

// A constant at namespace scope that amp and cpu code use.
static const int TileSize = 4;

// Writes the mean of each block of TileSize x TileSize cells to all cells of
// the block in `smooth`, and to one cell of `means`.
void average_tiles(const Concurrency::array_view<const int, 2>& grid,
                   const Concurrency::array_view<int, 2>& smooth,
                   const Concurrency::array_view<int, 2>& means)
{
    smooth.discard_data();
    means.discard_data();
    Concurrency::parallel_for_each(grid.extent.tile<TileSize, TileSize>(),
        [=](Concurrency::tiled_index<TileSize, TileSize> idx) restrict(amp)
    {
        tile_static int nums[TileSize][TileSize];

        // Each thread loads one value of the tile.
        nums[idx.local[0]][idx.local[1]] = grid[idx.global];
        idx.barrier.wait();

        int sum = 0;
        for (int i = 0; i < TileSize; ++i)
            for (int j = 0; j < TileSize; ++j)
                sum += nums[i][j];

        const int mean = sum / (TileSize * TileSize);
        smooth[idx] = mean;                     // a tiled_index converts to its global index
        if (idx.local[0] == 0 && idx.local[1] == 0)
            means[idx.tile] = mean;
    });
}

int main()
{
    const int rows = small_test() ? 16 : 512;
    const int cols = small_test() ? 24 : 768;

    std::vector<int> numbers(rows * cols);
    std::mt19937 engine(7);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = static_cast<int>(engine() % 1000);

    std::vector<int> smooth_numbers(rows * cols), mean_numbers(rows / TileSize * (cols / TileSize));
    Concurrency::array_view<const int, 2> grid(rows, cols, numbers);
    Concurrency::array_view<int, 2> smooth(rows, cols, smooth_numbers);
    Concurrency::array_view<int, 2> means(rows / TileSize, cols / TileSize, mean_numbers);

    std::cout << "tile_average: " << grid.extent[0] << " x " << grid.extent[1] << " in tiles of "
              << TileSize << " x " << TileSize << " on "
              << narrow(Concurrency::accelerator().description) << "\n";
    average_tiles(grid, smooth, means);

    // The first access on the host copies the results back.
    for (int r = 0; r < rows; ++r)
    {
        for (int c = 0; c < cols; ++c)
        {
            int sum = 0;
            for (int i = 0; i < TileSize; ++i)
                for (int j = 0; j < TileSize; ++j)
                    sum += numbers[(r / TileSize * TileSize + i) * cols + c / TileSize * TileSize + j];
            const int expected = sum / (TileSize * TileSize);
            if (smooth(r, c) != expected || means(r / TileSize, c / TileSize) != expected)
            {
                std::cout << "FAILED at (" << r << ", " << c << "): " << smooth(r, c) << ", expected " << expected << "\n";
                return 1;
            }
        }
    }
    std::cout << "mean of the first tile: " << means(0, 0) << ": correct\n";
    return 0;
}
