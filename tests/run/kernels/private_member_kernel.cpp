// Kernels in private member functions that use private types, static functions,
// constants and enumerators.
// P-7.1-f, P-7.1-g, L-2.1.1-h, L-2.4.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

class counter
{
    struct hit { int where; float weight; };
    enum { first = 10 };
    static const int size = 32;
    static int shifted(int n) restrict(amp) { return n + first; }

    std::vector<int> m_where;
    std::vector<float> m_weights;

    void find()
    {
        array_view<int, 1> where(size, m_where);
        array_view<float, 1> weights(size, m_weights);
        const hit h = { 5, 0.5f };
        parallel_for_each(where.extent, [=](index<1> i) restrict(amp)
        {
            hit mine = h;
            mine.where = shifted(mine.where) * size + i[0];
            where[i] = mine.where;
            weights[i] = mine.weight * first;
        });
    }

protected:
    class eraser
    {
        array_view<int, 1> m_v;

    public:
        explicit eraser(const array_view<int, 1>& v) : m_v(v) {}
        void operator()(index<1> i) const restrict(amp) { m_v[i] = size; }
    };

public:
    counter() : m_where(size), m_weights(size) { find(); }
    int where(int i) const { return m_where[i]; }
    float weight(int i) const { return m_weights[i]; }
    void erase()
    {
        array_view<int, 1> v(m_where);
        parallel_for_each(v.extent, eraser(v));
    }
    ~counter();
};

counter::~counter()
{
    array_view<int, 1> v(m_where);
    parallel_for_each(v.extent, [v](index<1> i) restrict(amp) { v[i] += size; });
    CHECK_EQUAL(v[0], 2 * size);
}

int main()
{
    counter c;
    CHECK_EQUAL(c.where(31), 15 * 32 + 31);
    CHECK_EQUAL(c.weight(31), 5.0f);
    c.erase();
    CHECK_EQUAL(c.where(0), 32);
    return report();
}
