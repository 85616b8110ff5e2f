// A kernel captures an array of aggregates that have a const data member.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
struct K { const int k; float w; };
int main()
{
    std::vector<float> h(8, 1);
    array_view<float> v(h);
    K t[2] = {{1, 2.0f}, {3, 4.0f}};
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = t[1].k + t[0].w; });
    return v[7] != 5;
}
