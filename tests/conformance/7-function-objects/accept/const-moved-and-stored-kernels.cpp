// A kernel object may be const, moved, forwarded or stored in a container.
//
// accept: P-7-f, P-7-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

#include <utility>
#include <vector>

struct add
{
    array_view<int, 1> v;
    int by;
    void operator()(index<1> i) const restrict(amp) { v[i] += by; }
};
template <typename E, typename K> void forward_launch(E &&e, K &&k)
{
    parallel_for_each(std::forward<E>(e), std::forward<K>(k));
}

int main()
{
    int data[3] = {};
    array_view<int, 1> v(3, data);
    std::vector<add> kernels;
    for (int k = 1; k <= 3; ++k)
        kernels.push_back(add{v, k});
    for (const add &k : kernels)
        parallel_for_each(v.extent, k);
    const add constant = {v, 10};
    parallel_for_each(extent<1>(3), constant);
    add moved = {v, 100};
    parallel_for_each(v.extent, std::move(moved));
    forward_launch(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1000; });
    forward_launch(extent<1>(3).tile<3>(), [=](tiled_index<3> t) restrict(amp) { v[t] += 10000; });
    check("element", v[2], 11116);
    return failures;
}
