// An untiled launch runs the kernel once for each index of a domain of any rank.
//
// accept: P-7-c, P-7-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <int N> int launch(extent<N> e)
{
    int size = int(e.size());
    array_view<int, N> v(e);
    array_view<int, 1> count(1);
    count[0] = 0;
    parallel_for_each(e, [=](index<N> i) restrict(amp)
    {
        int linear = 0;
        for (int d = 0; d < N; ++d)
            linear = linear * e[d] + i[d];
        v[i] = linear;
        atomic_fetch_inc(&count[0]);
    });
    index<N> last;
    for (int d = 0; d < N; ++d)
        last[d] = e[d] - 1;
    return v[last] == size - 1 && count[0] == size ? size : -1;
}

int main()
{
    int five[5] = {2, 3, 2, 3, 2};
    check("1", launch(extent<1>(1000)), 1000);
    check("2", launch(extent<2>(7, 9)), 63);
    check("3", launch(extent<3>(3, 4, 5)), 60);
    check("5", launch(extent<5>(five)), 72);
    return failures;
}
