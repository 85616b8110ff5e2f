// A kernel over a padded tiled extent transposes a matrix with guards on the global index.
//
// accept: P-7-x, P-7-ac
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

static const int n = 10;

int main()
{
    int in[n * n], out[n * n] = {};
    for (int k = 0; k < n * n; ++k)
        in[k] = k;
    array_view<const int, 2> a(n, n, in);
    array_view<int, 2> b(n, n, out);
    parallel_for_each(a.extent.tile<4, 4>().pad(), [=](tiled_index<4, 4> t) restrict(amp)
    {
        tile_static int square[4][4];
        if (a.extent.contains(t.global))
            square[t.local[0]][t.local[1]] = a[t.global];
        t.barrier.wait();
        index<2> to(t.tile_origin[1] + t.local[0], t.tile_origin[0] + t.local[1]);
        if (b.extent.contains(to))
            b[to] = square[t.local[1]][t.local[0]];
    });
    b.synchronize();
    for (int r = 0; r < n; ++r)
        for (int c = 0; c < n; ++c)
            check("element", out[r * n + c], in[c * n + r]);
    return failures;
}
