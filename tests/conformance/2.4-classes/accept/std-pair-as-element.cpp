// A standard library class with compatible members may be captured and be an array_view element.
//
// accept: L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

#include <utility>

int main()
{
    std::pair<int, float> p(3, 0.5f);
    std::pair<float, int> out[1] = {};
    array_view<std::pair<float, int>, 1> v(1, out);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        v[i].second = p.first * 2;
        v[i].first = p.second + 1;
    });
    check("second", v[0].second, 6);
    check("first", v[0].first, 1.5);
    return failures;
}
