// See solver.h.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "solver.h"
#include "../../check.h"
using namespace concurrency;

solver::solver(int n) : m_data(n)
{
    array_view<int, 1> v(m_data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = shifted(i[0]); });
}

int solver::step()
{
    array_view<int, 1> v(m_data);
    const cell c = { 7 };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        cell mine = c;
        mine.v += width;
        v[i] = mine.twice() + cold;
    });
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += shifted(v[i]); });
    return v[0];
}

template <typename T>
int solver::blend(T weight)
{
    array_view<int, 1> v(m_data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(weight * 10) + width; });
    return v[0];
}

int peek(const solver& s)
{
    int result = int(s.m_data.size());
    array_view<int, 1> v(1, &result);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += solver::width; });
    v.synchronize();
    return result;
}

int main()
{
    solver s(4);
    CHECK_EQUAL(peek(s), 20);
    CHECK_EQUAL(s.step(), 2 * (2 * 23 + 3) + 16);
    CHECK_EQUAL(s.step(0.5f), 12);
    CHECK_EQUAL(s.blend(2), 36);
    CHECK_EQUAL(s.blend(1.5f), 31);
    CHECK_EQUAL(fast_solver().run(), 24);
    algebra::matrix<float> m(4);
    CHECK_EQUAL(m.sum(), 12.0f);
    CHECK_EQUAL(m.scaled(2), 8.0f);
    CHECK_EQUAL(m.scaled(0.5), 3.5f);
    CHECK_EQUAL(algebra::matrix<int>(4).sum(), -2);
    float x = 0;
    CHECK_EQUAL(algebra::matrix<float>::row().first(array_view<float, 1>(1, &x)), 5);
    return report();
}
