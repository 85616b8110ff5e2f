// Captures of objects of unnamed types: a struct, an enumeration, an element of
// an array, a member.
// P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

struct settings
{
    struct { int width, height; } size;
    enum { slow, fast = 3 } speed;
};

int main()
{
    struct { float x; int n; } params = { 0.5f, 6 };
    enum { low = 10, high = 20 } level = high;
    struct { int key; } items[2] = { { 100 }, { 200 } };
    settings s;
    s.size.width = 4;
    s.size.height = 5;
    s.speed = settings::fast;
    auto size = s.size;

    std::vector<int> data(2);
    array_view<int, 1> v(data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        v[i] = static_cast<int>(params.x * params.n) + (level == high ? high : low) + items[i[0]].key
             + size.width * s.size.height + (s.speed == settings::fast);
    });
    CHECK_EQUAL(v[0], 3 + 20 + 100 + 20 + 1);
    CHECK_EQUAL(v[1], 3 + 20 + 200 + 20 + 1);
    return report();
}
