// A header with amp code that two sources of one program include. This source
// includes it twice.
// L-2.1-j, P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "shapes.h"
#include "../../check.h"
#include "shapes.h"

int main()
{
    std::vector<rectangle> shapes(10, rectangle{ 2.0f, 3.0f });
    std::vector<float> results(10);
    areas(shapes, results);
    CHECK_EQUAL(results[9], 6.0f);
    CHECK_EQUAL(shapes[0].area(), 6.0f);
    CHECK_EQUAL(on_host(), true);
    CHECK_EQUAL(total_area(shapes), 60.0f);
    filler<float>(1.5f).fill(results);
    CHECK_EQUAL(results[9], 1.5f);
    std::vector<int> ints(5);
    filler<int>(7).fill(ints);
    CHECK_EQUAL(ints[4], 7);
    return report();
}
