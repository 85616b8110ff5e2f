// Names that are local to the host function and used in its kernel: typedef,
// using, constexpr, static const, enum, struct.
// L-2.4.3.2-a, L-2.4.3.2-d, P-7.1-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

template <typename T>
int in_template(T start)
{
    typedef T number;
    static const int count = 5;
    enum : int { step = sizeof(T) == 4 ? 2 : 3 };
    std::vector<T> data(count, start);
    array_view<T, 1> v(count, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        number n = static_cast<number>(i[0] * step + count);
        v[i] += n;
    });
    return static_cast<int>(v[count - 1]);
}

int main()
{
    typedef float real;
    using view = array_view<real, 1>;
    constexpr int width = 8;
    static const int TS = width * 2;
    const unsigned mask = 3u;
    enum { offset = 1000 };
    enum class mode { add, multiply };
    struct pair
    {
        real a, b;
        real total() const restrict(amp) { return a + b; }
    };

    std::vector<real> data(64);
    view v(64, data);
    parallel_for_each(v.extent.tile<TS>(), [=](tiled_index<TS> t) restrict(amp)
    {
        tile_static real buffer[TS + width];
        buffer[t.local[0]] = real(t.global[0] & mask);
        t.barrier.wait();
        pair p = { buffer[TS - 1 - t.local[0]], offset };
        const mode m = t.tile[0] == 0 ? mode::add : mode::multiply;
        switch (m)
        {
        case mode::add:
            v[t] = p.total();
            break;
        case mode::multiply:
            v[t] = p.a * width;
            break;
        }
    });
    CHECK_EQUAL(v[0], 1003.0f);
    CHECK_EQUAL(v[16], 24.0f);
    CHECK_EQUAL(v[17], 16.0f);
    CHECK_EQUAL(in_template(1), 1 + 4 * 2 + 5);
    CHECK_EQUAL(in_template(0.5), 4 * 3 + 5);
    return report();
}
