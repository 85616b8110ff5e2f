// Cpu lambdas and templates may launch kernels. P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

template <typename Kernel> void launch(extent<1> e, const Kernel &kernel)
{
    auto now = [&]() { parallel_for_each(e, kernel); };
    now();
}

int main()
{
    int data[2] = {};
    array_view<int, 1> v(2, data);
    launch(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
    v.synchronize();
    return data[1] == 1 ? 0 : 1;
}
