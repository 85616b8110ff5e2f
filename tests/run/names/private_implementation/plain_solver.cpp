// See plain_solver.h.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "plain_solver.h"
#include <amp.h>
#include <vector>
using namespace concurrency;
class plain_solver::impl
{
    friend class plain_solver;
    typedef array_view<int, 1> View;
    static const int bias = 3;
    std::vector<int> data;
    impl() : data(4) {}
    int run()
    {
        View v(data);
        int n = 5;
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n + bias; });
        return v[1] + later();
    }
    int later();
};
int plain_solver::impl::later()
{
    View v(data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += bias; });
    return v[0];
}
plain_solver::plain_solver() : p(new impl()) {}
plain_solver::~plain_solver() {}
int plain_solver::run() { return p->run(); }
