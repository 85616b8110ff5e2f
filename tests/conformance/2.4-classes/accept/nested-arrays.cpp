// Amp code may declare and capture arrays of arrays and of classes.
//
// accept: L-2.4.1.3-r
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct cell
{
    int n;
    bool alive;
};

int main()
{
    int kernel3[3][3] = {{1, 2, 1}, {2, 4, 2}, {1, 2, 1}};
    cell cells[2] = {{5, true}, {6, false}};
    int data[2] = {};
    array_view<int, 1> v(2, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        int m[4][4] = {};
        for (int r = 0; r < 3; ++r)
            for (int c = 0; c < 3; ++c)
                m[r + 1][c + 1] = kernel3[r][c];
        int sum = 0;
        for (auto &row : m)
            for (int x : row)
                sum += x;
        v[0] = sum + m[2][2];
        cell copy[2] = {cells[1], cells[0]};
        v[1] = copy[0].n * 10 + copy[1].alive;
    });
    check("matrix", v[0], 20);
    check("cells", v[1], 61);
    return failures;
}
