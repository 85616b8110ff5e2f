// Exceptions of invalid launches and copies, which must leave all data
// unchanged.
// P-7-x, P-7.2-a, P-7.2-c, P-7.2-g, X-12-a, X-12-c, X-12-e, R-5.3.2-a, R-5.1.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
#include <vector>
#include "check.h"
using namespace concurrency;

template <typename Exception, typename F>
bool throws(F f)
{
    try
    {
        f();
    }
    catch (const Exception& e)
    {
        return std::string(e.what()).size() > 0;
    }
    return false;
}

int main()
{
    std::vector<int> data(36 * 36, 4);
    array_view<int, 2> v(36, 36, data);

    auto add = [=](index<2> i) restrict(amp) { v[i] += 1; };
    CHECK_EQUAL(throws<invalid_compute_domain>([&] { parallel_for_each(extent<2>(36, 0), add); }), true);
    CHECK_EQUAL(throws<invalid_compute_domain>([&] { parallel_for_each(extent<2>(-1, 36), add); }), true);
    CHECK_EQUAL(throws<invalid_compute_domain>([&] { parallel_for_each(extent<2>(), add); }), true);
    CHECK_EQUAL(throws<invalid_compute_domain>([&] {
        parallel_for_each(extent<2>(36, 36).tile<5, 6>(), [=](tiled_index<5, 6> t) restrict(amp) { v[t] = 0; });
    }), true);
    CHECK_EQUAL(throws<unsupported_feature>([&] {
        parallel_for_each(accelerator(accelerator::cpu_accelerator).default_view, v.extent, add);
    }), true);
    CHECK_EQUAL(throws<runtime_exception>([] { array<int, 2> a(4, 0); }), true);
    CHECK_EQUAL(throws<runtime_exception>([&] { array<int, 2> a(36, 35); copy(v, a); }), true);
    CHECK_EQUAL(throws<runtime_exception>([] { accelerator a(L"no such device"); }), true);
    CHECK_EQUAL(v(35, 35), 4);

    parallel_for_each(v.extent, add);
    parallel_for_each(v.extent.tile<6, 6>(), [=](tiled_index<6, 6> t) restrict(amp) { v[t] += 1; });
    CHECK_EQUAL(v(35, 35), 6);
    try
    {
        throw runtime_exception("text", -5);
    }
    catch (const std::exception& e)
    {
        CHECK_EQUAL(std::string(e.what()), std::string("text"));
    }
    return report();
}
