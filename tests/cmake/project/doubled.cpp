// doubled.cpp: a kernel that calls a function of a C++ AMP header.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "doubled.h"
#include "shared/kernel.h"
#include <vector>

int doubled(int x)
{
    std::vector<int> data(1, x);
    concurrency::array_view<int, 1> view(1, data);
    concurrency::parallel_for_each(view.extent, [=](concurrency::index<1> i) restrict(amp) {
        view[i] = twice(view[i]);
    });
    view.synchronize();
    return data[0];
}
