// See solver.h.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "solver.h"
using namespace concurrency;

// An overload of step() in main.cpp, with a different kernel. The two function
// objects must not collide.
int solver::step(float scale)
{
    array_view<int, 1> v(m_data);
    kind k = hot;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        v[i] = int(scale * width) + k;
    });
    return v[1];
}

int fast_solver::run()
{
    int result = 0;
    array_view<int, 1> v(1, &result);
    cell c = { 4 };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = shifted(c.twice()); });
    v.synchronize();
    return result;
}

template <typename E>
algebra::matrix<E>::matrix(int n) : m_elements(n)
{
    array<E, 1>& all = m_elements;
    parallel_for_each(all.extent, [&all](index<1> i) restrict(amp)
    {
        element e = { E(i[0] * rank) };
        all[i] = e.value;
    });
}

template <typename E>
E algebra::matrix<E>::sum()
{
    E result = E();
    array_view<E, 1> out(1, &result);
    array<E, 1>& all = m_elements;
    parallel_for_each(out.extent, [=, &all](index<1>) restrict(amp)
    {
        for (int i = 0; i < all.extent[0]; ++i)
            out[0] += all[i];
    });
    out.synchronize();
    return result;
}

template <>
int algebra::matrix<int>::sum()
{
    int result = 0;
    array_view<int, 1> out(1, &result);
    parallel_for_each(out.extent, [=](index<1> i) restrict(amp) { out[i] = -rank; });
    out.synchronize();
    return result;
}

template <typename E>
template <typename U>
E algebra::matrix<E>::scaled(U by)
{
    E result = E();
    array_view<E, 1> out(1, &result);
    element e = { E(3) };
    parallel_for_each(out.extent, [=](index<1> i) restrict(amp) { out[i] = E(e.value * by + rank); });
    out.synchronize();
    return result;
}

template <typename E>
int algebra::matrix<E>::row::first(array_view<E, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = offset; });
    return int(v[0]);
}

template class algebra::matrix<float>;
template class algebra::matrix<int>;
template float algebra::matrix<float>::scaled(int);
template float algebra::matrix<float>::scaled(double);
