// See amp_solver.h.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "amp_solver.h"
#include <vector>
using namespace concurrency;
class amp_solver::impl
{
    friend class amp_solver;
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
    struct cell { int a; };
    int later();
};
int amp_solver::impl::later()
{
    View v(data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { cell c = { bias }; v[i] += c.a; });
    return v[0];
}
amp_solver::amp_solver() : p(new impl()) {}
amp_solver::~amp_solver() {}
int amp_solver::run() { return p->run(); }
