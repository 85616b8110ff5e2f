// Local names may hide captures, parameters and globals, and alternative tokens work in kernels.
//
// accept: L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

const int x = 1;
struct y
{
    int n;
};

int main()
{
    int n = 5, k = 100, data[2] = {};
    array_view<int, 1> v(2, data);
    parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp)
    {
        int s = n + x;
        {
            int n = 1000, x = 2000;
            s += n + x + k;
            for (int k = 0; k < 2; ++k)
                s += k;
        }
        auto f = [=](int n) { return n + k; };
        struct y y = {f(1)};
        if (not(s < 0) and (y.n not_eq 0 or false))
            s += y.n;
        int i0 = i[0];
        {
            float i = 0.5f;
            s += int(i * 2);
        }
        v[i0] = s + n;
        s xor_eq s;
        v[1] = s bitor 1;
    });
    check("kernel", v[0], 6 + 3100 + 1 + 101 + 1 + 5);
    check("tokens", v[1], 1);
    return failures;
}
