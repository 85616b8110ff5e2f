// A kernel class may have reference members to concurrency::array objects.
//
// accept: L-2.4.1.3-h, L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct saxpy
{
    float a;
    const array<float, 1> &x;
    array<float, 1> &y;
    void operator()(index<1> i) const restrict(amp) { y[i] = a * x[i] + y[i]; }
};

int main()
{
    float xs[4] = {1, 2, 3, 4}, ys[4] = {10, 20, 30, 40};
    array<float, 1> x(4, xs), y(4, ys);
    saxpy kernel = {2.0f, x, y};
    parallel_for_each(y.extent, kernel);
    copy(y, ys);
    for (int k = 0; k < 4; ++k)
        check("element", ys[k], 12.0 * (k + 1));
    return failures;
}
