// Kernels in members of class templates, defined in the class and outside, that
// use private nested types and static members.
// P-7-af, L-2.1.1-o, L-2.1.1-p, P-7.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

template <typename T, int N>
class grid
{
public:
    explicit grid(const extent<N>& e) : m_extent(e), m_cells(e.size()) {}

    void fill(T value)
    {
        array_view<T, N> v(m_extent, m_cells);
        v.discard_data();
        parallel_for_each(v.extent, [=](index<N> i) restrict(amp) { v[i] = value; });
    }
    void number();
    template <typename F> void update(F f);
    T at(int i) const { return m_cells[i]; }

private:
    struct cell
    {
        T value;
        int number;
    };
    static const int step = 3;

    static int linear(const index<N>& i, const extent<N>& e) restrict(amp);
    static cell make(T value, int number) restrict(amp)
    {
        cell c;
        c.value = value;
        c.number = number;
        return c;
    }

    extent<N> m_extent;
    std::vector<T> m_cells;
};

template <typename T, int N>
int grid<T, N>::linear(const index<N>& i, const extent<N>& e) restrict(amp)
{
    int n = 0;
    for (int d = 0; d < N; ++d)
        n = n * e[d] + i[d];
    return n;
}

template <typename T, int N>
void grid<T, N>::number()
{
    array_view<T, N> v(m_extent, m_cells);
    const cell zero = { T(100), 0 };
    parallel_for_each(v.extent, [=](index<N> i) restrict(amp)
    {
        const cell c = make(v[i] + zero.value, linear(i, v.extent) * step);
        v[i] = c.value + T(c.number);
    });
}

template <typename T, int N>
template <typename F>
void grid<T, N>::update(F f)
{
    array_view<T, N> v(m_extent, m_cells);
    parallel_for_each(v.extent, [=](index<N> i) restrict(amp) { v[i] = f(v[i]); });
}

int main()
{
    grid<int, 2> g(extent<2>(4, 5));
    g.fill(1);
    g.number();
    g.update([](int x) restrict(amp) { return -x; });
    for (int i = 0; i < 20; ++i)
        CHECK_EQUAL(g.at(i), -(101 + 3 * i));

    grid<double, 3> h(extent<3>(2, 3, 4));
    h.fill(0.5);
    h.number();
    CHECK_EQUAL(h.at(23), 100.5 + 69);
    return report();
}
