// Cpu code can construct, copy, store and destroy the closure of an amp lambda.
//
// accept: L-2.1.2-c, L-2.1.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <typename K> struct job
{
    K kernel;
    int size;
};
template <typename K> job<K> make_job(int size, const K &kernel)
{
    job<K> first = {kernel, size};
    job<K> second = first;
    return second;
}
template <typename K> void launch(job<K> j) { parallel_for_each(extent<1>(j.size), j.kernel); }

int main()
{
    int data[6] = {};
    array_view<int, 1> v(6, data);
    int add = 3;
    {
        auto kernel = [=](index<1> i) restrict(amp) { v[i] += i[0] + add; };
        auto copy = kernel;
        launch(make_job(6, copy));
        launch(make_job(3, kernel));
    }
    for (int k = 0; k < 6; ++k)
        check("element", v[k], k < 3 ? 2 * (k + add) : k + add);
    return failures;
}
