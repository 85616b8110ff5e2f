// A kernel computes a guarded stencil with index arithmetic and contains.
//
// accept: P-7-a, P-7.1-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

static const int width = 12, height = 9;

float reference(const float *in, int r, int c)
{
    float s = 0;
    for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x)
            if (r + y >= 0 && r + y < height && c + x >= 0 && c + x < width)
                s += in[(r + y) * width + c + x];
    return s;
}

int main()
{
    float in[height * width], out[height * width] = {};
    for (int k = 0; k < height * width; ++k)
        in[k] = float(k % 7);
    array_view<const float, 2> a(height, width, in);
    array_view<float, 2> b(height, width, out);
    b.discard_data();
    parallel_for_each(b.extent, [=](index<2> i) restrict(amp)
    {
        float s = 0;
        for (int y = -1; y <= 1; ++y)
            for (int x = -1; x <= 1; ++x)
            {
                index<2> j = i + index<2>(y, x);
                if (a.extent.contains(j))
                    s += a[j];
            }
        b[i] = s;
    });
    b.synchronize();
    for (int r = 0; r < height; ++r)
        for (int c = 0; c < width; ++c)
            check("element", out[r * width + c], reference(in, r, c));
    return failures;
}
