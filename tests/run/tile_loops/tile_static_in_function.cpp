// tile_static variables in functions that a kernel calls and in templates (one
// variable per instantiation), passed by pointer and by reference.
// L-2.4.3.5.1-a, L-2.4.3.5.1-d, L-2.4.3.5.1-j, L-2.4.3.5.1-k, P-7-ab
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

const int size = 32;

int reversed(int value, tiled_index<size> t) restrict(amp)
{
    tile_static int values[size];
    values[t.local[0]] = value;
    t.barrier.wait();
    const int result = values[size - 1 - t.local[0]];
    t.barrier.wait();
    return result;
}

template <typename T>
T first_of_tile(T value, const tiled_index<size>& t) restrict(amp)
{
    T tile_static first, unused_pad[2];
    if (t.local[0] == 0)
    {
        first = value;
        unused_pad[1] = value;
    }
    t.barrier.wait();
    const T result = first + unused_pad[1] - value;
    t.barrier.wait();
    return result + value - first;
}

void store(int* p, int& r, int value) restrict(amp)
{
    *p = value;
    r = value + 1;
}

int main()
{
    std::vector<int> data(size * 3);
    std::vector<float> reals(size * 3);
    array_view<int, 1> v(data);
    array_view<float, 1> w(reals);
    parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp)
    {
        tile_static int pair[2];
        if (t.local[0] == 5)
            store(pair, pair[1], 100 * t.tile[0]);
        t.barrier.wait();
        v[t] = reversed(t.global[0], t) + 1000 * first_of_tile(t.tile[0], t) + 100000 * (pair[1] - pair[0]);
        w[t] = first_of_tile(0.5f * t.tile[0], t);
    });
    for (int i = 0; i < size * 3; ++i)
    {
        const int tile = i / size;
        CHECK_EQUAL(v[i], tile * size + size - 1 - i % size + 1000 * tile + 100000);
        CHECK_EQUAL(w[i], 0.5f * tile);
    }
    return report();
}
