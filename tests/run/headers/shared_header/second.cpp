// The second source: uses the same kernels of the header.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "shapes.h"

float total_area(const std::vector<rectangle>& shapes)
{
    std::vector<float> results(shapes.size(), 0.25f);
    filler<float>(0.0f).fill(results);
    areas(shapes, results);
    float sum = 0.0f;
    for (float area : results)
        sum += area;
    return sum;
}
