// bitonic_sort: sorts an array by a bitonic sorting network. Exchanges over
// long distances are a launch each; those within a tile use tile_static memory.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <algorithm>
#include <iostream>
#include <random>
#include <vector>
#include "../common/sample.h"

using namespace concurrency;

struct record
{
    unsigned int key;
    int position;           // index before the sort
};

// Compares equal keys by position, so that the sort is stable.
bool operator<(const record& a, const record& b) restrict(cpu, amp)
{
    return a.key < b.key || (a.key == b.key && a.position < b.position);
}

template <typename T>
void exchange(T& a, T& b) restrict(amp)
{
    const T t = a;
    a = b;
    b = t;
}

// Sorts an array whose length is a power of two, at least TILE_SIZE.
template <typename T, unsigned TILE_SIZE>
class bitonic_sorter
{
public:
    void sort(array<T, 1>& data) const
    {
        const unsigned size = data.extent.size();

        // Sorts runs of TILE_SIZE elements, alternately up and down, in one
        // launch.
        sort_tiles(data);

        for (unsigned run = TILE_SIZE * 2; run <= size; run *= 2)
        {
            unsigned distance = run / 2;
            for (; distance >= TILE_SIZE; distance /= 2)
                exchange_far(data, run, distance);
            merge_tiles(data, run);
        }
    }

private:
    // One round of a run: exchanges elements whose indices differ by the
    // distance.
    void exchange_far(array<T, 1>& data, unsigned run, unsigned distance) const
    {
        parallel_for_each(data.extent, [&data, run, distance](index<1> idx) restrict(amp)
        {
            const unsigned i = idx[0];
            const unsigned partner = i ^ distance;
            if (partner > i)
            {
                const bool upwards = (i & run) == 0;
                if ((data[partner] < data[i]) == upwards)
                    exchange(data[i], data[partner]);
            }
        });
    }

    // The rounds of a run with the given distance and all shorter ones, within
    // a tile.
    static void rounds(T (&values)[TILE_SIZE], unsigned run, unsigned distance, tiled_index<TILE_SIZE> tidx) restrict(amp)
    {
        const unsigned local = tidx.local[0];
        const bool upwards = (static_cast<unsigned>(tidx.global[0]) & run) == 0;
        for (unsigned d = distance; d > 0; d /= 2)
        {
            const unsigned partner = local ^ d;
            if (partner > local && (values[partner] < values[local]) == upwards)
                exchange(values[local], values[partner]);
            tidx.barrier.wait();
        }
    }

    // Sorts the elements of each tile.
    void sort_tiles(array<T, 1>& data) const
    {
        parallel_for_each(data.extent.template tile<TILE_SIZE>(), [&data](tiled_index<TILE_SIZE> tidx) restrict(amp)
        {
            tile_static T values[TILE_SIZE];
            values[tidx.local[0]] = data[tidx];
            tidx.barrier.wait();
            for (unsigned run = 2; run <= TILE_SIZE; run *= 2)
                rounds(values, run, run / 2, tidx);
            data[tidx] = values[tidx.local[0]];
        });
    }

    // The rounds of a run whose distances are within a tile.
    void merge_tiles(array<T, 1>& data, unsigned run) const
    {
        parallel_for_each(data.extent.template tile<TILE_SIZE>(), [=, &data](tiled_index<TILE_SIZE> tidx) restrict(amp)
        {
            tile_static T values[TILE_SIZE];
            values[tidx.local[0]] = data[tidx];
            tidx.barrier.wait();
            rounds(values, run, TILE_SIZE / 2, tidx);
            data[tidx] = values[tidx.local[0]];
        });
    }
};

template <typename T>
static bool sorted_like(const std::vector<T>& result, std::vector<T> input)
{
    std::sort(input.begin(), input.end());
    for (std::size_t i = 0; i < input.size(); ++i)
        if (result[i] < input[i] || input[i] < result[i])
            return false;
    return true;
}

int main()
{
    const int size = small_test() ? 512 : 16384;
    std::mt19937 engine(21);

    std::vector<float> numbers(size);
    for (float& x : numbers)
        x = std::uniform_real_distribution<float>(-1000.0f, 1000.0f)(engine);

    std::vector<record> records(size);
    for (int i = 0; i < size; ++i)
    {
        records[i].key = engine() % 1000;
        records[i].position = i;
    }

    std::cout << "bitonic_sort: " << size << " elements on " << narrow(accelerator().description) << std::endl;

    array<float, 1> number_array(size, numbers.begin());
    bitonic_sorter<float, 128>().sort(number_array);
    const bool numbers_passed = sorted_like<float>(number_array, numbers);
    std::cout << "  numbers: " << (numbers_passed ? "correct" : "FAILED") << std::endl;

    array<record, 1> record_array(size, records.begin());
    bitonic_sorter<record, 64>().sort(record_array);
    const bool records_passed = sorted_like<record>(record_array, records);
    std::cout << "  records: " << (records_passed ? "correct" : "FAILED") << std::endl;

    return numbers_passed && records_passed ? 0 : 1;
}
