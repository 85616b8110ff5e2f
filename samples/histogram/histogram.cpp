// histogram: counts bytes with atomic operations, in global memory and in
// tile_static memory.
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

const int bins = 256;
const unsigned tile_size = 128;
const unsigned words_per_thread = 8;

// Returns byte n of a word. C++ AMP has no type for bytes, so an unsigned int
// contains four of them.
inline int byte_of(unsigned int word, int n) restrict(amp)
{
    return (word >> (8 * n)) & 0xffu;
}

// Counts in global memory, with one atomic operation per byte.
void histogram_global(const array_view<const unsigned int>& words, const array_view<int>& counts)
{
    parallel_for_each(words.extent, [=](index<1> idx) restrict(amp)
    {
        const unsigned int word = words[idx];
        for (int n = 0; n < 4; n++)
            atomic_fetch_inc(&counts[byte_of(word, n)]);
    });
}

// Counts in tile_static memory; at its end, each tile adds its counts to the
// global ones. The number of words need not be a multiple of the words of a
// tile.
void histogram_tiled(const array_view<const unsigned int>& words, const array_view<int>& counts)
{
    const int size = words.extent.size();
    const int threads = (size + words_per_thread - 1) / words_per_thread;
    tiled_extent<tile_size> domain = extent<1>(threads).tile<tile_size>().pad();

    parallel_for_each(domain, [=](tiled_index<tile_size> tidx) restrict(amp)
    {
        tile_static int local_counts[bins];
        for (int bin = tidx.local[0]; bin < bins; bin += tile_size)
            local_counts[bin] = 0;
        tidx.barrier.wait_with_tile_static_memory_fence();

        // Adjacent threads read adjacent words.
        const int first = tidx.tile_origin[0] * words_per_thread + tidx.local[0];
        for (unsigned i = 0; i < words_per_thread; i++)
        {
            const int position = first + i * tile_size;
            if (position < size)
            {
                const unsigned int word = words[position];
                for (int n = 0; n < 4; n++)
                    atomic_fetch_add(&local_counts[byte_of(word, n)], 1);
            }
        }
        tidx.barrier.wait_with_tile_static_memory_fence();

        for (int bin = tidx.local[0]; bin < bins; bin += tile_size)
            if (local_counts[bin] != 0)
                atomic_fetch_add(&counts[bin], local_counts[bin]);
    });
}

// Computes the smallest and the largest word with atomic_fetch_min and
// atomic_fetch_max.
void range(const array_view<const unsigned int>& words, unsigned int& smallest, unsigned int& largest)
{
    unsigned int limits[2] = { 0xffffffffu, 0u };
    {
        array_view<unsigned int> limits_view(limits);
        parallel_for_each(words.extent, [=](index<1> idx) restrict(amp)
        {
            atomic_fetch_min(&limits_view[0], words[idx]);
            atomic_fetch_max(&limits_view[1], words[idx]);
        });
    }
    smallest = limits[0];
    largest = limits[1];
}

bool check(const char* name, const std::vector<int>& counts, const std::vector<int>& expected)
{
    for (int bin = 0; bin < bins; bin++)
    {
        if (counts[bin] != expected[bin])
        {
            std::cout << name << " FAILED: bin " << bin << " is " << counts[bin] << ", expected " << expected[bin] << "\n";
            return false;
        }
    }
    std::cout << name << ": correct\n";
    return true;
}

int main()
{
    const int size = small_test() ? 3001 : 300001;
    std::vector<unsigned int> data(size);
    std::vector<int> expected(bins, 0);
    std::mt19937 engine(3);
    for (auto& word : data)
    {
        word = engine() & engine();         // makes small bytes more frequent
        for (int n = 0; n < 4; n++)
            expected[(word >> (8 * n)) & 0xff]++;
    }

    array_view<const unsigned int> words(size, data);
    std::cout << "histogram: " << 4 * size << " bytes on " << narrow(accelerator().description) << "\n";

    std::vector<int> counts(bins, 0);
    {
        array_view<int> counts_view(bins, counts);
        histogram_global(words, counts_view);
    }
    bool passed = check("global atomics", counts, expected);

    std::vector<int> tiled_counts(bins, 0);
    array_view<int> tiled_view(tiled_counts);
    histogram_tiled(words, tiled_view);
    tiled_view.synchronize();
    passed = check("atomics in a tile", tiled_counts, expected) && passed;

    unsigned int smallest, largest, low = 0xffffffffu, high = 0;
    range(words, smallest, largest);
    for (unsigned int word : data)
    {
        low = word < low ? word : low;
        high = word > high ? word : high;
    }
    std::cout << "range " << smallest << " to " << largest << "\n";
    if (smallest != low || largest != high)
    {
        std::cout << "FAILED: expected " << low << " to " << high << "\n";
        passed = false;
    }
    return passed ? 0 : 1;
}
