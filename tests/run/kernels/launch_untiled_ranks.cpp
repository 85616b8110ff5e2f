// Untiled launches of ranks 1 to 5: each index is visited once, and the last
// dimension is contiguous.
// P-7-a, P-7-c, P-7-d, P-7-q
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

template <int N>
void run(const extent<N>& e)
{
    std::vector<int> data(e.size(), 0);
    array_view<int, N> v(e, data);
    parallel_for_each(e, [=](index<N> idx) restrict(amp)
    {
        int linear = 0;
        for (int d = 0; d < N; ++d)
            linear = linear * e[d] + idx[d];
        v[idx] += linear + 1;
    });
    v.synchronize();
    for (unsigned i = 0; i < e.size(); ++i)
        CHECK_EQUAL(data[i], static_cast<int>(i) + 1);
}

int main()
{
    run(extent<1>(1001));
    run(extent<2>(7, 33));
    run(extent<3>(5, 6, 7));
    const int four[] = { 2, 3, 4, 5 };
    run(extent<4>(four));
    const int five[] = { 3, 4, 5, 6, 7 };
    run(extent<5>(five));
    run(extent<2>(1, 1));
    return report();
}
