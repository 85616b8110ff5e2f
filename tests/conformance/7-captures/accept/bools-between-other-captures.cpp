// A kernel may capture bool variables between captures of other types.
//
// accept: L-2.4.3.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int main()
{
    bool up = true, down = false, both = true;
    int n = 7;
    float f = 0.5f;
    float data[2] = {};
    array_view<float, 1> v(2, data);
    parallel_for_each(extent<1>(1), [up, n, down, f, v, both](index<1>) restrict(amp)
    {
        v[0] = (up ? 1.0f : 0.0f) + (down ? 10.0f : 0.0f) + (both ? 100.0f : 0.0f);
        v[1] = float(n) + f;
    });
    check("bools", v[0], 101);
    check("others", v[1], 7.5);
    return failures;
}
