// A launch over zero, negative or partly tiled extents throws; a truncated extent launches.
//
// accept: P-7-x, P-7.2-a, P-7.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <typename F> bool throws(F f)
{
    try
    {
        f();
    }
    catch (const invalid_compute_domain &)
    {
        return true;
    }
    return false;
}

int main()
{
    int data[6] = {1, 1, 1, 1, 1, 1};
    array_view<int, 1> v(6, data);
    auto kernel = [=](index<1> i) restrict(amp) { v[i] += 1; };
    auto tiled = [=](tiled_index<4> t) restrict(amp) { v[t] += 10; };
    check("negative", throws([&] { parallel_for_each(extent<1>(-6), kernel); }), 1);
    check("zero", throws([&] { parallel_for_each(extent<1>(), kernel); }), 1);
    check("no multiple", throws([&] { parallel_for_each(v.extent.tile<4>(), tiled); }), 1);
    check("truncated", throws([&] { parallel_for_each(v.extent.tile<4>().truncate(), tiled); }), 0);
    check("valid", throws([&] { parallel_for_each(v.extent, kernel); }), 0);
    check("first", v[0], 12);
    check("last", v[5], 2);
    return failures;
}
