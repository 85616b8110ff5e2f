// A kernel may use a const local of a dependent enumeration type that a member initializes.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <typename T> class Grid
{
public:
    enum State { Clean = 1, Dirty = 2 };
    State m_state;
    Grid(State s) : m_state(s) {}
    void run(array_view<int> v)
    {
        const State s = m_state;
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = s; });
    }
};
int main()
{
    int d[3] = {};
    array_view<int> v(3, d);
    Grid<int> g(Grid<int>::Dirty);
    g.run(v);
    return v[1] == 2 ? 0 : 1;
}
