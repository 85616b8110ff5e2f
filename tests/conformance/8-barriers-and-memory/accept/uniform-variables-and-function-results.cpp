// Extents, template values and results of functions of uniform arguments are uniform conditions.
//
// accept: M-8.1.1-e, M-8.1.1-i, M-8.1.1-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <int N> int stages() restrict(amp) { return N > 4 ? 3 : 2; }
int half(int n) restrict(cpu, amp) { return n / 2; }

template <int N> void scan(array_view<int, 1> v)
{
    const int groups = v.extent[0] / N;
    parallel_for_each(v.extent.template tile<N>(), [=](tiled_index<N> t) restrict(amp)
    {
        tile_static int a[N];
        const int l = t.local[0];
        a[l] = v[t];
        t.barrier.wait();
        int stride = 1;
        for (int s = 0; s < stages<N>(); ++s)
        {
            int x = l >= stride ? a[l - stride] : 0;
            t.barrier.wait();
            a[l] += x;
            t.barrier.wait();
            stride *= 2;
        }
        int last = groups - 1;
        if (t.tile[0] == last)
        {
            int n = half(N);
            while (n > 0)
            {
                t.barrier.wait();
                if (l == 0)
                    a[0] += 100;
                n = half(n);
            }
            t.barrier.wait();
        }
        v[t] = a[l];
    });
}

int main()
{
    int data[16];
    for (int &x : data)
        x = 1;
    array_view<int, 1> v(16, data);
    scan<8>(v);
    check("first tile", v[7], 8);
    check("second tile", v[8] + v[15], 301 + 8);
    int small_data[4] = {1, 1, 1, 1};
    array_view<int, 1> w(4, small_data);
    scan<4>(w);
    check("one tile", w[0] + w[3], 201 + 4);
    return failures;
}
