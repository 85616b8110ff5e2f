// tile_static variables of class types: with constructors (which do not run),
// with members, arrays, an index, in a template.
// L-2.4.3.5.1-g, L-2.4.3.5.1-j, L-2.4.3.5.1-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

struct plain { int a; float b[2]; };

class counted
{
    int m_value;

public:
    counted() restrict(cpu, amp) : m_value(-1) {}
    explicit counted(int v) restrict(cpu, amp) : m_value(v) {}
    counted(const counted& c) restrict(cpu, amp) : m_value(c.m_value) {}
    counted& operator=(const counted& c) restrict(cpu, amp) { m_value = c.m_value; return *this; }
    int value() const restrict(cpu, amp) { return m_value; }
};

template <typename T, int N>
int swapped(T mine, tiled_index<N> t) restrict(amp)
{
    tile_static T values[2][N / 2];
    values[t.local[0] % 2][t.local[0] / 2] = mine;
    t.barrier.wait();
    const int result = values[1 - t.local[0] % 2][t.local[0] / 2].value();
    t.barrier.wait();
    return result;
}

int main()
{
    std::vector<int> data(40);
    array_view<int, 1> v(data);
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static plain p;
        tile_static index<2> where;
        counted tile_static one, many[8];
        if (t.local[0] == 3)
        {
            p.a = 1000;
            p.b[1] = 0.5f;
            where = index<2>(t.tile[0], 7);
            one = counted(20);
        }
        many[t.local[0]] = counted(t.local[0]);
        t.barrier.wait();
        v[t] = p.a + static_cast<int>(p.b[1] * 200) + where[0] * 10000 + where[1] + one.value()
             + many[7 - t.local[0]].value() * 1000000 + swapped(many[t.local[0]], t) * 100000000;
    });
    for (int i = 0; i < 40; ++i)
    {
        const int local = i % 8;
        CHECK_EQUAL(v[i], 1000 + 100 + i / 8 * 10000 + 7 + 20 + (7 - local) * 1000000 + (local ^ 1) * 100000000);
    }
    return report();
}
