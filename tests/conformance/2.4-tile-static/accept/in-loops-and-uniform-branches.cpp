// tile_static variables may be declared in loops and in branches that all threads of a tile take.
//
// accept: L-2.4.3.5.1-d, L-2.4.3.5.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <typename T, int Tile> struct reduce
{
    array_view<const T, 1> in;
    array_view<T, 1> out;
    int rounds;
    void operator()(tiled_index<Tile> t) const restrict(amp)
    {
        T sum = T();
        for (int r = 0; r < rounds; ++r)
        {
            tile_static T buffer[Tile];
            buffer[t.local[0]] = in[t.global] + T(r);
            t.barrier.wait();
            if (rounds > 1)
            {
                tile_static T extra;
                if (t.local[0] == 0)
                    extra = T(100);
                t.barrier.wait();
                sum += extra;
            }
            for (int k = 0; k < Tile; ++k)
                sum += buffer[k];
            t.barrier.wait();
        }
        out[t.global] = sum;
    }
};

int main()
{
    double data[4] = {1, 2, 3, 4};
    array_view<const double, 1> in(4, data);
    array_view<double, 1> out(4);
    reduce<double, 2> k = {in, out, 2};
    parallel_for_each(out.extent.tile<2>(), k);
    check("first tile", out[0], 3 + 5 + 200);
    check("second tile", out[3], 7 + 9 + 200);
    return failures;
}
