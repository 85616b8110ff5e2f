// A kernel uses a global integer constant and captured copies of other globals.
//
// accept: P-7.1-l, L-2.4.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

const int K = 4;
int g = 30;
const float pi = 3.5f;

int main()
{
    float data[1] = {};
    array_view<float, 1> v(1, data);
    int copy = g;
    float p = pi;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = float(K + copy) + p; });
    check("kernel", v[0], 37.5);
    return failures;
}
