// A kernel captures an array of closures and calls an element.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
int main()
{
    std::vector<int> h(8, 1);
    array_view<int> v(h);
    int k = 3;
    auto f = [k](int x) restrict(amp) { return x + k; };
    decltype(f) fs[2] = {f, f};
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = fs[1](i[0]); });
    return v[7] != 10;
}
