// reject: L-2.4.3.5.1-l
// the tile_static memory of the amp function of an overload pair counts where code of both restrictions calls it
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

inline int plain(int x) { return x; }
inline int plain(int x) restrict(amp)
{
    tile_static int values[8000]; // ERROR-NEAR
    values[0] = x;
    return values[0];
}
inline int both(int x) restrict(cpu, amp) { return plain(x); }
void launch(array_view<int> out)
{
    parallel_for_each(out.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp)
    {
        tile_static int own[8000];
        own[t.local[0]] = 1;
        out[t] = both(t.global[0]) + own[0];
    });
}
