// Captures by value: scalars of every type, enumerators, structs, unions,
// indexes and extents; explicit and by default.
// P-7.1-a, P-7.1-f, P-7.1-k, L-2.4.3.3-d, L-2.4.1.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

enum class color : unsigned int { red = 3, green };
struct point { float x; float y; bool set; };
struct segment
{
    point from, to;
    float length2() const restrict(cpu, amp)
    {
        return (to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y);
    }
};
union bits { float f; unsigned int u; };

int main()
{
    bool flag = true;
    unsigned int u = 4000000000u;
    long l = -5;
    unsigned long ul = 6;
    float f = 0.25f;
    double d = 1e100;
    const int constant = 8;
    int nine = 9;
    int& reference = nine;
    color c = color::green;
    segment s = { { 0, 0, true }, { 3, 4, false } };
    bits b;
    b.f = 1.0f;
    index<2> i2(1, 2);
    extent<3> e3(2, 3, 4);
    tiled_extent<4> t4(extent<1>(8));

    std::vector<double> data(16);
    array_view<double, 1> v(data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        v[0] = flag ? 1 : 0;
        v[1] = u;
        v[2] = l;
        v[3] = ul;
        v[4] = f;
        v[5] = d;
        v[6] = constant;
        v[7] = reference;
        v[8] = static_cast<int>(static_cast<unsigned int>(c));
        v[9] = s.length2();
        v[10] = b.u == 0x3f800000u;
        v[11] = i2[1];
        v[12] = e3.size();
        v[13] = t4.tile_extent[0] + t4[0];
    });
    parallel_for_each(extent<1>(1), [v, s, f](index<1>) restrict(amp)
    {
        v[14] = s.to.y + f;
        v[15] = s.from.set && !s.to.set;
    });
    const double expected[] = { 1, 4e9, -5, 6, 0.25, 1e100, 8, 9, 4, 25, 1, 2, 24, 12, 4.25, 1 };
    for (int i = 0; i < 16; ++i)
        CHECK_EQUAL(v[i], expected[i]);
    return report();
}
