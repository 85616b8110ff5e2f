// A kernel may use copies of members, and static members. L-2.4.3.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
#include <vector>
using namespace concurrency;

struct scaler
{
    int factor;
    static const int offset = 2;
    void run(array_view<int, 1> v)
    {
        int f = factor;
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = v[i] * f + offset; });
    }
};

int main()
{
    std::vector<int> data(3, 5);
    array_view<int, 1> v(3, data);
    scaler{4}.run(v);
    v.synchronize();
    return data[0] == 22 && data[2] == 22 ? 0 : 1;
}
